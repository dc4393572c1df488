import {execFile} from 'node:child_process';
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {promisify} from 'node:util';
import {beforeEach, expect, test} from 'vitest';
import {checkOf, encodeText} from '../../source/codes/code.js';
import {newFolder} from '../at-end.js';
import {program} from '../program.js';
import {goTo, openTerminal} from './terminal.js';

/*
Commands that nobody typed in this session stand in every file of the player's. One that ran would leave a file.
*/

const [escape, enter] = ['\u001B', '\r'];

let home = '';
let trace = '';
let command = '';

const record = (id: string, players: Readonly<Record<string, string>>) => ({
	...{v: 1, id, date: '2026-11-23T06:51:54+00:00', game: 'hangman', digest: '9872f89', moves: 'e'},
	settings: {
		...{length: 4, dictionary: 'example', language: 'en', budget: 6, verbose: false, figure: 'eye'},
		...{seed: 'x', chooser: 'evil', guesser: 'you', forAFriend: false, ...players},
	},
});

beforeEach(() => {
	home = newFolder();
	trace = join(home, 'a command ran');
	command = `run:touch '${trace}'`;
	mkdirSync(join(home, 'games'));
	const standing = {shown: '----', left: 5, budget: 6};
	const forged = {
		chooser: command,
		guesser: command,
		race: command,
		unknown: 'run:',
		named: `program:touch '${trace}'`,
	};
	for (const [role, player] of Object.entries(forged)) {
		const players = {[role === 'chooser' || role === 'guesser' ? role : 'race']: player};
		writeFileSync(join(home, 'games', `${role}.json`), JSON.stringify({...record(role, players), standing}));
	}

	const over = {...record('over', {guesser: command}), end: {result: 'won', misses: 1}};
	writeFileSync(join(home, 'history.jsonl'), `${JSON.stringify(over)}\n`);
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
	await say(['e'], 'hangman', '--plain', '-d', 'example', '-l', '4', '-g', '6', '--guesser', command);
	expect(existsSync(trace)).toBe(true);
});

const unreadable = '5 unfinished games can’t be read';

test('on the screen none runs that was not typed', async () => {
	const terminal = openTerminal(program, [], undefined, {env: {WORDFIEND_HOME: home}});
	await terminal.shows(unreadable);
	expect(terminal.screen).not.toContain('Go on');
	await goTo(terminal, 'Hangman');
	terminal.press(enter);
	await terminal.shows('Chooser       ‹ evil ›');
	await terminal.shows('Race against  ‹ nobody ›');
	terminal.press(enter);
	await terminal.shows('Guess a letter.');
	terminal.press('q');
	await terminal.shows('No q.');
	terminal.press(escape);
	await goTo(terminal, 'Laboratory');
	terminal.press(enter);
	await goTo(terminal, 'Tournament');
	terminal.press(enter);
	await terminal.shows('Shortest words');
	terminal.press(enter);
	await terminal.shows('done in');
	terminal.press('\u0003');
	expect(await terminal.ends()).toMatchObject({exitCode: 130});
	expect(existsSync(trace)).toBe(false);
	// What can't be read is left as it is.
	expect(readFileSync(join(home, 'games', 'race.json'), 'utf8')).toContain('"moves":"e"');
});

test('over lines none runs that was not typed, whether it is left, over, remembered or sent', async () => {
	const answers = ['hangman', '', 'q', 'menu', 'laboratory', 'tournament', '', '0'];
	const played = await say(answers, '--screen-reader');
	expect(played).toContain('No q.');
	expect(played).toContain('Misses on average against evil');
	expect(await say([], 'stats', '--json')).toContain('"bad":1');
	for (const chooser of [command, `program:touch '${trace}'`]) {
		const text = `h.4.6.${encodeText(chooser)}.x.9872f89.e`;
		await expect(say([''], 'play', `${text}.${checkOf(text)}`, '--plain')).rejects.toThrow('code');
	}

	expect(existsSync(trace)).toBe(false);
});
