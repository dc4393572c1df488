import {expect, test} from 'vitest';
import {kindOf} from '../../source/games/kinds.js';
import {openSession} from '../../source/screens/session.js';
import {ghostSetUp, homeStart, keepPicture, openGhost, openScreen, sizes, standard} from './open-screen.js';
import {eventually} from '../eventually.js';

test('a game under way, and lost', async () => {
	const screen = await openGhost({dictionary: 'common', seed: 'a'});
	await screen.shows('Your first letter');
	await screen.press('q');
	await screen.inEachWindow(async size => keepPicture(await screen.shows('Your letter'), size));
	await screen.press('z', 'Enter');
	await screen.inEachWindow(async size =>
		keepPicture(await screen.shows('No word begins with QUZ: you lose.'), size),
	);
});

test('the computer begins when it is asked to', async () => {
	const screen = await openGhost({first: 'computer'});
	await screen.shows('Your letter');
	await screen.shows(' 1  computer');
});

test('two people play at one keyboard', async () => {
	const screen = await openGhost({opponent: 'human'});
	await screen.shows('Player 1’s first letter');
	await screen.press('g');
	await screen.shows('Player 2’s letter');
	await screen.press('o', 'o');
	await screen.shows('1 word within reach');
	await screen.press('d');
	await screen.shows('GOOD is a word: player 2 loses.');
	await screen.shows('Nothing else was possible after GOO.');
});

test('a dead fragment loses and tells what it could have become', async () => {
	const screen = await openGhost({opponent: 'human'});
	await screen.press('z');
	await screen.shows('No word begins with Z: player 1 loses.');
	await screen.shows('It could have become ally.');
});

test('letters while the computer plays are not taken', async () => {
	const screen = await openGhost({dictionary: 'common', first: 'computer'});
	await screen.shows('Your letter');
	await screen.press('z', 'z', 'z', 'Enter');
	expect(await screen.shows('you lose.')).toContain('2  you');
});

test('a letter that loses at once may be taken back, once a game, as help', async () => {
	const screen = await openGhost({dictionary: 'common', first: 'computer'});
	const begun = await screen.shows('Your letter');
	await screen.press('z');
	expect(await screen.shows('No word begins with JZ.')).toContain('Bksp take back');
	await screen.press('e');
	await screen.shows('Backspace takes the letter back; Enter plays it.');
	await screen.press('Backspace');
	await eventually(() => expect(screen.frame()).not.toContain('take'));
	expect(screen.frame()).toContain(begun.split('\n').find(line => line.includes('within reach')));
	await screen.press('Backspace');
	await screen.shows('A letter can be taken back only once a game.');
	await screen.press('z');
	await screen.shows('you lose.');
	await screen.shows('You took a letter back.');
});

test('leaving where a letter may be taken back takes it back, so that none is free', async () => {
	const screen = await openGhost({dictionary: 'common', first: 'computer'});
	await screen.shows('Your letter');
	await screen.press('z');
	await screen.shows('Backspace takes the letter');
	const moves = () => screen.plays.map(play => kindOf(play).writeMoves(play.game.moves));
	expect(moves()).toEqual(['j', 'j?']);
	await screen.press('Enter');
	expect(moves().at(-1)).toBe('jz');
});

test('a letter is taken back with what was answered', async () => {
	const screen = await openGhost({dictionary: 'common', seed: 'a'});
	await screen.press('q');
	await screen.shows('│ Q │ U │ _ │');
	await screen.shows('Bksp take back');
	await screen.press('Backspace');
	await screen.shows('You took');
	await screen.press('q');
	expect(await screen.shows('│ Q │ U │ _ │')).not.toContain('take back');
});

test('play again draws on', async () => {
	const screen = await openGhost({opponent: 'random'});
	await screen.press('z', 'Enter');
	await screen.shows('you lose.');
	await screen.press('Enter');
	await screen.press('?');
	await screen.shows('Seed: 4f2a-2.');
	await screen.press('Escape');
	await screen.shows('Your first letter');
});

test('after a win the next stronger opponent is one key away', async () => {
	const screen = await openGhost({opponent: 'careless'});
	await screen.press('h');
	await screen.shows('│ H │ O │ _ │');
	await screen.press('p');
	await screen.shows('the computer loses.');
	await screen.shows('↑ harder');
	await screen.press('Up');
	await screen.shows('stubborn · 4+ letters');
	await screen.shows('Your first letter');
});

test('what a command line leaves open takes its default, and from the menu a set-up comes back as it was left', async () => {
	const session = openSession({remembered: {ghost: {variant: 'spook', opponent: 'random'}}});
	const asked = await openScreen(ghostSetUp({opponent: ['careless', 'perfect']}), standard, {session});
	expect(await asked.shows('‹ careless ›')).toMatch(/Variant +‹ ghost ›/);
	const left = await openScreen({to: 'ghost-setup', with: {}}, standard, {session});
	expect(await left.shows('‹ random ›')).toMatch(/Variant +‹ spook ›/);
});

test.each(sizes)('the set-up at $columns×$rows', async size => {
	const screen = await openScreen(homeStart, size);
	await screen.shows('example · 9');
	await screen.press('Down', 'Enter');
	keepPicture(await screen.shows('‹ careless ›'), size);
});

test('a set-up by keys and one by flags lead to the same game', async () => {
	const byKeys = await openScreen(homeStart);
	await byKeys.shows('example · 9');
	await byKeys.press('Down', 'Enter', 'Right');
	await byKeys.toRow('Who begins');
	await byKeys.press('Right', 'Enter');
	const byFlags = await openGhost({opponent: 'random', first: 'computer'});
	await byFlags.shows('random · 4+ letters');
	await byFlags.shows(' 1  computer');
	await byKeys.shows(' 1  computer');
	await byFlags.shows('could have become');
	await byKeys.shows('could have become');
	expect(byKeys.frame()).toBe(byFlags.frame());
});

test('a shortest word that no word has keeps it from starting, in a sentence', async () => {
	const screen = await openScreen(ghostSetUp({minLength: 5}));
	await screen.shows('✗ The dictionary example has no words of 5 letters or more');
	await screen.press('Enter');
	await screen.shows('ghost › set-up');
});

test('leaving a running game asks once', async () => {
	const screen = await openGhost({opponent: 'human'});
	await screen.press('g', 'Escape');
	await screen.shows('Leave?');
	await screen.press('Enter');
	await screen.shows('it has not picked a word yet');
});

test.each(sizes)('the word stays where it is when a fact goes, at $columns×$rows', async size => {
	const screen = await openGhost({opponent: 'human', rule: 'challenge'}, {size});
	const rowOf = (text: string) =>
		screen
			.frame()
			.split('\n')
			.findIndex(line => line.includes(text));
	await screen.shows('9 words within reach');
	const before = rowOf('first letter');
	await screen.press('c');
	await screen.shows('Player 2’s letter');
	expect(rowOf('Player 2’s letter')).toBe(before);
});
