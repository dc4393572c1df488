import process from 'node:process';
import {describeLetters, loadDictionary, printable, type Source} from '../dictionary-files.js';
import type {Dictionary} from '../engine/index.js';
import {CommandError} from './errors.js';

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
