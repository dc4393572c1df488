import {createTable, keysOf, type PoolKeys} from '../../words/transposition-table.js';
import type {Pool} from '../../words/words.js';
import {ExactSearch, smallPool} from './exact.js';
import {LetterScores} from './letter-scores.js';
import type {LetterIndex} from '../../words/letter-index.js';
import {createPoolStack} from '../../words/divide.js';

/** Returns the value of the pool from `start` to `end` on a stack with room from `top` and `slot` on. */
export type Value = (start: number, end: number, top: number, slot: number) => number;

/** A memory holds up to two to this power values. */
const memoryBits = 17;

/** Memoizes values of pools in `cells`, whole numbers of 0 or more, by the words of a pool in any order. */
export function createPoolMemory(cells: Uint32Array, keys: PoolKeys): (value: Value) => Value {
	return value => {
		const {get, set} = createTable(memoryBits);
		return (start, end, top, slot) => {
			const {keyA, keyB} = keysOf(keys, cells, start, end);
			const known = get(keyA, keyB);
			if (known !== 0) return known - 1;
			const found = value(start, end, top, slot);
			set(keyA, keyB, found + 1);
			return found;
		};
	};
}

const breadth = 5;

/** Plays pools of at most `largest` words out to the end of the game. */
export class Playout {
	readonly #largest: number;
	readonly #scores: LetterScores;
	readonly #exact: ExactSearch;
	readonly #stack;
	readonly #playOut: Value;
	readonly #bestPlayOut: Value;

	constructor(index: LetterIndex, largest: number) {
		this.#largest = largest;
		this.#scores = new LetterScores(index.marks(), largest);
		this.#exact = new ExactSearch(index.marks());
		this.#stack = createPoolStack(index, largest);
		const {cells} = this.#stack;
		const remembered = createPoolMemory(cells, index.keys());

		this.#playOut = remembered((start, end, top, slot) => {
			if (end - start <= smallPool) {
				this.#exact.take(cells, start, end);
				return this.#exact.misses();
			}

			this.#scores.look(cells, start, end);
			return this.#follow(start, end, top, slot, this.#scores.best(), this.#playOut, Infinity);
		});

		this.#bestPlayOut = remembered((start, end, top, slot) => {
			if (end - start <= smallPool) return this.#playOut(start, end, top, slot);
			this.#scores.look(cells, start, end);
			let best = Infinity;
			for (const letter of this.#scores.candidates(breadth))
				best = Math.min(best, this.#follow(start, end, top, slot, letter, this.#playOut, best));
			return best;
		});
	}

	/** Returns the misses, added up over the words of a pool of two or more, when every letter is the one of best score. */
	misses(pool: Pool): number {
		const end = this.#take(pool);
		return this.#playOut(0, end, end, 0);
	}

	/**
	Returns the misses after a first letter, by its number, added up over the words of the pool.

	Every later letter is the one of best score, and with `smallPool` words or fewer the best there is. If `isDeep`, the second one is the best of a few that are played out in the same way.
	*/
	missesAfter(pool: Pool, letter: number, isDeep: boolean): number {
		const end = this.#take(pool);
		return this.#follow(0, end, end, 0, letter, isDeep ? this.#bestPlayOut : this.#playOut, Infinity);
	}

	/** The misses after a letter, its families valued by `value`; it stops at `limit`. */
	#follow(
		start: number,
		end: number,
		top: number,
		slot: number,
		letter: number,
		value: Value,
		limit: number,
	): number {
		const {ends, divide} = this.#stack;
		const count = divide(start, end, letter, top, slot);
		const room = ends[slot + count - 1]!;
		let misses = ends[slot]! - top;
		for (let family = 0, from = top; family < count && misses < limit; family++) {
			const to = ends[slot + family]!;
			if (to - from > 1) misses += value(from, to, room, slot + count);
			from = to;
		}

		return misses;
	}

	/** Lays a pool down to be played out; returns its end. */
	#take(pool: Pool): number {
		const end = pool.length;
		if (end > this.#largest) throw new RangeError('The pool is too large to be played out');
		this.#stack.cells.set(pool);
		return end;
	}
}
