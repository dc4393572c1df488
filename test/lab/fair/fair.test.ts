import * as fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {everyWord, packWords, wordAt, type Words} from '../../../source/engine/index.js';
import {createLeastMisses} from '../../../source/lab/fair/least-misses.js';
import {fewestMisses} from '../../engine/hangman/search/fewest-misses.js';
import {createFairSolver} from '../../../source/lab/index.js';

const textsOf = (words: Words) => Array.from({length: words.count}, (_, index) => wordAt(words, index));

function deepest(words: Words, mostWork = 1e6) {
	const solver = createFairSolver(words, mostWork);
	while (!solver.isDone()) solver.deepen();
	return solver.known();
}

const orders = (letters: string): readonly string[] =>
	letters === ''
		? ['']
		: Array.from(letters).flatMap(first => orders(letters.replace(first, '')).map(rest => first + rest));

/** A letter that costs nothing parts them, and each part has letters of its own that cost nothing. */
const freelyParted = [
	...orders('abc').map(text => `z${text}`),
	...orders('def').map(text => `${text}z`),
	...orders('ghi').map(text => `${text.slice(0, 1)}z${text.slice(1)}`),
];

describe('the fair game', () => {
	test.each([
		['one word costs nothing', ['abc'], 0],
		['two words that share no letter', ['ab', 'cd'], 1 / 2],
		['words that differ in one place', ['ba', 'ca', 'da', 'fa'], 6 / 4],
		[
			'the nine words of the example that have four letters',
			'ally beta cool deal else flew good hope ibex'.split(' '),
			undefined,
		],
	])('%s', (_, texts, mean) => {
		const exact = mean ?? fewestMisses(texts) / texts.length;
		expect(deepest(packWords(texts))).toEqual({atLeast: exact, atMost: exact});
	});

	const letter = fc.constantFrom(...Array.from('abcdef'));
	const anyWord = fc.string({unit: letter, minLength: 4, maxLength: 4});
	/** A letter in all words tells them apart and costs nothing. */
	const sharing = fc
		.tuple(fc.string({unit: letter, minLength: 3, maxLength: 3}), fc.nat(3))
		.map(([text, at]) => `${text.slice(0, at)}z${text.slice(at)}`);

	test.each([
		['any words', anyWord],
		['words that share a letter', sharing],
	])('a bound at a glance is below the value of %s', (_, word) => {
		fc.assert(
			fc.property(fc.uniqueArray(word, {minLength: 2, maxLength: 14}), texts => {
				const words = packWords(texts);
				const bound = createLeastMisses(words, everyWord(words), new Uint32Array(0));
				expect(bound.misses(0, words.count)).toBeLessThanOrEqual(fewestMisses(textsOf(words)));
			}),
			{examples: [[freelyParted]]},
		);
	});

	test('the bounds meet where the work suffices', () => {
		fc.assert(
			fc.property(fc.uniqueArray(anyWord, {minLength: 13, maxLength: 20}), texts => {
				const words = packWords(texts);
				const exact = fewestMisses(textsOf(words)) / words.count;
				expect(deepest(words, Infinity)).toEqual({atLeast: exact, atMost: exact});
			}),
			{numRuns: 30},
		);
	});

	test.each([
		['every small list', anyWord],
		['lists whose words share a letter', sharing],
	])('the bounds hold the value of %s, at every level', (_, word) => {
		const list = fc.uniqueArray(word, {minLength: 13, maxLength: 20});
		fc.assert(
			fc.property(list, texts => {
				const words = packWords(texts);
				const exact = fewestMisses(textsOf(words)) / words.count;
				const solver = createFairSolver(words, 1e7);
				let before = solver.known();
				for (let level = 1; level <= 6 && !solver.isDone(); level++) {
					const bounds = solver.deepen();
					expect(bounds.atLeast).toBeGreaterThanOrEqual(before.atLeast);
					expect(bounds.atMost).toBeLessThanOrEqual(before.atMost);
					expect(bounds.atLeast).toBeLessThanOrEqual(exact + 1e-9);
					expect(bounds.atMost).toBeGreaterThanOrEqual(exact - 1e-9);
					before = bounds;
				}
			}),
			{numRuns: 30},
		);
	});
});
