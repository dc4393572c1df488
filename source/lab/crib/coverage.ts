import type {AndOrGraph} from './and-or-graph.js';

/** The words known while a crib is put together, and what is left to learn. It changes in place, for searches that try thousands. */
export type Coverage = {
	readonly known: ReadonlySet<number>;
	readonly learn: (word: number) => void;
	readonly forget: (word: number) => void;
	/** How many more words a vertex needs if none serves twice; 0 when it is won with the words known. */
	readonly missing: (vertex: number) => number;
	readonly isEnough: () => boolean;
};

export function newCoverage({isOr, children, roots, words}: AndOrGraph): Coverage {
	const known = new Set<number>();
	const showing = new Uint32Array(children.length);
	const missingWords = new Float64Array(children.length);
	const isStale = new Uint8Array(children.length).fill(1);
	const parents: number[][] = children.map(() => []);
	for (const [vertex, following] of children.entries())
		for (const next of following) parents[next]?.push(vertex);

	const measure = (vertex: number): number => {
		const following = children[vertex] ?? [];
		if (following.length === 0) return showing[vertex]! > 0 ? 0 : 1;
		let least = Infinity;
		let sum = 0;
		for (const next of following) {
			const missing = missingWords[next]!;
			sum += missing;
			if (missing < least) least = missing;
		}

		return isOr[vertex] ? least : sum;
	};

	/** A vertex leads to vertices with higher numbers, so from the highest stale one down each is measured once. */
	const refresh = (highest: number) => {
		for (let vertex = highest; vertex >= 0; vertex--) {
			if (isStale[vertex] === 0) continue;
			isStale[vertex] = 0;
			const missing = measure(vertex);
			if (missing === missingWords[vertex]) continue;
			missingWords[vertex] = missing;
			for (const parent of parents[vertex] ?? []) isStale[parent] = 1;
		}
	};

	const change = (word: number, by: 1 | -1) => {
		let highest = -1;
		for (const leaf of words[word]?.leaves ?? []) {
			showing[leaf]! += by;
			isStale[leaf] = 1;
			highest = Math.max(highest, leaf);
		}

		refresh(highest);
	};

	refresh(children.length - 1);
	return {
		known,
		learn(word) {
			known.add(word);
			change(word, 1);
		},
		forget(word) {
			known.delete(word);
			change(word, -1);
		},
		missing: vertex => missingWords[vertex]!,
		isEnough() {
			for (let vertex = 0; vertex < roots; vertex++) if (missingWords[vertex] !== 0) return false;
			return true;
		},
	};
}
