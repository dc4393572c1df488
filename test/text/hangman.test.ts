import fc from 'fast-check';
import {expect, test} from 'vitest';
import {
	guessedLetters,
	languages,
	letterSet,
	matchPattern,
	reviewGame,
	status,
	type Letter,
} from '../../source/engine/index.js';
import {beginHangman, makeGuess, isOver, takeAnswer, type HangmanPlay} from '../../source/games/hangman.js';
import {callChooser, callReview} from '../../source/games/calls.js';
import {chooserNames} from '../../source/settings/hangman.js';
import {
	answerText,
	cheatText,
	helpTaken,
	hintText,
	outcomeText,
	truthText,
} from '../../source/text/hangman.js';
import {averageText, ledgerText} from '../../source/text/hangman-review.js';
import {answerAloud} from '../../source/text/hangman-spoken.js';
import {choose} from '../../source/workers/tasks/choose.js';
import {dictionaryOf, hangmanSettings} from '../line-mode/transcript.js';
import {localWorkers} from '../workers/local-workers.js';

const dictionary = dictionaryOf(
	...['ally', 'beta', 'cool', 'deal', 'else', 'flew', 'good', 'hope', 'ibex', 'bell', 'ball', 'bill', 'toto'],
);

/** A game that is played with letters in an order until it is over. */
function playOut({
	order,
	...wanted
}: {readonly order: readonly Letter[]} & Parameters<typeof hangmanSettings>[0]) {
	const settings = {
		...hangmanSettings(wanted),
		length: 4,
		budget: wanted.budget ?? 4,
		seed: wanted.seed ?? 'a',
	};
	let {play} = beginHangman(dictionary, settings, 'a game');
	for (const letter of order) {
		if (isOver(play)) break;
		({play} = makeGuess(play, letter));
		const call = callChooser(play);
		if (call) ({play} = takeAnswer(play, choose(call.input)));
	}

	return play;
}

const games = fc
	.record({
		chooser: fc.constantFrom(...chooserNames),
		budget: fc.integer({min: 1, max: 6}),
		seed: fc.string(),
		order: fc.shuffledSubarray([...languages.en.letters], {minLength: languages.en.letters.length}),
	})
	.map(playOut);

/** How many words fit all that was answered, counted anew. */
const fitting = ({game, ground}: HangmanPlay): number =>
	matchPattern(ground.words, game.pattern, letterSet(ground.words.alphabet, guessedLetters(game))).length;

test('what is said at the end is true of every game', () => {
	fc.assert(
		fc.property(games, play => {
			expect(isOver(play)).toBe(true);
			const {text, others} = truthText(play);
			const count = fitting(play);
			expect(others).toBe(count - 1);
			if (others > 0) expect(text).toContain(`${others} other word`);
			const cheat = cheatText(play);
			const {secret, words} = play.game;
			expect(cheat.startsWith('It cheated')).toBe(secret === undefined && words.count > 1);
			// The word that it names is none of the others.
			if (secret === undefined && count > 1) expect(cheat).toContain(`${others} other word`);
			expect(outcomeText(play).includes('“was”')).toBe(
				status(play.game) === 'lost' && secret === undefined && count > 1,
			);
			expect(helpTaken(play)).toBe('Without help.');
		}),
	);
});

test.each([
	[225, 225, 'Hint: e, in all 225 words.'],
	[8, 225, 'Hint: e, in 8 of 225 words.'],
	[1, 1, 'Hint: e. One word is left: guess it whole.'],
])('a hint in %i of %i words', (words, all, text) => {
	const best = {letter: 'e', words, occurrences: words, chance: words / all};
	expect(hintText({words: all, letters: [best]})).toBe(text);
});

test('what is said of a fair game on average agrees with its numbers', async () => {
	const {run} = localWorkers();
	const fair = games.filter(({game}) => game.secret !== undefined);
	await fc.assert(
		fc.asyncProperty(fair, async play => {
			const review = reviewGame(play.game, await run('review', callReview(play).input));
			const {own = 0, best = {atLeast: 0, atMost: 0}} = review.onAverage ?? {};
			const text = averageText(review, play) ?? '';
			const [first, ...others] = (text.match(/\d+\.\d\d/g) ?? []).map(Number);
			expect(first).toBeCloseTo(own, 2);
			expect(others.at(-1)).toBeCloseTo(best.atMost, 2);
			expect(others[0]).toBeLessThanOrEqual(others.length === 1 ? best.atMost + 0.005 : best.atLeast + 1e-9);
			expect(others).toHaveLength(best.atLeast < best.atMost ? 2 : 1);
		}),
		{numRuns: 40},
	);
});

test('the average of a fair game', () => {
	const play = playOut({chooser: 'random', order: []});
	const onAverage = {own: 3.123, best: {atLeast: 2.379, atMost: 2.549}};
	expect(averageText({...reviewGame(play.game, []), onAverage}, play)).toBe(
		'Misses on average: yours 3.12, best play 2.37–2.55',
	);
	const proved = {...onAverage, best: {atLeast: 2.549, atMost: 2.549}};
	expect(averageText({...reviewGame(play.game, []), onAverage: proved}, play)).toBe(
		'Misses on average: yours 3.12, best play 2.55',
	);
});

test('what is said of an answer agrees with the pattern', () => {
	fc.assert(
		fc.property(games, ({game}) => {
			for (const turn of game.turns) {
				const places = Array.from(turn.pattern).filter(shown => shown === turn.guess).length;
				const times = places === 1 ? 'once' : places === 2 ? 'twice' : `${places} times`;
				expect(answerText(turn)).toBe(places === 0 ? `No ${turn.guess}.` : `${turn.guess} appears ${times}.`);
				for (const place of answerAloud(turn).match(/\d+/g) ?? [])
					expect(turn.pattern[Number(place) - 1]).toBe(turn.guess);
			}
		}),
	);
});

test('the sum of a review adds up, without a stray sign', async () => {
	const {run} = localWorkers();
	await fc.assert(
		fc.asyncProperty(games, async play => {
			const text = ledgerText(reviewGame(play.game, await run('review', callReview(play).input)), play);
			const [, misses = '', first = '', rest = ''] =
				/^(\d+) miss(?:es)?: ([\d.]+) (?:forced|expected)(.*)$/.exec(text) ?? [];
			const parts = [...rest.matchAll(/ ([+−]) ([\d.]+) [a-z ]+[a-z]/g)];
			expect(parts.map(([part]) => part).join('')).toBe(rest);
			const sum = parts.reduce(
				(total, [, sign, size]) => total + (sign === '+' ? 1 : -1) * Number(size),
				Number(first),
			);
			expect(sum).toBeCloseTo(Number(misses), 5);
		}),
		{numRuns: 60},
	);
});
