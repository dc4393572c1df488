import {symlinkSync} from 'node:fs';
import {basename, join, resolve} from 'node:path';
import {pathToFileURL} from 'node:url';
import {build} from 'rolldown';
import {bundleInto} from '../../scripts/bundle/bundling.js';
import {newFolder} from '../at-end.js';

/** The program of a thread, bundled as the product's own is, with the dictionaries beside its folder; it is removed after the tests of the file. */
export async function bundle(entry: string): Promise<URL> {
	const folder = newFolder();
	symlinkSync(resolve('dictionaries'), join(folder, 'dictionaries'), 'junction');
	const file = join(folder, 'dist', basename(entry).replace(/ts$/, 'mjs'));
	await build(bundleInto(file, entry));
	return pathToFileURL(file);
}
