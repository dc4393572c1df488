import {mostLetters, type LetterSet} from '../../alphabet.js';
import {oncePer} from '../../once-per.js';
import {scatter} from '../../words/pool-keys.js';
import type {Words} from '../../words/words.js';
import {mostMisses} from './bounds-entry.js';

/**
Chains: words that differ in one place only, each with a letter there that stands nowhere else in it (bills, fills, gills, hills).

A letter that stands in one word of a chain stands in no other, so each miss rules out one word of it: a chain of m words in a pool forces m - 1 misses. The longest chains have the lowest numbers; a single word is no chain.
*/
type Chains = {
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

export type Candidates = {
	readonly open: LetterSet;
	/** The letters of words that rule out the others. */
	readonly core: LetterSet;
};

const every: Candidates = {open: -1, core: 0};

/** A lower bound by the chains of a pool: the `size` words of a stack from `start` on. */
export function chainBound(words: Words) {
	const {sets} = words;
	const {starts, members, sizes} = findChains(words);
	const counts = new Uint8Array(sizes.length);
	const lettersOf = new Uint32Array(sizes.length);
	const tight = new Uint32Array(sizes.length);
	// The first `longer[m]` chains have m words or more.
	const longer = Array.from(
		{length: mostMisses + 2},
		(_, least) => sizes.filter(size => size >= least).length,
	);

	/** Counts the words of each of the first `limit` chains and gives the greatest count. */
	function count(stack: Uint32Array, start: number, size: number, limit: number): number {
		let most = 0;
		for (let at = start, end = start + size; at < end; at++) {
			const word = stack[at]!;
			for (let member = starts[word]!, last = starts[word + 1]!; member < last; member++) {
				const chain = members[member]!;
				if (chain >= limit) break;
				const counted = counts[chain]! + 1;
				counts[chain] = counted;
				if (counted > most) most = counted;
			}
		}

		return most;
	}

	function clear(stack: Uint32Array, start: number, size: number, limit: number): void {
		for (let at = start, end = start + size; at < end; at++) {
			const word = stack[at]!;
			for (let member = starts[word]!, last = starts[word + 1]!; member < last; member++) {
				const chain = members[member]!;
				if (chain >= limit) break;
				counts[chain] = 0;
			}
		}
	}

	/** The letters that stand in a word of each chain of `exactly` so many words, and those of the chains that show it. */
	function common(
		stack: Uint32Array,
		start: number,
		size: number,
		limit: number,
		exactly: number,
	): Candidates {
		let found = 0;
		for (let at = start, end = start + size; at < end; at++) {
			const word = stack[at]!;
			for (let member = starts[word]!, last = starts[word + 1]!; member < last; member++) {
				const chain = members[member]!;
				if (chain >= limit) break;
				if (counts[chain] !== exactly) continue;
				if (lettersOf[chain] === 0) tight[found++] = chain;
				lettersOf[chain]! |= sets[word]!;
			}
		}

		let {open, core} = every;
		for (let at = 0; at < found; at++) {
			const chain = tight[at]!;
			const own = lettersOf[chain]!;
			if ((open & own) !== open) core |= own;
			open &= own;
			lettersOf[chain] = 0;
		}

		return {open, core};
	}

	return {
		forced(stack: Uint32Array, start: number, size: number): number {
			const limit = sizes.length;
			const most = count(stack, start, size, limit);
			clear(stack, start, size, limit);
			return Math.max(0, most - 1);
		},
		/** The letters worth a miss if the value is to be at most `misses`, 1 or more: those in a word of each chain that just fits; none when a chain doesn't fit. */
		candidates(stack: Uint32Array, start: number, size: number, misses: number): Candidates {
			const limit = longer[misses + 1] ?? 0;
			if (limit === 0) return every;
			const most = count(stack, start, size, limit);
			const found = most > misses ? common(stack, start, size, limit, most) : every;
			clear(stack, start, size, limit);
			return most > misses + 1 ? {...found, open: 0} : found;
		},
	};
}
