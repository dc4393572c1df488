import {execFile} from 'node:child_process';
import {existsSync, mkdirSync, utimesSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import process from 'node:process';
import {promisify} from 'node:util';
import {beforeEach, expect, test} from 'vitest';
import {newFolder} from '../at-end.js';
import {program} from '../program.js';

/*
Commands that nobody typed in this session stand in every file of the player's. One that ran would leave a file.
*/

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
	const standing = {shown: '----', left: 5, budget: 6};
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
	await say(['e'], 'hangman', '--plain', '-d', 'example', '-l', '4', '-g', '6', '--guesser', command);
	expect(existsSync(trace)).toBe(true);
});
