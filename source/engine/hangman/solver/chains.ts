import {mostLetters, type LetterSet} from '../../alphabet.js';
import {oncePer} from '../../once-per.js';
import {scatter} from '../../words/pool-keys.js';
import type {Words} from '../../words/words.js';

/**
Chains: words that differ in one place only, each with a letter there that stands nowhere else in it (bills, fills, gills, hills).

A letter that stands in one word of a chain stands in no other, so each miss rules out one word of it: a chain of m words in a pool forces m - 1 misses. The longest chains have the lowest numbers; a single word is no chain.
*/
export type Chains = {
	/** The chains of each word, lowest number first: from `starts[word]` up to `starts[word + 1]` in `members`. */
	readonly starts: Uint32Array;
	readonly members: Uint32Array;
	readonly sizes: Uint32Array;
};

const none = -1;

function findRepeated({length, count, letters}: Words): Uint32Array {
	const repeated = new Uint32Array(count);
	for (let word = 0, at = 0; word < count; word++) {
		let seen: LetterSet = 0;
		for (const end = at + length; at < end; at++) {
			const bit = 1 << letters[at]!;
			repeated[word]! |= seen & bit;
			seen |= bit;
		}
	}

	return repeated;
}

/** For each word and place the first word that differs from it in no other place, or `none` where the place's letter stands elsewhere too. */
function findHeads(words: Words): Int32Array {
	const {length, count, letters} = words;
	const heads = new Int32Array(count * length).fill(none);
	const hashes = new Int32Array(count);
	// Scattered terms: otherwise words of the same letters in other places would have the same sum.
	const terms = new Int32Array(length * mostLetters).map((_, at) => scatter(at));
	for (let word = 0, at = 0; word < count; word++)
		for (let place = 0; place < length; place++, at++)
			hashes[word]! += terms[place * mostLetters + letters[at]!]!;

	const mask = 2 ** Math.ceil(Math.log2(count * 2 + 1)) - 1;
	const slots = new Int32Array(mask + 1);
	const repeated = findRepeated(words);
	const isAlike = (one: number, two: number, place: number) => {
		for (let at = 0; at < length; at++)
			if (at !== place && letters[one * length + at] !== letters[two * length + at]) return false;
		return true;
	};
	for (let place = 0; place < length; place++) {
		slots.fill(none);
		for (let word = 0, at = place; word < count; word++, at += length) {
			const letter = letters[at]!;
			if (((repeated[word]! >>> letter) & 1) === 1) continue;
			let slot = (hashes[word]! - terms[place * mostLetters + letter]!) & mask;
			while (slots[slot] !== none && !isAlike(slots[slot]!, word, place)) slot = (slot + 1) & mask;
			if (slots[slot] === none) slots[slot] = word;
			heads[at] = slots[slot]!;
		}
	}

	return heads;
}

export const findChains = oncePer((words: Words): Chains => {
	const {length, count} = words;
	const heads = findHeads(words);
	const counts = new Uint32Array(heads.length);
	for (let word = 0, at = 0; word < count; word++)
		for (let place = 0; place < length; place++, at++)
			if (heads[at] !== none) counts[heads[at]! * length + place]!++;
	const long: number[] = [];
	for (let at = 0; at < counts.length; at++) if (counts[at]! > 1) long.push(at);
	long.sort((a, b) => counts[b]! - counts[a]!);
	const numbers = new Int32Array(heads.length).fill(none);
	for (const [number, at] of long.entries()) numbers[at] = number;
	const starts = new Uint32Array(count + 1);
	const members = new Uint32Array(heads.length);
	let end = 0;
	for (let word = 0, at = 0; word < count; word++) {
		const start = end;
		for (let place = 0; place < length; place++, at++) {
			const number = heads[at] === none ? none : numbers[heads[at]! * length + place]!;
			if (number === none) continue;
			let to = end++;
			for (; to > start && members[to - 1]! > number; to--) members[to] = members[to - 1]!;
			members[to] = number;
		}

		starts[word + 1] = end;
	}

	return {starts, members: members.slice(0, end), sizes: Uint32Array.from(long, at => counts[at]!)};
});
