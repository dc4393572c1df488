import {countSet, mostLetters, type LetterSet} from '../../alphabet.js';

/** A packing that lacks at most so many words is worth a closer look. */
const shortfall = 2;

const patience = 300;

const grades = 64;

/**
A lower bound by hitting sets: a hitting set has a letter of every word.

Where it takes h letters to hit all words, the guesser misses h - 1 times: until then there is a word that has none of the letters. Letters that all words have in the same places don't count, since they can't miss.

It looks for packings, words no two of which share a letter. Where a packing lacks a word or two, it tries every letter of a word in turn.
*/
export function hittingBound(sets: Uint32Array) {
	let costs = new Uint32Array(0);
	let cells = new Uint32Array(0);
	let taken = 0;
	let limit = 0;
	let found: LetterSet = 0;
	let left = 0;
	let work = 0;
	const holders = new Uint32Array(mostLetters);
	const ends = new Uint32Array(grades);

	/** Copies the words from `start` to `end` that lack all of `letters` behind `end`; gives the new end. */
	function drop(start: number, end: number, letters: LetterSet): number {
		let top = end;
		for (let at = start; at < end; at++) if ((cells[at]! & letters) === 0) cells[top++] = cells[at]!;
		return top;
	}

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

	/** Whether `count` letters certainly can't hit all words from `start` to `end`; adds the letters of the words that show it to `found`. */
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
		/** Takes the `size` words of a stack from `start` on; only letters of `live` count. */
		take(stack: Uint32Array, start: number, size: number, live: LetterSet): void {
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
		/** The counted letters of some of the words taken that `count` letters can't hit; 0 where none are found. */
		unhit(count: number): LetterSet {
			if (count > limit) return 0;
			sort();
			work += taken;
			found = 0;
			left = patience;
			return isOver(0, taken, count) ? found : 0;
		},
		work(): number {
			const done = work;
			work = 0;
			return done;
		},
	};
}
