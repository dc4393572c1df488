import {expect, test} from 'vitest';
import {shortDigestOf} from '../../source/codes/digest.js';
import {kinds} from '../../source/games/kinds.js';
import type {Texts} from '../../source/settings/setting.js';
import {ghostStart, loaded, openGhost, openScreen, sizes, standard} from './open-screen.js';

/** A round of the handouts' nine words, opened as a code opens it. */
async function openRound(
	asked: Texts,
	beside: {readonly against?: string; readonly replayed?: string},
	size = standard,
) {
	const start = await ghostStart(asked);
	if (start.to !== 'ghost') throw new Error('A game is wanted');
	const {settings} = start.with;
	const record = {
		game: 'ghost',
		settings: kinds.ghost.writeSettings({settings}),
		digest: shortDigestOf(await loaded(settings)),
		moves: beside.against ?? beside.replayed ?? '',
	} as const;
	const as = beside.against === undefined ? 'replayed' : 'against';
	return openScreen({to: 'go-on', with: {as, record}}, size);
}

const shown = (moves: string) => ({replayed: moves});

test.each(sizes)('someone’s round stands beside yours once it is over, at $columns×$rows', async size => {
	const screen = await openRound({opponent: 'human'}, {against: 'good'}, size);
	await screen.shows('Player 1’s first letter');
	await screen.press('g');
	const running = await screen.shows('Player 2’s letter');
	expect(running).not.toContain('their game');
	await screen.press('z');
	await screen.shows('both games');
	await screen.shows('In theirs player 2 loses.');
	expect(screen.frame()).toMatch(/1 +player 1: G +player 1: G\n/);
	expect(screen.frame()).toMatch(/› 2 +player 2: GZ +player 2: GO\n/);
	expect(screen.frame()).toMatch(/4 +player 2: GOOD\n/);
});

test('against a computer: who won of you and them', async () => {
	const screen = await openRound({opponent: 'random'}, {against: 'b'});
	await screen.shows('Your first letter');
	await screen.press('z', 'Enter');
	await screen.shows('You lost; they did not finish.');
	expect(screen.frame()).toMatch(/› 1 +you: Z +they: B\n/);
	// Another game is one of your own.
	await screen.press('Enter');
	await screen.press('?');
	await screen.shows('Seed: 4f2a-2.');
	await screen.press('Escape');
	await screen.press('z', 'Enter');
	await screen.shows('you lose.');
	expect(screen.frame()).not.toContain('both games');
});

test('a match stands beside theirs by its rounds, of which none is shown before you have played it', async () => {
	const screen = await openRound({opponent: 'human', isMatch: 'yes'}, {against: 'goodzzzz'});
	await screen.shows('Player 1’s first letter');
	await screen.press('g', 'o', 'o', 'd');
	await screen.shows('both games');
	expect(screen.frame()).toMatch(/1 +GOOD: player 2 loses +GOOD: player 2 loses\n/);
	expect(screen.frame()).not.toMatch(/In theirs|Z: player 2 loses/);
	await screen.press('Enter', 'y');
	await screen.shows('Y: player 2 loses');
	expect(screen.frame()).toMatch(/› 2 +Y: player 2 loses +Z: player 2 loses\n/);
	await screen.press('Enter', 'z', 'Enter', 'z', 'Enter', 'z');
	await screen.shows('In theirs player 2 loses the match.');
	expect(screen.frame()).toMatch(/5 +Z: player 2 loses +Z: player 2 loses\n/);
});

test.each(sizes)('someone’s round is stepped through, at $columns×$rows', async size => {
	const screen = await openRound({opponent: 'human'}, shown('good'), size);
	await screen.shows('Turn 1 of 4: player 1 plays G');
	await screen.shows('was winning');
	await screen.press('Right');
	await screen.shows('Turn 2 of 4: player 2 plays O');
	// The coach tells what else there was, the letter that was played marked.
	expect(await screen.shows('good')).toMatch(/› O +\S loses in 3/);
	await screen.press('Left', 'Left');
	await screen.shows('Turn 1 of 4');
	await screen.press('End');
	await screen.shows('Turn 4 of 4: player 2 plays D');
	await screen.press('Home');
	await screen.shows('Turn 1 of 4');
	await screen.press('Right', 'Right', 'Right');
	await screen.shows('Turn 4 of 4: player 2 plays D');
	await screen.press('Right');
	await screen.shows('GOOD is a word: player 2 loses.');
	await screen.press('Left');
	await screen.shows('Turn 4 of 4');
	expect(screen.plays).toEqual([]);
});

test('of a match of three in Spook the turns of every round say how they stood', async () => {
	const asked = {opponent: 'human,human', variant: 'spook', isMatch: 'yes'};
	const screen = await openRound(asked, shown('godoxz'));
	await screen.shows('Turn 1 of 6: player 1 plays G');
	expect(await screen.shows('Turn 1 of 6')).not.toMatch(/safe/);
	await screen.press('Right', 'Right', 'Right', 'Right', 'Right');
	await screen.shows('Turn 6 of 6: player 3 plays Z');
	await screen.shows('had a safe letter');
	await screen.press('Left', 'Left', 'Left', 'Left');
	await screen.shows('Turn 2 of 6: player 2 plays O');
	expect(await screen.shows('Two letters ahead, nothing is decided.')).not.toContain('had a safe letter');
});

test('a round that was not finished is shown as far as it went, and no computer plays on', async () => {
	const screen = await openRound({opponent: 'perfect'}, shown('b'));
	await screen.shows('Turn 1 of 1: you play B');
	await screen.press('Right', 'e');
	await screen.shows('Turn 1 of 1: you play B');
	expect(screen.plays).toEqual([]);
});

test('your own game can be stepped through once it is over', async () => {
	const screen = await openGhost({opponent: 'human'});
	await screen.press('g', 'o', 'o', 'd');
	await screen.shows('GOOD is a word');
	await screen.press('Left', 'Left');
	await screen.shows('Turn 3 of 4: player 1 plays O');
	await screen.press('Tab', 'Tab');
	await screen.shows('tree GOO');
	await screen.press('Escape');
	await screen.shows('GOOD is a word');
});

test('Superghost’s book is made first, and its two ends are told', async () => {
	const screen = await openRound({opponent: 'human', variant: 'superghost'}, shown('o<go'));
	await screen.shows('Turn 1 of 3: player 1 plays O');
	await screen.press('Right');
	await screen.shows('Turn 2 of 3: player 2 plays G at the front');
});

test('friends are called by their names where their game is shown, for whoever sees it may be any of them', async () => {
	const screen = await openRound({opponent: 'elsewhere,elsewhere', names: 'Ann,Ben,Cid'}, shown('go'));
	await screen.shows('Turn 1 of 2: Ann plays G');
	await screen.press('Right');
	expect(await screen.shows('Turn 2 of 2: Ben plays O')).not.toMatch(/\byou\b/i);
	// It is only shown: nothing is lost by leaving it.
	await screen.press('Escape');
	await screen.shows('Daily');
});

test('two friends without names are told apart where their game is shown', async () => {
	const screen = await openRound({opponent: 'elsewhere'}, shown('go'));
	await screen.shows('Turn 1 of 2: player 1 plays G');
});
