import {letterAt} from '../../alphabet.js';
import {isMiss, splitPool} from '../rules/families.js';
import type {Pool} from '../../words/words.js';
import type {Layout} from './layout.js';

/** How much worse a miss is thought to be than a hit that leaves as many words. */
const missWeight = 1.5;

/**
Misses that a guesser needs who always asks for the letter that leaves the fewest words at worst: the value of the pool is no more than that.
*/
export function greedyBound({words, marks: {width, of, letters}}: Layout, pool: Pool): number {
	const letterCount = words.alphabet.letters.length;
	const sizes = new Uint32Array(letters.length);
	const largest = new Uint32Array(letterCount);
	const holders = new Uint32Array(letterCount);

	function pickLetter(members: Pool): number {
		largest.fill(0);
		holders.fill(0);
		const seen: number[] = [];
		for (const word of members) {
			const first = word * width;
			for (let next = first; next < first + width; next++) {
				const mark = of[next]!;
				if (mark === 0) break;
				if (sizes[mark]!++ === 0) seen.push(mark);
			}
		}

		for (const mark of seen) {
			const letter = letters[mark]!;
			const size = sizes[mark]!;
			holders[letter]! += size;
			largest[letter] = Math.max(largest[letter]!, size);
			sizes[mark] = 0;
		}

		let best = 0;
		let lowest = Infinity;
		for (let letter = 0; letter < letterCount; letter++) {
			const held = holders[letter]!;
			const most = largest[letter]!;
			if (held === 0 || most === members.length) continue;
			const missing = members.length - held;
			const score = missing === 0 ? 0 : Math.max(missing * missWeight, most);
			if (score < lowest) {
				lowest = score;
				best = letter;
			}
		}

		return best;
	}

	function play(members: Pool): number {
		if (members.length <= 1) return 0;
		let most = 0;
		for (const family of splitPool(words, members, letterAt(words.alphabet, pickLetter(members)))) {
			const miss = isMiss(family) ? 1 : 0;
			// The rest of a family can cost no more than a miss for each word but one.
			if (miss + family.pool.length - 1 > most) most = Math.max(most, miss + play(family.pool));
		}

		return most;
	}

	return play(pool);
}
