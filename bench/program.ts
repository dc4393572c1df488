import {execFile, spawn} from 'node:child_process';
import {existsSync} from 'node:fs';
import process from 'node:process';
import {promisify} from 'node:util';
import {build} from 'rolldown';
import {bundleInto} from '../scripts/bundling.js';

export const wordfiend = 'dist/cli.js';

/** Bundles and minifies one of bench/programs as the game is, and gives its path; but its packages are as they were published, for what we make quicker in ours is ours. */
export async function bundle(name: string): Promise<string> {
	const entry = ['tsx', 'ts'].map(extension => `bench/programs/${name}.${extension}`).find(existsSync);
	if (entry === undefined) throw new Error(`There is no program ${name}`);
	// A folder beside the dictionaries, as the game's own.
	const file = `.cache/${name}.js`;
	await build({...bundleInto(file, entry), plugins: []});
	return file;
}

/** The numbers that a program measures in a process of its own, where nothing is warm yet. */
export async function measureFresh(file: string, ...args: readonly string[]): Promise<readonly number[]> {
	const {stdout} = await promisify(execFile)(process.execPath, [file, ...args]);
	return stdout.trim().split(' ').map(Number);
}

/** The milliseconds from starting a program to a text in its output. */
export async function timeToOutput(text: string, file: string, ...args: readonly string[]): Promise<number> {
	const start = performance.now();
	const child = spawn(process.execPath, [file, ...args], {stdio: ['pipe', 'pipe', 'inherit']});
	let output = '';
	for await (const chunk of child.stdout) {
		output += String(chunk);
		if (output.includes(text)) break;
	}

	const time = performance.now() - start;
	child.kill();
	if (!output.includes(text)) throw new Error(`${file} never wrote “${text}”`);
	return time;
}
