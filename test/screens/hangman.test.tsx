import {expect, test} from 'vitest';
import {remark} from '../../source/screens/hangman/narration.js';
import {openHangman, takeAnswer} from '../../source/screens/hangman/play.js';
import {hangmanStart, homeStart, loaded, openScreen, sizes, standard} from './open-screen.js';

const playing = {length: 4, budget: 6};

test.each(sizes)('a game under way at $columns×$rows', async size => {
	const screen = openScreen(
		await hangmanStart({dictionary: 'common', length: 7, budget: 8, verbose: true}),
		size,
	);
	await screen.press('aeious');
	await screen.shows('There is no s.');
	expect(await screen.shows('Perfect play would beat you from here: proved')).toMatchSnapshot();
	await screen.press('Tab');
	expect(await screen.shows('guesses')).toMatchSnapshot();
});

test.each(sizes)('a lost game at $columns×$rows', async size => {
	const screen = openScreen(await hangmanStart({dictionary: 'common', length: 7, budget: 4}), size);
	await screen.press('xqzj');
	expect(await screen.shows('You lost.')).toMatchSnapshot();
});

test.each(sizes)('a fiend that ran out of time says so at $columns×$rows', async size => {
	const answers = [
		{family: 0, isByBounds: true},
		{family: 0, isByBounds: false},
	];
	const screen = openScreen(await hangmanStart({...playing, chooser: 'perfect'}), size, {
		choose: () => Promise.resolve(answers.shift() ?? {family: 0, isByBounds: false}),
	});
	await screen.press('e');
	expect(await screen.shows('y bounds')).toMatchSnapshot();
	await screen.press('o');
	await screen.shows('There is no o.');
	expect(screen.frame()).not.toContain('y bounds');
});

test.each([
	[40, false, 'There is no e. By bounds: time ran out.'],
	[32, false, 'There is no e. By bounds.'],
	[40, true, 'There is no e. By bounds. Paused.'],
	[32, true, 'There is no e. Paused.'],
])('in %i columns, paused %s: %s', async (columns, isPaused, text) => {
	const dictionary = await loaded('example');
	const settings = {
		...{dictionary: 'example', length: 4, budget: 6, seed: 'a', secret: undefined, verbose: false},
		...({guesser: 'expert', chooser: 'perfect'} as const),
	};
	const asked = {...openHangman(dictionary, settings, 'eye'), waiting: ['e'], isPaused} as const;
	const answered = takeAnswer(asked, 0, {family: 0, isByBounds: true});
	expect(remark(answered, columns).text).toBe(text);
});

test('evil plays the nine words as the handouts tell', async () => {
	const screen = openScreen(await hangmanStart({...playing, verbose: true}));
	await screen.press('e');
	await screen.shows('5 families');
	expect(await screen.shows('You can still win with 3 misses to spare: proved')).toMatchSnapshot();
	await screen.press('o');
	await screen.shows('│ - │ o │ o │ - │');
	await screen.press('t', 'd');
	await screen.shows('asked now, it would say cool');
	await screen.press('c', 'l');
	await screen.shows('You won! The word was cool.');
	expect(await screen.shows('cool         1       0')).toMatchSnapshot();
	await screen.shows('No other word was left to it.');
});

test('a letter guessed twice is refused and costs nothing', async () => {
	const screen = openScreen(await hangmanStart(playing));
	await screen.press('x', 'X');
	await screen.shows('You have guessed x already.');
	await screen.shows('5 of 6');
});

test('an honest game tells its word and what else would have fit', async () => {
	const screen = openScreen(
		await hangmanStart({...playing, budget: 1, chooser: 'random', secret: 'beta', length: 4}),
	);
	await screen.press('e', 'Tab');
	await screen.shows('5 families');
	expect(screen.frame()).not.toContain('the secret word is');
	await screen.press('o');
	await screen.shows('You lost. The word was beta.');
	expect(await screen.shows('-e--         2       1')).toMatchSnapshot();
	await screen.shows('1 other word would have fit too: deal.');
});

test('who asks for it before an honest game sees the secret', async () => {
	const screen = openScreen(
		await hangmanStart({...playing, chooser: 'random', secret: 'beta', length: 4, verbose: true}),
	);
	await screen.shows('the secret word is beta');
});

test('play again is the next game, not the same one', async () => {
	const screen = openScreen(await hangmanStart({...playing, budget: 1}));
	await screen.shows('seed 4f2a');
	await screen.press('x');
	await screen.shows('You lost.');
	await screen.press('Enter');
	await screen.shows('seed 4f2a-2');
	await screen.shows('Guess a letter.');
});

test('Space after a game changes the set-up, with the choices made', async () => {
	const screen = openScreen(await hangmanStart({...playing, budget: 1}));
	await screen.press('x');
	await screen.shows('You lost.');
	await screen.press('Space');
	await screen.shows('hangman › set-up');
	await screen.shows('‹ 4 ›');
	await screen.shows('‹ 1 ›');
});

