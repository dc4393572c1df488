import {expect, test} from 'vitest';
import {commandOf, type ProgramName} from '../../source/engine/index.js';
import {createPrograms} from '../../source/programs/programs.js';
import {digestFor} from '../../source/games/digest.js';
import {kinds} from '../../source/games/kinds.js';
import {atEnd} from '../at-end.js';
import {programThat, type Misbehavior} from '../programs/program.js';
import {nobody} from '../store/player.js';
import {hangmanStart, openScreen} from './open-screen.js';

/** A player whose programs have this many seconds, which pass eight times as fast here. */
function playerWaiting(patience = 240) {
	const programs = createPrograms({patience});
	atEnd(programs.stop);
	return {...nobody(), programs};
}

/** Types a command in a row of a form. */
async function type(screen: Awaited<ReturnType<typeof openScreen>>, row: string, name: ProgramName) {
	await screen.toRow(row);
	screen.paste(commandOf(name));
	await screen.shows(commandOf(name).slice(-12));
}

test('a chooser whose command is typed in the form answers, and is called as it calls itself', async () => {
	const screen = await openScreen({to: 'hangman-setup', with: {given: {length: 4}}}, undefined, {
		player: playerWaiting(),
	});
	await screen.toRow('Chooser');
	await screen.press('Left', 'Left');
	await screen.shows('Your program: type the command that starts it, such as python3 mine.py.');
	await type(screen, 'Command', programThat());
	await screen.press('Enter');
	await screen.shows('Your program alphabet keeps the family it likes.');
	await screen.press('z', 'Tab', 'Tab');
	await screen.shows('asked  choose z ---- 9');
	expect(await screen.shows('said   ----')).toContain('alphabet · 4 letters');
});

test('a command comes back with its row', async () => {
	const screen = await openScreen({to: 'hangman-setup', with: {given: {length: 4}}});
	await screen.toRow('Chooser');
	await screen.press('Left', 'Left');
	await type(screen, 'Command', 'run:python3 mine.py');
	for (const row of ['Chooser', 'Difficulty']) {
		await screen.toRow(row);
		await screen.press('Right');
		expect(screen.frame()).not.toContain('Command');
		await screen.toRow('Chooser');
		while (!screen.frame().includes('‹ program ›')) await screen.press('Left');
		expect(await screen.shows('Command')).toContain('python3 mine.py');
	}
});

test('programs whose commands are typed in the form play a tournament', async () => {
	const screen = await openScreen(
		{to: 'tournament-setup', with: {}},
		{columns: 120, rows: 40},
		{
			player: playerWaiting(),
		},
	);
	await type(screen, 'Guesser program', programThat());
	await screen.press('Down');
	await type(screen, 'Guesser program', programThat('guesses twice'));
	await screen.press('Enter');
	await screen.shows('done in');
	await screen.press('Left');
	await screen.shows('alphabet 2 against random, 4 letters  9 games, 0.00 misses, 6 forfeited');
	await screen.shows('forfeited: alphabet 2 guessed a a second time');
	await screen.press('Left');
	await screen.shows('alphabet against random, 4 letters  9 games, ');
});

test.each<[Misbehavior, string]>([
	['hangs', 'gave no answer within'],
	['dies', 'error  no idea'],
	['floods', 'wrote more than any answer needs'],
	['talks nonsense', 'said   nonsense'],
	['guesses twice', 'guessed a a second time'],
	['says too much', 'without being asked'],
	['never says ready', 'answered “hello” where it should say “ready” and'],
])('a guesser that %s forfeits, and what it did is shown', async (does, told) => {
	const guesser = programThat(does);
	const player = playerWaiting(does === 'hangs' ? 4 : undefined);
	player.programs.allow({guesser});
	const screen = await openScreen(await hangmanStart({guesser}), undefined, {player});
	await screen.shows('The guesser forfeits the game.');
	await screen.shows(told);
	expect(await screen.shows('asked, said, standard error')).toContain('Broken off.');
});

test('a game that is only shown says why its program answers no more', async () => {
	const {with: opening} = await hangmanStart({length: '4'});
	if (!('game' in opening) || opening.game !== 'hangman') throw new Error('A game is wanted');
	const {list: dictionary, settings} = opening;
	const record = {
		...{game: 'hangman' as const, digest: await digestFor(dictionary), moves: 'z0o6', answers: 0},
		settings: {...kinds.hangman.writeSettings(settings), chooser: 'program:greedy'},
	};
	const screen = await openScreen({to: 'go-on', with: {as: 'replayed', record}});
	await screen.shows('greedy · 4 letters');
	await screen.press('d');
	await screen.shows('greedy isn’t here: play the code');
	await screen.press('z');
	await screen.shows('You have already guessed z.');
	screen.close();
	const broken = {...record, moves: 'z0o6#chooser failed'};
	const over = await openScreen({to: 'go-on', with: {as: 'replayed', record: broken}});
	await over.shows('greedy failed. 2 words still fit.');
	await over.press('r', 't');
	await over.shows('greedy isn’t here');
	await over.press('Escape', 'Enter');
	await over.shows('Your program: type the command that starts it');
});
