import {createHash} from 'node:crypto';
import {readLines} from './packages.js';

export type Corrections = {
	/** Whether a word is left out that the packages would let in. */
	readonly leavesOut: (word: string) => boolean;
	/** Whether a word is let in that the packages call offensive, or don't know. */
	readonly letsIn: (word: string) => boolean;
};

/** A word as the corrections name one that nobody should have to read. */
export const digest = (word: string) =>
	createHash('sha256').update(word.toLowerCase()).digest('hex').slice(0, 12);

/**
What was found by eye in a language's list: a word to leave out on each line, one to let in after `+`, and after `~` the
digest of an offensive one, so that the project holds no list of those. Lines that begin with # say why.
*/
export function readCorrections(language: string): Corrections {
	const lines = readLines(new URL(`corrections/${language}.txt`, import.meta.url));
	const after = (mark: string) =>
		new Set(lines.filter(line => line.startsWith(mark)).map(line => line.slice(mark.length)));
	const [welcome, digests, words] = [after('+'), after('~'), after('')];
	return {
		leavesOut: word => words.has(word) || digests.has(digest(word)),
		letsIn: word => welcome.has(word),
	};
}
