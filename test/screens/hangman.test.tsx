import {makeGuess} from '../games/moves.js';
import {expect, test} from 'vitest';
import {readMoves, type Letter} from '../../source/engine/index.js';
import {beginHangman} from '../../source/games/hangman/hangman.js';
import {openSession} from '../../source/screens/session.js';
import {remark} from '../../source/text/hangman/hangman.js';
import {localWorkers} from '../workers/local-workers.js';
import {limitedWorkers} from './limited-workers.js';
import {
	hangmanStart,
	keepPicture,
	large,
	loaded,
	openHangman,
	openScreen,
	sizes,
	standard,
} from './open-screen.js';
import {settleHangman} from '../settings/settle.js';

const playing = {length: '4', budget: '6'};

test('a game under way', async () => {
	const screen = await openHangman(
		{dictionary: 'common', length: '7', budget: '8', verbose: 'yes'},
		{workers: limitedWorkers()},
	);
	await screen.press('aeious');
	await screen.shows('No s.');
	await screen.inEachWindow(async size =>
		keepPicture(await screen.shows('A perfect fiend would win from here (proved)'), size),
	);
	await screen.press('Tab');
	await screen.inEachWindow(
		async size => keepPicture(await screen.shows('guesses'), size, large),
		[...new Set([...sizes, large])],
	);
});

test('where no letters beat evil, that is said from the first frame on', async () => {
	const asked = {dictionary: 'common', length: '5', budget: '8', verbose: 'yes'};
	const screen = await openHangman(asked, {workers: limitedWorkers()});
	for (const letter of ' ea') {
		if (letter !== ' ') await screen.press(letter);
		const frame = await screen.shows('No letters beat evil from here (proved)');
		expect(frame).not.toContain('slip');
	}
});

test('with one wrong guess more, and the right letters, evil can be beaten', async () => {
	const asked = {dictionary: 'common', length: '5', budget: '9', verbose: 'yes'};
	const screen = await openHangman(asked, {workers: limitedWorkers()});
	await screen.press('y');
	await screen.inEachWindow(async () => {
		await screen.shows('Evil can still be beaten; perfect couldn’t (proved)');
	});
	await screen.press('q');
	await screen.shows('A perfect fiend would win from here (proved)');
});

test('a lost game', async () => {
	const screen = await openHangman({dictionary: 'common', length: '7', budget: '4'});
	await screen.press('xqzj');
	await screen.inEachWindow(async size => keepPicture(await screen.shows('You lost.'), size));
});

test.each(sizes)('a fiend that ran out of time says so at $columns×$rows', async size => {
	const answers = [
		{places: 0, isProved: false},
		{places: 0, isProved: true},
	];
	const workers = localWorkers({choose: () => answers.shift()});
	const screen = await openHangman({...playing, chooser: 'perfect'}, {size, workers});
	await screen.press('e');
	await screen.shows('Best estimate');
	await screen.press('o');
	await screen.shows('No o.');
	expect(screen.frame()).not.toContain('Best estimate');
});

test.each([
	[false, 'No e. Best estimate.'],
	[true, 'No e. Best estimate. Paused.'],
])('paused %s: %s', async (isPaused, text) => {
	const dictionary = await loaded({dictionary: 'example', language: 'en'});
	const asked = {dictionary: 'example', length: '4', budget: '6', guesser: 'expert', chooser: 'perfect'};
	const settled = settleHangman(asked, dictionary, 'a');
	if (!settled.ok) throw new Error(settled.sentence);
	const {play} = makeGuess(beginHangman(dictionary, settled.settings, 'a'), 'e' satisfies Letter);
	const turns = play.game.turns.map(turn => ({...turn, isProved: false}));
	expect(remark({...play, game: {...play.game, turns}}, isPaused).text).toBe(text);
});

