import {mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {basename, join} from 'node:path';
import {pathToFileURL} from 'node:url';
import {build} from 'esbuild';
import {afterAll} from 'vitest';

/** The program of a thread, bundled as the product's own is; it is removed after the tests of the file. */
export async function bundle(entry: string): Promise<URL> {
	const folder = await mkdtemp(join(tmpdir(), 'wordfiend-worker-'));
	afterAll(() => rm(folder, {recursive: true}));
	const outfile = join(folder, basename(entry).replace(/ts$/, 'mjs'));
	await build({entryPoints: [entry], bundle: true, format: 'esm', platform: 'node', outfile});
	return pathToFileURL(outfile);
}
