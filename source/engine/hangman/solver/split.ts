import {lowestLetter, type LetterSet} from '../../alphabet.js';
import type {LetterIndex} from '../../words/letter-index.js';
import {atLeastIn, atMostIn, type TranspositionTable} from '../../words/transposition-table.js';

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

export class Splitter {
	readonly #index: LetterIndex;
	readonly #stack: Uint32Array;
	readonly #table: TranspositionTable;
	readonly #sizes: Uint32Array;
	readonly #partsA: Int32Array;
	readonly #partsB: Int32Array;
	readonly #seen: Uint32Array;
	readonly #holders: Uint32Array;
	readonly #holdersA: Int32Array;
	readonly #holdersB: Int32Array;
	#live: LetterSet = 0;

	constructor(index: LetterIndex, stack: Uint32Array, table: TranspositionTable) {
		const {letters, bases} = index.marks();
		this.#index = index;
		this.#stack = stack;
		this.#table = table;
		this.#sizes = new Uint32Array(letters.length);
		this.#partsA = new Int32Array(letters.length);
		this.#partsB = new Int32Array(letters.length);
		this.#seen = new Uint32Array(letters.length);
		const letterCount = bases.length - 1;
		this.#holders = new Uint32Array(letterCount);
		this.#holdersA = new Int32Array(letterCount);
		this.#holdersB = new Int32Array(letterCount);
	}

	/** Returns how a position divides, or the letters of a core if a family is known to cost too much. */
	divide(position: SearchNode, misses: number): Division | LetterSet {
		const common = this.#commonLetters(position);
		const hits = this.#findHits(position, this.#count(position), misses);
		if (typeof hits === 'number') return hits;
		const live = this.#live;
		return {hits, live, common, misses: this.#findMisses(position, live & ~common)};
	}

	#commonLetters({start, size}: SearchNode): LetterSet {
		const {sets} = this.#index.words;
		const stack = this.#stack;
		let common: LetterSet = -1;
		for (let at = start, end = start + size; at < end; at++) common &= sets[stack[at]!]!;
		return common;
	}

	/** Counts the words of each family and finds its keys; returns the number of families. */
	#count({start, size}: SearchNode): number {
		const {width, of} = this.#index.marks();
		const {keysA, keysB} = this.#index.keys();
		const stack = this.#stack;
		const sizes = this.#sizes;
		const partsA = this.#partsA;
		const partsB = this.#partsB;
		const seen = this.#seen;
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

	/** Adds the families up by letter and clears them; returns those that may cost too much, or the letters of a core. */
	#findHits({size}: SearchNode, found: number, misses: number): readonly Part[] | LetterSet {
		const {letters, bases} = this.#index.marks();
		const table = this.#table;
		const sizes = this.#sizes;
		const partsA = this.#partsA;
		const partsB = this.#partsB;
		this.#holders.fill(0);
		this.#holdersA.fill(0);
		this.#holdersB.fill(0);
		this.#live = 0;
		const hits: Part[] = [];
		let core: LetterSet | undefined;
		for (let at = 0; at < found; at++) {
			const mark = this.#seen[at]!;
			const letter = letters[mark]!;
			const members = sizes[mark]!;
			const keyA = partsA[mark]!;
			const keyB = partsB[mark]!;
			sizes[mark] = 0;
			partsA[mark] = 0;
			partsB[mark] = 0;
			if (members === size) continue;
			this.#live |= 1 << letter;
			this.#holders[letter]! += members;
			this.#holdersA[letter]! ^= keyA;
			this.#holdersB[letter]! ^= keyB;
			if (members <= misses + 1 || core !== undefined) continue;
			const known = table.get(keyA, keyB);
			if (atMostIn(known) <= misses) continue;
			if (atLeastIn(known) > misses) core = table.note(keyA, keyB);
			hits.push({letter, kind: mark - bases[letter]!, size: members, keyA, keyB});
		}

		return core ?? hits.sort((a, b) => b.size - a.size);
	}

	/** Returns the words without each of some letters. */
	#findMisses({size, keyA, keyB}: SearchNode, letters: LetterSet): readonly Part[] {
		const without: Part[] = [];
		for (let rest = letters; rest !== 0; rest &= rest - 1) {
			const letter = lowestLetter(rest);
			without.push({
				letter,
				kind: 0,
				size: size - this.#holders[letter]!,
				keyA: keyA ^ this.#holdersA[letter]!,
				keyB: keyB ^ this.#holdersB[letter]!,
			});
		}

		return without.sort((a, b) => a.size - b.size);
	}
}
