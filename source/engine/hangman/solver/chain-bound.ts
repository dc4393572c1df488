import type {LetterSet} from '../../alphabet.js';
import {mostMisses} from './bounds-entry.js';
import type {Words} from '../../words/words.js';
import {findChains} from './chains.js';

export type Candidates = {
	/** The letters that may be worth a miss. */
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
		/** The misses that the longest chain forces. */
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
