import {longestWord, type Dictionary} from '../engine/index.js';
import {CommandError} from '../terminal/program.js';
import {
	bundledIn,
	loadDictionary,
	printable,
	standardInput,
	replaceActing,
	type Source,
} from '../dictionaries/index.js';
import {sourceFaultText} from '../text/faults.js';
import {countOf, describeLetters} from '../text/words.js';
import {nearestName} from '../dictionaries/nearest.js';

/** The milliseconds to wait silently for a file; a pipe may never get any text. */
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
	const hint = near === undefined ? '' : ` Did you mean ${near}?`;
	throw new CommandError(sourceFaultText(loaded) + hint);
}

/** Tells, beside the game's own lines, that a dictionary has entries which are not words. */
export function reportSkipped({dictionary: name}: Source, {skipped, alphabet}: Dictionary): void {
	if (skipped === 0) return;
	process.stderr.write(
		`Skipped ${countOf(skipped, 'entry', 'entries')} of ${printable(name)} with characters outside ${describeLetters(alphabet)} or over ${longestWord} letters.\n`,
	);
}

const escaped = (character: string): string =>
	/[\n\t]/.test(character)
		? character
		: Array.from(
				{length: character.length},
				(_, at) => `\\u${character.charCodeAt(at).toString(16).padStart(4, '0')}`,
			).join('');

/** JSON with all escaped that a terminal could act on or that turns a line around; it says the same. */
export const escapeActing = (json: string): string => replaceActing(json, escaped);

/** A JSON document as text, a line of it or indented, escaped so. */
export const jsonText = (value: unknown, indent = ''): string =>
	`${escapeActing(JSON.stringify(value, undefined, indent))}\n`;
