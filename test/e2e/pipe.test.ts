import {spawn} from 'node:child_process';
import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import process from 'node:process';
import {describe, expect, test} from 'vitest';
import packageJson from '../../package.json' with {type: 'json'};
import {program} from '../program.js';
import {newFolder} from '../at-end.js';
import {openTerminal} from './terminal.js';

type Result = {readonly stdout: string; readonly stderr: string; readonly exitCode: number | null};

type Habits = {
	readonly env?: Readonly<Record<string, string>>;
	/** Whether the pipe into the program stays open after the input. */
	readonly staysOpen?: boolean;
	/** Whether nobody reads what the program writes after its first words. */
	readonly stopsReading?: boolean;
};

/** Runs the program with its streams in pipes. */
const run = (args: readonly string[], input = '', habits: Habits = {}) =>
	new Promise<Result>((resolve, reject) => {
		const child = spawn(process.execPath, [program, ...args], {env: {...process.env, ...habits.env}});
		let [stdout, stderr] = ['', ''];
		child.on('error', reject);
		child.stdin.on('error', () => undefined); // The program may leave before it has read all.
		child.stdout.setEncoding('utf8').on('data', (text: string) => {
			stdout += text;
			if (!habits.stopsReading) return;
			child.stdout.destroy();
			child.stdin.write(input);
		});
		child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text));
		child.on('close', exitCode => {
			child.stdin.destroy();
			resolve({stdout, stderr, exitCode});
		});
		if (habits.stopsReading) return;
		child.stdin.write(input);
		if (!habits.staysOpen) child.stdin.end();
	});

const example = ['hangman', '--dictionary', 'example'];

const game = `**** H A N G M A N ****
What word length do you want to play with? 4
How many guesses would you like? [1..26] 2

Your progress:            ----
Wrong guesses:
Guesses remaining:        2
Guess a letter: e

Your progress:            ----
Wrong guesses:            e
Guesses remaining:        1
Guess a letter: b
Sorry, but you didn't guess the secret word: ally.
Play again? [y/n] n
`;

describe('through a pipe', () => {
	test.each([
		[
			'lines',
			[],
			'**** H A N G M A N ****\nHow many guesses would you like? [1..26] 5\n\nYour progress:            ---------\n',
		],
		['spoken', ['--screen-reader'], 'A word of 9 letters. The 6th wrong letter loses.'],
	])('with a secret word, at most the budget is asked: %s', async (_, face, begins) => {
		const {stdout} = await run(['hangman', '--secret', 'marmalade', ...face], '5\n');
		expect(stdout.slice(0, begins.length)).toBe(begins);
		expect(stdout).not.toContain('marmalade');
	});

	test.each([
		['CRLF, and a last line without an end', '4\r\n2\r\ne\r\nb\r\nn'],
		['more lines than are wanted', '4\n2\ne\nb\nn\nn\nn\n'],
	])('a whole game of Hangman: %s', async (_, input) => {
		expect(await run(example, input)).toEqual({stdout: game, stderr: '', exitCode: 0});
	});

	test('leaves when the game is over, though the pipe stays open', async () => {
		expect(await run(example, '4\n2\ne\nb\nn\n', {staysOpen: true})).toEqual({
			...{stdout: game, stderr: '', exitCode: 0},
		});
	});

	test('a whole game of Ghost, in the form of the handout', async () => {
		expect(await run(['ghost', 'example', '1', '1'], 'd\na\n')).toEqual({
			stdout: [
				'Player goes first',
				...['Current prefix:', 'Enter letter choice: d', "Computer's choice: E"],
				...['Current prefix: DE', 'Enter letter choice: a', "Computer's choice: L"],
				'Completed word DEAL, computer loses.\n',
			].join('\n'),
			stderr: '',
			exitCode: 0,
		});
	});

	test('wordfiend alone plays Hangman, and ends quietly where the input ends', async () => {
		expect(await run([])).toEqual({
			stdout: '**** H A N G M A N ****\nWhat word length do you want to play with? \n',
			stderr: '',
			exitCode: 0,
		});
		const {stdout} = await run(['-d', 'example'], '4\n1\ne');
		expect(stdout).toMatch(/\nPlay again\? \[y\/n\] \n$/);
	});

	test('a huge line does no harm', async () => {
		const {stdout, exitCode} = await run(example, `${'4'.repeat(5_000_000)}\n4\n2\ne\nb\nn\n`);
		expect(stdout.length).toBeLessThan(2000);
		expect(stdout).toContain('Sorry, there are no words of that length.\n');
		expect(stdout.slice(stdout.lastIndexOf('What'))).toBe(game.slice(game.indexOf('What')));
		expect(exitCode).toBe(0);
	});

	test('ends quietly when nobody reads any more', async () => {
		const {stderr, exitCode} = await run(example, '4\n2\ne\nb\ny\n', {stopsReading: true});
		expect({stderr, exitCode}).toEqual({stderr: '', exitCode: 0});
	});
});

