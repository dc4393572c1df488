import process from 'node:process';
import {loadDictionary, printable} from '../dictionary-files.js';
import type {Dictionary, Language} from '../engine/index.js';
import {minLengthFault, type GhostRequest} from '../settings/ghost.js';
import type {HangmanRequest} from '../settings/hangman.js';
import {lengthsText} from '../text/lists.js';
import {CommandError, usageError} from './errors.js';

/** The dictionary of a bundled name or a path, in the letters of a language; one that cannot be loaded ends the program with its sentence. */
export async function openDictionary(source: string, language: Language = 'en'): Promise<Dictionary> {
	const loaded = await loadDictionary(source, {language});
	if (!loaded.ok) throw new CommandError(loaded.sentence, 1);
	return loaded.dictionary;
}

/** Tells, beside the game's own lines, that a dictionary has entries which are not words. */
export function reportSkipped(source: string, {skipped}: Dictionary): void {
	if (skipped === 0) return;
	const entries = skipped === 1 ? '1 entry' : `${skipped} entries`;
	process.stderr.write(
		`Skipped ${entries} of ${printable(source)} that have other characters than a to z.\n`,
	);
}

/** Refuses a length without words; a secret brings its own. */
export function checkLength(
	dictionary: Dictionary,
	{length, secret, dictionary: source}: Pick<HangmanRequest, 'dictionary' | 'length' | 'secret'>,
): void {
	const lengths = dictionary.lengths.map(entry => entry.length);
	if (length === undefined || secret !== undefined || lengths.includes(length)) return;
	throw usageError(
		`The dictionary ${printable(source)} has no words of ${length} letters; choose a length of ${lengthsText(lengths)}.`,
	);
}

/** Refuses a shortest word that is longer than every word. */
export function checkMinLength(
	dictionary: Dictionary,
	request: Pick<GhostRequest, 'dictionary' | 'minLength'>,
): void {
	const fault = minLengthFault(dictionary, request);
	if (fault !== undefined) throw usageError(fault);
}
