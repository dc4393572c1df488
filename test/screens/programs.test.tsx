import {expect, test} from 'vitest';
import {createPrograms} from '../../source/programs/programs.js';
import {atEnd} from '../at-end.js';
import {programThat, type Misbehavior} from '../programs/program.js';
import {nobody} from '../store/player.js';
import {openHangman, openScreen} from './open-screen.js';

/** A player whose programs have this many seconds, which pass eight times as fast here. */
function playerWaiting(patience = 240) {
	const programs = createPrograms({patience});
	atEnd(programs.stop);
	return {...nobody(), programs};
}

test('a guesser that the command line names is in the form, and plays', async () => {
	const guesser = programThat();
	const player = playerWaiting();
	player.programs.allow({guesser});
	const screen = await openScreen({to: 'hangman-setup', with: {given: {length: 4, guesser}}}, undefined, {
		player,
	});
	await screen.shows('‹ program ›');
	expect(await screen.shows('your own')).not.toContain('player.sh');
	await screen.press('Enter');
	await screen.shows('asked  guess ---- -');
	expect(await screen.shows('alphabet ')).toContain('evil · 4 letters');
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
	const screen = await openHangman({guesser}, {player});
	await screen.shows('The guesser forfeits the game.');
	await screen.shows(told);
	expect(await screen.shows('asked, said, standard error')).toContain('Stopped.');
});

test('what a rival was asked is shown only once your game is over: it would name its letters', async () => {
	const race = programThat();
	const player = playerWaiting();
	player.programs.allow({race});
	const screen = await openHangman({race, length: '4', budget: '1'}, {player});
	await screen.shows('alphabet');
	const isHidden = async () => {
		for (let pressed = 0; pressed < 2; pressed++) {
			expect(screen.frame()).not.toContain('standard error');
			await screen.press('Tab');
		}
	};
	await isHidden();
	await screen.press('?');
	expect(await screen.shows('the families that the last letter made')).not.toContain('your program');
	await screen.press('Escape', 'q');
	await screen.shows('You lost.');
	await screen.press('Tab', 'Tab');
	await screen.shows('asked, said, standard error');
	await screen.press('Enter');
	await screen.shows('Guess a letter.');
	await isHidden();
});

test('a rival that forfeits is said to have, with what it sent', async () => {
	const race = programThat('talks nonsense');
	const player = playerWaiting();
	player.programs.allow({race});
	const screen = await openHangman({race, length: '4', budget: '1'}, {player});
	const told = '”, which is not a letter, and forfeits the race.';
	expect(await screen.shows(told)).toContain('alphabet answered “nonsense');
	await screen.press('q');
	await screen.shows('You lost.');
	await screen.shows(told);
});
