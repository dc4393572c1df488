import {execFile, execFileSync} from 'node:child_process';
import {readdirSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {promisify} from 'node:util';
import {expect, test} from 'vitest';
import {newFolder} from '../at-end.js';
import {program} from '../program.js';
import {someOf} from '../some-of.js';
import type {ProgramName} from '../../source/engine/index.js';
import {misbehaving, pathOf, programThat, shellProgram, type Misbehavior} from '../programs/program.js';
import {openTerminal, type TestTerminal} from './terminal.js';
import {eventually} from '../eventually.js';

type Ran = {readonly code: number; readonly stdout: string; readonly stderr: string};

/** Runs the program with a folder for temporary files. */
function runIn(temporary: string, ...args: readonly string[]): Promise<Ran> {
	const running = promisify(execFile)(process.execPath, [program, ...args], {
		...{timeout: 60_000, maxBuffer: 2 ** 24},
		env: {...process.env, TMPDIR: temporary},
	});
	running.child.stdin?.end();
	return running.then(
		ran => ({...ran, code: 0}),
		(error: unknown) => error as Ran,
	);
}

const run = (...args: readonly string[]) => runIn(tmpdir(), ...args);

const served = (name: string) => `run:'${process.execPath}' '${program}' serve ${name}`;

/** The folders of words in a folder. */
const wordsIn = (folder: string) => readdirSync(folder).filter(name => name.startsWith('wordfiend-words'));

type Result = {
	readonly guesser: string;
	readonly games: number;
	readonly forfeited?: number;
};

test('a bot that plays through its own program scores what it scores', async () => {
	const {stdout} = await run(
		...[
			'tournament',
			'-d',
			'animals',
			'--lengths',
			'8',
			'--games',
			'25',
			'--choosers',
			'random,evil',
			'--json',
		],
		...['--guessers', `expert,${served('--guesser expert')}`],
	);
	const {results} = JSON.parse(stdout) as {readonly results: readonly Result[]};
	const scoresOf = (name: string) =>
		results.filter(({guesser}) => guesser === name).map(score => ({...score, guesser: 'either'}));
	expect(scoresOf('expert 2')).toEqual(scoresOf('expert'));
	expect(scoresOf('expert 2')).toHaveLength(2);
});

test('a chooser chooses among the words of the games, whatever the guessers know', async () => {
	const {stdout} = await run(
		...['tournament', '-d', 'animals', '--knows', 'food', '--lengths', '5', '--json'],
		...['--guessers', 'paga', '--choosers', `evil,${served('--chooser evil')}`],
	);
	const {results} = JSON.parse(stdout) as {readonly results: readonly Result[]};
	const [own, through] = results.map(score => ({...score, chooser: 'either'}));
	expect(through).toEqual(own);
});

/** Waits until none of some programs runs any more. */
const areGone = (players: readonly ProgramName[]): Promise<void> =>
	eventually(() => {
		const running = execFileSync('ps', ['-eo', 'args'], {encoding: 'utf8'});
		expect(players.map(pathOf).filter(path => running.includes(path))).toEqual([]);
	}, 50);

// More than may run at once, which is eight.
test('whatever a dozen programs do, a tournament comes to its end, and nothing of them is left', async () => {
	const kinds = Object.keys(misbehaving) as Misbehavior[];
	const players = [
		...kinds.map(programThat),
		...Array.from({length: 12 - kinds.length}, () => programThat()),
	];
	const missing = 'run:no-such-program';
	const temporary = newFolder();
	// One of them is never ready to play.
	const {code, stdout, stderr} = await runIn(
		temporary,
		...['tournament', '-d', 'example', '--choosers', 'random', '--json', '--patience', '2'],
		...['--guessers', ['paga', missing, ...players].join(',')],
	);
	expect(code).toBe(1);
	const {results} = JSON.parse(stdout) as {readonly results: readonly Result[]};
	expect(results.map(({games}) => games)).toEqual(Array.from({length: 14}, () => 9));
	const whole = results.filter(({forfeited}) => forfeited === undefined);
	expect(whole).toHaveLength(13 - (kinds.length - 1));
	expect(results[1]).toMatchObject({forfeited: 9});
	expect(new Set(results.map(({guesser}) => guesser)).size).toBe(14);
	expect(stderr).toMatch(/^Standard error of alphabet.*:\n {2}no idea$/m);
	expect(stderr).toContain('no-such-program can’t be started: there is no such program');
	await areGone(players);
	expect(wordsIn(temporary)).toEqual([]);
});

test('a guesser that floods spoils no screen, and is gone with it', async () => {
	const guesser = programThat('floods');
	const options = ['-d', 'example', '-l', '4', '-g', '6', '--patience', '1'];
	const terminal = openTerminal(program, ['hangman', ...options, '--guesser', guesser]);
	await terminal.shows('The guesser forfeits the game.');
	expect(await terminal.shows('wrote more than any answer needs')).toContain('Enter again');
	terminal.press('\u0003');
	expect(await terminal.ends()).toMatchObject({exitCode: 130});
	await areGone([guesser]);
});

const endings: readonly (readonly [string, (terminal: TestTerminal) => void])[] = [
	['a signal', terminal => terminal.kill('SIGTERM')],
	['a closed window', terminal => terminal.close()],
];

test.each(someOf(endings, 1))('a program that is waited for ends with the game, by %s', async (_, end) => {
	const guesser = programThat('hangs');
	const temporary = newFolder();
	const options = ['-d', 'example', '-l', '4', '-g', '6', '--guesser', guesser];
	const terminal = openTerminal(program, ['hangman', ...options], undefined, {env: {TMPDIR: temporary}});
	await terminal.shows('asked  guess ---- -');
	expect(wordsIn(temporary)).toHaveLength(1);
	end(terminal);
	await terminal.isGone();
	await areGone([guesser]);
	expect(wordsIn(temporary)).toEqual([]);
});

test('without a temporary folder programs forfeit, and the others play', async () => {
	const {code, stdout, stderr} = await runIn(
		'/no/such/folder',
		...['tournament', '-d', 'example', '--choosers', 'random', '--json'],
		...['--guessers', `paga,${programThat()}`],
	);
	expect(code).toBe(1);
	expect(stderr).toContain('can’t be given its words: the temporary folder can’t be written (ENOENT).');
	const {results} = JSON.parse(stdout) as {readonly results: readonly Result[]};
	expect(results).toMatchObject([
		{guesser: 'paga', games: 9},
		{games: 9, forfeited: 9},
	]);
});

test('a game leaves no words behind', async () => {
	const temporary = newFolder();
	const options = ['hangman', '--plain', '-d', 'example', '-l', '4', '-g', '6'];
	const {code, stdout} = await runIn(temporary, ...options, '--guesser', programThat());
	expect([code, stdout.includes('forfeit')]).toEqual([0, false]);
	expect(wordsIn(temporary)).toEqual([]);
});

test('after a kill the next start ends the program that was left, and removes its words', async () => {
	const temporary = newFolder();
	const env = {TMPDIR: temporary, WORDFIEND_HOME: newFolder()};
	const deaf = shellProgram(`
		trap '' HUP INT TERM
		read -r _; echo ready deaf
		while :; do sleep 1; done
	`);
	const options = ['-d', 'example', '-l', '4', '-g', '6', '--guesser', deaf];
	const terminal = openTerminal(program, ['hangman', ...options], undefined, {env});
	await terminal.shows('asked  guess');
	terminal.kill('SIGKILL');
	await terminal.isGone();
	expect(wordsIn(temporary)).toHaveLength(1);
	expect(execFileSync('ps', ['-eo', 'args'], {encoding: 'utf8'})).toContain(pathOf(deaf));
	const next = openTerminal(program, ['--plain'], undefined, {env});
	await eventually(() => expect(wordsIn(temporary)).toEqual([]), 50);
	await areGone([deaf]);
	next.press('\u0003');
	await next.ends();
});