test('a game that is covered, or in a window too small for it, takes no guess', async () => {
	const screen = await openHangman({chooser: 'evil', length: '4', budget: '9'});
	await screen.shows('9 of 9');
	await screen.press('?');
	await screen.shows('this help');
	screen.paste('=good');
	await screen.press('Escape');
	await screen.shows('9 of 9');
	screen.resize({columns: 59, rows: 20});
	await screen.shows('Wordfiend needs');
	await screen.press('z');
	screen.resize({columns: 80, rows: 24});
	await screen.shows('9 of 9');
	await screen.press('q');
	expect(await screen.shows('8 of 9')).toContain('✗q');
	expect(screen.frame()).not.toContain('✗z');
});

test('a whole word is typed into the pattern, and guessed with Enter', async () => {
	const screen = await openHangman(playing);
	await screen.press('e', 'Enter');
	await screen.shows('Type the whole word: a wrong one costs a guess.');
	await screen.press('zoom', 'Enter');
	await screen.shows('zoom isn’t on the word list');
	await screen.shows('●●●●●○  5 of 6');
	await screen.press('Enter');
	await screen.press('coe');
	await screen.shows('coe doesn’t fit what is shown.');
	await screen.press('Enter');
	await screen.shows('The word has 4 letters: type all of them.');
	await screen.press('Enter', 'Backspace', 'ol');
	await screen.shows('│ c │ o │ o │ l │');
	await screen.press('Enter');
	await screen.shows('It isn’t “cool”.');
	expect(await screen.shows('wrong  ✗e ✗cool')).toContain('4 of 6');
	await screen.press('Enter', 'go', 'Escape', 'o');
	await screen.shows('No o.');
	await screen.press('Enter', 'ally', 'Enter');
	await screen.shows('You won! The word was ally.');
	await screen.press('r', 'Right');
	await screen.shows('guessed  cool✗');
	await screen.press('t');
	await screen.shows('hangman › practice');
	expect(await screen.shows('wrong  ✗e')).not.toContain('cool');
});

test('evil plays the nine words as the handouts tell', async () => {
	const screen = await openHangman({...playing, verbose: 'yes'});
	await screen.press('e');
	await screen.shows('5 families');
	expect(await screen.shows('You can still win with 3 misses to spare (proved)')).toMatchSnapshot();
	await screen.press('o');
	await screen.shows('│ - │ o │ o │ - │');
	await screen.press('t', 'd');
	await screen.press('c', 'l');
	await screen.shows('You won! The word was cool.');
	await screen.shows('It cheated: it had no word until only one was left.');
});

test('a letter guessed twice is refused and costs nothing', async () => {
	const screen = await openHangman(playing);
	await screen.press('x', 'X');
	await screen.shows('You have already guessed x.');
	await screen.shows('5 of 6');
});

test('an honest game tells its word and what else would have fit', async () => {
	const screen = await openHangman({...playing, budget: '1', chooser: 'random', secret: 'beta'});
	await screen.press('e', 'o');
	await screen.shows('You lost. The word was beta.');
	expect(screen.frame().replaceAll(/\s+/g, ' ')).toContain(
		'That was the word from the start; 1 other word would have fit, too: ',
	);
	await screen.press('Tab');
	await screen.shows('1 family');
});

test('a word that someone typed cannot be peeked at', async () => {
	const screen = await openHangman({...playing, chooser: 'random', secret: 'beta', verbose: 'yes'});
	await screen.press('e', 'Tab');
	await screen.shows('e appears once.');
	await screen.shows('Families would give the word away: see them at the end.');
	expect(screen.frame()).not.toMatch(/families for|beta/);
	const evil = await openHangman(playing);
	await evil.press('Enter', 'Tab');
	await evil.shows('Tab does nothing here');
});

test('a word that someone typed is told to be in no dictionary', async () => {
	const asked = {...playing, budget: '2', chooser: 'random'};
	const screen = await openHangman({...asked, secret: 'zzzy'});
	await screen.shows('Guess a letter. The word isn’t in the dictionary.');
	const listed = await openHangman({...asked, secret: 'beta'});
	await listed.shows('Guess a letter.\n');
	await screen.press('a', 'b', 'Enter');
	await screen.shows('the fiend draws one; type your own');
});

