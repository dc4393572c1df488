import {divide} from '../../words/divide.js';
import type {Pool} from '../../words/words.js';
import type {Layout} from './layout.js';

/** The factor by which a miss is rated worse than a hit that leaves as many words. */
const missWeight = 1.5;

/** The misses needed when every letter is the one that leaves the fewest words at worst: an upper bound on the value. */
export function greedyBound({words, columns, marks: {width, of, letters}}: Layout): (pool: Pool) => number {
	const cells = new Uint32Array(words.count);
	const parted = new Uint32Array(words.count);
	const sizes = new Uint32Array(letters.length);
	const seen = new Uint32Array(letters.length);
	const largest = new Uint32Array(columns.length);
	const holders = new Uint32Array(columns.length);

	function pickLetter(start: number, end: number): number {
		largest.fill(0);
		holders.fill(0);
		let found = 0;
		for (let at = start; at < end; at++) {
			const first = cells[at]! * width;
			for (let next = first; next < first + width; next++) {
				const mark = of[next]!;
				if (mark === 0) break;
				if (sizes[mark]!++ === 0) seen[found++] = mark;
			}
		}

		for (let at = 0; at < found; at++) {
			const mark = seen[at]!;
			const letter = letters[mark]!;
			const size = sizes[mark]!;
			holders[letter]! += size;
			if (size > largest[letter]!) largest[letter] = size;
			sizes[mark] = 0;
		}

		let best = 0;
		let lowest = Infinity;
		for (let letter = 0; letter < columns.length; letter++) {
			const held = holders[letter]!;
			const most = largest[letter]!;
			if (most === end - start) continue;
			const missing = end - start - held;
			const score = missing === 0 ? 0 : Math.max(missing * missWeight, most);
			if (score < lowest) {
				lowest = score;
				best = letter;
			}
		}

		return best;
	}

	function play(start: number, end: number): number {
		if (end - start <= 1) return 0;
		const column = columns[pickLetter(start, end)]!;
		const ends = new Uint32Array(column.places.length);
		const count = divide(column, cells, start, end, parted, start, ends, 0);
		cells.set(parted.subarray(start, end), start);
		let most = 0;
		for (let part = 0, from = start; part < count; part++) {
			const to = ends[part]!;
			const miss = part === 0 ? 1 : 0;
			// The rest of a family can cost no more than a miss for each word but one.
			if (miss + to - from - 1 > most) most = Math.max(most, miss + play(from, to));
			from = to;
		}

		return most;
	}

	return pool => {
		cells.set(pool);
		return play(0, pool.length);
	};
}
