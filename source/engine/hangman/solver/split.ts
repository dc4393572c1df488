import {lowestLetter, type LetterSet} from '../../alphabet.js';
import type {LetterIndex} from '../../words/letter-index.js';

/** A pool: the words from `start` on in the stack, `size` of them, and its keys. */
export type SearchNode = {
	readonly start: number;
	readonly size: number;
	readonly keyA: number;
	readonly keyB: number;
};

/** A part of a position that one answer to a letter leaves: a family, or the words without the letter. */
export type SplitPart = {
	readonly letter: number;
	readonly kind: number;
} & Omit<SearchNode, 'start'>;

/** How a position divides, as far as the question "is its value no more than so many misses?" needs it. */
export type Division = {
	/** Families that may cost more than that, the largest first. */
	readonly hits: readonly SplitPart[];
	readonly live: LetterSet;
	/** The letters of every word, in the same places or not. */
	readonly common: LetterSet;
	/** The words without a letter, for each live letter; those with fewest words first. */
	readonly misses: readonly SplitPart[];
};

/** The sizes and keys of pools, while they are counted. */
const createTally = (pools: number) => ({
	sizes: new Uint32Array(pools),
	keysA: new Int32Array(pools),
	keysB: new Int32Array(pools),
});

export class Splitter {
	readonly #index: LetterIndex;
	readonly #stack: Uint32Array;
	/** The families, by their marks. */
	readonly #families;
	/** The marks of the families met. */
	readonly #seen: Uint32Array;
	/** The words with each letter. */
	readonly #holders;
	#live: LetterSet = 0;
	#common: LetterSet = 0;

	constructor(index: LetterIndex, stack: Uint32Array) {
		const {letters, bases} = index.marks();
		this.#index = index;
		this.#stack = stack;
		this.#families = createTally(letters.length);
		this.#seen = new Uint32Array(letters.length);
		this.#holders = createTally(bases.length - 1);
	}

	divide(position: SearchNode, misses: number): Division {
		const hits = this.#findHits(position, this.#count(position), misses);
		const live = this.#live;
		const common = this.#common;
		return {hits, live, common, misses: this.#findMisses(position, live)};
	}

	/** Counts the words of each family and finds its keys, and the letters of all words; returns the number of families. */
	#count({start, size}: SearchNode): number {
		const {width, of} = this.#index.marks();
		const {keysA: wordsA, keysB: wordsB} = this.#index.keys();
		const {sizes, keysA, keysB} = this.#families;
		const stack = this.#stack;
		const seen = this.#seen;
		const {sets} = this.#index.words;
		let found = 0;
		let common: LetterSet = -1;
		for (let at = start, end = start + size; at < end; at++) {
			const word = stack[at]!;
			common &= sets[word]!;
			const keyA = wordsA[word]!;
			const keyB = wordsB[word]!;
			const first = word * width;
			for (let next = first; next < first + width; next++) {
				const mark = of[next]!;
				if (mark === 0) break;
				if (sizes[mark]!++ === 0) seen[found++] = mark;
				keysA[mark]! ^= keyA;
				keysB[mark]! ^= keyB;
			}
		}

		this.#common = common;
		return found;
	}

	/** Adds the families up by letter and clears them; returns those that may cost too much. */
	#findHits({size}: SearchNode, found: number, misses: number): readonly SplitPart[] {
		const {letters, bases} = this.#index.marks();
		const {sizes, keysA, keysB} = this.#families;
		const holders = this.#holders;
		holders.sizes.fill(0);
		holders.keysA.fill(0);
		holders.keysB.fill(0);
		this.#live = 0;
		const hits: SplitPart[] = [];
		for (let at = 0; at < found; at++) {
			const mark = this.#seen[at]!;
			const letter = letters[mark]!;
			const members = sizes[mark]!;
			const keyA = keysA[mark]!;
			const keyB = keysB[mark]!;
			sizes[mark] = 0;
			keysA[mark] = 0;
			keysB[mark] = 0;
			if (members === size) continue;
			this.#live |= 1 << letter;
			holders.sizes[letter]! += members;
			holders.keysA[letter]! ^= keyA;
			holders.keysB[letter]! ^= keyB;
			if (members > misses + 1) hits.push({letter, kind: mark - bases[letter]!, size: members, keyA, keyB});
		}

		return hits.sort((a, b) => b.size - a.size);
	}

	#findMisses({size, keyA, keyB}: SearchNode, letters: LetterSet): readonly SplitPart[] {
		const {sizes, keysA, keysB} = this.#holders;
		const without: SplitPart[] = [];
		for (let rest = letters; rest !== 0; rest &= rest - 1) {
			const letter = lowestLetter(rest);
			without.push({
				letter,
				kind: 0,
				size: size - sizes[letter]!,
				keyA: keyA ^ keysA[letter]!,
				keyB: keyB ^ keysB[letter]!,
			});
		}

		return without.sort((a, b) => a.size - b.size);
	}
}
