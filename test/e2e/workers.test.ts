import {spawnSync} from 'node:child_process';
import process from 'node:process';
import {expect, test} from 'vitest';
import {TestTerminal} from './terminal.js';

const program = 'dist/cli.js';
const escape = '\u001B';
const enter = '\r';
const up = '\u001B[A';

/** Code that runs before the program on each of its threads but the first. */
const onWorkers = (code: string) => {
	const source = `import {isMainThread} from 'node:worker_threads'; if (!isMainThread) setTimeout(() => {${code}}, 200);`;
	return {...process.env, NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(source)}`};
};

const long = [
	['prove', ['par', '-d', 'huge', '-l', '3-4']],
	['play-job', ['tournament', '-d', 'small']],
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
			env: onWorkers('process.exit(7)'),
		},
	);
	expect(await terminal.ends()).toMatchObject({exitCode: 1});
	expect(terminal.isAlternate).toBe(false);
	expect(terminal.screen).toContain('it stopped with exit code 7.');
});

test('a game left while a book was being made never meets the words of the next one', async () => {
	const terminal = new TestTerminal(program, ['ghost', '--variant', 'superghost', '-d', 'huge']);
	await terminal.shows('Solving Superghost');
	terminal.press(escape);
	await terminal.shows('guess the word it pretends to have');
	terminal.press(up);
	await terminal.shows('› Hangman');
	terminal.press(enter);
	await terminal.shows('Word length');
	terminal.press(enter);
	await terminal.shows('Guess a letter.');
	terminal.press('\te');
	await terminal.shows('families');
	terminal.press(escape);
	await terminal.shows('Leave');
	terminal.press(enter);
	terminal.press('\u0003');
	expect(await terminal.ends()).toMatchObject({exitCode: 0});
});
