import {spawnSync} from 'node:child_process';
import {mkdtemp, readFile, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {parseArgs} from 'node:util';
import {loadDictionary} from '../../source/dictionaries/index.js';
import {languages, type Language} from '../../source/engine/index.js';

// Writes the proofs of the bundled lists and checks them, a length at a time, with the program as it is built: a row for
// docs/proofs.md each. `npm run proofs -- pl ru small --length 3-6 --limit 60` does some of it, at most 60 seconds of
// searching a length.

const program = 'dist/cli.js';
const {positionals, values} = parseArgs({
	allowPositionals: true,
	options: {limit: {type: 'string', default: '60'}, length: {type: 'string', default: '2-60'}},
});
const [from = 2, to = from] = values.length.split('-').map(Number);
const codes = Object.keys(languages) as readonly Language[];
const lists = [
	...['small', 'common', 'huge'].map(name => ({name, language: 'en', dictionary: name}) as const),
	...codes.filter(code => code !== 'en').map(code => ({name: code, language: code, dictionary: 'common'})),
].filter(({name}) => positionals.length === 0 || positionals.includes(name));

type Run = {readonly isDone: boolean; readonly seconds: string; readonly told: string};

/** Runs the program, and says how long that took. */
function run(...args: readonly string[]): Run {
	const start = performance.now();
	const {status, stdout, stderr} = spawnSync(process.execPath, [program, ...args], {encoding: 'utf8'});
	const seconds = ((performance.now() - start) / 1000).toFixed(1);
	return {isDone: status === 0, seconds, told: (stdout + stderr).trim()};
}

const folder = await mkdtemp(join(tmpdir(), 'wordfiend-proofs-'));
let refused = 0;
process.stdout.write(
	'| list | letters | value | lines | bytes | seconds to write | to check |\n| - | - | - | - | - | - | - |\n',
);
for (const {name, language, dictionary} of lists) {
	const loaded = await loadDictionary(dictionary, {language});
	if (!loaded.ok) throw new Error(loaded.fault.kind);
	const lengths = loaded.dictionary.lengths.map(each => each.length);
	for (const length of lengths.filter(each => each >= from && each <= to)) {
		const file = join(folder, `${name}-${length}.txt`);
		const list = ['--language', language, '-d', dictionary];
		const written = run('par', ...list, '-l', String(length), '--limit', values.limit, '--proof', file);
		const text = written.isDone ? await readFile(file, 'utf8').catch(() => '') : '';
		if (text === '') {
			process.stdout.write(`| ${name} | ${length} | not proved in time |  |  | ${written.seconds} |  |\n`);
			continue;
		}

		const checked = run('check', file);
		if (!checked.isDone) refused++;
		const value = /^atMost (\d+)$/m.exec(text)?.[1] ?? '?';
		process.stdout.write(
			`| ${name} | ${length} | ${checked.isDone ? value : `refused: ${checked.told}`} | ${text.split('\n').length - 5} | ${Buffer.byteLength(text)} | ${written.seconds} | ${checked.seconds} |\n`,
		);
		await rm(file);
	}
}

await rm(folder, {recursive: true});
process.exit(refused === 0 ? 0 : 1);
