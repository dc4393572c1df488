import {lookAtFamilies, makeGuess, takeHint} from '../games/moves.js';
import {expect, test} from 'vitest';
import {playMove} from '../games/ghost-moves.js';
import {beginGhost} from '../../source/games/ghost/ghost.js';
import {beginDaily, beginHangman, type HangmanPlay} from '../../source/games/hangman/hangman.js';
import {makeBook} from '../../source/engine/index.js';
import {shareGame} from '../../source/text/share.js';
import {dictionaryOf, ghostSettings, hangmanSettings} from '../line-mode/transcript.js';
import {loaded} from '../screens/open-screen.js';

const example = dictionaryOf('ally', 'beta', 'cool', 'deal', 'else', 'flew', 'good', 'hope', 'ibex');

function played(dictionary: string) {
	const settings = {
		...hangmanSettings({dictionary, chooser: 'random', secret: 'ally'}),
		length: 4,
		budget: 8,
		seed: 'a',
	};
	let play = beginHangman(example, settings, 'a game');
	for (const letter of ['e', 'o', 'a', 'l'] as const) play = makeGuess(play, letter).play;
	return makeGuess(takeHint(play).play, 'y').play;
}

const share = (play: HangmanPlay, isSpoken = false) => shareGame(play, {code: 'ABC', isSpoken});

test.each([
	['common', ''],
	['huge', ' · huge'],
	['/home/me/secret plans.txt', ' · a list of their own'],
])('a game on %s says what came of it, and neither its letters nor a path', (dictionary, list) => {
	expect(share(played(dictionary))).toBe(
		`Wordfiend Hangman · random · 4 letters${list} · won with 2 of 8 wrong guesses\n✗✗✓✓✓ ?\n▅▁▁▁▁\nwordfiend play ABC`,
	);
});

test('a word of one letter has one letter', () => {
	const settings = {...hangmanSettings({dictionary: 'common', chooser: 'evil'}), length: 1, budget: 8};
	const play = beginHangman(dictionaryOf('a', 'i', 'o'), settings, 'a game');
	expect(share(play)).toContain(' · 1 letter · ');
});

test('a game that a bot played says so', () => {
	const settings = {
		...hangmanSettings({dictionary: 'common', chooser: 'evil'}),
		length: 4,
		guesser: 'paga',
	} as const;
	const play = makeGuess(beginHangman(example, settings, 'a game'), 'e').play;
	expect(share(play)).toMatch(/^Wordfiend Hangman · paga against evil · 4 letters · /);
	expect(share(play, true)).toMatch(/^Wordfiend, Hangman: paga against evil, 4 letters, /);
});

test('the same is heard', () => {
	expect(share(played('common'), true)).toBe(
		'Wordfiend, Hangman: random, 4 letters, won with 2 of 8 wrong guesses, 3 hits, 1 hint, 1 of 9 words left. The code to play it: ABC.',
	);
});

test('a game that was broken off says so, and families that were in view are help', () => {
	const settings = {...hangmanSettings({dictionary: 'common', chooser: 'evil'}), length: 4, budget: 8};
	const play = beginHangman(example, settings, 'a game');
	const looked = makeGuess(lookAtFamilies(makeGuess(play, 'e').play).play, 'o').play;
	expect(share(looked)).toBe(
		'Wordfiend Hangman · evil · 4 letters · broken off with 1 of 8 wrong guesses\n✗✓ ◉\n▅▃\nwordfiend play ABC',
	);
	expect(share(looked, true)).toContain('1 hit, families in view, 2 of 9 words left.');
});

test('a day is shared by its row alone', async () => {
	const play = beginDaily(await loaded({dictionary: 'small', language: 'en'}), '2026-03-05', 'a day', 'none');
	const shared = share(makeGuess(play, 'q').play);
	expect(shared).toBe(`Wordfiend daily 64: 1 miss, perfect play ${play.daily?.value ?? 0}\n✗\n█`);
	const lost = Array.from('qxzjvkwfyhbgmp').reduce(
		(now, letter) => makeGuess(now, letter).play,
		takeHint(play).play,
	);
	expect(share(lost, true)).toMatch(/^Wordfiend daily 64: lost \(1 hint\), (?!.*hint)/);
});

test('a round of Ghost says who lost', () => {
	const play = beginGhost(makeBook('ghost', example, 1), ghostSettings({dictionary: 'common'}), 'a round');
	const lost = playMove(play, {kind: 'letter', letter: 'z', place: ''});
	if (!lost.ok) throw new Error(lost.reason);
	expect(shareGame(lost.play, {code: 'ABC', isSpoken: false})).toBe(
		'Wordfiend Ghost · against perfect · you lose · 1 letter\nwordfiend play ABC',
	);
	expect(shareGame(lost.play, {code: undefined, isSpoken: true})).toBe(
		'Wordfiend, Ghost: against perfect, you lose, 1 letter.',
	);
});
