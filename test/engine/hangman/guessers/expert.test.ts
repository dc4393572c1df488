import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {ExactSearch, smallPool} from '../../../../source/engine/hangman/search/exact.js';
import {indexOf} from '../../../../source/engine/words/letter-index.js';
import {createBestLetters} from '../../../../source/engine/hangman/search/best-letters.js';
import {createPlayOut} from '../../../../source/engine/hangman/search/playout.js';
import {letterAt, letterBit, letterIndex, letterSet, letters, spell} from '../../english.js';
import {
	askedLetter,
	everyWord,
	guessers,
	isMiss,
	packWords,
	readPosition,
	splitPool,
	wordAt,
	type LetterSet,
	type Pool,
	type Ranking,
	type Words,
} from '../../../../source/engine/index.js';
import {someOf} from '../../../some-of.js';
import {everySo, smallWords} from '../word-lists.js';
import {fewestMisses, missesAfter} from '../search/fewest-misses.js';
import {guessesIn, naivePlayouts} from '../search/naive-scores.js';

const someWords = (largest: number) =>
	fc
		.integer({min: 1, max: 5})
		.chain(length =>
			fc.uniqueArray(
				fc.string({unit: fc.constantFrom(...spell('abcdefg')), minLength: length, maxLength: length}),
				{minLength: 1, maxLength: largest},
			),
		);

const positionOn = (words: Words, pool: Pool, guessed: LetterSet) => ({
	...readPosition({words, pattern: '-'.repeat(words.length), guessed}),
	fitting: () => pool,
});

const rankOn = (words: Words, pool: Pool, guessed: LetterSet): Ranking =>
	guessers.expert({words})(positionOn(words, pool, guessed));

/** The misses of the expert, those of all words of a pool added up. */
function walk(words: Words, pool: Pool, guessed: LetterSet = 0): number {
	if (pool.length < 2) return 0;
	const letter = askedLetter(rankOn(words, pool, guessed));
	if (letter === undefined) throw new Error('Words are left, but no letter');
	return splitPool(words, pool, letter)
		.map(
			family =>
				(isMiss(family) ? family.pool.length : 0) + walk(words, family.pool, guessed | letterBit(letter)),
		)
		.reduce((sum, misses) => sum + misses, 0);
}

describe('playing out', () => {
	test('is exact where few words are left, and never better than the best', () => {
		fc.assert(
			fc.property(someWords(24), fc.constantFrom(...spell('abcdefg')), fc.nat(), (list, letter, cut) => {
				const words = packWords(list);
				const index = indexOf(words);
				const all = createPlayOut(index, words.count)(everyWord(words), letterIndex(letter), false);
				const exact = new ExactSearch(index.marks());
				const least = (start: number, end: number): number => {
					exact.take(everyWord(words), start, end);
					return exact.misses();
				};

				const middle = Math.min(cut % words.count, smallPool);
				const end = Math.min(middle + smallPool, words.count);
				expect(all).toBeGreaterThanOrEqual(least(0, middle) + least(middle, end));
				if (words.count > smallPool) return;
				exact.take(everyWord(words), 0, words.count);
				expect(all).toBe(exact.missesAfter(letterIndex(letter)));
			}),
		);
	});

	test('what it remembers does not change what it finds', () => {
		fc.assert(
			fc.property(someWords(40), fc.constantFrom(...spell('abcdefg')), (list, letter) => {
				const words = packWords(list);
				const index = indexOf(words);
				const warm = createPlayOut(index, words.count);
				for (let other = 0; other < 7; other++) warm(everyWord(words), other, true);
				for (const isDeep of [true, false])
					expect(warm(everyWord(words), letterIndex(letter), isDeep)).toBe(
						createPlayOut(index, words.count)(everyWord(words), letterIndex(letter), isDeep),
					);
			}),
			{examples: [[everySo(150, 8), 'e']]},
		);
	});

	test('a second letter that is looked at closely is no worse', () => {
		fc.assert(
			fc.property(someWords(40), fc.constantFrom(...spell('abcdefg')), (list, letter) => {
				const words = packWords(list);
				const playOut = createPlayOut(indexOf(words), words.count);
				const pool = everyWord(words);
				expect(playOut(pool, letterIndex(letter), true)).toBeLessThanOrEqual(
					playOut(pool, letterIndex(letter), false),
				);
			}),
			{examples: [[everySo(150, 8), 'e']]},
		);
	});

	const lists = [
		[80, 4],
		[150, 5],
		[220, 8],
	] as const;

	test.each(someOf(lists, 1))(
		'finds what following the same letters on strings finds, on every %i-th word of %i letters',
		(step, length) => {
			const list = everySo(step, length);
			const words = packWords(list);
			const playOut = createPlayOut(indexOf(words), words.count);
			const naive = naivePlayouts();
			for (const letter of guessesIn(list).slice(0, 8))
				for (const isDeep of [true, false])
					expect(playOut(everyWord(words), letterIndex(letter), isDeep)).toBe(naive(list, letter, isDeep));
		},
	);

	test('is exact from so many words on as are few', () => {
		const words = smallWords.filter(word => word.length === 4);
		const naive = naivePlayouts();
		for (const count of [smallPool, smallPool + 1])
			for (let from = 0; from < 3; from++) {
				const list = words.filter((_, at) => at % 80 === from).slice(0, count);
				const packed = packWords(list);
				const playOut = createPlayOut(indexOf(packed), count);
				// No word has a q, so that all of them are the family to go on with.
				for (const isDeep of [true, false])
					expect(playOut(everyWord(packed), letterIndex('q'), isDeep)).toBe(naive(list, 'q', isDeep));
			}
	});

	test('refuses a pool that is too large', () => {
		const words = packWords(['ab', 'ba', 'bb']);
		const playOut = createPlayOut(indexOf(words), 2);
		expect(() => playOut(everyWord(words), 0, false)).toThrow(RangeError);
	});
});