describe('the command line', () => {
	test('--version', async () => {
		expect(await run(['--version'])).toEqual({stdout: `${packageJson.version}\n`, stderr: '', exitCode: 0});
	});

	test.each([
		[['--help'], '$ wordfiend hangman'],
		[['ghost', '-h'], 'DICTIONARY FIRST MODE'],
	])('%j', async (args, text) => {
		const {stdout, stderr, exitCode} = await run(args);
		expect(stdout).toMatch(/^Usage\n/);
		expect(stdout).toContain(text);
		expect({stderr, exitCode}).toEqual({stderr: '', exitCode: 0});
	});

	test.each<[string[], string, number]>([
		[['hangmen'], 'There is no command hangmen; did you mean hangman?', 2],
		[['hangman', '-d', 'test'], 'The dictionary test is a folder; give a file with one word a line.', 1],
	])('%j is refused with one sentence', async (args, sentence, exitCode) => {
		const result = await run(args);
		expect(result).toMatchObject({stdout: '', exitCode});
		expect(result.stderr).toMatch(/^[^\n]+[.?]\n$/);
		expect(result.stderr).toContain(sentence);
	});

	describe('with a dictionary of the player', () => {
		const folder = newFolder();
		const path = join(folder, 'words.txt');

		test('says how many entries were skipped, beside the game', async () => {
			writeFileSync(path, `ally\nwon\u2019t\n${'a'.repeat(51)}\ncool\n`);
			const {stdout, stderr} = await run(['hangman', '-d', path, '-l', '4', '-g', '1'], 'z\n');
			expect(stderr).toBe(
				`Skipped 2 entries of ${path} with characters outside a to z or over 50 letters.\n`,
			);
			expect(stdout).toContain("Sorry, but you didn't guess the secret word: ally.");
		});
	});
});

/** Runs the program on a terminal of its own and types each text when the one before it has shown up. */
async function runOnTerminal(
	args: readonly string[],
	typed: readonly (readonly [string, string])[],
	TERM = 'xterm',
) {
	const terminal = openTerminal(program, args, undefined, {env: {TERM}});
	let seen = 0;
	for (const [awaited, answer] of typed) {
		await terminal.until(() => terminal.raw.includes(awaited, seen));
		seen = terminal.raw.indexOf(awaited, seen) + awaited.length;
		terminal.press(answer);
	}

	const {exitCode} = await terminal.exit;
	return {shown: terminal.raw.replaceAll('\r\n', '\n'), exitCode};
}

describe('over lines on a terminal', () => {
	const plain = [...example, '--plain'];

	test('the terminal shows what is typed, once', async () => {
		const {shown, exitCode} = await runOnTerminal(plain, [
			['with? ', '4\r'],
			['[1..26] ', '2\r'],
			['letter: ', 'e\r'],
			['letter: ', 'b\r'],
			['[y/n] ', 'n\r'],
		]);
		expect(shown).toBe(game);
		expect(exitCode).toBe(0);
	});

	test('Ctrl+C leaves with a newline and 130', async () => {
		const {shown, exitCode} = await runOnTerminal(plain, [['with? ', '\u0003']]);
		expect(shown).toMatch(/with\? (\^C)?\n$/);
		expect(exitCode).toBe(130);
	});

	test('Ctrl+D ends the input', async () => {
		const {shown, exitCode} = await runOnTerminal(plain, [['with? ', '\u0004']]);
		expect(shown).toMatch(/with\? \n$/);
		expect(exitCode).toBe(0);
	});

	test('TERM=dumb is no place for a full screen', async () => {
		const {shown, exitCode} = await runOnTerminal(
			['ghost', 'example', '1', '1'],
			[['choice: ', 'z\r']],
			'dumb',
		);
		expect(shown).toMatch(/^Player goes first\n[^]*No word begins with the letters Z, you lose\.\n$/);
		expect(exitCode).toBe(0);
	});
});
