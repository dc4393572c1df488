import {listOf} from './lists.js';

/** One line a word: `mice (mouse): any of numerous small rodents …`. */
export const describeMeaning = ({
	word,
	base,
	meaning,
}: {
	readonly word: string;
	readonly base: string;
	readonly meaning: string;
}): string => `${word}${base === word ? '' : ` (${base})`}: ${meaning}`;

/** What is said of a word that is not known, with the nearest ones that are. */
export function describeUnknown(word: string, nearest: readonly string[]): string {
	const hint = nearest.length === 0 ? 'check the spelling.' : `did you mean ${listOf(nearest)}?`;
	return `No meaning is known of ${word}; ${hint}`;
}