describe('expert', () => {
	test('misses as few as possible when few words are left', () => {
		fc.assert(
			fc.property(someWords(7), list => {
				const words = packWords(list);
				expect(walk(words, everyWord(words))).toBe(fewestMisses(list));
			}),
			{numRuns: 120},
		);
	});

	test('ranks the open letters of the possible words, each once, and those in all of them first', () => {
		fc.assert(
			fc.property(someWords(60), fc.uniqueArray(fc.constantFrom(...spell('abcdefg'))), (list, guesses) => {
				const words = packWords(list);
				const guessed = letterSet(guesses);
				const ranking = rankOn(words, everyWord(words), guessed);
				const asked = ranking.letters.map(({letter}) => letter);
				const open = guessesIn(list).filter(letter => !guesses.includes(letter));
				expect(asked.toSorted()).toEqual(open);
				const certain = open.filter(letter => list.every(word => word.includes(letter)));
				expect(asked.slice(0, certain.length).sort()).toEqual(certain);
			}),
			{examples: [[['abc', 'abd'], []]]},
		);
	});

	test('expects of every letter what trying every letter finds', () => {
		fc.assert(
			fc.property(someWords(6), list => {
				const words = packWords(list);
				for (const {letter, expectation} of rankOn(words, everyWord(words), 0).letters) {
					expect(expectation?.isExact).toBe(true);
					expect(expectation?.misses).toBeCloseTo(missesAfter(list, letter) / list.length, 10);
				}
			}),
		);
	});

	const pairs = letters.flatMap(first => letters.map(second => first + second));

	test.each([
		// [words, how many letters it plays out, whether the second ones too]
		[80, 5, true],
		[81, 5, false],
		[200, 5, false],
		[201, 3, false],
		[600, 3, false],
		[601, 0, false],
	])(
		'looks closely at few letters of %i short words: at %i, and what follows: %s',
		(count, tried, isDeep) => {
			const words = packWords(pairs.filter((_, at) => (at * 7) % pairs.length < count));
			expect(words.count).toBe(count);
			const pool = everyWord(words);
			const order = createBestLetters(words);
			const playOut = createPlayOut(indexOf(words), count);
			const measured = order(pool).slice(0, tried);
			for (const {letter, misses} of measured) expect(misses).toBe(playOut(pool, letter, isDeep));
			expect(
				order(pool)
					.slice(tried)
					.every(({misses}) => misses === undefined),
			).toBe(true);
			expect(
				order(pool)
					.map(({letter}) => letterAt(letter))
					.sort(),
			).toEqual(letters);
			const misses = measured.map(each => each.misses ?? 0);
			expect(misses).toEqual(misses.toSorted((a, b) => a - b));
		},
	);

	test.each([
		[1000, 5],
		[1001, 3],
	])('looks closely at few letters of %i longer words: at %i', (count, tried) => {
		const words = packWords(smallWords.filter(word => word.length === 8).slice(0, count));
		const {letters: ranks} = rankOn(words, everyWord(words), 0);
		expect(ranks.filter(({expectation}) => expectation !== undefined)).toHaveLength(tried);
		expect(ranks).toHaveLength(letters.length);
		expect(ranks.every(({expectation}) => expectation?.isExact !== true)).toBe(true);
	});

	test.each([
		[smallPool, true],
		[smallPool + 1, false],
	])('knows for certain what the letters of %i words cost: %s', (count, isCertain) => {
		const list = everySo(60, 5).slice(0, count);
		const words = packWords(list);
		const {letters: ranks} = rankOn(words, everyWord(words), 0);
		const known = ranks.filter(({expectation}) => expectation?.isExact === isCertain);
		expect(known).toHaveLength(isCertain ? guessesIn(list).length : 5);
	});

	test('asks a letter of the last word, and nothing once all is shown', () => {
		const words = packWords(['tulip', 'bills']);
		const last = Uint32Array.of(1);
		expect(wordAt(words, 1)).toBe('tulip');
		expect(askedLetter(rankOn(words, last, letterSet(spell('til'))))).toBe('p');
		expect(rankOn(words, last, letterSet(spell('tulip'))).letters).toEqual([]);
		expect(rankOn(words, new Uint32Array(), 0)).toEqual({words: 0, letters: []});
	});

	test('words of 50 letters', () => {
		const stems = ['a'.repeat(49), 'ab'.repeat(24) + 'c', 'c' + 'b'.repeat(48)];
		const list = stems.flatMap(stem => ['x', 'y', 'z'].map(last => stem + last));
		const words = packWords(list);
		expect(walk(words, everyWord(words))).toBe(fewestMisses(list));
	});
});
