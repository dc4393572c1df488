import {mask} from '../../../mask.js';

/**
The value of a pool as the rules say it: for checking, on small pools only.

The one short cut is that it looks at a pool once, for what was asked before doesn't matter: such letters divide it no more.
*/
export function minimax(words: readonly string[], found = new Map<string, number>()): number {
	if (words.length <= 1) return 0;
	const key = words.join();
	const known = found.get(key);
	if (known !== undefined) return known;
	let best = Infinity;
	for (const letter of new Set(words.join(''))) {
		const families = divide(words, letter);
		if (families.size === 1) continue;
		const costs = Array.from(
			families,
			([shown, family]) => (shown.includes(letter) ? 0 : 1) + minimax(family, found),
		);
		best = Math.min(best, Math.max(...costs));
	}

	found.set(key, best);
	return best;
}

/** The words by the pattern they would show. */
function divide(words: readonly string[], letter: string): Map<string, string[]> {
	const families = new Map<string, string[]>();
	for (const word of words) {
		const shown = mask(word, letter);
		const family = families.get(shown);
		if (family) family.push(word);
		else families.set(shown, [word]);
	}

	return families;
}
