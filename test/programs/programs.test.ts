import {execFileSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {setImmediate as nextTurn} from 'node:timers/promises';
import {setFlagsFromString} from 'node:v8';
import {runInNewContext} from 'node:vm';
import {expect, test, vi} from 'vitest';
import {
	hangmanRules,
	newGame,
	play,
	programAgent,
	wordsOfLength,
	type Forfeiter,
	type ProgramAnswer,
	type ProgramLine,
	type ProgramName,
} from '../../source/engine/index.js';
import {readLine, writeLine} from '../../source/programs/lines.js';
import {Child, LineReader} from '../../source/programs/child.js';
import {createPrograms} from '../../source/programs/programs.js';
import {forfeitReason} from '../../source/text/players.js';
import {atEnd, newFolder} from '../at-end.js';
import {dictionaryOf} from '../line-mode/transcript.js';
import {pathOf, programThat, shellProgram, type Misbehavior} from './program.js';
import {eventually} from '../eventually.js';

const dictionary = dictionaryOf('ally', 'beta', 'cool', 'deal');

function open(name: ProgramName, {patience = 30, isTyped = true} = {}) {
	const programs = createPrograms({patience});
	if (isTyped) programs.allow({guesser: name});
	const players = programs.open({guesser: dictionary, chooser: dictionary});
	atEnd(programs.stop);
	return {
		programs,
		ask: (line: ProgramLine, by: Forfeiter = 'guesser') => players.ask({by, name}, line),
		/** The lines that it read. */
		read: () =>
			programs
				.log(name)
				.filter(({kind}) => kind === 'asked')
				.map(({text}) => text),
		end: players.end,
	};
}

/** The answer, or why the program forfeits, in words. */
const answerIn = (answer: ProgramAnswer): string =>
	answer.ok ? answer.answer : forfeitReason(answer.reason);

const begin: ProgramLine = {kind: 'game', length: 4, budget: 8};
const guess: ProgramLine = {kind: 'guess', pattern: '----', guessed: ['a'], left: 8};
const choose: ProgramLine = {
	kind: 'choose',
	guess: 'e',
	families: [
		{pattern: '----', count: 2},
		{pattern: '-e--', count: 2},
	],
};

/** How many processes have a text among their arguments. */
const countProcesses = (text: string): number =>
	execFileSync('ps', ['-eo', 'args'], {encoding: 'utf8'})
		.split('\n')
		.filter(line => line.includes(text)).length;

test('a program guesses, chooses, says its name and ends', async () => {
	const {programs, ask, end} = open(programThat());
	expect(await ask(begin)).toEqual({ok: true, answer: ''});
	expect(await ask(guess)).toEqual({ok: true, answer: 'b'});
	expect(await ask(choose)).toEqual({ok: true, answer: '-e--'});
	expect(await ask({kind: 'over', result: 'won', word: 'beta'})).toEqual({ok: true, answer: ''});
	expect([...programs.names().values()]).toEqual(['alphabet']);
	await end();
});

test.each<[Misbehavior, string]>([
	['dies', 'ended before the game did (exit code 3): “no idea”'],
	['floods', 'wrote more than any answer needs, beginning with “xxx'],
	['talks nonsense', 'answered “nonsense�”, which is not a letter'],
	['guesses twice', 'guessed a a second time'],
	['never says ready', 'answered “hello” where it should say “ready” and its name'],
])('a program that %s forfeits, and the next game begins with a fresh one', async (does, reason) => {
	const {ask} = open(programThat(does));
	const begun = await ask(begin);
	const forfeit = begun.ok ? await ask(guess) : begun;
	expect(answerIn(forfeit)).toContain(reason);
	if (does !== 'never says ready') expect(await ask(begin)).toEqual({ok: true, answer: ''});
});

/** Gets ready, and then does this when it is to guess. */
const shellGuesser = (does: string): ProgramName =>
	shellProgram(
		`while read -r kind _; do case $kind in wordfiend) echo ready shell;; guess) ${does};; esac; done`,
	);

test.each([
	['printf e; sleep 60', 1, 'did not end its line “e” within a second'],
	['sleep 60', 1, 'gave no answer within a second; it must flush each one'],
	['printf "no newline" >&2; exit 3', 30, 'ended before the game did (exit code 3): “no newline”'],
	['printf e; exit 0', 30, 'ended before the game did (exit code 0): “e”'],
	[
		'head -c 20000 /dev/zero | tr "\\0" x',
		30,
		`wrote more than any answer needs, beginning with “${'x'.repeat(59)}…”`,
	],
])('to guess by %j forfeits, and the reason says what was sent', async (does, patience, reason) => {
	const {ask} = open(shellGuesser(does), {patience});
	expect(await ask(begin)).toEqual({ok: true, answer: ''});
	expect(answerIn(await ask(guess))).toBe(reason);
});

test('a program that was silent is asked again in the next game', async () => {
	const name = shellGuesser('sleep 60');
	const {ask, read} = open(name, {patience: 1});
	for (let game = 0; game < 2; game++) {
		expect(await ask(begin)).toEqual({ok: true, answer: ''});
		expect(await ask(guess)).toMatchObject({ok: false});
	}

	expect(read().filter(line => line.startsWith('guess'))).toHaveLength(2);
});

test('without a temporary folder a program forfeits, and plays once there is one', async () => {
	const {ask} = open(programThat());
	vi.stubEnv('TMPDIR', '/no/such/folder');
	try {
		expect(await ask(begin)).toEqual({ok: false, reason: {kind: 'wordless', code: 'ENOENT'}});
	} finally {
		vi.unstubAllEnvs();
	}

	expect(await ask(begin)).toEqual({ok: true, answer: ''});
	expect(await ask(guess)).toEqual({ok: true, answer: 'b'});
});

test('a program that doesn’t heed “quit” is killed', async () => {
	const child = new Child(['sh', '-c', 'echo begun; while :; do sleep 1; done'], () => undefined);
	expect(await child.next(30)).toBe('begun');
	await child.end(true);
});

test('of a line that doesn’t end, only the beginning is kept', () => {
	const reader = new LineReader();
	for (let piece = 0; piece < 50; piece++) expect(reader.read(Buffer.alloc(1000, 'x'))).toEqual([]);
	expect(reader.rest.length).toBeLessThan(20_000);
	const [line = ''] = reader.read(Buffer.from('\nnext'));
	expect([line.length < 20_000, reader.rest]).toEqual([true, 'next']);
});

test('at most eight programs run at once; the one asked longest ago is ended for another', async () => {
	const names = Array.from({length: 9}, () => programThat());
	const programs = createPrograms({patience: 30});
	programs.allow({names});
	atEnd(programs.stop);
	const players = programs.open({guesser: dictionary, chooser: dictionary});
	for (const name of names) {
		expect(await players.ask({by: 'guesser', name}, begin)).toEqual({ok: true, answer: ''});
		// The first is asked once more, so that the second is to go.
		if (name !== names[0]) await players.ask({by: 'guesser', name: names[0] ?? name}, guess);
	}

	expect(names.map(name => countProcesses(pathOf(name)))).toEqual([1, 0, 1, 1, 1, 1, 1, 1, 1]);
});

test('a program that says nothing is waited for so long, and no longer', async () => {
	const child = new Child([process.execPath, '-e', 'setInterval(() => {}, 1000)'], () => undefined);
	expect(await child.next(0.05)).toEqual({kind: 'silent', seconds: 0.05, line: undefined});
	await child.end(false);
});

test('an answer that comes as the time is up costs no other line', async () => {
	const answered = join(newFolder(), 'answered');
	const child = new Child(['sh', '-c', 'echo first; echo second; : > "$0"', answered], () => undefined);
	await nextTurn();
	const first = child.next(0.001);
	while (!existsSync(answered));
	expect(await first).toBe('first');
	await nextTurn();
	expect(child.unasked()).toEqual({kind: 'unasked', line: 'second'});
	await child.end(false);
});

test('what it writes to its standard error is heard, filtered', async () => {
	const lines: string[] = [];
	const script = "for (let n = 1; n <= 1000; n++) console.error('\\u001b[2J' + n); process.stdin.resume()";
	const child = new Child([process.execPath, '-e', script], (_, more) => {
		lines.push(...more);
	});
	await eventually(() => expect(lines.at(-1)).toBe('1000'));
	expect(lines.join()).not.toContain('\u001b');
	await child.end(true);
});

test('lines of its standard error that have waited are heard at once', async () => {
	const script =
		"let n = 0; const timer = setInterval(() => { console.error(++n); if (n === 100) { clearInterval(timer); console.log('done'); } }, 1); process.stdin.resume()";
	const heard: (readonly string[])[] = [];
	const child = new Child([process.execPath, '-e', script], (kind, lines) => {
		if (kind === 'error') heard.push(lines);
	});
	expect(await child.next(40)).toBe('done');
	const before = heard.length;
	await eventually(() => expect(heard.at(-1)?.at(-1)).toBe('100'));
	expect(heard.length - before).toBeLessThan(5);
	await child.end(true);
});

test('what a program says without being asked forfeits the game', async () => {
	const {ask} = open(programThat('says too much'));
	await ask(begin);
	expect(await ask({...guess, guessed: []})).toEqual({ok: true, answer: 'a'});
	const next = await ask(guess);
	expect(next.ok).toBe(false);
});

test.each([
	['run:/no/such/program', 'there is no such program'],
	['run:/', 'there is no such program, or it may not be run'],
] as const)('%s forfeits', async (name, reason) => {
	const {ask} = open(name);
	expect(answerIn(await ask(begin))).toContain(reason);
});

test('programs that have ended keep no dictionary', async () => {
	setFlagsFromString('--expose-gc');
	const programs = createPrograms();
	async function openAndEnd() {
		const own = dictionaryOf('beta');
		await programs.open({guesser: own, chooser: own}).end();
		return new WeakRef(own);
	}

	const refs = await Promise.all(Array.from({length: 5}, openAndEnd));
	await nextTurn();
	runInNewContext('gc()');
	expect(refs.filter(ref => ref.deref()).length).toBeLessThan(refs.length);
});

test('a program that was not typed is never started', async () => {
	const {ask} = open(programThat(), {isTyped: false});
	expect(await ask(begin)).toEqual({ok: false, reason: {kind: 'untyped'}});
});

test('a program without a command is never started', async () => {
	const {ask} = open('run:');
	expect(await ask(begin)).toMatchObject({ok: false});
});

test('a program is ended with all that it has started', async () => {
	const name = programThat('leaves a child');
	const {ask, end} = open(name);
	await ask(begin);
	// Itself, and what it has started.
	await eventually(() => expect(countProcesses(pathOf(name))).toBe(2), 50);
	await end();
	await eventually(() => expect(countProcesses(pathOf(name))).toBe(0), 50);
});

test('a program that guesses and chooses is two, so that neither reads the lines of the other', async () => {
	const name = programThat();
	const {ask, end} = open(name);
	await ask(begin, 'guesser');
	await ask(begin, 'chooser');
	await eventually(() => expect(countProcesses(pathOf(name))).toBe(2), 50);
	await end();
	await eventually(() => expect(countProcesses(pathOf(name))).toBe(0), 50);
});

test('its words lie in a file, one a line, which goes with it', async () => {
	const {programs, ask, read} = open(programThat());
	await ask(begin);
	const [greeting, words = '', game] = read();
	expect([greeting, game]).toEqual(['wordfiend 1', 'game 4 8']);
	expect(words).toMatch(/^words .+/);
	const path = words.slice('words '.length);
	expect(readFileSync(path, 'utf8')).toBe('ally\nbeta\ncool\ndeal\n');
	await programs.stop();
	expect(existsSync(dirname(path))).toBe(false);
});

test('of what it reads and writes the last lines are kept', async () => {
	const name = programThat();
	const {programs, ask} = open(name);
	await ask(begin);
	for (let count = 0; count < 150; count++) await ask(guess);
	expect(programs.log(name)).toHaveLength(200);
	expect(programs.log(name).slice(-2)).toMatchObject([
		{kind: 'asked', text: 'guess ---- a 8'},
		{kind: 'said', text: 'b'},
	]);
});

test('lines are read as they are written', () => {
	const lines: readonly ProgramLine[] = [
		...[begin, guess, choose],
		{...guess, guessed: []},
		{kind: 'over', result: 'lost', word: 'beta'},
	];
	expect(lines.map(writeLine)).toEqual([
		'game 4 8',
		'guess ---- a 8',
		'choose e ---- 2 -e-- 2',
		'guess ---- - 8',
		'over lost beta',
	]);
	expect(lines.map(line => readLine(writeLine(line)))).toEqual(lines);
	expect(['guess', 'choose e ----', 'game a b', 'game 5 0', 'over', 'hello'].map(readLine)).toEqual(
		Array.from({length: 6}, () => undefined),
	);
});

test('an answer that the rules refuse forfeits the game, and the reason says what was sent', async () => {
	const side = {by: 'guesser', name: 'run:mine'} as const;
	const {agent} = programAgent(side, () => Promise.resolve({ok: true, answer: '7'}));
	const words = wordsOfLength(dictionary, 4);
	const game = newGame({words, budget: 8});
	const {forfeit} = await play(hangmanRules, game, [agent]);
	expect(forfeit).toEqual({by: 'guesser', reason: {kind: 'no-letter', line: '7'}});
});
