/**
The least misses with which a guesser can always tell the words apart, straight from the rules: for checking.

It knows nothing of the engine. Two rules keep it from taking forever: what is found for a set of words is kept, and a part of some words never costs more than all of them.
*/
export function leastMisses(words: readonly string[]): number {
	const find = finder(words);
	const all = words.map((_, index) => index);
	for (let misses = 0; ; misses++) if (find(all, misses)) return misses;
}

/** Says whether so many misses are enough for some of the words, given by their indices. */
function finder(words: readonly string[]) {
	const letters = Array.from(new Set(words.join('')));
	/** For each letter where it stands in each word, as bits. */
	const places = letters.map(letter =>
		words.map(word => Array.from(word).reduce((bits, own) => bits * 2 + (own === letter ? 1 : 0), 0)),
	);
	const found = new Map<string, boolean>();

	function isEnough(pool: readonly number[], misses: number): boolean {
		if (pool.length <= misses + 1) return true;
		const key = String.fromCharCode(misses, ...pool);
		let answer = found.get(key);
		if (answer === undefined) found.set(key, (answer = search(pool, misses)));
		return answer;
	}

	function search(pool: readonly number[], misses: number): boolean {
		const divisions = places.map(of => divide(pool, of));
		// Largest first: whatever costs too much ends the search.
		const hits = divisions.flatMap(({families}) => families).sort((a, b) => b.length - a.length);
		if (hits.some(family => family.length < pool.length && !isEnough(family, misses))) return false;
		return divisions
			.filter(({without, families}) => families.length > (without.length > 0 ? 0 : 1))
			.sort((a, b) => a.without.length - b.without.length)
			.some(({without}) => without.length === 0 || (misses > 0 && isEnough(without, misses - 1)));
	}

	return isEnough;
}

/** The words without a letter, and those with it by where it stands. */
function divide(pool: readonly number[], places: readonly number[]) {
	const without: number[] = [];
	const families = new Map<number, number[]>();
	for (const word of pool) {
		const shown = places[word] ?? 0;
		const family = families.get(shown);
		if (shown === 0) without.push(word);
		else if (family) family.push(word);
		else families.set(shown, [word]);
	}

	return {without, families: [...families.values()]};
}
