import type answers from '../../dictionaries/answers.json';
import type bots from '../../dictionaries/bots.json';
import type days from '../../dictionaries/daily/days.json';
import type evil from '../../dictionaries/evil.json';
import type fair from '../../dictionaries/fair.json';
import type losses from '../../dictionaries/losses.json';
import type par from '../../dictionaries/par.json';
import {readFileSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import {fileURLToPath} from 'node:url';
import {bundledFolder} from '../bundled-folder.js';
import {openStream} from './open-stream.js';

type Tables = {
	readonly 'answers.json': typeof answers;
	readonly 'bots.json': typeof bots;
	readonly 'daily/days.json': typeof days;
	readonly 'evil.json': typeof evil;
	readonly 'fair.json': typeof fair;
	readonly 'losses.json': typeof losses;
	readonly 'par.json': typeof par;
};

const tables: {-readonly [Name in keyof Tables]?: Tables[Name]} = {};

/** A table that comes with the game, read when it is first asked for: bundled as code, the tables took a tenth of line mode's start. */
export function bundledTable<Name extends keyof Tables>(name: Name): Tables[Name] {
	const table = tables[name] ?? (JSON.parse(readBundledNow(gameFile(name))) as Tables[Name]);
	tables[name] = table;
	return table;
}

/*
How files that come with the game are read: they lie in a folder beside the program. In the single executable they lie within it, and scripts/binary/bundled-files.ts stands in for this file.
*/

/** A file that comes with the game, by its name among them. */
export const gameFile = (name: string): URL => new URL(name, bundledFolder);

export const nameOfBundled: (file: URL) => string = fileURLToPath;

export const openBundled: typeof openStream = openStream;

export const readBundled: (file: URL) => Promise<Uint8Array> = readFile;

const readBundledNow = (file: URL): string => readFileSync(file, 'utf8');
