import {countSet, mostLetters, type LetterSet} from '../../alphabet.js';

/** How many words a packing may lack where it is worth looking further. */
const shortfall = 2;

/** So many sets of words are looked at for one answer. */
const patience = 300;

/** Into how many grades words are sorted. */
const grades = 64;

/**
What hitting sets tell about a pool: a hitting set has a letter of every word.

Where no fewer than h letters hit all words, whoever guesses misses h - 1 times: until then there is a word that none of the letters stands in. Letters that stand in all words in the same places don't count, for they can't miss.
*/
export type HittingBound = {
	/** Takes a pool, the words from `start` on in a stack, `size` of them; of their letters those of `live` count. */
	readonly take: (stack: Uint32Array, start: number, size: number, live: LetterSet) => void;
	/** The counted letters of some of the words taken that so many letters can't hit all of; 0 where none are found. */
	readonly unhit: (count: number) => LetterSet;
	/** How many words it has looked at since it was asked last. */
	readonly work: () => number;
};

/** Looks for packings, words no two of which share a letter, and where a packing lacks a word or two, at every letter of a word in turn. */
export function hittingBound(sets: Uint32Array): HittingBound {
	let costs = new Uint32Array(0);
	/** The letters of the words taken, those with rare letters first; above them those that letters don't hit. */
	let cells = new Uint32Array(0);
	let taken = 0;
	/** No packing is larger than this. */
	let limit = 0;
	let found: LetterSet = 0;
	let left = 0;
	let work = 0;
	const holders = new Uint32Array(mostLetters);
	const ends = new Uint32Array(grades);

	/** Puts the words from `start` to `end` that lack some letters behind `end`; gives where they end. */
	function drop(start: number, end: number, letters: LetterSet): number {
		let top = end;
		for (let at = start; at < end; at++) if ((cells[at]! & letters) === 0) cells[top++] = cells[at]!;
		return top;
	}

	/** The letters of a word from `start` to `end` that has the fewest. */
	function findShortest(start: number, end: number): LetterSet {
		let shortest: LetterSet = 0;
		let fewest = mostLetters + 1;
		for (let at = start; at < end; at++) {
			const set = cells[at]!;
			const size = countSet(set);
			if (size < fewest) {
				fewest = size;
				shortest = set;
			}
		}

		return shortest;
	}

	/** Whether it is certain that so many letters can't hit all words from `start` to `end`; the letters of the words that show it go to `found`. */
	function isOver(start: number, end: number, count: number): boolean {
		work += end - start;
		left--;
		let packed = 0;
		let letters: LetterSet = 0;
		for (let at = start; at < end; at++) {
			const set = cells[at]!;
			if ((set & letters) !== 0) continue;
			letters |= set;
			if (++packed > count) {
				found |= letters;
				return true;
			}
		}

		if (packed === 0 || packed + shortfall <= count || left <= 0) return false;
		const shortest = findShortest(start, end);
		found |= shortest;
		for (let rest = shortest; rest !== 0; rest &= rest - 1) {
			const to = drop(start, end, rest & -rest);
			if (!isOver(end, to, count - 1)) return false;
		}

		return true;
	}

	/** Sorts the words taken by how many others hold their letters. */
	function sort(): void {
		work += taken;
		holders.fill(0);
		for (let at = 0; at < taken; at++)
			for (let rest = cells[at]!; rest !== 0; rest &= rest - 1) holders[31 - Math.clz32(rest & -rest)]!++;

		let dearest = 1;
		for (let at = 0; at < taken; at++) {
			let cost = 0;
			for (let rest = cells[at]!; rest !== 0; rest &= rest - 1)
				cost += holders[31 - Math.clz32(rest & -rest)]!;
			if (cost > dearest) dearest = cost;
			costs[at] = cost;
		}

		ends.fill(0);
		const scale = (grades - 1) / dearest;
		for (let at = 0; at < taken; at++) ends[Math.floor(costs[at]! * scale)]!++;
		for (let grade = 0, end = 0; grade < grades; grade++) {
			const next = end + ends[grade]!;
			ends[grade] = end;
			end = next;
		}

		cells.copyWithin(taken, 0, taken);
		for (let at = 0; at < taken; at++) cells[ends[Math.floor(costs[at]! * scale)]!++] = cells[taken + at]!;
	}

	return {
		take(stack, start, size, live) {
			if (costs.length < size) {
				costs = new Uint32Array(size * 2);
				cells = new Uint32Array(size * 2 * (mostLetters + 2));
			}

			work += size;
			taken = size;
			let letters = 0;
			let fewest = mostLetters;
			for (let at = 0; at < size; at++) {
				const set = sets[stack[start + at]!]! & live;
				cells[at] = set;
				letters |= set;
				fewest = Math.min(fewest, countSet(set));
			}

			limit = countSet(letters) / fewest;
		},
		unhit(count) {
			if (count > limit) return 0;
			sort();
			work += taken;
			found = 0;
			left = patience;
			return isOver(0, taken, count) ? found : 0;
		},
		work() {
			const done = work;
			work = 0;
			return done;
		},
	};
}
