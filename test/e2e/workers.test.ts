import {spawnSync} from 'node:child_process';
import process from 'node:process';
import {expect, test} from 'vitest';
import {TestTerminal} from './terminal.js';

const program = 'dist/cli.js';
const escape = '\u001B';
const enter = '\r';
const [up, right] = ['\u001B[A', '\u001B[C'];

/** Code that runs on each of the program's threads but the first, so many milliseconds after it began. */
const onWorkers = (code: string, delay = 200) => {
	const source = `import {isMainThread} from 'node:worker_threads'; if (!isMainThread) setTimeout(() => {${code}}, ${delay});`;
	return {...process.env, NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(source)}`};
};

const long = [
	['prove', ['par', '-d', 'huge', '-l', '3-4']],
	['play-job', ['tournament', '--guessers', 'naive', '--choosers', 'random', '-d', 'huge']],
] as const;

test.each(
	long.flatMap(([task, args]) =>
		(
			[
				[
					'process.exit(7)',
					`Something went wrong in the background (${task}): it stopped with exit code 7.\n`,
				],
				[
					"throw new Error('\\u001B[31mred\\u001B[0m')",
					`Something went wrong in the background (${task}): Error: red.\n`,
				],
			] as const
		).map(([code, sentence]) => ({args, code, sentence})),
	),
)('$args ends in one sentence when its threads $code', ({args, code, sentence}) => {
	const {stdout, stderr, status} = spawnSync(process.execPath, [program, ...args], {
		encoding: 'utf8',
		env: onWorkers(code),
	});
	expect({stdout, stderr, status}).toEqual({stdout: '', stderr: sentence, status: 1});
});

test('a thread that dies under a game gives the terminal back with one sentence', async () => {
	const terminal = new TestTerminal(
		program,
		['hangman', '-d', 'huge', '-l', '4', '-g', '8', '-v'],
		undefined,
		{
			env: onWorkers('process.exit(7)', 0),
		},
	);
	expect(await terminal.ends()).toMatchObject({exitCode: 1});
	expect(terminal.isAlternate).toBe(false);
	expect(terminal.screen).toContain('it stopped with exit code 7.');
});

test('a game left while a book is being made never meets the words of the next one', async () => {
	const terminal = new TestTerminal(program, ['ghost', '--variant', 'superghost', '-d', 'huge']);
	await terminal.shows('Solving Superghost');
	terminal.press(escape);
	await terminal.shows('it has not picked a word yet');
	terminal.press(enter);
	await terminal.shows('Word length');
	terminal.press(enter);
	await terminal.shows('Guess a letter.');
	terminal.press('\te');
	await terminal.shows('families for e');
	terminal.press(escape);
	await terminal.shows('Leave this game?');
	terminal.press(enter);
	await terminal.shows('it has not picked a word yet');
	terminal.press(enter);
	await terminal.shows('Word length');
	terminal.press(up + right + enter);
	await terminal.shows('8 letters');
	terminal.press('\ta');
	await terminal.shows('families for a');
	terminal.press('\u0003');
	expect(await terminal.ends()).toMatchObject({exitCode: 0});
});
