import {execFileSync} from 'node:child_process';
import {chmod, readdir, rm, stat, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {build} from 'rolldown';
import {allBundles} from './bundling.js';
import {describeNotices} from './notices.js';

// usage: tsx scripts/bundle/build.ts [--if-stale]

const timeOf = async (path: string): Promise<number> =>
	(await stat(path).catch(() => undefined))?.mtimeMs ?? 0;

const filesIn = async (folder: string): Promise<readonly string[]> =>
	(await readdir(folder, {recursive: true})).map(file => join(folder, file));

/** Returns whether anything has changed since the program was built. */
async function isStale(): Promise<boolean> {
	const files = await Promise.all(['source', 'scripts/bundle'].map(filesIn));
	const times = await Promise.all([...files.flat(), 'package.json', 'package-lock.json'].map(timeOf));
	return Math.max(...times) > (await timeOf('dist/NOTICES.txt'));
}

async function buildAll(): Promise<void> {
	await rm('dist', {recursive: true, force: true});
	const outputs = await build([...allBundles]);
	await chmod('dist/cli.js', 0o755);
	// The libraries' own tsconfig knows no Node and no DOM.
	execFileSync(process.execPath, ['node_modules/typescript/bin/tsc', '-p', 'source/lab'], {
		stdio: 'inherit',
	});
	await writeFile('dist/NOTICES.txt', await describeNotices(outputs));
}

if (!process.argv.includes('--if-stale') || (await isStale())) await buildAll();
