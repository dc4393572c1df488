import type {Pool} from '../../words/words.js';
import type {Layout} from './layout.js';

/** How much worse a miss is thought to be than a hit that leaves as many words. */
const missWeight = 1.5;

/**
Misses that a guesser needs who always asks for the letter that leaves the fewest words at worst: the value of the pool is no more than that.
*/
export function greedyBound(layout: Layout, pool: Pool): number {
	const {words, families, distinct, letterOf} = layout;
	const {length} = words;
	const sizes = new Uint32Array(letterOf.length);
	const largest = new Uint32Array(26);
	const holders = new Uint32Array(26);

	function pickLetter(members: Pool): number {
		largest.fill(0);
		holders.fill(0);
		const seen: number[] = [];
		for (const word of members) {
			const first = word * length;
			for (let next = first, last = first + distinct[word]!; next < last; next++) {
				const family = families[next]!;
				const counted = sizes[family]! + 1;
				if (counted === 1) seen.push(family);
				sizes[family] = counted;
			}
		}

		for (const family of seen) {
			const letter = letterOf[family]!;
			const size = sizes[family]!;
			holders[letter]! += size;
			largest[letter] = Math.max(largest[letter]!, size);
			sizes[family] = 0;
		}

		let best = 0;
		let lowest = Infinity;
		for (let letter = 0; letter < 26; letter++) {
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

	function divide(members: Pool, letter: number): {readonly hits: Pool[]; readonly miss: Pool} {
		const hits = new Map<number, number[]>();
		const miss: number[] = [];
		for (const word of members) {
			const first = word * length;
			const own = families.subarray(first, first + distinct[word]!).find(f => letterOf[f] === letter);
			if (own === undefined) {
				miss.push(word);
				continue;
			}

			const family = hits.get(own);
			if (family) family.push(word);
			else hits.set(own, [word]);
		}

		return {
			hits: Array.from(hits.values(), family => Uint32Array.from(family)),
			miss: Uint32Array.from(miss),
		};
	}

	function play(members: Pool): number {
		if (members.length <= 1) return 0;
		const {hits, miss} = divide(members, pickLetter(members));
		let worst = miss.length === 0 ? 0 : 1 + play(miss);
		for (const family of hits) if (family.length > worst + 1) worst = Math.max(worst, play(family));
		return worst;
	}

	return play(pool);
}
