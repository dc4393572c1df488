import type {LetterSet} from '../../alphabet.js';
import type {TranspositionTable} from '../../words/transposition-table.js';
import {atLeastIn, atMostIn} from './bounds-entry.js';
import type {Layout} from './layout.js';

/** A pool: the words from `start` on in the stack, `size` of them, and its keys. */
export type SearchNode = {
	readonly start: number;
	readonly size: number;
	readonly keyA: number;
	readonly keyB: number;
};

/** A part of a position that one answer to a letter leaves: a family, or the words without the letter. */
export type Part = {
	readonly letter: number;
	readonly kind: number;
} & Omit<SearchNode, 'start'>;

/** How a position divides, as far as the question "is its value no more than so many misses?" needs it. */
export type Division = {
	/** Families that may cost more than that, the largest first. */
	readonly hits: readonly Part[];
	readonly live: LetterSet;
	/** The letters of every word, in the same places or not. */
	readonly common: LetterSet;
	/** The words without a letter, for each live letter that is not common; those with fewest words first. */
	readonly misses: readonly Part[];
};

/** Divides positions; returns the letters of a core if a family is known to cost too much. */
export function splitter(layout: Layout, stack: Uint32Array, table: TranspositionTable) {
	const {sets} = layout.words;
	const {width, of, letters, bases} = layout.marks;
	const {keysA, keysB} = layout.keys;
	const sizes = new Uint32Array(letters.length);
	const partsA = new Int32Array(letters.length);
	const partsB = new Int32Array(letters.length);
	const seen = new Uint32Array(letters.length);
	const holders = new Uint32Array(bases.length);
	const holdersA = new Int32Array(bases.length);
	const holdersB = new Int32Array(bases.length);

	function count({start, size}: SearchNode): number {
		let found = 0;
		for (let at = start, end = start + size; at < end; at++) {
			const word = stack[at]!;
			const keyA = keysA[word]!;
			const keyB = keysB[word]!;
			const first = word * width;
			for (let next = first; next < first + width; next++) {
				const mark = of[next]!;
				if (mark === 0) break;
				if (sizes[mark]!++ === 0) seen[found++] = mark;
				partsA[mark]! ^= keyA;
				partsB[mark]! ^= keyB;
			}
		}

		return found;
	}

	return (position: SearchNode, misses: number): Division | LetterSet => {
		const {start, size} = position;
		let common: LetterSet = -1;
		for (let at = start, end = start + size; at < end; at++) common &= sets[stack[at]!]!;
		const found = count(position);
		holders.fill(0);
		holdersA.fill(0);
		holdersB.fill(0);
		const hits: Part[] = [];
		let core: LetterSet | undefined;
		let live: LetterSet = 0;
		for (let at = 0; at < found; at++) {
			const mark = seen[at]!;
			const letter = letters[mark]!;
			const members = sizes[mark]!;
			const keyA = partsA[mark]!;
			const keyB = partsB[mark]!;
			sizes[mark] = 0;
			partsA[mark] = 0;
			partsB[mark] = 0;
			if (members === size) continue;
			live |= 1 << letter;
			holders[letter]! += members;
			holdersA[letter]! ^= keyA;
			holdersB[letter]! ^= keyB;
			if (members <= misses + 1 || core !== undefined) continue;
			const known = table.get(keyA, keyB);
			if (atMostIn(known) <= misses) continue;
			if (atLeastIn(known) > misses) core = table.note(keyA, keyB);
			hits.push({letter, kind: mark - bases[letter]!, size: members, keyA, keyB});
		}

		if (core !== undefined) return core;
		hits.sort((a, b) => b.size - a.size);
		const without: Part[] = [];
		for (let rest = live & ~common; rest !== 0; rest &= rest - 1) {
			const letter = 31 - Math.clz32(rest & -rest);
			without.push({
				letter,
				kind: 0,
				size: size - holders[letter]!,
				keyA: position.keyA ^ holdersA[letter]!,
				keyB: position.keyB ^ holdersB[letter]!,
			});
		}

		without.sort((a, b) => a.size - b.size);
		return {hits, live, common, misses: without};
	};
}
