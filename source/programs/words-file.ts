import {mkdtempSync, rmSync} from 'node:fs';
import {appendFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {everyWord, wordAt, wordsOfLength, type Dictionary} from '../engine/index.js';
import {beforeLeaving} from '../terminal/program.js';

const files = new WeakMap<Dictionary, Promise<string>>();

/** A list of words as a file of its own, one a line, for as long as this program runs. */
export function wordsFile(dictionary: Dictionary): Promise<string> {
	const known = files.get(dictionary);
	if (known !== undefined) return known;
	const file = writeWords(dictionary);
	files.set(dictionary, file);
	return file;
}

async function writeWords(dictionary: Dictionary): Promise<string> {
	const folder = mkdtempSync(join(tmpdir(), 'wordfiend-words-'));
	beforeLeaving(() => rmSync(folder, {recursive: true, force: true}));
	const path = join(folder, 'words.txt');
	// A length at a time: keys come in between.
	for (const {length} of dictionary.lengths) {
		const words = wordsOfLength(dictionary, length);
		await appendFile(path, Array.from(everyWord(words), word => `${wordAt(words, word)}\n`).join(''));
	}

	return path;
}
