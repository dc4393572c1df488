import {fork} from 'node:child_process';
import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {dirname, join, relative, resolve} from 'node:path';
import {fileURLToPath, pathToFileURL} from 'node:url';
import {parseArgs} from 'node:util';
import {rolldown} from 'rolldown';
import {instrument, withoutCounting, type Change} from './instrument.js';
import type {Answer, Reach, Request, Verdict} from './trial.js';

/*
Changes files in small ways and says which changes no test minds: `npm run mutate -- source/engine/ghost/rules/game.ts`

The tests are those of the file's folder in `test/`, or of the folders and files that `--tests` names, which may stand more than once. Those too slow
to be run for each change are left out by their names: `--skip 'over the whole'`. A property is tried for 0.2 seconds, or for `--limit` milliseconds.
`--again` tries only what survived the last time, if the files are the same. `--each 3` tries each third change.
*/
const {values: options, positionals} = parseArgs({
	allowPositionals: true,
	options: {
		tests: {type: 'string', multiple: true},
		skip: {type: 'string', default: ''},
		limit: {type: 'string', default: '200'},
		again: {type: 'boolean', default: false},
		each: {type: 'string', default: '1'},
	},
});

/** What is kept of the last run of the same files. */
type Kept = {readonly contents: readonly string[]; readonly verdicts: Readonly<Record<string, Verdict>>};

const folder = resolve('.cache/mutation');
const trial = new URL('trial.ts', import.meta.url);
const standIn = fileURLToPath(new URL('stand-in.ts', import.meta.url));

/** The test files of a folder, or the one named. */
const testsIn = (place: string): readonly string[] =>
	/\.tsx?$/.test(place)
		? [place]
		: readdirSync(place)
				.filter(name => /\.test\.tsx?$/.test(name))
				.map(name => join(place, name));

/** Puts tests into one file, with this code for that of some files. */
async function bundle(
	tests: readonly string[],
	codes: ReadonlyMap<string, string>,
	to: string,
): Promise<void> {
	const entry = `${to}.entry.ts`;
	// The files come first: what is done when one is loaded is to be done at once, not within a test that happens to load it.
	const loaded = [...codes.keys(), ...tests.map(test => resolve(test))];
	writeFileSync(entry, loaded.map(file => `import ${JSON.stringify(file)};\n`).join(''));
	const made = await rolldown({
		input: entry,
		platform: 'node',
		logLevel: 'silent',
		treeshake: false,
		external: id => /^[^./]/.test(id) && id !== 'vitest',
		plugins: [
			{
				name: 'changed',
				resolveId: id => (id === 'vitest' ? standIn : undefined),
				load: id => codes.get(id),
				// Beside it lie the files that the tests read.
				transform: (text, id) => text.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href)),
			},
		],
	});
	await made.write({file: to, format: 'es', codeSplitting: false});
	await made.close();
}

/** How long a process may be silent while it loads the tests, and runs all of them once, in milliseconds. */
const longest = 600_000;

/** Has another process answer; `hear` gives how long it may be silent then. Gives whether it ended by itself. */
function ask(request: Request, hear: (answer: Answer) => number): Promise<boolean> {
	return new Promise(done => {
		const child = fork(trial, {execArgv: ['--import', 'tsx', '--max-old-space-size=1500']});
		const end = () => child.kill('SIGKILL');
		let timer = setTimeout(end, longest);
		child.on('message', (answer: Answer) => {
			clearTimeout(timer);
			timer = setTimeout(end, hear(answer));
		});
		child.on('exit', code => {
			clearTimeout(timer);
			done(code === 0);
		});
		child.send(request);
	});
}

