import {readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {dailyWords, loadDictionary} from '../../source/dictionaries/index.js';
import {firstWords, guessedLetters, remainingGuesses, status} from '../../source/engine/index.js';
import {beginDaily} from '../../source/games/daily.js';
import {run} from '../../source/games/calls.js';
import {beginHangman, mayHaveHint, overIn, takeHint, type HangmanPlay} from '../../source/games/hangman.js';
import {beginRival, callRival, takeRivalGuess} from '../../source/games/rival.js';
import {helpTaken} from '../../source/text/hangman.js';
import {localWorkers} from '../workers/local-workers.js';
import {hangmanSettings} from '../line-mode/transcript.js';

const loaded = await loadDictionary(dailyWords.dictionary, dailyWords);
if (!loaded.ok) throw new Error(loaded.sentence);
const {dictionary} = loaded;

describe('a hint in a day’s game', () => {
	const {play} = beginDaily(dictionary, '2026-11-21', 'one', 'eye');

	// Whoever takes hints would else beat whoever doesn't with the same letters.
	test('costs a guess, and counts against par', () => {
		const {play: helped} = takeHint(play);
		expect(remainingGuesses(helped.game)).toBe(remainingGuesses(play.game) - 1);
		expect(overIn(helped)).toBe((overIn(play) ?? 0) + 1);
	});

	test('never costs the last guess', () => {
		const before = remainingGuesses(play.game);
		let now = play;
		for (let hints = 1; hints < before; hints++) {
			expect(mayHaveHint(now)).toBe(true);
			now = takeHint(now).play;
		}

		expect(status(now.game)).toBe('playing');
		expect(mayHaveHint(now)).toBe(false);
	});
});

const listed = readFileSync(new URL('../../dictionaries/daily/words.txt', import.meta.url), 'utf8').split(
	'\n',
);

/** The words of a length that would show these letters so, straight from the list. */
const showing = (pattern: string, guessed: readonly string[]) =>
	listed.filter(
		word =>
			word.length === pattern.length &&
			Array.from(word).every((letter, place) =>
				guessed.includes(letter) ? pattern[place] === letter : pattern[place] === '-',
			),
	);

describe.each(['2026-11-21', '2026-11-22', '2027-02-01', '2030-07-07'] as const)('the game of %s', day => {
	const {play} = beginDaily(dictionary, day, 'one', 'eye');

	test('counts the words after each letter that was answered beforehand in the whole list', () => {
		for (const [at, {pattern, kept}] of play.game.turns.entries()) {
			const guessed = play.daily?.given.slice(0, at + 1) ?? [];
			expect(kept.pool.length).toBe(showing(pattern, guessed).length);
		}

		expect(play.game.words.count).toBe(listed.filter(word => word.length === play.game.words.length).length);
	});

	test('goes on with the families of the words that are left', async () => {
		const done: HangmanPlay[] = [];
		await run(callRival(beginRival(play, {kind: 'bot', guesser: 'paga'})), localWorkers(), {
			onProgress(answered) {
				const rival = {by: {kind: 'best', moves: ''} as const, play: done.at(-1) ?? play, isDone: false};
				done.push(takeRivalGuess(rival, answered).play);
			},
		});
		const end = done.at(-1) ?? play;
		expect(status(end.game)).not.toBe('playing');
		// The letters answered beforehand are none of the player's guesses.
		const own = end.game.turns.length - play.game.turns.length;
		expect(helpTaken({...end, moves: '*a'})).toBe(`With families in view for 1 of ${own} guesses.`);
		for (const {game} of done)
			expect(firstWords(game.words, game.pool, game.pool.length)).toEqual(
				showing(game.pattern, guessedLetters(game)),
			);
	});
});

test('the words of 2026-11-22', () => {
	const {turns} = beginDaily(dictionary, '2026-11-22', 'one', 'eye').play.game;
	expect(turns.map(({guess, kept}) => [guess, kept.pool.length])).toEqual([
		['d', 4568],
		['c', 3477],
		['r', 240],
	]);
});

test('a hint in any other game costs nothing, and may be had with one guess left', () => {
	const {play} = beginHangman(dictionary, {...hangmanSettings(), length: 6, budget: 1}, 'one');
	expect(mayHaveHint(play)).toBe(true);
	expect(remainingGuesses(takeHint(play).play.game)).toBe(1);
});
