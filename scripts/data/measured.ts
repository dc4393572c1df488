import {createHash} from 'node:crypto';
import {readFile, writeFile} from 'node:fs/promises';
import {languages, parseDictionary, type Language} from '../../source/engine/index.js';

export const folder = new URL('../../dictionaries/', import.meta.url);

/** Reads a bundled list and its digest. */
export async function readList(language: Language, name: string) {
	const bytes = await readFile(new URL(`${language}/${name}.txt`, folder));
	const parsed = parseDictionary(bytes.toString(), languages[language]);
	if (!parsed.ok) throw new Error(`${language}/${name}: ${parsed.reason}`);
	return {dictionary: parsed.dictionary, sha256: createHash('sha256').update(bytes).digest('hex')};
}

/** Writes a table with a line for each row; a row begins with the field `first`. */
export async function writeRows(file: URL, table: object, first: string): Promise<void> {
	const row = new RegExp(`\\{\\s+("${first}"[^}]+?)\\s+\\}`, 'g');
	const text = JSON.stringify(table, undefined, '\t').replaceAll(
		row,
		(_, inner: string) => `{${inner.replaceAll(/\s+/g, ' ')}}`,
	);
	await writeFile(file, `${text}\n`);
}
