import type {Marks} from '../../words/letter-index.js';

export const smallPool = 12;

type Subset = number;

/** The size of each subset; filled before the first search, so that a start without one costs nothing. */
const sizes = new Uint8Array(1 << smallPool);

function countSizes(): void {
	if (sizes[1] === 1) return;
	for (let subset = 1; subset < sizes.length; subset++) sizes[subset] = sizes[subset >> 1]! + (subset & 1);
}

const sizeOf = (subset: Subset): number => sizes[subset]!;
const isSingle = (subset: Subset): boolean => (subset & (subset - 1)) === 0;

const unknown = 255;

/**
The misses of a small pool when every letter is the best there is: dynamic programming over its subsets.

A letter's families within a subset are its families in the pool, cut to the subset. The misses of a subset are the least, over the letters, of the words that lack the letter and the misses of its families; a letter in all words that divides them is never worse than another.
*/
export function createExact({width, of, letters, bases}: Marks) {
	countSizes();
	const letterCount = bases.length;
	const markSets = new Uint32Array(letters.length);
	/** The families of each letter in the pool, with room for `smallPool`, and where they end. */
	const families = new Uint16Array(letterCount * smallPool);
	const ends = new Uint16Array(letterCount);
	const holders = new Uint32Array(letterCount);
	const present = new Uint8Array(letterCount);
	let presentCount = 0;
	let whole: Subset = 0;
	const known = new Uint8Array(1 << smallPool);
	/** For each depth: the letters of the subset, most common first, and their counts. */
	const orders = new Uint8Array(letterCount * (smallPool + 1));
	const counts = new Uint8Array(letterCount * (smallPool + 1));

	const missesOfFamilies = (subset: Subset, letter: number): number => {
		let total = 0;
		for (let at = letter * smallPool; at < ends[letter]!; at++) total += solve(subset & families[at]!);
		return total;
	};

	const isFixed = (subset: Subset, letter: number): boolean => {
		for (let at = letter * smallPool; at < ends[letter]!; at++) {
			if ((subset & families[at]!) === subset) return true;
		}

		return false;
	};

	/** A lower bound on the further misses of some words: a letter finds no more words than have it. */
	const leastFurther = (lacking: number, base: number, top: number): number => {
		let left = lacking;
		let misses = 0;
		for (let at = base; at < top; at++) {
			left -= counts[at]!;
			if (left <= 0) break;
			misses += left;
		}

		return misses;
	};

	const solve = (subset: Subset): number => {
		if (isSingle(subset)) return 0;
		const before = known[subset]!;
		if (before !== unknown) return before;
		const size = sizeOf(subset);
		const base = letterCount * size;
		let top = base;
		for (let at = 0; at < presentCount; at++) {
			const letter = present[at]!;
			const held = sizeOf(subset & holders[letter]!);
			if (held === 0) continue;
			if (held === size) {
				if (isFixed(subset, letter)) continue;
				return (known[subset] = missesOfFamilies(subset, letter));
			}

			let place = top++;
			for (; place > base && counts[place - 1]! < held; place--) {
				counts[place] = counts[place - 1]!;
				orders[place] = orders[place - 1]!;
			}

			counts[place] = held;
			orders[place] = letter;
		}

		let best = unknown;
		for (let at = base; at < top; at++) {
			const lacking = size - counts[at]!;
			const letter = orders[at]!;
			const limit = best - lacking - leastFurther(lacking, base, top);
			if (limit <= 0) continue;
			const found = missesOfFamilies(subset, letter);
			if (found < limit) best = Math.min(best, lacking + found + solve(subset & ~holders[letter]!));
		}

		return (known[subset] = best);
	};

	return {
		/** Takes a pool of at most `smallPool` words, the part of `cells` from `start` to `end`. */
		take(cells: Uint32Array, start: number, end: number): void {
			whole = (1 << (end - start)) - 1;
			known.fill(unknown, 0, whole + 1);
			holders.fill(0);
			for (let letter = 0; letter < letterCount; letter++) ends[letter] = letter * smallPool;
			for (let at = start; at < end; at++) {
				const first = cells[at]! * width;
				for (let next = first; next < first + width; next++) {
					const mark = of[next]!;
					if (mark === 0) break;
					markSets[mark]! |= 1 << (at - start);
				}
			}

			for (let at = start; at < end; at++) {
				const first = cells[at]! * width;
				for (let next = first; next < first + width; next++) {
					const mark = of[next]!;
					const set = markSets[mark]!;
					if (set === 0) continue;
					const letter = letters[mark]!;
					families[ends[letter]!++] = set;
					holders[letter]! |= set;
					markSets[mark] = 0;
				}
			}

			presentCount = 0;
			for (let letter = 0; letter < letterCount; letter++) {
				if (holders[letter] !== 0) present[presentCount++] = letter;
			}
		},
		/** The fewest misses to the end of the game, added up over the words. */
		misses: () => solve(whole),
		/** The same after a letter, by its number, that some word has. */
		missesAfter(letter: number): number {
			const held = holders[letter]!;
			const lacking = whole & ~held;
			return sizeOf(lacking) + solve(lacking) + missesOfFamilies(whole, letter);
		},
		positions: () => known.subarray(0, whole + 1).filter(misses => misses !== unknown).length,
	};
}
