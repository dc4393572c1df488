import {readdir, readFile, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {beforeEach, expect, test, vi} from 'vitest';
import {decodeGame, encodeGame} from '../../source/codes/code.js';
import {newFolder} from '../at-end.js';
import {openProgram} from './open-screen.js';

type Program = Awaited<ReturnType<typeof openProgram>>;

let home = '';

beforeEach(() => {
	home = newFolder();
});

const run = (...argv: readonly string[]) => openProgram(argv, home);

/** Goes to the set-up of Hangman and makes it harder, with words of one letter more. */
async function change(program: Program) {
	await program.toRow('Hangman');
	await program.press('Enter');
	await program.shows('words of 7 letters');
	await program.shows('‹ easy ›');
	await program.press('Right');
	await program.shows('‹ fair ›');
	await program.press('Down', 'Right');
	await program.shows('‹ 8 ›');
}

/** Goes from the menu to Settings, where a theme stands. */
async function showsTheme(program: Program, theme: string) {
	await program.toRow('Settings');
	await program.press('Enter');
	await program.shows(`‹ ${theme} ›`);
}

test('a set-up and what Settings say come back as they were left, and flags go before', async () => {
	const program = await run('-d', 'small');
	await change(program);
	await program.press('Escape');
	const kept = async (): Promise<unknown> => JSON.parse(await readFile(join(home, 'config.json'), 'utf8'));
	// The dictionary came from the command line only.
	const hangman = {length: '8', difficulty: 'fair'};
	// Whatever becomes of the program later.
	await vi.waitFor(async () => expect(await kept()).toEqual({v: 1, choices: {hangman}}));
	await showsTheme(program, 'auto');
	await program.press('Right', 'Right', 'Right', 'Right', 'Right');
	await program.shows('‹ mono ›');
	await program.leave();
	expect(await kept()).toEqual({v: 1, theme: 'mono', choices: {hangman}});

	const again = await run();
	await again.toRow('Hangman');
	await again.press('Enter');
	await again.shows('‹ fair ›');
	await again.shows('‹ 8 ›');
	await again.shows('common');
	await again.press('Escape');
	await showsTheme(again, 'mono');
	await again.leave();

	// What a command line leaves open has the default that its help names.
	const flagged = await run('hangman', '-g', '3', '--theme', 'dark');
	await flagged.shows('‹ 3 ›');
	await flagged.shows('‹ 7 ›');
	await flagged.press('Escape');
	await showsTheme(flagged, 'dark');
});

test('settings that name nothing there is are told, and left as they are', async () => {
	const text = '{"v":1,"theme":"pink","motion":"maybe","mine":7}\n';
	await writeFile(join(home, 'config.json'), text);
	const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
	const program = await run('-d', 'example');
	expect(written.mock.calls).toEqual([[expect.stringContaining('have no usable theme or motion;')]]);
	written.mockRestore();
	await program.shows('it has not picked a word yet');
	await program.shows('have no usable theme or motion; correct or delete them in');
	await program.leave();
	expect(await readFile(join(home, 'config.json'), 'utf8')).toBe(text);
});

test('with --no-save nothing is remembered', async () => {
	const program = await run('--no-save');
	await change(program);
	await program.leave();
	expect(await readdir(home)).toEqual([]);
});

const hangman = ['hangman', '-d', 'example', '-l', '4', '-g', '6', '--seed', 'x'] as const;

test('with --no-save leaving a game asks, and nothing is written', async () => {
	const program = await run(...hangman, '--no-save');
	await program.shows('Guess a letter.');
	await program.press('e');
	await program.shows('✗e');
	await program.press('Escape');
	await program.shows('Leave?');
	await program.press('Enter');
	await program.shows('it has not picked a word yet');
	await program.leave();
	expect(await readdir(home)).toEqual([]);
});

test('a day’s game that was left is gone on with by its own code', async () => {
	const program = await run('daily', '2026-11-21');
	await program.shows('Space hint');
	await program.press('q');
	await program.shows('✗q');
	await program.press('?', 'End');
	const [, code = ''] = /(d\.2026-11-21\.\S+)/.exec(await program.shows('The code of this game')) ?? [];
	await program.leave();
	const again = await run('play', code);
	await again.shows('✗q');
	await again.press('Escape');
	expect((await again.shows('› Go on')).match(/Go on/g)).toHaveLength(1);
	await again.leave();
	const read = decodeGame(code);
	if (!read.ok) throw new Error(read.reason);
	const theirs = await run('play', encodeGame({...read.game, moves: 'z'}) ?? '');
	await theirs.shows('Space hint');
	await theirs.press('x');
	await theirs.shows('your friend');
});

test('a day’s game that was left is gone on with by its command', async () => {
	const program = await run('daily', '2026-11-21');
	await program.shows('Space hint');
	await program.press('Space');
	await program.shows('Hint:');
	await program.leave();
	const again = await run('daily', '2026-11-21');
	await again.shows('Space hint');
	await again.press('Escape');
	expect((await again.shows('› Go on')).match(/Go on/g)).toHaveLength(1);
});
