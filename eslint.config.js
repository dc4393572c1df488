import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import {defineConfig, globalIgnores} from 'eslint/config';
import tseslint from 'typescript-eslint';

const escapeSequences = [
	{selector: 'Literal[value=/\\u001B/]', message: 'Only source/terminal/ writes escape sequences.'},
	{
		selector: 'TemplateElement[value.cooked=/\\u001B/]',
		message: 'Only source/terminal/ writes escape sequences.',
	},
];

const colors = {
	selector: 'JSXAttribute[name.name=/^(color|dimColor|backgroundColor|borderColor)$/]',
	message: 'Say what a text means with Tone; only components/tone.tsx knows colors.',
};

const chanceAndClock = ['Date', 'performance', 'process', 'console', 'setTimeout', 'setInterval', 'fetch'];

export default defineConfig(
	globalIgnores(['binary', 'dist', '.cache']),
	js.configs.recommended,
	tseslint.configs.strictTypeChecked,
	tseslint.configs.stylisticTypeChecked,
	{...reactHooks.configs.flat.recommended, files: ['**/*.tsx', '**/use-*.ts']},
	{
		languageOptions: {
			parserOptions: {
				projectService: {allowDefaultProject: ['eslint.config.js']},
				tsconfigRootDir: import.meta.dirname,
			},
		},
		rules: {
			'@typescript-eslint/consistent-type-definitions': ['error', 'type'],
			'@typescript-eslint/consistent-type-imports': 'error',
			'@typescript-eslint/no-confusing-void-expression': ['error', {ignoreArrowShorthand: true}],
			'@typescript-eslint/no-unused-vars': ['error', {ignoreRestSiblings: true}],
			'@typescript-eslint/restrict-template-expressions': ['error', {allowNumber: true}],
			'@typescript-eslint/switch-exhaustiveness-check': ['error', {considerDefaultExhaustiveForUnions: true}],
			eqeqeq: 'error',
		},
	},
	{
		// What the engine's factories give are closures: none reads `this`.
		files: ['test/**'],
		rules: {'@typescript-eslint/unbound-method': 'off'},
	},
	{
		files: ['source/**'],
		ignores: ['source/terminal/**'],
		rules: {'no-restricted-syntax': ['error', ...escapeSequences]},
	},
	{
		files: ['source/**/*.tsx'],
		ignores: ['source/terminal/**', 'source/components/tone.tsx'],
		rules: {'no-restricted-syntax': ['error', ...escapeSequences, colors]},
	},
	{
		files: ['source/terminal/**', 'test/terminal/**'],
		rules: {'no-control-regex': 'off'},
	},
	...[0, 1, 2, 3].map(depth => ({
		files: [`source/{engine,lab}/${'*/'.repeat(depth)}*.ts`],
		rules: {
			'no-restricted-imports': [
				'error',
				{
					patterns: [
						{
							regex: '^(?!\\.{1,2}/|pure-rand/)',
							message: 'The engine and the lab are pure: they import themselves and pure-rand.',
						},
						{
							regex: `^(\\./)?(\\.\\./){${depth + 1}}(?!engine/)`,
							message: 'The engine imports itself, and the lab the engine.',
						},
					],
				},
			],
		},
	})),
	{
		files: ['source/{engine,lab}/**'],
		rules: {
			// `!` after a typed array's element says that the index is right.
			'@typescript-eslint/no-non-null-assertion': 'off',
			'no-restricted-globals': ['error', ...chanceAndClock],
			'no-restricted-properties': [
				'error',
				{object: 'Math', property: 'random', message: 'Chance is passed in.'},
			],
		},
	},
);
