import {isUtf8} from 'node:buffer';
import {readFile, stat} from 'node:fs/promises';
import {stripVTControlCharacters} from 'node:util';
import {parseDictionary, type Dictionary, type DictionaryFault} from './engine/index.js';

/** The dictionaries that come with the game, by name. */
export const bundled = {
	small: 'words everyone knows',
	common: 'a fair, rich game',
	huge: 'tournament words',
	example: 'to see how it works',
} as const;

export type BundledName = keyof typeof bundled;

export const bundledNames = Object.keys(bundled) as readonly BundledName[];

export const defaultDictionary: BundledName = 'common';

export const isBundled = (source: string): source is BundledName => Object.hasOwn(bundled, source);

/** A dictionary, or one sentence that says what is wrong with its source and what to do. */
export type LoadedDictionary =
	{readonly ok: true; readonly dictionary: Dictionary} | {readonly ok: false; readonly sentence: string};

const largestFile = 200 * 1024 * 1024;

const folder = new URL('../dictionaries/en/', import.meta.url);

/** A text from outside with everything taken out of it that a terminal could act on. */
export const printable = (text: string): string =>
	stripVTControlCharacters(text).replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu, '\uFFFD');

const faults: Record<DictionaryFault, string> = {
	'not-text': 'is not a text file; give a list of words, one a line',
	empty: 'is empty; give a list of words, one a line',
	'no-words': 'has no usable word; give a list of words with the letters a to z, one a line',
};

const missing = `does not exist; check the path or take one of ${bundledNames.join(', ')}`;

const systemFaults: Record<string, string> = {
	ENOENT: missing,
	ENOTDIR: missing,
	EACCES: 'may not be read; check its permissions',
	EPERM: 'may not be read; check its permissions',
	ENAMETOOLONG: 'has too long a path; give a shorter one',
};

const codeOf = (error: unknown) =>
	error instanceof Error && 'code' in error ? String(error.code) : 'unknown';

async function read(path: string | URL): Promise<Dictionary | string> {
	const file = await stat(path);
	if (file.isDirectory()) return 'is a folder; give a file with one word a line';
	if (!file.isFile() && !file.isFIFO()) return 'is not a file; give a file with one word a line';
	if (file.size > largestFile) return 'is larger than 200 MB; give a smaller file';
	const bytes = await readFile(path);
	if (!isUtf8(bytes)) return 'is not UTF-8 text; save it as UTF-8';
	const parsed = parseDictionary(bytes.toString());
	return parsed.ok ? parsed.dictionary : faults[parsed.reason];
}

/** The dictionary of a bundled name or of a file's path. */
export async function loadDictionary(source: string): Promise<LoadedDictionary> {
	const failed = (fault: string) =>
		({ok: false, sentence: `The dictionary ${printable(source)} ${fault}.`}) as const;
	try {
		const result = await read(isBundled(source) ? new URL(`${source}.txt`, folder) : source);
		return typeof result === 'string' ? failed(result) : {ok: true, dictionary: result};
	} catch (error) {
		return failed(systemFaults[codeOf(error)] ?? `cannot be read (${codeOf(error)})`);
	}
}
