import {letterIndex, type Letter} from '../../alphabet.js';
import {divide} from '../../words/divide.js';
import {indexOf} from '../../words/letter-index.js';
import type {Places} from '../../words/places.js';
import type {Pool, Words} from '../../words/words.js';

/** The words of a pool that would show the same pattern after a letter. */
export type Family = {
	/** Where the letter stands in each of them; 0 when they lack it. */
	readonly places: Places;
	/** The words, never none. */
	readonly pool: Pool;
};

/** Whether the family lacks the letter, so that keeping it makes the guess wrong. */
export const isMiss = ({places}: Family): boolean => places === 0;

/**
The families that a letter divides a pool into, in the ASCII order of their patterns; those words keep their order.

Only families that occur are made: a letter in no word gives one family, the pool.
*/
export function splitPool(words: Words, pool: Pool, letter: Letter): readonly Family[] {
	const column = indexOf(words).column(letterIndex(words.alphabet, letter));
	const divided = new Uint32Array(pool.length);
	const ends = new Uint32Array(column.places.length);
	const count = divide(column, pool, 0, pool.length, divided, 0, ends, 0);
	const families: Family[] = [];
	for (let part = 0, from = 0; part < count; part++) {
		const to = ends[part]!;
		if (to > from)
			families.push({
				places: column.places[column.kinds[divided[from]!]!] ?? 0,
				pool: divided.slice(from, to),
			});
		from = to;
	}

	return families.sort((a, b) => a.places - b.places);
}
