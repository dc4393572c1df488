import process from 'node:process';
import {bundledIn, loadDictionary, printable, standardInput, type Source} from '../dictionaries/index.js';
import {describeLetters} from '../text/languages.js';
import {longestWord, type Dictionary} from '../engine/index.js';
import type {GhostSettings} from '../settings/ghost.js';
import {lengthsText} from '../text/lists.js';
import {nearestName} from '../text/nearest.js';
import {CommandError, usageError} from './command.js';

/** So many milliseconds are waited for a file without a word: a pipe may never be written to. */
const silence = 1000;

export async function readPatiently<Read>(place: string, reading: Promise<Read>): Promise<Read> {
	const source = place === standardInput ? 'standard input' : printable(place);
	const timer = setTimeout(() => process.stderr.write(`Still reading ${source}; Ctrl+C stops.\n`), silence);
	try {
		return await reading;
	} finally {
		clearTimeout(timer);
	}
}

export async function openDictionary({dictionary, language}: Source): Promise<Dictionary> {
	const loaded = await readPatiently(dictionary, loadDictionary(dictionary, {language}));
	if (loaded.ok) return loaded.dictionary;
	const near = nearestName(dictionary, bundledIn(language));
	throw new CommandError(loaded.sentence + (near === undefined ? '' : ` Did you mean ${near}?`), 1);
}

/** Tells, beside the game's own lines, that a dictionary has entries which are not words. */
export function reportSkipped({dictionary: name}: Source, {skipped, alphabet}: Dictionary): void {
	if (skipped === 0) return;
	const entries = skipped === 1 ? '1 entry' : `${skipped} entries`;
	process.stderr.write(
		`Skipped ${entries} of ${printable(name)} with characters outside ${describeLetters(alphabet)} or over ${longestWord} letters.\n`,
	);
}

export function checkLength(dictionary: Dictionary, length: number, source: string): void {
	const lengths = dictionary.lengths.map(entry => entry.length);
	if (lengths.includes(length)) return;
	throw usageError(
		`The dictionary ${printable(source)} has no words of ${length} letters; choose a length of ${lengthsText(lengths)}.`,
	);
}

export function checkMinLength(
	{lengths}: Dictionary,
	{dictionary, minLength}: Pick<GhostSettings, 'dictionary' | 'minLength'>,
): void {
	const longest = lengths.at(-1)?.length ?? 0;
	if (minLength <= longest) return;
	throw usageError(
		`The dictionary ${printable(dictionary)} has no words of ${minLength} letters or more; give --min-length ${longest} or less.`,
	);
}
