import {capitalize, listOf} from './lists.js';
import {wrapWords} from './wrap.js';

export type Defined = {readonly word: string; readonly base: string; readonly meaning: string};

/** One line a word: `mice (mouse): any of numerous small rodents …`. */
export const describeMeaning = ({word, base, meaning}: Defined): string =>
	`${word}${base === word ? '' : ` (${base})`}: ${meaning}`;

/** The same as sentences: `Mice, from mouse: any of numerous small rodents ….` */
export const meaningsAloud = (known: readonly Defined[]): readonly string[] =>
	known.map(
		({word, base, meaning}) => `${capitalize(word)}${base === word ? '' : `, from ${base}`}: ${meaning}.`,
	);

export const noMeaningText = 'No meaning known.';

export function describeUnknown(word: string, nearest: readonly string[]): string {
	const hint = nearest.length === 0 ? 'check the spelling.' : `did you mean ${listOf(nearest)}?`;
	return `No meaning known for ${word}; ${hint}`;
}

/** What the words of a screen mean, in lines that begin with the word; the first word is named even if its meaning is not known. */
export function meaningLines(
	words: readonly string[],
	meanings: ReadonlyMap<string, Defined | undefined>,
	columns: number,
): readonly {readonly word: string; readonly text: string}[] {
	if (!words.every(word => meanings.has(word))) return [{word: '', text: 'Looking the words up…'}];
	return words.flatMap((word, index) => {
		const defined = meanings.get(word);
		if (defined === undefined) return index === 0 ? [{word, text: ': no meaning known.'}] : [];
		const lines = wrapWords(describeMeaning(defined), columns);
		return lines.map((line, number) =>
			number === 0 && line.startsWith(word) ? {word, text: line.slice(word.length)} : {word: '', text: line},
		);
	});
}
