import {mask} from '../../mask.js';

/** Hangman and the guessers of the handouts once more, on plain strings and by other means than the engine's. */

const mostFrequent = (list: readonly string[], guessed: string): string => {
	const counts = new Map<string, number>();
	for (const letter of list.join('')) counts.set(letter, (counts.get(letter) ?? 0) + 1);
	const [best] = [...counts]
		.filter(([letter]) => !guessed.includes(letter))
		.sort(([a, timesA], [b, timesB]) => timesB - timesA || a.charCodeAt(0) - b.charCodeAt(0));
	return best?.[0] ?? '?';
};

type StringPlayer = (dictionary: readonly string[], pattern: string, guessed: string) => string;

/** The words that fit all that is shown: guessing the same letters, they show the same pattern. */
export const stillPossible = (list: readonly string[], pattern: string, guessed: string): string[] =>
	list.filter(word => word.length === pattern.length && mask(word, guessed) === pattern);

export const stringPlayers = {
	naive: (dictionary, _, guessed) => mostFrequent(dictionary, guessed),
	pattern(dictionary, pattern, guessed) {
		const agreeing = new RegExp(`^${pattern.replaceAll('-', '.')}$`);
		return mostFrequent(
			dictionary.filter(word => agreeing.test(word)),
			guessed,
		);
	},
	paga: (dictionary, pattern, guessed) => mostFrequent(stillPossible(dictionary, pattern, guessed), guessed),
} satisfies Record<string, StringPlayer>;

/** The misses of a player against a fair chooser, until one word is left. */
export function countMisses(player: StringPlayer, dictionary: readonly string[], secret: string): number {
	let guessed = '';
	let misses = 0;
	let pattern = '-'.repeat(secret.length);
	while (stillPossible(dictionary, pattern, guessed).length > 1) {
		const letter = player(dictionary, pattern, guessed);
		guessed += letter;
		pattern = mask(secret, guessed);
		if (!secret.includes(letter)) misses++;
	}

	return misses;
}
