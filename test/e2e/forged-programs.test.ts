import {execFile} from 'node:child_process';
import {existsSync, mkdirSync, readFileSync, utimesSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import process from 'node:process';
import {promisify} from 'node:util';
import {beforeEach, expect, test} from 'vitest';
import {encodeGame} from '../../source/codes/code.js';
import {commandOf} from '../../source/engine/index.js';
import {newFolder} from '../at-end.js';
import {program} from '../program.js';
import {pathOf, programThat} from '../programs/program.js';
import {openTerminal, type TestTerminal} from './terminal.js';

/*
Commands that nobody typed in this session stand in every file of the player's. One that ran would leave a file.
*/

const [escape, enter, down] = ['\u001B', '\r', '\u001B[B'];

let home = '';
let trace = '';
let command = '';

const settings = (player: string) => ({
	...{length: 4, dictionary: 'example', language: 'en', budget: 6, verbose: false, figure: 'eye', seed: 'x'},
	...{chooser: player, guesser: 'you', race: player, forAFriend: false},
});

const record = (id: string, player: string) => ({
	...{v: 1, id, date: '2026-11-23T06:51:54+00:00', game: 'hangman', settings: settings(player)},
	...{digest: '9872f89', moves: 'e', answers: 34},
});

beforeEach(() => {
	home = newFolder();
	trace = join(home, 'a command ran');
	command = `run:touch '${trace}'`;
	mkdirSync(join(home, 'games'));
	const standing = {shown: '----', misses: 1, budget: 6};
	const players = {forged: command, unknown: 'run:', named: `program:touch '${trace}'`};
	for (const [at, [id, player]] of Object.entries(players).entries()) {
		const file = join(home, 'games', `${id}.json`);
		writeFileSync(file, JSON.stringify({...record(id, player), standing}));
		// The last is offered first.
		utimesSync(file, at + 1, at + 1);
	}

	const end = {result: 'won', misses: 1};
	writeFileSync(join(home, 'history.jsonl'), `${JSON.stringify({...record('over', command), end})}\n`);
	const remembered = {chooser: command, race: command, guesser: command, length: '4', isOpen: 'yes'};
	writeFileSync(
		join(home, 'config.json'),
		JSON.stringify({
			...{v: 1, dictionary: 'example', chooser: command},
			choices: {
				...{hangman: remembered, watch: remembered},
				tournament: {guessers: `paga,${command}`, choosers: command, games: '100', isOpen: 'yes'},
			},
		}),
	);
});

const env = () => ({...process.env, WORDFIEND_HOME: home});

/** What the program says over lines to these answers. */
async function say(answers: readonly string[], ...args: readonly string[]): Promise<string> {
	const running = promisify(execFile)(process.execPath, [program, ...args], {env: env(), timeout: 60_000});
	running.child.stdin?.end(answers.map(answer => `${answer}\n`).join(''));
	return (await running).stdout;
}

test('a command that is typed runs', async () => {
	await say(['e'], 'hangman', '--plain', '-d', 'example', '-l', '4', '-g', '6', '--chooser', command);
	expect(existsSync(trace)).toBe(true);
});

/** The row that is chosen, below the title, without the eye that moves beside it. */
const chosenRow = ({screen}: TestTerminal) => /› .*$/m.exec(screen.slice(screen.indexOf('\n') + 1))?.[0];

/** Goes down to an entry of the menu, or to a row of a form. */
async function goTo(terminal: TestTerminal, label: string): Promise<void> {
	await terminal.shows(`  ${label}`);
	while (!terminal.screen.includes(`› ${label}`)) {
		const before = chosenRow(terminal);
		terminal.press(down);
		await terminal.until(() => chosenRow(terminal) !== before);
	}
}

const refused = 'This saved game is damaged; throw it away.';

const asked = 'answers in this game';

test('one that is typed in a form plays in this session, and is to be typed anew in the next', async () => {
	const chooser = programThat();
	const answers = [
		'hangman',
		'4',
		'4',
		'5',
		commandOf(chooser),
		'',
		'q',
		'log',
		'menu',
		'hangman',
		'menu',
		'0',
	];
	const said = await say(answers, '--screen-reader');
	expect(said).toContain('asked  choose q ---- 9');
	expect(said.split('4 Chooser: evil')).toHaveLength(3);
	expect(readFileSync(join(home, 'config.json'), 'utf8')).not.toContain(pathOf(chooser));
});

test('on the screen none runs that was not typed', async () => {
	const terminal = openTerminal(program, [], undefined, {env: {WORDFIEND_HOME: home}});
	await terminal.shows('› Go on');
	terminal.press(enter);
	await terminal.shows(asked);
	terminal.press(enter);
	await terminal.shows('› Go on');
	terminal.press(down);
	await terminal.until(() => chosenRow(terminal)?.includes('a program') === true);
	terminal.press(enter);
	await terminal.shows(refused);
	terminal.press(escape);
	await goTo(terminal, 'Hangman');
	terminal.press(enter);
	await terminal.shows('Chooser       ‹ evil ›');
	await terminal.shows('Race against  ‹ nobody ›');
	terminal.press(enter);
	await terminal.shows('Guess a letter.');
	terminal.press('q');
	await terminal.shows('No q.');
	terminal.press(escape);
	await goTo(terminal, 'Tournament');
	terminal.press(enter);
	await terminal.shows('what starts yours');
	terminal.press(enter);
	await terminal.shows('done in');
	terminal.press('\u0003');
	expect(await terminal.ends()).toMatchObject({exitCode: 130});
	expect(existsSync(trace)).toBe(false);
	// Nor is one remembered that someone else had written there.
	expect(readFileSync(join(home, 'games', 'forged.json'), 'utf8')).toContain('"moves":"e"');
});

test('over lines none runs that was not typed, whether it is left, over, remembered or sent', async () => {
	const left = await say(['1', '', '2', '3', '0'], '--screen-reader');
	expect(left.split(asked)).toHaveLength(2);
	expect(left.split(refused)).toHaveLength(3);
	const played = await say(['hangman', '', 'q', 'menu', 'tournament', '', '0'], '--screen-reader');
	expect(played).toContain('No q.');
	expect(played).toContain('Misses on average against evil');
	expect(await say([], 'stats', '--json')).toContain('"won":1');
	const coded = record('code', `program:touch '${trace}'`);
	const code = encodeGame({...coded, game: 'hangman', moves: 'e0#chooser failed'}) ?? '';
	expect(await say([], 'replay', code, '--plain')).toContain('failed');
	expect(await say([''], 'play', code, '--plain')).toContain(asked);
	expect(existsSync(trace)).toBe(false);
});
