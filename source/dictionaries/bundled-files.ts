import {readFileSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import {fileURLToPath} from 'node:url';
import {bundledFolder} from '../bundled-folder.js';
import {openStream} from './open-stream.js';

/*
How files that come with the game are read: they lie in a folder beside the program. In the single executable they lie within it, and scripts/binary/bundled-files.ts stands in for this file.
*/

/** A file that comes with the game, by its name among them. */
export const gameFile = (name: string): URL => new URL(name, bundledFolder);

export const nameOfBundled: (file: URL) => string = fileURLToPath;

export const openBundled: typeof openStream = openStream;

export const readBundled: (file: URL) => Promise<Uint8Array> = readFile;

export const readBundledNow = (file: URL): string => readFileSync(file, 'utf8');
