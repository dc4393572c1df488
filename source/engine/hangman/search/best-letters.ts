import type {Pool, Words} from '../../words/words.js';
import {indexOf} from '../../words/letter-index.js';
import {ExactSearch, smallPool} from './exact.js';
import {LetterScores} from './letter-scores.js';
import {createPlayOut} from './playout.js';

/**
The most words of a pool for a closer look; short words take longer to play out.

Up to `wide` words five letters are played out, up to `narrow` words three, in larger pools none; up to `deep` words the letters that follow each of them as well.
*/
function reachFor(length: number) {
	const wide = 50 * Math.min(2 ** length, 20);
	return {wide, narrow: 3 * wide, deep: 0.4 * wide};
}

/** A letter by its number, and the misses after it, added up over the words; `undefined` where they were not worked out. */
type LetterMisses = {readonly letter: number; readonly misses: number | undefined};

/** Returns the letters of a pool, the best first. */
export type BestLetters = (pool: Pool) => readonly LetterMisses[];

const fewestFirst = (a: LetterMisses, b: LetterMisses): number =>
	(a.misses ?? Infinity) - (b.misses ?? Infinity);

/** With few words left it knows the best letter (`ExactSearch`); with some hundreds it plays the letters of best score out to the end; with more it takes the best score. Costly to create. */
export function createBestLetters(words: Words): BestLetters {
	const {wide, narrow, deep} = reachFor(words.length);
	const index = indexOf(words);
	const exact = new ExactSearch(index.marks());
	const scores = new LetterScores(index.marks(), words.count);
	const playOut = createPlayOut(index, Math.min(words.count, narrow));

	const measure = (pool: Pool, letters: readonly number[]): readonly LetterMisses[] => {
		if (pool.length > narrow) return letters.map(letter => ({letter, misses: undefined}));
		if (pool.length > smallPool) {
			const isDeep = pool.length <= deep;
			return letters.map(letter => ({letter, misses: playOut(pool, letter, isDeep)}));
		}

		exact.take(pool, 0, pool.length);
		return letters.map(letter => ({letter, misses: exact.missesAfter(letter)}));
	};

	return pool => {
		scores.look(pool, 0, pool.length);
		const all = scores.inOrder();
		const isSmall = pool.length <= smallPool;
		const tried = isSmall ? all : scores.candidates(pool.length > wide ? 3 : 5);
		const measured = measure(pool, tried).toSorted(fewestFirst);
		const others = all.filter(letter => !tried.includes(letter));
		return [...measured, ...others.map(letter => ({letter, misses: undefined}))];
	};
}
