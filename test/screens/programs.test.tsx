import {expect, test} from 'vitest';
import {commandOf, type ProgramName} from '../../source/engine/index.js';
import {createPrograms} from '../../source/programs/programs.js';
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
