import type {Ways} from './ways.js';

/** What is known while a crib is put together: some words, and what they leave to learn. It changes in place, for searches that try thousands. */
export type Coverage = {
	readonly known: ReadonlySet<number>;
	/** Learn a word, or forget one. */
	readonly learn: (word: number) => void;
	readonly forget: (word: number) => void;
	/** How many more words a point asks for if its ways shared none; 0 when it is won with the words known. */
	readonly lack: (point: number) => number;
	/** Whether the words known win from every start. */
	readonly isEnough: () => boolean;
};

/** No words known yet. */
export function newCoverage({isChoice, nexts, starts, words}: Ways): Coverage {
	const known = new Set<number>();
	const showing = new Uint32Array(nexts.length);
	const lacks = new Float64Array(nexts.length);
	const isStale = new Uint8Array(nexts.length).fill(1);
	const befores: number[][] = nexts.map(() => []);
	for (const [point, following] of nexts.entries()) for (const next of following) befores[next]?.push(point);

	const measure = (point: number): number => {
		const following = nexts[point] ?? [];
		if (following.length === 0) return (showing[point] ?? 0) > 0 ? 0 : 1;
		let least = Infinity;
		let sum = 0;
		for (const next of following) {
			const lack = lacks[next] ?? 0;
			sum += lack;
			if (lack < least) least = lack;
		}

		return isChoice[point] ? least : sum;
	};

	/** A point leads to points with higher numbers, so from the highest stale one down each is measured once. */
	const refresh = (highest: number) => {
		for (let point = highest; point >= 0; point--) {
			if (isStale[point] === 0) continue;
			isStale[point] = 0;
			const lack = measure(point);
			if (lack === lacks[point]) continue;
			lacks[point] = lack;
			for (const before of befores[point] ?? []) isStale[before] = 1;
		}
	};

	const change = (word: number, by: 1 | -1) => {
		let highest = -1;
		for (const end of words[word]?.ends ?? []) {
			showing[end] = (showing[end] ?? 0) + by;
			isStale[end] = 1;
			highest = Math.max(highest, end);
		}

		refresh(highest);
	};

	refresh(nexts.length - 1);
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
		lack: point => lacks[point] ?? 0,
		isEnough() {
			for (let start = 0; start < starts; start++) if (lacks[start] !== 0) return false;
			return true;
		},
	};
}
