import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {join, resolve} from 'node:path';
import process from 'node:process';
import {pathToFileURL} from 'node:url';

type Position = {readonly line: number; readonly column: number};

/** A change to a file; lines and columns count from 0. */
export type Change = {
	readonly id: string;
	readonly fileName: string;
	readonly location: {readonly start: Position; readonly end: Position};
	readonly replacement: string;
};

/** Files by their paths that hold all changes, each behind a switch. */
export type Changed = {readonly codes: ReadonlyMap<string, string>; readonly changes: readonly Change[]};

type Instrumenter = {
	readonly instrument: (
		files: readonly {readonly name: string; readonly mutate: true; readonly content: string}[],
		options: object,
	) => Promise<{
		readonly files: readonly {readonly name: string; readonly content: string}[];
		readonly mutants: readonly Change[];
	}>;
};

const version = '9.6.1';
const folder = resolve('.cache/stryker');

/** Stryker’s own, fetched when it is first needed: of all that Stryker does we take what makes the changes. */
async function openInstrumenter(): Promise<Instrumenter> {
	const file = join(folder, 'node_modules/@stryker-mutator/instrumenter/dist/src/instrumenter.js');
	if (!existsSync(file))
		spawnSync('npm', ['install', '--prefix', folder, `@stryker-mutator/instrumenter@${version}`], {
			stdio: 'inherit',
			shell: process.platform === 'win32',
		});
	const silent = () => undefined;
	const log = {isDebugEnabled: () => false, debug: silent, info: silent, warn: silent};
	const {Instrumenter} = (await import(pathToFileURL(file).href)) as {
		readonly Instrumenter: new (logger: object) => Instrumenter;
	};
	return new Instrumenter(log);
}

/** Puts all changes that Stryker makes into files, which are given by their paths. */
export async function instrument(contents: ReadonlyMap<string, string>): Promise<Changed> {
	const instrumenter = await openInstrumenter();
	const options = {plugins: null, excludedMutations: [], ignorers: []};
	const asked = [...contents].map(([name, content]) => ({name, mutate: true, content}) as const);
	const {files, mutants} = await instrumenter.instrument(asked, options);
	return {codes: new Map(files.map(({name, content}) => [name, content])), changes: mutants};
}

/** The same without counting how often each change is reached, which is much quicker. */
export const withoutCounting = (code: string): string =>
	code.replaceAll(/stryCov_9fa48\((?:"\d+"(?:, )?)+\)(?:, |;)/g, '');
