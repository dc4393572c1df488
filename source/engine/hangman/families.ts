import {letterIndex, type Letter} from '../letters.js';
import type {Pool, Words} from '../words.js';
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

type FindPlaces = (words: Words, word: number, index: number) => Places;

const findShort: FindPlaces = ({letters, length}, word, index) => {
	let places = 0;
	for (let at = word * length, end = at + length; at < end; at++)
		places = (places << 1) | (letters[at] === index ? 1 : 0);
	return places;
};

const findLong: FindPlaces = ({letters, length}, word, index) => {
	let places = 0;
	for (let at = word * length, end = at + length; at < end; at++)
		places = places * 2 + (letters[at] === index ? 1 : 0);
	return places;
};

/** Where the letter with a number stands in a word. Whole numbers of up to 30 digits are much the faster. */
const placesFinder = ({length}: Words): FindPlaces => (length <= 30 ? findShort : findLong);

/** Where a letter stands in a word. */
export const placesOf = (words: Words, word: number, letter: Letter): Places =>
	placesFinder(words)(words, word, letterIndex(letter));

/**
The families that a letter divides a pool into, in the ASCII order of their patterns; those words keep their order.

Only families that occur are made: every word is looked at once, and a letter in no word gives one family, the pool.
*/
export function splitPool(words: Words, pool: Pool, letter: Letter): readonly Family[] {
	const {sets} = words;
	const find = placesFinder(words);
	const index = letterIndex(letter);
	const bit = 1 << index;
	const familyOf = new Uint32Array(pool.length);
	const places: Places[] = [0];
	const numbers = new Map<Places, number>();
	for (let at = 0; at < pool.length; at++) {
		const word = pool[at] ?? 0;
		if (((sets[word] ?? 0) & bit) === 0) continue;
		const key = find(words, word, index);
		const family = numbers.get(key) ?? places.length;
		if (family === places.length) {
			numbers.set(key, family);
			places.push(key);
		}

		familyOf[at] = family;
	}

	return gather(pool, familyOf, places.length)
		.map((members, family) => ({places: places[family] ?? 0, pool: members}))
		.filter(family => family.pool.length > 0)
		.sort((a, b) => a.places - b.places);
}

/** The members of each family, in the pool's order. */
function gather(pool: Pool, familyOf: Uint32Array, count: number): Pool[] {
	const ends = new Uint32Array(count + 1);
	for (const family of familyOf) ends[family + 1] = (ends[family + 1] ?? 0) + 1;
	for (let family = 0; family < count; family++)
		ends[family + 1] = (ends[family + 1] ?? 0) + (ends[family] ?? 0);
	const starts = ends.slice(0, count);
	const gathered = new Uint32Array(pool.length);
	for (let at = 0; at < pool.length; at++) {
		const family = familyOf[at] ?? 0;
		const next = starts[family] ?? 0;
		gathered[next] = pool[at] ?? 0;
		starts[family] = next + 1;
	}

	return Array.from({length: count}, (_, family) => gathered.slice(ends[family], ends[family + 1]));
}
