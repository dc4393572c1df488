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
	/** The kind of its words in the letter's column; 0 for the words without the letter. */
	readonly kind: number;
	readonly size: number;
	readonly keyA: number;
	readonly keyB: number;
};

/** How a position divides, as far as the question "is its value no more than so many misses?" needs it. */
export type Division = {
	/** Families that may cost more than that, the largest first. */
	readonly hits: readonly Part[];
	/** The words without a letter, for each letter that may be worth a miss, fewest words first. */
	readonly misses: readonly Part[];
	/** A letter that stands in every word, but not in the same places. It costs nothing to ask; -1 where there is none. */
	readonly free: number;
};

/** Divides positions; gives `undefined` where a part is known to cost too much, so that the position does too. */
export type Split = (position: SearchNode, misses: number, candidates: LetterSet) => Division | undefined;

export function splitter(layout: Layout, stack: Uint32Array, table: TranspositionTable): Split {
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

	/** Finds the families that occur, with their sizes and keys; gives how many. */
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

	return (position, misses, candidates) => {
		const {start, size} = position;
		let everywhere = -1;
		for (let at = start, end = start + size; at < end; at++) everywhere &= sets[stack[at]!]!;
		const found = count(position);
		holders.fill(0);
		holdersA.fill(0);
		holdersB.fill(0);
		const hits: Part[] = [];
		let live: LetterSet = 0;
		let isRefuted = false;
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
			if (members <= misses + 1 || isRefuted) continue;
			const known = table.get(keyA, keyB);
			if (atLeastIn(known) > misses) isRefuted = true;
			else if (known === 0 || atMostIn(known) > misses)
				hits.push({letter, kind: mark - bases[letter]!, size: members, keyA, keyB});
		}

		if (isRefuted) return undefined;
		hits.sort((a, b) => b.size - a.size);
		const free = 31 - Math.clz32(live & everywhere);
		if (free >= 0) return {hits, misses: [], free};
		const without: Part[] = [];
		for (let letter = 0; letter < bases.length; letter++) {
			if (((live >>> letter) & 1) === 0) continue;
			const part: Part = {
				letter,
				kind: 0,
				size: size - holders[letter]!,
				keyA: position.keyA ^ holdersA[letter]!,
				keyB: position.keyB ^ holdersB[letter]!,
			};
			const known = part.size > misses ? table.get(part.keyA, part.keyB) : 0;
			if (atLeastIn(known) > misses) return undefined;
			if (atLeastIn(known) < misses && ((candidates >>> letter) & 1) === 1) without.push(part);
		}

		without.sort((a, b) => a.size - b.size);
		return {hits, misses: without, free};
	};
}
