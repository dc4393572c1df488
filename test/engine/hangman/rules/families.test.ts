import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {hiddenPattern, isMiss, reveal, splitPool} from '../../../../source/engine/hangman/rules/families.js';
import {currentSecret} from '../../../../source/engine/hangman/rules/game.js';
import {everyWord, packWords, type Pool, type Words} from '../../../../source/engine/words/words.js';
import type {Letter} from '../../english.js';
import {firstGame, naiveFamilies, someLetter, texts, wordsOfOneLength} from '../../helpers.js';

const shownFamilies = (words: Words, pool: Pool, letter: Letter) =>
	splitPool(words, pool, letter).map(({places, pool: members}) => [
		reveal(hiddenPattern(words.length), letter, places),
		texts(words, members),
	]);

/** 33 words with `u` in the second place, as in the handout's round: 21 without a `c`, and some with. */
const curly = [
	...['dully', 'dummy', 'fully', 'funny', 'furry', 'fuzzy', 'gully', 'gummy', 'guppy', 'hurry', 'jumpy'],
	...['lumpy', 'mummy', 'muddy', 'nutty', 'puffy', 'puppy', 'tummy', 'runny', 'ruddy', 'murky'],
	...['dutch', 'hunch', 'lunch', 'munch', 'punch', 'hutch', 'gulch', 'mulch'],
	...['duchy', 'lucky', 'curly', 'curry'],
];

describe('families', () => {
	test.each<[list: string, letter: Letter, families: Record<string, string>]>([
		[
			'ally beta cool deal else flew good hope ibex',
			'e',
			{'----': 'ally cool good', '---e': 'hope', '--e-': 'flew ibex', '-e--': 'beta deal', 'e--e': 'else'},
		],
		['ally cool good', 'o', {'----': 'ally', '-oo-': 'cool good'}],
		['cool good', 't', {'----': 'cool good'}],
		['cool good', 'd', {'----': 'cool', '---d': 'good'}],
		[
			'broth curry dough cones pesto',
			'o',
			{'-----': 'curry', '----o': 'pesto', '--o--': 'broth', '-o---': 'cones dough'},
		],
		['beer here', 'e', {'-e-e': 'here', '-ee-': 'beer'}],
		['deal tear monk', 'e', {'----': 'monk', '-e--': 'deal tear'}],
	])('of %s for %s', (list, letter, families) => {
		const words = packWords(list.split(' '));
		const expected = Object.entries(families).map(([pattern, members]) => [pattern, members.split(' ')]);
		expect(shownFamilies(words, everyWord(words), letter)).toEqual(expected);
	});

	test('have the sizes of the handout’s round', () => {
		const words = packWords(curly);
		const sizes = splitPool(words, everyWord(words), 'c').map(({places, pool}) => [
			reveal('-u---', 'c', places),
			pool.length,
		]);
		expect(sizes).toEqual([
			['-u---', 21],
			['-u-c-', 8],
			['-uc--', 2],
			['cu---', 2],
		]);
	});

	test('are those of a naive split by strings, in the ASCII order of their patterns', () => {
		fc.assert(
			fc.property(
				wordsOfOneLength,
				someLetter,
				fc.array(fc.boolean(), {minLength: 40, maxLength: 40}),
				(list, letter, isIn) => {
					const words = packWords(list);
					const pool = everyWord(words).filter(word => isIn[word]);
					fc.pre(pool.length > 0);
					expect(shownFamilies(words, pool, letter)).toEqual(naiveFamilies(texts(words, pool), letter));
				},
			),
			{numRuns: 200},
		);
	});

	test('are not made of an empty pool', () => {
		const words = packWords(['ally']);
		expect(() => splitPool(words, new Uint32Array(0), 'a')).toThrow(RangeError);
		const game = firstGame('ally', 'evil', 1);
		expect(() => currentSecret({...game, pool: new Uint32Array(0)})).toThrow(RangeError);
	});

	test('hold every word of the pool once', () => {
		fc.assert(
			fc.property(wordsOfOneLength, someLetter, (list, letter) => {
				const words = packWords(list);
				const families = splitPool(words, everyWord(words), letter);
				expect(families.flatMap(({pool}) => [...pool]).sort((a, b) => a - b)).toEqual([...everyWord(words)]);
				expect(families.every(({pool}) => pool.length > 0)).toBe(true);
			}),
		);
	});
});

test('a letter that no word has gives one family, a miss, the pool', () => {
	const words = packWords(['cool', 'good', 'ally']);
	const pool = Uint32Array.of(1, 2);
	expect(splitPool(words, pool, 't')).toEqual([{places: 0, pool}]);
});

test('a family without the letter is a miss', () => {
	const words = packWords(['cool', 'good']);
	expect(splitPool(words, everyWord(words), 'd').map(isMiss)).toEqual([true, false]);
});
