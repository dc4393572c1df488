import type {Pool} from '../words.js';
import {createExact, smallPool} from './exact.js';
import {createLetterScores} from './letter-scores.js';
import type {Marks} from './marks.js';
import {createPoolStack} from './pool-stack.js';
import {createValueCache} from './value-cache.js';

/** What guessing to the end comes to; misses are those of all words of the pool added up. */
export type Playout = {
	/** The misses when every letter is the one of best score, and from `smallPool` words on the best there is. */
	readonly misses: (pool: Pool) => number;
	/** The same after a first letter, by its number; `isDeep` when the second one, too, is to be the best of a few that are played out. */
	readonly missesAfter: (pool: Pool, letter: number, isDeep: boolean) => number;
};

/** How many second letters are tried. */
const breadth = 5;

const cacheBits = 17;

/** A 32-bit number that looks random, for each whole number (the last steps of MurmurHash3). */
function scramble(number: number): number {
	let value = Math.imul(number ^ (number >>> 16), 0x85_eb_ca_6b);
	value = Math.imul(value ^ (value >>> 13), 0xc2_b2_ae_35);
	return value ^ (value >>> 16);
}

/** What a pool leads to: it lies from `start` to `end` in the stack, and above `top` and `slot` there is room. */
type Value = (start: number, end: number, top: number, slot: number) => number;

/** For pools of at most `largest` words. It remembers what pools came to; that changes its speed and never its answers. */
export function createPlayout(marks: Marks, largest: number): Playout {
	const count = marks.of.length / marks.width;
	const scores = createLetterScores(marks, largest);
	const exact = createExact(marks);
	const {cells, ends, divide} = createPoolStack(marks, largest);
	const keys = Int32Array.from({length: count}, (_, word) => scramble(2 * word + 1));
	const checks = Int32Array.from({length: count}, (_, word) => scramble(-2 * word - 2));

	/** The misses after a letter, with what its families come to by `value`; it stops once there are as many as `limit`. */
	const follow = (
		start: number,
		end: number,
		top: number,
		slot: number,
		letter: number,
		value: Value,
		limit: number,
	): number => {
		const count = divide(start, end, letter, top, slot);
		const room = ends[slot + count - 1] ?? 0;
		let misses = (ends[slot] ?? 0) - top;
		for (let family = 0, from = top; family < count && misses < limit; family++) {
			const to = ends[slot + family] ?? 0;
			if (to - from > 1) misses += value(from, to, room, slot + count);
			from = to;
		}

		return misses;
	};

	const remembered = (value: Value): Value => {
		const {find, keep} = createValueCache(cacheBits);
		return (start, end, top, slot) => {
			let key = 0;
			let check = 0;
			for (let at = start; at < end; at++) {
				const word = cells[at] ?? 0;
				key = (key + (keys[word] ?? 0)) | 0;
				check = (check + (checks[word] ?? 0)) | 0;
			}

			const known = find(key, check);
			if (known >= 0) return known;
			const misses = value(start, end, top, slot);
			keep(key, check, misses);
			return misses;
		};
	};

	const playOut = remembered((start, end, top, slot) => {
		if (end - start <= smallPool) {
			exact.take(cells, start, end);
			return exact.misses();
		}

		scores.look(cells, start, end);
		return follow(start, end, top, slot, scores.best(), playOut, Infinity);
	});

	const bestPlayOut = remembered((start, end, top, slot) => {
		if (end - start <= smallPool) return playOut(start, end, top, slot);
		scores.look(cells, start, end);
		let best = Infinity;
		for (const letter of scores.candidates(breadth))
			best = Math.min(best, follow(start, end, top, slot, letter, playOut, best));
		return best;
	});

	const put = (pool: Pool): number => {
		if (pool.length > largest) throw new RangeError('The pool is too large to be played out');
		cells.set(pool);
		return pool.length;
	};

	return {
		misses(pool) {
			const end = put(pool);
			return playOut(0, end, end, 0);
		},
		missesAfter(pool, letter, isDeep) {
			const end = put(pool);
			return follow(0, end, end, 0, letter, isDeep ? bestPlayOut : playOut, Infinity);
		},
	};
}
