import type {EvilLayout} from './layout.js';

/** A way that was found: letters, by number, and how many of them miss. */
export type Way = {readonly letters: readonly number[]; readonly misses: number};

type Reached = {readonly pool: Uint32Array; readonly letters: readonly number[]};

/**
Letters that beat `evil`, found by following only so many pools with the same number of misses: those with the fewest words.

It yields after each pool that it has divided, and returns what it has found.
*/
export function* followSmallest(layout: EvilLayout, width: number): Generator<undefined, Way> {
	const {words, letterCount, marks, distinct, letterOf, first, keysA, keysB} = layout;
	const {length, count, sets} = words;
	const sizes = new Uint32Array(letterOf.length);

	/** What `evil` keeps for each letter that tells the pool's words apart. */
	function divide({pool, letters}: Reached): {readonly next: Reached; readonly isMiss: boolean}[] {
		sizes.fill(0);
		for (const word of pool) {
			const start = word * length;
			for (let at = start, end = start + distinct[word]!; at < end; at++) sizes[marks[at]!]!++;
		}

		const kept: {readonly next: Reached; readonly isMiss: boolean}[] = [];
		for (let letter = 0; letter < letterCount; letter++) {
			let holders = 0;
			let best = first[letter]!;
			for (let mark = best; mark < first[letter + 1]!; mark++) {
				holders += sizes[mark]!;
				if (sizes[mark]! > sizes[best]!) best = mark;
			}

			if (holders === 0 || sizes[best] === pool.length) continue;
			const isMiss = pool.length - holders >= sizes[best]!;
			const members = pool.filter(word => {
				if (isMiss) return ((sets[word]! >>> letter) & 1) === 0;
				const start = word * length;
				return marks.subarray(start, start + distinct[word]!).includes(best);
			});
			kept.push({next: {pool: members, letters: [...letters, letter]}, isMiss});
		}

		return kept;
	}

	const keyOf = (pool: Uint32Array) =>
		`${pool.reduce((key, word) => key ^ keysA[word]!, 0)} ${pool.reduce((key, word) => key ^ keysB[word]!, 0)}`;
	const smallest = (reached: Map<string, Reached>) =>
		[...reached].reduce((least, each) => (each[1].pool.length < least[1].pool.length ? each : least));

	const every = new Uint32Array(count).map((_, word) => word);
	let open = new Map<string, Reached>([['', {pool: every, letters: []}]]);
	for (let misses = 0; ; misses++) {
		const seen = new Set(open.keys());
		const after = new Map<string, Reached>();
		for (let followed = 0; open.size > 0 && (followed < width || after.size === 0); followed++) {
			const [key, reached] = smallest(open);
			if (reached.pool.length <= 1) return {letters: reached.letters, misses};
			open.delete(key);
			for (const {next, isMiss} of divide(reached)) {
				const nextKey = keyOf(next.pool);
				if (isMiss) after.set(nextKey, next);
				else if (!seen.has(nextKey)) open.set(nextKey, next);
				seen.add(nextKey);
			}

			yield;
		}

		open = after;
	}
}
