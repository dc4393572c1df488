import {spawn} from 'node:child_process';
import {describe, expect, test} from 'vitest';
import {program} from '../program.js';
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
	test('a whole game of Hangman: CRLF, and a last line without an end', async () => {
		expect(await run(example, '4\r\n2\r\ne\r\nb\r\nn')).toEqual({stdout: game, stderr: '', exitCode: 0});
	});

	test('leaves when the game is over, though more lines came and the pipe stays open', async () => {
		expect(await run(example, '4\n2\ne\nb\nn\nn\nn\n', {staysOpen: true})).toEqual({
			...{stdout: game, stderr: '', exitCode: 0},
		});
	});

	test('wordfiend alone plays Hangman, and ends quietly where the input ends', async () => {
		expect(await run([])).toEqual({
			stdout: '**** H A N G M A N ****\nWhat word length do you want to play with? \n',
			stderr: '',
			exitCode: 0,
		});
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

test('a wrong command line is refused with one sentence', async () => {
	expect(await run(['hangmen'])).toEqual({
		stdout: '',
		stderr: 'There is no command hangmen; did you mean hangman?\n',
		exitCode: 2,
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
