import {execFileSync} from 'node:child_process';
import {chmod, readdir, rm, stat, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import process from 'node:process';
import {build} from 'rolldown';
import {allBundles} from './bundling.js';
import {describeManual} from './man-page.js';
import {describeNotices} from './notices.js';

// usage: tsx scripts/build.ts [--if-stale]

const timeOf = async (path: string): Promise<number> =>
	(await stat(path).catch(() => undefined))?.mtimeMs ?? 0;

/** Whether anything has changed since the program was built. */
async function isStale(): Promise<boolean> {
	const entries = await readdir('source', {recursive: true});
	const paths = [
		...entries.map(path => join('source', path)),
		'scripts',
		'package.json',
		'package-lock.json',
	];
	const built = await timeOf('dist/NOTICES.txt');
	return (await Promise.all(paths.map(timeOf))).some(time => time > built);
}

async function buildAll(): Promise<void> {
	await rm('dist', {recursive: true, force: true});
	const outputs = await build([...allBundles]);
	await chmod('dist/cli.js', 0o755);
	// The libraries' own tsconfig knows no Node and no DOM.
	execFileSync(process.execPath, ['node_modules/typescript/bin/tsc', '-p', 'source/lab'], {
		stdio: 'inherit',
	});
	await writeFile('wordfiend.1', await describeManual(new Date()));
	await writeFile('dist/NOTICES.txt', await describeNotices(outputs));
}

if (!process.argv.includes('--if-stale') || (await isStale())) await buildAll();
