import {divide} from '../../words/divide.js';
import type {LetterColumn, Marks} from '../../words/letter-index.js';
import type {Pool} from '../../words/words.js';
import type {Layout} from './layout.js';

/** The factor by which a miss is rated worse than a hit that leaves as many words. */
const missWeight = 1.5;

/** An upper bound on the value of pools: the misses needed when every letter is the one that leaves the fewest words at worst. */
export class GreedyBound {
	readonly #columns: readonly LetterColumn[];
	readonly #marks: Marks;
	readonly #cells: Uint32Array;
	readonly #parted: Uint32Array;
	readonly #sizes: Uint32Array;
	readonly #seen: Uint32Array;
	readonly #largest: Uint32Array;
	readonly #holders: Uint32Array;

	constructor({words, columns, marks}: Layout) {
		this.#columns = columns;
		this.#marks = marks;
		this.#cells = new Uint32Array(words.count);
		this.#parted = new Uint32Array(words.count);
		this.#sizes = new Uint32Array(marks.letters.length);
		this.#seen = new Uint32Array(marks.letters.length);
		this.#largest = new Uint32Array(columns.length);
		this.#holders = new Uint32Array(columns.length);
	}

	/** Returns the bound of a pool. */
	of(pool: Pool): number {
		this.#cells.set(pool);
		return this.#play(0, pool.length);
	}

	#play(start: number, end: number): number {
		if (end - start <= 1) return 0;
		const cells = this.#cells;
		this.#count(start, end);
		const column = this.#columns[this.#pickLetter(end - start)]!;
		const ends = new Uint32Array(column.places.length);
		const count = divide(column, cells, start, end, this.#parted, start, ends, 0);
		cells.set(this.#parted.subarray(start, end), start);
		let most = 0;
		for (let part = 0, from = start; part < count; part++) {
			const to = ends[part]!;
			const miss = part === 0 ? 1 : 0;
			// The rest of a family can cost no more than a miss for each word but one.
			if (miss + to - from - 1 > most) most = Math.max(most, miss + this.#play(from, to));
			from = to;
		}

		return most;
	}

	/** Finds how many words have each letter, and how many words its largest family has. */
	#count(start: number, end: number): void {
		const {width, of, letters} = this.#marks;
		const cells = this.#cells;
		const sizes = this.#sizes;
		const seen = this.#seen;
		let found = 0;
		for (let at = start; at < end; at++) {
			const first = cells[at]! * width;
			for (let next = first; next < first + width; next++) {
				const mark = of[next]!;
				if (mark === 0) break;
				if (sizes[mark]!++ === 0) seen[found++] = mark;
			}
		}

		this.#largest.fill(0);
		this.#holders.fill(0);
		for (let at = 0; at < found; at++) {
			const mark = seen[at]!;
			const letter = letters[mark]!;
			const size = sizes[mark]!;
			this.#holders[letter]! += size;
			if (size > this.#largest[letter]!) this.#largest[letter] = size;
			sizes[mark] = 0;
		}
	}

	#pickLetter(size: number): number {
		let best = 0;
		let lowest = Infinity;
		for (let letter = 0; letter < this.#columns.length; letter++) {
			const most = this.#largest[letter]!;
			if (most === size) continue;
			const missing = size - this.#holders[letter]!;
			const score = missing === 0 ? 0 : Math.max(missing * missWeight, most);
			if (score < lowest) {
				lowest = score;
				best = letter;
			}
		}

		return best;
	}
}
