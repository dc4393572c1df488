import {listOf} from './words.js';
import type {Line} from '../page/page.js';

export type Defined = {readonly word: string; readonly base: string; readonly meaning: string};

/** One line a word: `mice (mouse): any of numerous small rodents …`. */
export const describeMeaning = ({word, base, meaning}: Defined): string =>
	`${word}${base === word ? '' : ` (${base})`}: ${meaning}`;

export function describeUnknown(word: string, nearest: readonly string[]): string {
	const hint = nearest.length === 0 ? 'check the spelling.' : `did you mean ${listOf(nearest)}?`;
	return `No meaning known for ${word}; ${hint}`;
}

/** Says why a function word such as `the` has no meaning. */
export const describeFunctionWord = (word: string): string =>
	`No meaning for ${word}: WordNet leaves out pronouns, conjunctions and other words that only link or exclaim.`;

/** Returns a paragraph for each word of a screen; the first word is named even if its meaning is not known. */
export function meaningParagraphs(
	words: readonly string[],
	meanings: ReadonlyMap<string, Defined | undefined>,
): readonly Line[] {
	if (!words.every(word => meanings.has(word))) return ['Looking the words up…'];
	return words.flatMap((word, index): readonly Line[] => {
		const defined = meanings.get(word);
		if (defined === undefined && index > 0) return [];
		const text = defined ? describeMeaning(defined).slice(word.length) : ': no meaning known.';
		return [[{text: word, as: 'accent', bold: true}, {text}]];
	});
}
