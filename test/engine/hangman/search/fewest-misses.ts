import {mask} from '../../../mask.js';

/** The fewest misses, those of all words of a list added up, by trying every letter every time; `known` are lists that have been looked at. */
export function fewestMisses(list: readonly string[], known = new Map<string, number>()): number {
	if (list.length < 2) return 0;
	const key = list.join();
	const before = known.get(key);
	if (before !== undefined) return before;
	// A letter that leaves the whole list leads nowhere.
	known.set(key, Infinity);
	const least = Math.min(...Array.from(new Set(list.join('')), letter => missesAfter(list, letter, known)));
	known.set(key, least);
	return least;
}

/** The same once a letter is guessed. */
export function missesAfter(
	list: readonly string[],
	letter: string,
	known = new Map<string, number>(),
): number {
	const families: Record<string, string[]> = {};
	for (const word of list) (families[mask(word, letter)] ??= []).push(word);
	return Object.values(families)
		.map(family => (family[0]?.includes(letter) ? 0 : family.length) + fewestMisses(family, known))
		.reduce((sum, misses) => sum + misses, 0);
}
