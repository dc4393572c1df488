import {letterBit, letterIndex, type Letter} from '../../letters.js';
import type {Pool, Words} from '../../words/words.js';
import type {Places} from './patterns.js';

/** The words of a pool that would show the same pattern after a letter. */
export type Family = {
	/** Where the letter stands in each of them; 0 when they lack it. */
	readonly places: Places;
	/** The words, never none. */
	readonly pool: Pool;
};

/** Whether the family lacks the letter, so that keeping it makes the guess wrong. */
export const isMiss = ({places}: Family): boolean => places === 0;

/** Where the letter with a number stands in a word. */
function findPlaces({letters, length}: Words, word: number, index: number): Places {
	let places = 0;
	for (let at = word * length, end = at + length; at < end; at++)
		places = places * 2 + (letters[at] === index ? 1 : 0);
	return places;
}

/**
The families that a letter divides a pool into, in the ASCII order of their patterns; those words keep their order.

Only families that occur are made: every word is looked at once, and a letter in no word gives one family, the pool.
*/
export function splitPool(words: Words, pool: Pool, letter: Letter): readonly Family[] {
	const {sets} = words;
	const index = letterIndex(letter);
	const bit = letterBit(letter);
	const misses: number[] = [];
	const hits = new Map<Places, number[]>();
	for (let at = 0, end = pool.length; at < end; at++) {
		const word = pool[at]!;
		if ((sets[word]! & bit) === 0) {
			misses.push(word);
			continue;
		}

		const places = findPlaces(words, word, index);
		const members = hits.get(places);
		if (members === undefined) hits.set(places, [word]);
		else members.push(word);
	}

	const families = [...hits].sort(([a], [b]) => a - b);
	if (misses.length > 0) families.unshift([0, misses]);
	return families.map(([places, members]) => ({places, pool: Uint32Array.from(members)}));
}
