import {execFile, spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {resolve} from 'node:path';
import {promisify} from 'node:util';
import {build} from 'rolldown';
import {bundleInto} from '../scripts/bundle/bundling.js';
import {median} from './numbers.js';

export const wordfiend = 'dist/cli.js';

/** The folder for everything that a run writes. */
export const folder = '.cache/bench';

/** The folder of a player who only has what the program has compiled. */
export const home = resolve(folder, 'home');

/** Bundles and minifies one of bench/programs as the game is, and gives its path; but its packages are as they were published, for what we make quicker in ours is ours. */
export async function bundle(name: string): Promise<string> {
	const entry = ['tsx', 'ts'].map(extension => `bench/programs/${name}.${extension}`).find(existsSync);
	if (entry === undefined) throw new Error(`There is no program ${name}`);
	// A folder beside the dictionaries, as the game's own.
	const file = `.cache/${name}.js`;
	await build({...bundleInto(file, entry), plugins: []});
	return file;
}

/** Runs one of bench/programs some times, each in a process of its own, where nothing is warm yet; returns the median of each number that it prints. */
export async function measure(name: string, runs: number, ...args: readonly string[]) {
	const file = await bundle(name);
	const printed: (readonly number[])[] = [];
	for (let run = 0; run < runs; run++) {
		const {stdout} = await promisify(execFile)(process.execPath, [file, ...args]);
		printed.push(stdout.trim().split(' ').map(Number));
	}

	return (column: number): number => median(printed.map(numbers => numbers[column] ?? NaN));
}

/** Returns the milliseconds of a whole process of Node whose input is empty: line mode ends at its first question. */
export function timeToEnd(...args: readonly string[]): number {
	const start = performance.now();
	const {status} = spawnSync(process.execPath, args, {input: ''});
	if (status !== 0) throw new Error(`${args.join(' ')} ended with ${String(status)}`);
	return performance.now() - start;
}
