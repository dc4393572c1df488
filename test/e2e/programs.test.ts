import {execFile, execFileSync} from 'node:child_process';
import process from 'node:process';
import {promisify} from 'node:util';
import {expect, test} from 'vitest';
import {program} from '../program.js';
import type {ProgramName} from '../../source/engine/index.js';
import {misbehaving, pathOf, programThat, quickGuesser, type Misbehavior} from '../programs/program.js';
import {openTerminal, type TestTerminal} from './terminal.js';
import {eventually} from '../eventually.js';

const run = (...args: readonly string[]) =>
	promisify(execFile)(process.execPath, [program, ...args], {timeout: 60_000, maxBuffer: 2 ** 24});

const served = (name: string) => `run:'${process.execPath}' '${program}' serve ${name}`;

type Result = {
	readonly guesser: string;
	readonly games: number;
	readonly forfeited?: number;
};

test('a bot that plays through its own program scores what it scores', async () => {
	const tournament = ['tournament', '-d', 'small', '--lengths', '8', '--games', '25', '--seed', 'a'];
	const [own, others] = await Promise.all([
		run(...tournament, '--choosers', 'random,evil', '--guessers', 'expert'),
		run(...tournament, '--choosers', 'random,evil', '--guessers', served('--guesser expert')),
	]);
	expect(others.stdout).toBe(own.stdout);
});

/** Waits until none of some programs runs any more. */
const areGone = (players: readonly ProgramName[]): Promise<void> =>
	eventually(() => {
		const running = execFileSync('ps', ['-eo', 'args'], {encoding: 'utf8'});
		expect(players.map(pathOf).filter(path => running.includes(path))).toEqual([]);
	}, 50);

test('whatever thirty programs do, a tournament comes to its end, and none of them is left', async () => {
	const kinds = Object.keys(misbehaving) as Misbehavior[];
	const players = [...kinds.map(programThat), ...Array.from({length: 30 - kinds.length}, quickGuesser)];
	const {stdout, stderr} = await run(
		...['tournament', '-d', 'example', '--choosers', 'random', '--json', '--patience', '2'],
		...['--guessers', ['paga', ...players].join(',')],
	);
	const {results} = JSON.parse(stdout) as {readonly results: readonly Result[]};
	expect(results.map(({games}) => games)).toEqual(Array.from({length: 31}, () => 9));
	const whole = results.filter(({forfeited}) => forfeited === undefined);
	expect(whole).toHaveLength(31 - (kinds.length - 1));
	expect(new Set(results.map(({guesser}) => guesser)).size).toBe(31);
	expect(stderr).toMatch(/^Standard error of alphabet.*:\n {2}no idea$/m);
	await areGone(players);
});

test.each<[Misbehavior, string]>([
	['floods', 'wrote more than any answer needs'],
	['dies', 'error  no idea'],
	['talks nonsense', 'said   nonsense'],
])('a guesser that %s spoils no screen, and is gone with it', async (does, told) => {
	const guesser = programThat(does);
	const options = ['-d', 'example', '-l', '4', '-g', '6', '--patience', '1'];
	const terminal = openTerminal(program, ['hangman', ...options, '--guesser', guesser]);
	await terminal.shows('The guesser forfeits the game.');
	expect(await terminal.shows(told)).toContain('Enter again');
	terminal.press('\u0003');
	expect(await terminal.ends()).toMatchObject({exitCode: 130});
	await areGone([guesser]);
});

test.each<[string, (terminal: TestTerminal) => void]>([
	['Ctrl+C', terminal => terminal.press('\u0003')],
	['a signal', terminal => terminal.kill('SIGTERM')],
	['a closed window', terminal => terminal.close()],
])('a program that is waited for ends with the game, by %s', async (_, end) => {
	const guesser = programThat('hangs');
	const terminal = openTerminal(program, [
		'hangman',
		'-d',
		'example',
		'-l',
		'4',
		'-g',
		'6',
		'--guesser',
		guesser,
	]);
	await terminal.shows('asked  guess ---- -');
	end(terminal);
	await terminal.isGone();
	await areGone([guesser]);
});
