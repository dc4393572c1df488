import process from 'node:process';
import {describeLetters, loadDictionary, printable, type Source} from '../dictionaries/index.js';
import type {Dictionary} from '../engine/index.js';
import {minLengthFault, type GhostRequest} from '../settings/ghost.js';
import type {HangmanRequest} from '../settings/hangman.js';
import {lengthsText} from '../text/lists.js';
import {CommandError, usageError} from './errors.js';

/** The dictionary of a source; one that cannot be loaded ends the program with its sentence. */
export async function openDictionary({dictionary, language}: Source): Promise<Dictionary> {
	const loaded = await loadDictionary(dictionary, {language});
	if (!loaded.ok) throw new CommandError(loaded.sentence, 1);
	return loaded.dictionary;
}

/** Tells, beside the game's own lines, that a dictionary has entries which are not words. */
export function reportSkipped({dictionary: name}: Source, {skipped, alphabet}: Dictionary): void {
	if (skipped === 0) return;
	const entries = skipped === 1 ? '1 entry' : `${skipped} entries`;
	process.stderr.write(
		`Skipped ${entries} of ${printable(name)} that have other characters than ${describeLetters(alphabet)}.\n`,
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
