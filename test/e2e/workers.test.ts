import {spawnSync} from 'node:child_process';
import {expect, test} from 'vitest';
import {program} from '../program.js';
import {goTo, openTerminal} from './terminal.js';

const escape = '\u001B';
const enter = '\r';
const [down, right] = ['\u001B[B', '\u001B[C'];

/** Code that runs before the program on each of its threads but the first. */
const onWorkers = (code: string) => {
	const source = `import {isMainThread, parentPort} from 'node:worker_threads'; if (!isMainThread) {${code}}`;
	const {FORCE_COLOR: _, ...env} = process.env; // Node 26 warns where NO_COLOR stands beside it.
	return {...env, NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(source)}`};
};

test.each([
	{
		args: ['par', '-d', 'example'],
		code: 'process.exit(7)',
		sentence: 'Something went wrong in the background (prove): it stopped with exit code 7.\n',
	},
	{
		args: ['tournament', '--guessers', 'naive', '--choosers', 'random', '-d', 'example'],
		code: "throw new Error('\\u001B[31mred\\u001B[0m')",
		sentence: 'Something went wrong in the background (play-job): Error: red.\n',
	},
])(
	'$args ends in one sentence when its threads, asked for the first time, $code',
	({args, code, sentence}) => {
		const {stdout, stderr, status} = spawnSync(process.execPath, [program, ...args], {
			encoding: 'utf8',
			env: onWorkers(`parentPort.once('message', () => {${code}})`),
		});
		expect({stdout, stderr, status}).toEqual({stdout: '', stderr: sentence, status: 1});
	},
);

test('a thread that dies under a game is started again, and the player told in a sentence', async () => {
	const options = ['-d', 'huge', '-l', '3', '-g', '17', '-v'];
	const terminal = openTerminal(program, ['hangman', ...options], undefined, {
		env: onWorkers('setTimeout(() => process.exit(7), 200)'),
	});
	await terminal.shows('Something went wrong in the background (assess): it stopped with exit code');
	terminal.press('e');
	await terminal.shows('families for e');
	terminal.press('\u0003');
	expect(await terminal.ends()).toMatchObject({exitCode: 130});
});

test('a game left while a book is being made never meets the words of the next one', async () => {
	const terminal = openTerminal(program, ['ghost', '--variant', 'superghost', '-d', 'common']);
	await terminal.shows('Solving Superghost');
	terminal.press(escape);
	await goTo(terminal, 'Hangman');
	terminal.press(enter);
	await terminal.shows('Word length');
	terminal.press(enter);
	await terminal.shows('Guess a letter.');
	terminal.press('\te');
	await terminal.shows('families for e');
	terminal.press(escape);
	await terminal.shows('Go on');
	terminal.press(enter);
	await terminal.shows('Word length');
	terminal.press(down + right + enter);
	await terminal.shows('8 letters');
	terminal.press('\ta');
	await terminal.shows('families for a');
	terminal.press('\u0003');
	expect(await terminal.ends()).toMatchObject({exitCode: 130});
});
