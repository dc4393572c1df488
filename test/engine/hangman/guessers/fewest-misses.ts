/** The fewest misses, those of all words of a list added up, by trying every letter every time. */
export function fewestMisses(list: readonly string[], guessed = ''): number {
	if (list.length < 2) return 0;
	const letters = [...new Set(list.join(''))].filter(letter => !guessed.includes(letter));
	return Math.min(...letters.map(letter => missesAfter(list, letter, guessed)));
}

/** The same once a letter is guessed. */
export function missesAfter(list: readonly string[], letter: string, guessed = ''): number {
	const families: Record<string, string[]> = {};
	for (const word of list)
		(families[word.replaceAll(new RegExp(`[^${letter}]`, 'g'), '-')] ??= []).push(word);
	return Object.values(families)
		.map(family => (family[0]?.includes(letter) ? 0 : family.length) + fewestMisses(family, guessed + letter))
		.reduce((sum, misses) => sum + misses, 0);
}
