import type {Pool, Words} from '../../words/words.js';
import {findChains} from '../solver/chains.js';

/** Finds all chains of so many words or more in a pool, the longest first. */
export function chainFinder(words: Words): (pool: Pool, size: number) => readonly Pool[] {
	const {starts, members, sizes} = findChains(words);
	return (pool, size) => {
		if (size <= 1) return [pool.slice(0, 1)];
		const found = new Map<number, number[]>();
		for (const word of pool)
			for (let at = starts[word]!; at < starts[word + 1]!; at++) {
				const chain = members[at]!;
				if (sizes[chain]! < size) break; // The longest chains come first.
				const known = found.get(chain);
				if (known === undefined) found.set(chain, [word]);
				else known.push(word);
			}

		return [...found.values()]
			.filter(chain => chain.length >= size)
			.sort((a, b) => b.length - a.length)
			.map(chain => Uint32Array.from(chain));
	};
}
