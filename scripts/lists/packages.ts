import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {gunzipSync} from 'node:zlib';

/** Where `fetch.sh` puts the packages. */
const cache = new URL('../../.cache/lists/', import.meta.url);

/** A module of an npm package among those of the lists. */
export const requirePackage = createRequire(cache);

export const npmPath = (path: string) => new URL(`node_modules/${path}`, cache);

/** A file that a Debian package installs, or of SCOWL's source, beside `usr`. */
export const debianPath = (path: string) => new URL(`debian/${path}`, cache);

export const readText = (file: URL, encoding: 'utf8' | 'latin1' = 'utf8'): string =>
	readFileSync(file, encoding).normalize('NFC');

export const readLines = (file: URL, encoding: 'utf8' | 'latin1' = 'utf8'): string[] =>
	readText(file, encoding)
		.split(/\r?\n/)
		.filter(line => line !== '');

export const readGzipped = (file: URL): string => gunzipSync(readFileSync(file)).toString().normalize('NFC');