test('where no listed word fits, a hint goes by words like the one sought, and a watched bot says so', async () => {
	const asked = {...playing, dictionary: 'people', length: '9', chooser: 'random', secret: 'unzebraed'};
	const screen = await openHangman(asked);
	await screen.press('z', 'b', 'u', 'Space');
	await screen.shows('No listed word fits');
	const watched = await openHangman({...asked, guesser: 'paga', knows: 'example'});
	await watched.shows('no listed word fits');
	expect(watched.frame()).toMatch(/chance\s+› [a-z] /);
});

test('another game with a secret word begins with the row for the next one', async () => {
	const screen = await openHangman({...playing, budget: '1', chooser: 'random', secret: 'beta'});
	await screen.press('x');
	await screen.shows('You lost.');
	await screen.press('Enter');
	await screen.shows('› Secret word');
	expect(screen.frame()).toContain('the fiend draws one');
	expect(screen.frame()).not.toContain('•');
});

test('who asks for it before an honest game sees the secret', async () => {
	const screen = await openHangman({...playing, chooser: 'random', verbose: 'yes'});
	await screen.shows('the secret word is ');
});

test('letters guessed with the families in view are counted', async () => {
	const screen = await openHangman({...playing, budget: '4'});
	await screen.press('x', 'Tab', 'z', 'Tab', 'q', 'j');
	await screen.shows('With families in view for 2 of 4 guesses.');
});

test('play again is the next game, not the same one', async () => {
	const screen = await openHangman({...playing, budget: '1'});
	await screen.press('?');
	await screen.shows('Seed: 4f2a.');
	await screen.press('Escape');
	await screen.press('x');
	await screen.shows('You lost.');
	await screen.press('Enter');
	await screen.press('?');
	await screen.shows('Seed: 4f2a-2.');
	await screen.press('Escape');
	await screen.shows('Guess a letter.');
});

test('a win ends the row of losses: three lost games, but not in a row, offer nothing easier', async () => {
	const screen = await openHangman({...playing, budget: '9'});
	const lost = ['jkmnqruvz', 'You lost.'] as const;
	for (const [letters, end] of [lost, lost, ['eotdcl', 'You won!'], lost] as const) {
		await screen.press(...Array.from(letters));
		await screen.shows(end);
		expect(screen.frame()).not.toContain('easier');
		await screen.press('Enter');
	}
});

test('after a win the next game may be harder, after three losses in a row easier', async () => {
	const screen = await openHangman({...playing, budget: '9'});
	await screen.press('eotdcl');
	await screen.shows('You won!');
	await screen.shows('↑ harder');
	expect(screen.frame()).not.toContain('easier');
	await screen.press('Up');
	await screen.shows('8 of 8');
	const loser = await openHangman({...playing, budget: '1'});
	for (const again of ['Enter', 'Enter']) {
		await loser.press('x');
		await loser.shows('You lost.');
		expect(loser.frame()).not.toContain('easier');
		await loser.press('Down', again);
	}

	await loser.press('x');
	await loser.shows('↓ easier');
	await loser.press('Down');
	await loser.shows('3 of 3');
});

test('Space after a game changes the set-up, with the choices made', async () => {
	const screen = await openHangman({...playing, budget: '1'});
	await screen.press('x');
	await screen.shows('You lost.');
	await screen.press('Space');
	await screen.shows('hangman › set-up');
	await screen.shows('‹ 4 ›');
	await screen.shows('‹ 1 ›');
});

test('leaving a running game asks once', async () => {
	const screen = await openHangman(playing);
	await screen.press('x', 'Escape');
	await screen.shows('Leave?   Enter leave   Esc keep playing');
	await screen.press('Escape');
	await screen.shows('a–z guess');
	await screen.press('Escape', 'Enter');
	await screen.shows('it has not picked a word yet');
});

