import {readdirSync} from 'node:fs';

/** The rooms of source/, from the top down. A room may import the rooms below its row, and no others. */
const rows = [
	['cli'],
	['main', 'compile-cache'],
	['commands'],
	['line-mode'],
	['screens'],
	['components'],
	['hooks'],
	['text'],
	['games'],
	['workers'],
	['programs', 'codes', 'statistics'],
	['store', 'terminal'],
	['settings'],
	['daily'],
	['dictionaries'],
	['lab', 'game-file', 'page'],
	['engine'],
];

const pureRooms = ['engine', 'lab'];

for (const name of readdirSync('source'))
	if (!rows.flat().includes(name.replace(/\.tsx?$/, '')))
		throw new Error(`source/${name} is in no row of rooms`);

/** Forbids imports in the files of a room that are this many folders deep. The rule sees an import as it is written: the depth tells another room from an inner folder of the same name. */
function forbidImports(room, others, depth) {
	const up = depth === 0 ? '\\./' : '\\.\\./'.repeat(depth);
	const upward = {
		regex: `^${up}(?:${others.join('|')})(?:/|\\.js$)`,
		message: `${room} may only import the rooms below it.`,
	};
	const impure = {
		group: ['**', '!./**', '!../**', '!pure-rand/**'],
		message: `${room} is pure: it imports itself and pure-rand.`,
	};
	const patterns = pureRooms.includes(room) ? [upward, impure] : [upward];
	return {
		files: [depth === 0 ? `source/${room}.ts` : `source/${room}/${'*/'.repeat(depth - 1)}*.{ts,tsx}`],
		rules: {'no-restricted-imports': ['error', {patterns}]},
	};
}

const directions = rows.flatMap((row, at) =>
	row.flatMap(room => {
		const notBelow = rows.slice(0, at + 1).flat();
		const others = notBelow.filter(other => other !== room);
		return [0, 1, 2, 3, 4, 5].map(depth => forbidImports(room, others, depth));
	}),
);

const colorProps = ['color', 'dimColor', 'backgroundColor', 'borderColor'];

export default {
	ignorePatterns: ['oxlint.config.mjs'],
	plugins: ['typescript', 'react', 'import'],
	categories: {correctness: 'error', suspicious: 'error'},
	options: {typeAware: true, typeCheck: true},
	rules: {
		'import/no-named-as-default-member': 'off',
		'no-shadow': 'off',
		'no-underscore-dangle': 'off',
		'no-unmodified-loop-condition': 'off',
		'react/exhaustive-effect-dependencies': 'off',
		'react/react-in-jsx-scope': 'off',
		'typescript/consistent-return': 'off',
		'typescript/no-unsafe-type-assertion': 'off',

		eqeqeq: 'error',
		'import/no-cycle': ['error', {ignoreTypes: false}],
		'no-array-constructor': 'error',
		'no-case-declarations': 'error',
		'no-empty': 'error',
		'no-empty-function': 'error',
		'no-fallthrough': 'error',
		'no-prototype-builtins': 'error',
		'no-regex-spaces': 'error',
		'no-unused-vars': ['error', {ignoreRestSiblings: true}],
		'no-useless-assignment': 'error',
		'no-var': 'error',
		'prefer-const': 'error',
		'prefer-rest-params': 'error',
		'prefer-spread': 'error',
		'typescript/adjacent-overload-signatures': 'error',
		'typescript/array-type': 'error',
		'typescript/ban-ts-comment': ['error', {minimumDescriptionLength: 10}],
		'typescript/class-literal-property-style': 'error',
		'typescript/consistent-generic-constructors': 'error',
		'typescript/consistent-indexed-object-style': 'error',
		'typescript/consistent-type-assertions': 'error',
		'typescript/consistent-type-definitions': ['error', 'type'],
		'typescript/consistent-type-imports': 'error',
		'typescript/dot-notation': 'error',
		'typescript/no-confusing-void-expression': ['error', {ignoreArrowShorthand: true}],
		'typescript/no-deprecated': 'error',
		'typescript/no-dynamic-delete': 'error',
		'typescript/no-empty-object-type': 'error',
		'typescript/no-explicit-any': 'error',
		'typescript/no-inferrable-types': 'error',
		'typescript/no-invalid-void-type': 'error',
		'typescript/no-misused-promises': 'error',
		'typescript/no-non-null-assertion': 'error',
		'typescript/no-unnecessary-condition': 'error',
		'typescript/no-unsafe-argument': 'error',
		'typescript/no-unsafe-assignment': 'error',
		'typescript/no-unsafe-call': 'error',
		'typescript/no-unsafe-function-type': 'error',
		'typescript/no-unsafe-member-access': 'error',
		'typescript/no-unsafe-return': 'error',
		'typescript/non-nullable-type-assertion-style': 'error',
		'typescript/only-throw-error': 'error',
		'typescript/prefer-find': 'error',
		'typescript/prefer-for-of': 'error',
		'typescript/prefer-function-type': 'error',
		'typescript/prefer-includes': 'error',
		'typescript/prefer-nullish-coalescing': 'error',
		'typescript/prefer-promise-reject-errors': 'error',
		'typescript/prefer-reduce-type-parameter': 'error',
		'typescript/prefer-regexp-exec': 'error',
		'typescript/prefer-return-this-type': 'error',
		'typescript/prefer-string-starts-ends-with': 'error',
		'typescript/related-getter-setter-pairs': 'error',
		'typescript/require-await': 'error',
		'typescript/restrict-plus-operands': 'error',
		'typescript/restrict-template-expressions': ['error', {allowNumber: true}],
		'typescript/return-await': ['error', 'error-handling-correctness-only'],
		'typescript/switch-exhaustiveness-check': ['error', {considerDefaultExhaustiveForUnions: true}],
		'typescript/unified-signatures': 'error',
		'typescript/use-unknown-in-catch-callback-variable': 'error',
	},
	overrides: [
		...directions,
		{
			files: ['source/**'],
			excludeFiles: ['source/terminal/**', 'source/components/tone.tsx'],
			rules: {'react/forbid-component-props': ['error', {forbid: colorProps}]},
		},
		{
			files: ['source/{engine,lab}/**'],
			rules: {
				// `!` after a typed array's element says that the index is right.
				'typescript/no-non-null-assertion': 'off',
				'no-restricted-globals': [
					'error',
					'Date',
					'performance',
					'process',
					'console',
					'setTimeout',
					'setInterval',
					'fetch',
				],
				'no-restricted-properties': [
					'error',
					{object: 'Math', property: 'random', message: 'Chance is passed in.'},
				],
			},
		},
		{
			// What the engine's factories give are closures: none reads `this`.
			files: ['test/**'],
			rules: {'typescript/unbound-method': 'off'},
		},
		{
			files: ['source/terminal/**', 'test/terminal/**'],
			rules: {'no-control-regex': 'off'},
		},
	],
};
