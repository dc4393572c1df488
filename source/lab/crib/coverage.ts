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

export function newCoverage({isOr, children, words}: AndOrGraph): Coverage {
	const known = new Set<number>();
	const showing = new Uint32Array(children.length);
	const missingWords = new Float64Array(children.length);
	const isStale = new Uint8Array(children.length).fill(1);
	/** No vertex with a higher number is stale. */
	let highest = children.length - 1;
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

	/** Measures the stale vertices, each once: they lead to vertices with higher numbers. */
	const refresh = () => {
		for (; highest >= 0; highest--) {
			if (isStale[highest] === 0) continue;
			isStale[highest] = 0;
			const missing = measure(highest);
			if (missing === missingWords[highest]) continue;
			missingWords[highest] = missing;
			for (const parent of parents[highest] ?? []) isStale[parent] = 1;
		}
	};

	const change = (word: number, by: 1 | -1) => {
		for (const leaf of words[word]?.leaves ?? []) {
			showing[leaf]! += by;
			isStale[leaf] = 1;
			highest = Math.max(highest, leaf);
		}
	};

	const missing = (vertex: number): number => {
		refresh();
		return missingWords[vertex]!;
	};

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
		missing,
		isEnough: () => missing(0) === 0,
	};
}
