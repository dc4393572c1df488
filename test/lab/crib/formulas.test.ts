import fc from 'fast-check';
import {expect, test} from 'vitest';
import {simplify, type Formula} from '../../../source/lab/crib/and-or-graph.js';

/** Whether some words win the first of some formulas. */
function isWon(formulas: readonly Formula[], known: ReadonlySet<number>, at = 0): boolean {
	const {kind, parts} = formulas[at] ?? {kind: 'words', parts: []};
	if (kind === 'words') return parts.some(word => known.has(word));
	const wins = (part: number) => isWon(formulas, known, part);
	return kind === 'some' ? parts.some(wins) : parts.every(wins);
}

const most = 12;

/** Formulas of six words, each of which leads to later ones. */
const someFormulas = fc
	.array(
		fc.record({
			kind: fc.constantFrom('words', 'some', 'all'),
			numbers: fc.array(fc.nat(1000), {minLength: 1, maxLength: 4}),
		}),
		{minLength: 1, maxLength: most},
	)
	.map(drawn =>
		drawn.map(({kind, numbers}, at): Formula => {
			const later = drawn.length - at - 1;
			if (kind === 'words' || later === 0) return {kind: 'words', parts: numbers.map(number => number % 6)};
			return {kind, parts: numbers.map(number => at + 1 + (number % later))};
		}),
	);

test('simplified formulas are won by the same words, and are no more', () => {
	fc.assert(
		fc.property(someFormulas, formulas => {
			const simple = simplify(formulas);
			expect(simple.length).toBeLessThanOrEqual(
				formulas.length + formulas.filter(({kind}) => kind === 'some').length,
			);
			for (let set = 0; set < 64; set++) {
				const known = new Set([0, 1, 2, 3, 4, 5].filter(word => (set >> word) & 1));
				expect(isWon(simple, known)).toBe(isWon(formulas, known));
			}
		}),
		{numRuns: 500},
	);
});

test.each<[string, Formula[], Formula[]]>([
	[
		'one alone',
		[
			{kind: 'some', parts: [1]},
			{kind: 'words', parts: [4, 2, 4]},
		],
		[{kind: 'words', parts: [2, 4]}],
	],
	[
		'any of several words',
		[
			{kind: 'some', parts: [1, 2]},
			{kind: 'words', parts: [3]},
			{kind: 'words', parts: [1]},
		],
		[{kind: 'words', parts: [1, 3]}],
	],
	[
		'what is needed anyway',
		[
			{kind: 'all', parts: [1, 2]},
			{kind: 'words', parts: [1, 2]},
			{kind: 'words', parts: [1]},
		],
		[{kind: 'words', parts: [1]}],
	],
	[
		'a longer way',
		[
			{kind: 'some', parts: [1, 3]},
			{kind: 'all', parts: [2, 3]},
			{kind: 'words', parts: [5]},
			{kind: 'words', parts: [1]},
		],
		[{kind: 'words', parts: [1]}],
	],
])('%s is made short', (_, formulas, simple) => {
	expect(simplify(formulas)).toEqual(simple);
});
