/** A word and what it means, or the words nearest to one that is not known. */
export type Definition =
	| {readonly word: string; readonly meaning: string; readonly base: string}
	| {readonly word: string; readonly meaning: null; readonly base: null; readonly nearest: readonly string[]};

/** One line a word: `mice (mouse): any of numerous small rodents …`. */
export const describeMeaning = ({word, base, meaning}: Definition & {readonly meaning: string}): string =>
	`${word}${base === word ? '' : ` (${base})`}: ${meaning}`;

/** What is said of a word that is not known. */
export function describeUnknown(word: string, nearest: readonly string[]): string {
	const hint = nearest.length === 0 ? 'check the spelling.' : `did you mean ${nearest.join(', ')}?`;
	return `I don’t know ${word}; ${hint}`;
}
