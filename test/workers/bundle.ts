import {basename, join} from 'node:path';
import {pathToFileURL} from 'node:url';
import {build} from 'rolldown';
import {bundleInto} from '../../scripts/bundling.js';
import {newFolder} from '../at-end.js';

/** The program of a thread, bundled as the product's own is; it is removed after the tests of the file. */
export async function bundle(entry: string): Promise<URL> {
	const folder = newFolder();
	const file = join(folder, basename(entry).replace(/ts$/, 'mjs'));
	await build(bundleInto(file, entry));
	return pathToFileURL(file);
}
