import {execFile, execFileSync} from 'node:child_process';
import process from 'node:process';
import {promisify} from 'node:util';
import {expect, test, vi} from 'vitest';
import {program} from '../program.js';
import {misbehaving, programThat, type Misbehavior} from '../programs/program.js';

const run = (...args: readonly string[]) =>
	promisify(execFile)(process.execPath, [program, ...args], {timeout: 60_000, maxBuffer: 2 ** 24});

const served = (name: string) => `run:'${process.execPath}' '${program}' serve ${name}`;

type Result = {
	readonly guesser: string;
	readonly games: number;
	readonly forfeited?: number;
	readonly forfeits?: readonly {readonly sentence: string}[];
};

test('a bot that plays through its own program scores what it scores', async () => {
	const tournament = ['tournament', '-d', 'small', '--lengths', '8', '--games', '25', '--seed', 'a'];
	const [own, others] = await Promise.all([
		run(...tournament, '--choosers', 'random,evil', '--guessers', 'expert'),
		run(...tournament, '--choosers', 'random,evil', '--guessers', served('--guesser expert')),
	]);
	expect(others.stdout).toBe(own.stdout);
});

test('whatever programs do, a tournament comes to its end, and none of them is left', async () => {
	const kinds = Object.keys(misbehaving) as Misbehavior[];
	const players = [programThat(), ...kinds.map(programThat)];
	const {stdout} = await run(
		...['tournament', '-d', 'example', '--choosers', 'random', '--json', '--patience', '2'],
		...['--guessers', ['paga', ...players].join(',')],
	);
	const {results} = JSON.parse(stdout) as {readonly results: readonly Result[]};
	expect(results.map(({games}) => games)).toEqual(results.map(() => 9));
	expect(results.filter(({forfeited}) => forfeited === undefined).map(({guesser}) => guesser)).toEqual([
		...['paga', 'alphabet', 'parent'],
	]);
	const isLeft = () => execFileSync('ps', ['-eo', 'args'], {encoding: 'utf8'}).includes('player.mjs');
	await vi.waitFor(() => expect(isLeft()).toBe(false), {timeout: 5000});
});