test('leaving someone’s unfinished game asks only once a letter was added to it', async () => {
	const start = await hangmanStart(playing);
	if (start.to !== 'hangman' || start.with.game !== 'hangman') throw new Error('A game is wanted');
	const screen = await openScreen({...start, with: {...start.with, replayed: readMoves('xz')}});
	await screen.shows('4 of 6');
	await screen.press('Escape');
	await screen.shows('it has not picked a word yet');
	const other = await openScreen({...start, with: {...start.with, replayed: readMoves('xz')}});
	await other.press('q', 'Escape');
	await other.shows('Leave?');
});

test('a letter while it asks is no guess', async () => {
	const screen = await openHangman(playing);
	await screen.press('x', 'Escape', 'z', 'Escape');
	await screen.shows('5 of 6');
});

test('pasted text and unknown keys are no guesses', async () => {
	const screen = await openHangman(playing);
	screen.paste('eeeeaaa');
	await screen.press('1', 'é', 'Left', 'x');
	await screen.shows('5 of 6');
});

test('letters typed in one burst are all played', async () => {
	const screen = await openHangman(playing);
	await screen.press('eo');
	await screen.shows('│ - │ o │ o │ - │');
});

test('the help of a game lists its keys', async () => {
	const screen = await openHangman(playing);
	await screen.press('?');
	// Below is the code.
	expect(await screen.shows('13 more')).toMatchSnapshot();
});

test('a set-up by keys and one by flags lead to the same game', async () => {
	const session = openSession({given: {dictionary: 'example'}});
	const byKeys = await openScreen({to: 'hangman-setup', with: {given: {length: 4, budget: 8}}}, standard, {
		session,
	});
	await byKeys.shows('example · 9');
	await byKeys.shows('‹ 4 ›');
	await byKeys.toRow('Wrong guesses');
	await byKeys.press('Right');
	await byKeys.toRow('Chooser');
	await byKeys.press('Left', 'Enter');
	await byKeys.press('?');
	await byKeys.shows('Seed: 4f2a.');
	await byKeys.press('Escape');
	await byKeys.press('e');
	const byFlags = await openHangman({length: '4', budget: '9', chooser: 'random'});
	await byFlags.press('e');
	await byFlags.shows('9 of 9');
	expect(await byKeys.shows('9 of 9')).toBe(byFlags.frame());
});

test.each(['gallows', 'none'])('the figure may be %s', async figure => {
	const session = openSession({given: {dictionary: 'example'}});
	const given = {length: 4, budget: 8};
	const screen = await openScreen({to: 'hangman-setup', with: {given}}, standard, {session});
	await screen.shows('9 words');
	await screen.toRow('Figure');
	await screen.shows('‹ eye ›');
	await screen.press('Right');
	if (figure === 'none') await screen.press('Right');
	await screen.shows(`‹ ${figure} ›`);
	await screen.press('Enter', 'x', 'z');
	expect(await screen.shows('No z.')).toMatchSnapshot();
});

test('very long words and budgets fit', async () => {
	const secret = 'abcdefghijklmnopqrstuvwxyabcdefghijklmnopqrstuvwxy';
	const screen = await openHangman(
		{chooser: 'random', secret, length: '50', budget: '1000', verbose: 'yes'},
		{size: {columns: 60, rows: 20}},
	);
	await screen.press('a', 'z');
	expect(await screen.shows('999 of 1,000')).toMatchSnapshot();
	screen.resize(standard);
	await screen.shows('999 of 1,000');
});

test('a hint tells the letter and why, and is counted in the result', async () => {
	const screen = await openHangman({...playing, budget: '1'});
	await screen.press('Space');
	await screen.shows('Hint: e, at worst 2 misses to come (proved).');
	await screen.press('Space', 'x');
	expect(await screen.shows('You lost.')).toContain('With 1 hint');
});

