import {mask} from '../mask.js';

/** The fewest misses that beat `evil`, by trying every letter in every position that it can lead to. */
export function fewestAgainstEvil(words: readonly string[]): number {
	let open = [words];
	const seen = new Set<string>();
	for (let misses = 0; ; misses++) {
		const after: (readonly string[])[] = [];
		for (let pool = open.pop(); pool !== undefined; pool = open.pop()) {
			if (pool.length === 1) return misses;
			if (seen.has(pool.join())) continue;
			seen.add(pool.join());
			for (const letter of new Set(pool.join(''))) {
				const kept = answerOfEvil(pool, letter);
				if (kept[0]?.includes(letter)) open.push(kept);
				else after.push(kept);
			}
		}

		open = after;
	}
}

/** The words that `evil` keeps: the largest family; of equals the one whose pattern comes first, `-` before the letter. */
export function answerOfEvil(words: readonly string[], letter: string): readonly string[] {
	const families: Record<string, string[]> = {};
	for (const word of words) (families[mask(word, letter)] ??= []).push(word);
	const [first, ...others] = Object.keys(families)
		.sort()
		.map(pattern => families[pattern] ?? []);
	return others.reduce((best, family) => (family.length > best.length ? family : best), first ?? []);
}
