import {readdir, rm, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {beforeEach, expect, test} from 'vitest';
import type {Dialogue} from '../../source/line-mode/dialogue.js';
import {beginGhost, beginHangman, enter} from '../../source/line-mode/begin.js';
import type {LineServices} from '../../source/line-mode/services.js';
import {speakMenu} from '../../source/line-mode/spoken/menu.js';
import {playerIn} from '../store/player.js';
import {loadDictionary} from '../../source/dictionaries/index.js';
import {commandOf} from '../../source/engine/index.js';
import {newFolder} from '../at-end.js';
import {programThat} from '../programs/program.js';
import {dictionaryOf, ghostSettings, hangmanPlan, lineServices, opens, transcribe} from './transcript.js';

let home = '';
let games = 0;

beforeEach(() => {
	home = newFolder();
});

/** What is said while these lines are typed at the menu, by a program that begins anew. */
async function speak(...answers: readonly string[]): Promise<readonly string[]> {
	const player = playerIn(home);
	const services = {...lineServices([], player), freshId: () => `game-${++games}`};
	const said = await transcribe(speakMenu({dictionary: 'example'}, services), answers);
	await player.store.remember({});
	await player.recorder.settled();
	return said;
}

const last = (said: readonly string[]) => said.at(-1) ?? '';

test('a game that is left stands first in the menu, and goes on where it was', async () => {
	expect(last(await speak('hangman', '', 'e', 'o', 'menu'))).toMatch(
		/^Menu\. 1 Go on: Blank, o, o, blank; 1 of 13 wrong; evil; just now\. 2 Unfinished: 1 game, also to throw away\. 3 Daily/,
	);
	const said = await speak('1', 'z', 'menu');
	expect(said[1]).toBe('O at 2 and 3. 12 of 13 guesses left. Blank, o, o, blank. Letter? z');
	expect(last(said)).toContain('2 of 13 wrong');
});

test('Ghost goes on, and a game is thrown away from the list', async () => {
	const left = await speak('ghost', '1', 'human', '', 'd', 'e', 'menu');
	expect(last(left)).toContain('1 Go on: d, e; Ghost for two; just now.');
	const said = await speak('1', 'menu', 'unfinished', '1', '2');
	expect(said[1]).toMatch(/^Player 2 plays E: D, E\. /);
	expect(last(said)).toContain('1 Daily');
	expect(await readdir(join(home, 'games'))).toEqual([]);
});

test('of several games one is chosen from the list, or none', async () => {
	for (const letter of ['z', 'q', 'x', 'j']) await speak('hangman', '', letter, 'menu');
	const list = await speak('unfinished', '5', 'unfinished', '2', 'back', 'unfinished', '2', '1', 'menu');
	const entry = 'Blank, blank, blank, blank; 1 of 13 wrong; evil; just now.';
	expect(list[0]).toContain(` 3 Go on: ${entry} 4 Unfinished: 4 games, also to throw away. 5 Daily`);
	expect(list[1]).toMatch(/^Unfinished games\. 1 Blank, .* 4 Blank, .* 5 back\. 0 quit\. Number\? 5$/);
	expect(list[4]).toBe(`${entry} 1 go on. 2 throw it away. 3 back. 0 quit. Number? back`);
	expect(list[8]).toBe('No x. 12 of 13 guesses left. Blank, blank, blank, blank. Letter? menu');
});

test('a game whose words have gone is told in a sentence', async () => {
	const path = join(home, 'words.txt');
	await writeFile(path, 'beta\ndeal\ncool\n');
	const player = playerIn(home);
	const services = {...lineServices([], player), freshId: () => 'mine'};
	await transcribe(speakMenu({dictionary: path}, services), ['hangman', '', 'z', 'menu']);
	await player.recorder.settled();
	await rm(path);
	expect((await speak('1')).join('\n')).toContain('does not exist; check the path');
});

test('the choices of a set-up come back, but for the seed', async () => {
	await speak('hangman', '4', '5', '5', '', 'e', 'menu');
	const said = (await speak('hangman')).join('\n');
	expect(said).toContain('Wrong guesses: 5');
});

/** Plays in line mode by a program that begins anew. */
async function play(
	talk: (services: LineServices) => Dialogue,
	...answers: readonly string[]
): Promise<readonly string[]> {
	const player = playerIn(home);
	const services = {...lineServices([], player), freshId: () => `game-${++games}`};
	const said = await transcribe(talk(services), answers);
	await player.recorder.settled();
	player.store.release();
	await player.store.settled();
	return said;
}

const hangman = (services: LineServices) =>
	enter(
		beginHangman(opens(dictionaryOf('cool', 'good', 'deal')), hangmanPlan({length: 4, budget: 6})),
		'hangman',
		services,
	);

test('over lines the game that was left last is offered, and goes on', async () => {
	await speak('hangman', '', 'e', 'o', 'menu');
	const said = await play(hangman, 'y', 'z', 'quit');
	expect(said[0]).toMatch(/^Go on with -oo-, 1 of 13 wrong, evil, just now\? \[y\/n\] y$/);
	expect(said).toContain('Your progress:            -oo-');
	expect(said).toContain('Wrong guesses:            ez');
	const other = await play(hangman, 'n', 'quit');
	expect(other[0]).toContain('2 of 13 wrong');
	expect(other).toContain('Your progress:            ----');
});

test('a game is raced against the best with its settings', async () => {
	const race = (services: LineServices) =>
		enter(
			beginHangman(opens(dictionaryOf('deal')), hangmanPlan({length: 4, budget: 3, race: 'best'})),
			undefined,
			services,
		);
	expect(await play(race, 'z', 'd', 'e', 'a', 'l', 'n')).toContain('You won! The secret word was deal.');
	const said = await play(race, 'z', 'q', 'd', 'quit');
	expect(said).toContain('Your best has 1 miss so far.');
});

test('so is a round of Ghost, and no round is told to begin', async () => {
	await speak('ghost', '1', 'human', '', 'g', 'o', 'menu');
	const talk = (services: LineServices) =>
		enter(beginGhost(dictionaryOf('deal'), ghostSettings({opponent: ['human']})), 'ghost', services);
	const said = await play(talk, 'y', 'o', 'd');
	expect(said[0]).toContain('Go on with GO, Ghost for two, just now?');
	expect(said[1]).toBe('Current prefix: GO');
	expect(said).toContain('Completed word GOOD, player 2 loses.');
});

const loadedExample = await loadDictionary('example');
if (!loadedExample.ok) throw new Error(loadedExample.sentence);
const example = loadedExample.dictionary;

/** Leaves a game against a program after a letter. */
async function leaveProgram(): Promise<void> {
	const player = playerIn(home);
	const chooser = programThat();
	player.programs.allow({chooser});
	const services = {...lineServices([], player), freshId: () => `game-${++games}`};
	const talk = enter(
		beginHangman(opens(example), hangmanPlan({length: 4, budget: 6, chooser})),
		undefined,
		services,
	);
	await transcribe(talk, ['z', 'quit']);
	await player.recorder.release();
}

test('a game against a program goes on once its command is typed again, over lines', async () => {
	await leaveProgram();
	const typed = commandOf(programThat('keeps the first'));
	const said = await play(hangman, 'y', `${typed}'`, typed, 'd', 'log', 'quit');
	expect(said[0]).toMatch(/^Go on with ----, 1 of 6 wrong, alphabet, just now\? /);
	expect(said[1]).toBe(
		`alphabet answers in this game. The command that starts it, or nothing to leave it: ${typed}'`,
	);
	expect(said).toContain('Your program: give a command that closes its quotes: a single quote is left open.');
	expect(said).toContain('Wrong guesses:            zd');
	expect(said).toContain('asked  choose z ---- 9');
});

test('without a command it stays as it is', async () => {
	await leaveProgram();
	const said = await play(hangman, 'y', '', 'quit');
	expect(said.slice(1, 3)).toEqual([expect.stringContaining('to leave it: '), 'The game stays as it is.']);
	expect(last(await speak('1', ''))).toContain(
		'The game stays as it is. Menu. 1 Go on: Blank, blank, blank, blank; 1 of 6 wrong; alphabet',
	);
});