test('a chooser that takes its time answers every letter that was typed meanwhile', async () => {
	const screen = await openHangman({...playing, chooser: 'cunning'});
	await screen.press('eotxz');
	await screen.shows('5 letters');
});

test('a watched game', async () => {
	const start = await hangmanStart({dictionary: 'common', length: '8', budget: '8', guesser: 'expert'});
	const screen = await openScreen(start, standard, {isHastened: false});
	await screen.press('Space');
	await screen.shows('Paused.');
	await screen.inEachWindow(async size => keepPicture(await screen.shows('what expert thinks'), size));
	await screen.press('Right');
	await screen.press('Tab');
	await screen.inEachWindow(async () => {
		await screen.shows('families for');
	});
});

test('a watched game goes on by itself to its end, at the pace that is set', async () => {
	const screen = await openHangman({...playing, budget: '3', guesser: 'paga'});
	await screen.press('Up', 'Up', 'Up');
	await screen.shows('Paga won! The word was ');
});

test('a new pace of a watched game is said, also where it goes no faster or slower', async () => {
	const screen = await openHangman({...playing, guesser: 'naive'});
	await screen.press('Space', 'Down');
	await screen.shows('A guess every 2 seconds.');
	await screen.press('Down', 'Down');
	await screen.shows('A guess every 4 seconds, the slowest pace.');
	await screen.press('Up', 'Up');
	await screen.shows('A guess every second.');
	await screen.press('Up', 'Up', 'Up');
	await screen.shows('Five guesses a second, the fastest pace.');
});

test('Enter steps through a watched game, as the arrow does', async () => {
	const screen = await openHangman({...playing, guesser: 'naive'});
	await screen.press('Space', 'Enter');
	await screen.shows('e✗');
});

test('a letter typed while one watches is no guess', async () => {
	const screen = await openHangman({...playing, guesser: 'naive'});
	await screen.press('Space', 'x', 'Right');
	await screen.shows('e✗');
	expect(screen.frame()).not.toContain('x✗');
});

test('before the first letter a game says what is played and against whom; what the budget is worth stands under ?', async () => {
	const start = await openHangman(
		{dictionary: 'common', length: '7', budget: '12'},
		{size: {columns: 120, rows: 40}, workers: limitedWorkers()},
	);
	const text = (await start.shows('── this game')).replaceAll(/\s+/g, ' ');
	expect(text).toContain('The 12th wrong letter loses.');
	expect(text).toContain('Evil cheats by keeping as many words as it can.');
	expect(text).not.toContain('Par 11');
	await start.press('?');
	await start.shows('Par 11: with 12 wrong guesses, perfect play beats every chooser.');
	await start.press('Escape', 'e');
	expect(await start.shows('── guesses')).not.toContain('this game');
	const secret = await openHangman({...playing, chooser: 'random', secret: 'beta'});
	await secret.shows('Your opponent chose the word.');
	await secret.shows('your opponent’s word · ');
});

/** Where some labels stand on a screen. */
const placesOf = (frame: string) =>
	['left  ', 'words  '].map(label => {
		const lines = frame.split('\n');
		const row = lines.findIndex(line => line.includes(label));
		return [label, row, lines[row]?.indexOf(label)];
	});

test.each(sizes)('nothing moves as letters come at $columns×$rows', async size => {
	const screen = await openHangman({length: '4', budget: '6'}, {size});
	const before = placesOf(await screen.shows('Guess a letter.'));
	await screen.press('e', 'o', 'x');
	expect(placesOf(await screen.shows('No x.'))).toEqual(before);
});

test.each(sizes)('nothing moves when the first guess splits the words, at $columns×$rows', async size => {
	const screen = await openHangman({...playing, verbose: 'yes'}, {size});
	const placeOf = (text: string) =>
		screen
			.frame()
			.split('\n')
			.map(line => line.indexOf(text));
	await screen.shows('the next guess will split them');
	const before = placeOf('left  ');
	await screen.press('e');
	await screen.shows('families for e');
	expect(placeOf('left  ')).toEqual(before);
});