test('leaving a running game asks once', async () => {
	const screen = openScreen(await hangmanStart(playing));
	await screen.press('x', 'Escape');
	expect(await screen.shows('Leave this game?')).toMatchSnapshot();
	await screen.press('Escape');
	await screen.shows('a–z guess');
	await screen.press('Escape', 'Enter');
	await screen.shows('it has not picked a word yet');
});

test('a letter while it asks is no guess', async () => {
	const screen = openScreen(await hangmanStart(playing));
	await screen.press('x', 'Escape', 'z', 'Escape');
	await screen.shows('5 of 6');
});

test('pasted text and unknown keys are no guesses', async () => {
	const screen = openScreen(await hangmanStart(playing));
	screen.paste('eeeeaaa');
	await screen.press('1', 'é', 'Left', 'x');
	await screen.shows('5 of 6');
});

test('letters typed in one burst are all played', async () => {
	const screen = openScreen(await hangmanStart(playing));
	await screen.press('eo');
	await screen.shows('│ - │ o │ o │ - │');
});

test('the help of a game lists its keys', async () => {
	const screen = openScreen(await hangmanStart(playing));
	await screen.press('?');
	expect(await screen.shows('guess a letter')).toMatchSnapshot();
});

test('a set-up by keys and one by flags lead to the same game', async () => {
	const byKeys = openScreen(homeStart);
	await byKeys.shows('example · 9');
	await byKeys.press('Enter');
	await byKeys.shows('‹ 4 ›');
	await byKeys.press('Down', 'Right', 'Down', 'Left', 'Enter');
	await byKeys.shows('seed 4f2a');
	await byKeys.press('e');
	const byFlags = openScreen(await hangmanStart({length: 4, budget: 9, chooser: 'random'}));
	await byFlags.press('e');
	await byFlags.shows('9 of 9');
	expect(await byKeys.shows('9 of 9')).toBe(byFlags.frame());
});

test.each(['gallows', 'none'])('the figure may be %s', async figure => {
	const screen = openScreen(await hangmanStart({length: 4}));
	await screen.shows('‹ eye ›');
	await screen.press('Down', 'Down', 'Down', 'Down', 'Right');
	if (figure === 'none') await screen.press('Right');
	await screen.shows(`‹ ${figure} ›`);
	await screen.press('Enter', 'x', 'z');
	expect(await screen.shows('There is no z.')).toMatchSnapshot();
});

test('very long words and budgets fit', async () => {
	const secret = 'abcdefghijklmnopqrstuvwxyabcdefghijklmnopqrstuvwxy';
	const screen = openScreen(
		await hangmanStart({chooser: 'random', secret, length: 50, budget: 1000, verbose: true}),
		{columns: 60, rows: 20},
	);
	await screen.press('a', 'z');
	await screen.shows('999 of 1,000');
	expect(await screen.shows('with 998 misses to spare: proved')).toMatchSnapshot();
	screen.resize(standard);
	await screen.shows('seed 4f2a\n');
	expect(screen.frame()).toMatchSnapshot();
});

test('a hint tells the letter and why, and is counted in the result', async () => {
	const screen = openScreen(await hangmanStart({...playing, budget: 1}));
	await screen.press('Space');
	await screen.shows('Hint: e, in 6 of 9 words');
	await screen.press('Space', 'x');
	expect(await screen.shows('You lost.')).toContain('With 1 hint.');
});

test('a chooser that takes its time answers every letter that was typed meanwhile', async () => {
	const screen = openScreen(await hangmanStart({...playing, chooser: 'cunning'}));
	await screen.press('eotxz');
	await screen.shows('5 letters');
});

test.each(sizes)('a watched game at $columns×$rows', async size => {
	const start = await hangmanStart({dictionary: 'common', length: 8, budget: 8, guesser: 'expert'});
	const screen = openScreen(start, size);
	await screen.shows('what expert thinks');
	await screen.press('Space');
	expect(await screen.shows('Paused.')).toMatchSnapshot();
	await screen.press('Right');
	await screen.press('Tab');
	await screen.shows('families for');
});

test('a watched game goes on by itself to its end, at the pace that is set', async () => {
	const screen = openScreen(await hangmanStart({...playing, budget: 3, guesser: 'paga'}));
	await screen.press('Up', 'Up', 'Up');
	await screen.shows('paga won! The word was ');
});

test('a letter typed while one watches is no guess', async () => {
	const screen = openScreen(await hangmanStart({...playing, guesser: 'naive'}));
	await screen.press('Space', 'x');
	await screen.shows('6 of 6');
	await screen.press('Right');
	await screen.shows('e✗');
});
