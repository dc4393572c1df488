import {mostLetters} from '../../alphabet.js';
import type {Words} from '../../words/words.js';

/**
Chains: words that differ in one place only, each with a letter there that stands nowhere else in it (bills, fills, gills, hills).

A letter that stands in one word of a chain stands in no other, so whoever guesses gets rid of one word for each miss: a chain of m words in a pool forces m - 1 misses. The longest chains have the lowest numbers; words that are alone make none.
*/
export type Chains = {
	/** The chains of each word, lowest number first: from `starts[word]` up to `starts[word + 1]` in `members`. */
	readonly starts: Uint32Array;
	readonly members: Uint32Array;
	/** How many words each chain has. */
	readonly sizes: Uint32Array;
};

const none = -1;

/** For each word and place the first word that differs from it in no other place, or `none` where the place's letter stands elsewhere too. */
function findHeads({length, count, letters}: Words): Int32Array {
	const heads = new Int32Array(count * length).fill(none);
	const hashes = new Int32Array(count);
	const term = (letter: number, place: number) =>
		Math.imul((place * mostLetters + letter + 1) << 8, 0x9e_37_79_b1);
	for (let word = 0, at = 0; word < count; word++)
		for (let place = 0; place < length; place++, at++) hashes[word]! += term(letters[at]!, place);

	const mask = 2 ** Math.ceil(Math.log2(count * 2 + 1)) - 1;
	const slots = new Int32Array(mask + 1);
	const isAlone = (word: number, place: number) => {
		const start = word * length;
		const letter = letters[start + place];
		for (let at = 0; at < length; at++) if (at !== place && letters[start + at] === letter) return false;
		return true;
	};
	const isAlike = (one: number, two: number, place: number) => {
		for (let at = 0; at < length; at++)
			if (at !== place && letters[one * length + at] !== letters[two * length + at]) return false;
		return true;
	};
	for (let place = 0; place < length; place++) {
		slots.fill(none);
		for (let word = 0; word < count; word++) {
			if (!isAlone(word, place)) continue;
			const hash = hashes[word]! - term(letters[word * length + place]!, place);
			let slot = Math.imul(hash ^ (hash >>> 15), 0x2c_1b_3c_6d) & mask;
			while (slots[slot] !== none && !isAlike(slots[slot]!, word, place)) slot = (slot + 1) & mask;
			if (slots[slot] === none) slots[slot] = word;
			heads[word * length + place] = slots[slot]!;
		}
	}

	return heads;
}

/** The chains that words of one length make. */
export function findChains(words: Words): Chains {
	const {length, count} = words;
	const heads = findHeads(words);
	const spot = (at: number) => heads[at]! * length + (at % length);
	const counts = new Uint32Array(heads.length);
	for (let at = 0; at < heads.length; at++) if (heads[at] !== none) counts[spot(at)]!++;
	const long: number[] = [];
	for (const [at, size] of counts.entries()) if (size > 1) long.push(at);
	long.sort((a, b) => counts[b]! - counts[a]!);
	const numbers = new Int32Array(heads.length).fill(none);
	for (const [number, at] of long.entries()) numbers[at] = number;
	const starts = new Uint32Array(count + 1);
	const members: number[] = [];
	for (let word = 0, at = 0; word < count; word++) {
		const own: number[] = [];
		for (const end = at + length; at < end; at++) {
			const number = heads[at] === none ? none : numbers[spot(at)]!;
			if (number !== none) own.push(number);
		}

		members.push(...own.sort((a, b) => a - b));
		starts[word + 1] = members.length;
	}

	return {starts, members: Uint32Array.from(members), sizes: Uint32Array.from(long, at => counts[at]!)};
}
