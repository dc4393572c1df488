import {execFileSync} from 'node:child_process';
import {mkdir, readdir, writeFile} from 'node:fs/promises';
import {join, resolve} from 'node:path';
import process from 'node:process';
import {build, type Plugin} from 'rolldown';
import {bundleInto} from '../bundling.js';

// usage: tsx scripts/binary/index.ts
// Makes binary/wordfiend: the game, its lists and a Node for this platform in one file.

/** The first that builds executables of modules; `npm ci` does without it. */
const nodeVersion = 26;

const cache = '.cache/binary';
const extension = process.platform === 'win32' ? '.exe' : '';

function fetchNode(): string {
	const name = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
	const prefix = `.cache/node-${nodeVersion}`;
	const install = ['install', '--no-save', '--ignore-scripts', '--prefix', prefix, `${name}@${nodeVersion}`];
	execFileSync('npm', install, {stdio: 'ignore', shell: process.platform === 'win32'});
	return resolve(prefix, 'node_modules', name, 'bin', `node${extension}`);
}

/** What reads files beside the program is replaced by what reads them within it. */
const standIns: Plugin = {
	name: 'stand-ins',
	resolveId: {
		filter: {id: /^\.\/(?:bundled-files|thread-file)\.js$/},
		handler: id => resolve('scripts/binary', id.replace(/js$/, 'ts')),
	},
};

async function bundle(file: string, entry: string): Promise<string> {
	const options = bundleInto(join(cache, file), entry);
	await build({...options, plugins: [standIns, options.plugins]});
	return join(cache, file);
}

async function bundledFiles(): Promise<Readonly<Record<string, string>>> {
	const entries = await readdir('dictionaries', {recursive: true, withFileTypes: true});
	const files = entries.filter(entry => entry.isFile()).map(({parentPath, name}) => join(parentPath, name));
	return Object.fromEntries(
		files.map(file => [file.replaceAll('\\', '/').slice('dictionaries/'.length), file]),
	);
}

const node = fetchNode();
await mkdir('binary', {recursive: true});
const main = await bundle('wordfiend.mjs', 'source/cli.ts');
const worker = await bundle('worker.mjs', 'source/workers/worker.ts');
const config = join(cache, 'config.json');
const output = join('binary', `wordfiend${extension}`);
await writeFile(
	config,
	JSON.stringify({
		main,
		mainFormat: 'module',
		output,
		disableExperimentalSEAWarning: true,
		useCodeCache: true,
		assets: {...(await bundledFiles()), 'worker.js': worker},
	}),
);
execFileSync(node, ['--build-sea', config], {stdio: 'inherit'});
// Nothing starts there that isn't signed, be it by nobody.
if (process.platform === 'darwin') execFileSync('codesign', ['--sign', '-', output]);
