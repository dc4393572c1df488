import {makeGuess, takeHint} from './moves.js';
import {readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {dailyWords, loadDictionary} from '../../source/dictionaries/index.js';
import {readMoves, firstWords, guessedLetters, remainingGuesses, status} from '../../source/engine/index.js';
import {askHint, reviewInput} from '../../source/games/hangman/calls.js';
import {
	beginDaily,
	outcomeOf,
	beginHangman,
	isOver,
	judgeGame,
	mayHaveHint,
	type HangmanPlay,
} from '../../source/games/hangman/hangman.js';
import {beginRival, rivalInput} from '../../source/games/hangman/rival.js';
import {helpTaken, hintText, parTexts} from '../../source/text/hangman/hangman.js';
import {lettersGivenAway} from '../../source/text/hangman/review.js';
import type {Day} from '../../source/daily/calendar.js';
import {someOf} from '../some-of.js';
import {localWorkers} from '../workers/local-workers.js';
import {hangmanSettings} from '../line-mode/transcript.js';

const loaded = await loadDictionary(dailyWords.dictionary, dailyWords);
if (!loaded.ok) throw new Error(loaded.fault.kind);
const {dictionary} = loaded;

describe('a hint in a day’s game', () => {
	const play = beginDaily(dictionary, '2026-11-21', 'one', 'eye');

	// Otherwise taking hints would beat playing the same letters without.
	test('costs a guess, and counts against par', () => {
		const {play: helped} = takeHint(play);
		expect(remainingGuesses(helped.game)).toBe(remainingGuesses(play.game) - 1);
		expect(outcomeOf(helped)?.over).toBe(Number(outcomeOf(play)?.over) + 1);
	});

	test('costs nothing when it is asked for again', () => {
		const hinted = takeHint(play).play;
		expect(takeHint(hinted).play).toEqual(hinted);
	});

	test('never costs the last guess', () => {
		const budget = play.game.budget - remainingGuesses(play.game) + 2;
		const before = {...play, game: {...play.game, budget}};
		expect(mayHaveHint(before)).toBe(true);
		const {play: now} = takeHint(before);
		expect(status(now.game)).toBe('playing');
		expect(mayHaveHint(now)).toBe(false);
	});
});

/** The end of a day whose every letter was the hint's. */
async function playedByHints(day: Day) {
	const workers = localWorkers();
	let play = beginDaily(dictionary, day, 'one', 'eye');
	while (!isOver(play)) {
		const [best] = (await askHint(play, workers)).letters;
		if (best === undefined) throw new Error('There is no hint');
		play = makeGuess(play, best.letter).play;
	}

	return play;
}

test.each(someOf(['2026-11-23', '2026-11-24', '2026-12-01'] as const, 1))(
	'who plays what the hints of %s say is as good as perfect play, and none of these letters is blamed',
	async day => {
		const play = await playedByHints(day);
		expect(outcomeOf(play)?.over).toBe(0);
		const found = await localWorkers().run('review', reviewInput(play));
		expect(lettersGivenAway(judgeGame(play, found))).toEqual([]);
	},
);

test('a hint of the day says the most misses that it may lead to, which is proved', async () => {
	const play = beginDaily(dictionary, '2026-11-23', 'one', 'eye');
	const {value} = play.daily ?? {value: NaN};
	expect(hintText(await askHint(play, localWorkers()))).toMatch(
		new RegExp(`^Hint: [a-z], at worst ${value} misses to come \\(proved\\)\\.$`),
	);
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
	const play = beginDaily(dictionary, day, 'one', 'eye');

	test('counts the words after each letter that was answered beforehand in the whole list', () => {
		for (const [at, {pattern, kept}] of play.game.turns.entries()) {
			const guessed = play.daily?.given.slice(0, at + 1).map(({letter}) => letter) ?? [];
			expect(kept.pool.length).toBe(showing(pattern, guessed).length);
		}

		expect(play.game.words.count).toBe(listed.filter(word => word.length === play.game.words.length).length);
	});

	test('spares what is left over par where the player begins', () => {
		const spare = remainingGuesses(play.game) - (play.daily?.value ?? NaN) - 1;
		expect(parTexts(play)[1]).toContain(`you have ${spare} to spare`);
	});

	test('goes on with the families of the words that are left', async () => {
		const {guesses} = await localWorkers().run(
			'play-along',
			rivalInput(beginRival(play, {kind: 'bot', guesser: 'paga'})),
		);
		const done: HangmanPlay[] = [];
		for (const {guess} of guesses) done.push(makeGuess(done.at(-1) ?? play, guess).play);
		const end = done.at(-1) ?? play;
		expect(status(end.game)).not.toBe('playing');
		// The letters answered beforehand are none of the player's guesses.
		const own = end.game.turns.length - play.game.turns.length;
		expect(helpTaken({...end, game: {...end.game, moves: readMoves('*a')}})).toBe(
			`With families in view for 1 of ${own} guesses.`,
		);
		for (const {game} of done)
			expect(firstWords(game.words, game.pool, game.pool.length)).toEqual(
				showing(game.pattern, guessedLetters(game)),
			);
	});
});

test('the words of 2026-11-22', () => {
	const {turns} = beginDaily(dictionary, '2026-11-22', 'one', 'eye').game;
	expect(turns.map(({guess, kept}) => [guess, kept.pool.length])).toEqual([
		['d', 4563],
		['c', 3472],
		['r', 240],
	]);
});

test('a hint in any other game costs nothing, and may be had with one guess left', () => {
	const play = beginHangman(dictionary, {...hangmanSettings(), length: 6, budget: 1}, 'one');
	expect(mayHaveHint(play)).toBe(true);
	expect(remainingGuesses(takeHint(play).play.game)).toBe(1);
});