async function mutate(files: readonly string[]): Promise<void> {
	const contents = new Map(files.map(file => [resolve(file), readFileSync(file, 'utf8')]));
	const name = join(folder, createHash('sha256').update(files.join()).digest('hex').slice(0, 12));
	const {codes, changes: all} = await instrument(contents);
	const changes = all.filter((_, index) => index % Number(options.each) === 0);
	const folders = files.map(file => dirname(file).replace(/^source\b/, 'test')).filter(existsSync);
	const tests = (options.tests ?? [...new Set(folders)]).flatMap(testsIn);
	mkdirSync(folder, {recursive: true});
	await bundle(tests, codes, `${name}.counting.mjs`);
	const quick = new Map([...codes].map(([path, code]) => [path, withoutCounting(code)]));
	await bundle(tests, quick, `${name}.mjs`);

	const wanted = {skip: options.skip, limit: Number(options.limit)};
	let reach: Reach | undefined;
	await ask({...wanted, bundle: `${name}.counting.mjs`}, answer => {
		if (answer.kind === 'reached') ({reach} = answer);
		return longest;
	});
	if (reach === undefined) throw new Error('The tests don’t pass without a change');

	const verdicts = keptOf(`${name}.json`, [...contents.values()]);
	await tryAll({...wanted, bundle: `${name}.mjs`}, reach, changes, verdicts);
	const kept: Kept = {contents: [...contents.values()], verdicts: Object.fromEntries(verdicts)};
	writeFileSync(`${name}.json`, JSON.stringify(kept));
	for (const [path, content] of contents)
		report(
			relative('', path),
			content,
			changes.filter(({fileName}) => fileName === path),
			verdicts,
		);
	if (files.length > 1) console.log(shareText('all', changes, verdicts));
}

/** What is known of changes from the last run, if it is to be gone by. */
function keptOf(file: string, contents: readonly string[]): Map<string, Verdict> {
	if (!options.again || !existsSync(file)) return new Map();
	const kept = JSON.parse(readFileSync(file, 'utf8')) as Kept;
	if (kept.contents.join('\0') !== contents.join('\0')) return new Map();
	return new Map(Object.entries(kept.verdicts).filter(([, verdict]) => verdict === 'noticed'));
}

/** How long a change may take, in milliseconds: ten times what the tests that reach it take without. */
function patienceWith(id: string, {atLoad, byTest, times}: Reach): number {
	const reaching = times.filter((_, at) => id in atLoad || byTest[at]?.[id] !== undefined);
	return 5000 + 10 * reaching.reduce((sum, time) => sum + time, 0);
}

/** Tries the changes of which nothing is known. One that stops the process, keeps it from ending or leaves a test waiting is noticed. */
async function tryAll(
	request: Request,
	reach: Reach,
	changes: readonly Change[],
	verdicts: Map<string, Verdict>,
): Promise<void> {
	for (;;) {
		const ids = changes.map(({id}) => id).filter(id => !verdicts.has(id));
		if (ids.length === 0) return;
		let open: string | undefined;
		const isWhole = await ask({...request, trials: {ids, reach}}, answer => {
			open = answer.kind === 'begun' ? answer.id : undefined;
			if (answer.kind === 'tried') verdicts.set(answer.id, answer.verdict);
			return answer.kind === 'begun' ? patienceWith(answer.id, reach) : longest;
		});
		if (open !== undefined) verdicts.set(open, 'noticed');
		else if (!isWhole) throw new Error('The tests can’t be run');
	}
}

const survivors = (changes: readonly Change[], verdicts: ReadonlyMap<string, Verdict>): readonly Change[] =>
	changes.filter(({id}) => verdicts.get(id) !== 'noticed');

function shareText(name: string, changes: readonly Change[], verdicts: ReadonlyMap<string, Verdict>): string {
	const left = survivors(changes, verdicts).length;
	const share = ((100 * (changes.length - left)) / changes.length).toFixed(1);
	return `${name}: ${changes.length} changes, ${left} survive (${share}% noticed)`;
}

function report(
	file: string,
	content: string,
	changes: readonly Change[],
	verdicts: ReadonlyMap<string, Verdict>,
): void {
	if (changes.length === 0) return;
	console.log(shareText(file, changes, verdicts));
	const lines = content.split('\n');
	for (const {id, location, replacement} of survivors(changes, verdicts)) {
		const {start, end} = location;
		const isOneLine = start.line === end.line;
		const before = (lines[start.line] ?? '').slice(start.column, isOneLine ? end.column : undefined);
		const [after = '', more] = replacement.split('\n');
		const note = verdicts.get(id) === 'not reached' ? ', which no test reaches' : '';
		console.log(
			`  ${start.line + 1}:${start.column + 1}  ${before}${isOneLine ? '' : ' …'}  →  ${after}${more === undefined ? '' : ' …'}${note}`,
		);
	}
}

await mutate(positionals);
