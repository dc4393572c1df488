import process from 'node:process';
import {loadDictionary, printable} from '../dictionary-files.js';
import type {Dictionary, Language} from '../engine/index.js';
import {CommandError} from './errors.js';

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
