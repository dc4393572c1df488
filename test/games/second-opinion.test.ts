import {makeGuess} from './moves.js';
import {guess} from '../engine/guess.js';
import fc from 'fast-check';
import {expect, test} from 'vitest';
import {
	askedLetter,
	choosers,
	guessers,
	isMiss,
	newGame,
	positionOf,
	type HangmanGame,
	chooserNames,
} from '../../source/engine/index.js';
import {beginHangman, isOver, type HangmanPlay} from '../../source/games/hangman/hangman.js';
import {secondOpinion} from '../../source/games/hangman/agents.js';
import {opinionText} from '../../source/text/hangman/review.js';
import {exampleAndMore, hangmanSettings} from '../line-mode/transcript.js';
import {localWorkers} from '../workers/local-workers.js';

const workers = localWorkers();

/** The same game from its first guess on, by the engine alone. */
function replay(
	{game: {words, secret, budget}, settings}: HangmanPlay,
	guesses: readonly string[],
): HangmanGame {
	const chooser = choosers[settings.chooser];
	const ask = chooser.begin(words);
	const begun = newGame({words, budget, secret});
	return guesses.reduce((game, each) => {
		const result = guess(game, each, ask);
		return result.ok ? result.game : game;
	}, begun);
}

test('what expert would have asked at each turn, and what the chooser would have answered', async () => {
	const letters = fc.shuffledSubarray(Array.from('eaolgdbhtxz'), {minLength: 6});
	await fc.assert(
		fc.asyncProperty(fc.constantFrom(...chooserNames), letters, async (chooser, order) => {
			const settings = {...hangmanSettings({chooser, budget: 4}), length: 4};
			let play = beginHangman(exampleAndMore, settings, 'a game');
			for (const letter of order) if (!isOver(play)) ({play} = makeGuess(play, letter));
			for (const [at, turn] of play.game.turns.entries()) {
				const before = play.game.turns.slice(0, at).map(each => each.guess);
				const found = await secondOpinion(play, at, workers);
				const expert = guessers.expert({words: play.game.words});
				let letter: string | undefined;
				for (let seen = 0; seen <= at; seen++)
					letter = askedLetter(expert(positionOf(replay(play, before.slice(0, seen)))));
				expect(found?.letter).toBe(letter);
				const after = replay(play, [...before, letter ?? '']);
				const kept = after.turns.at(-1)?.kept;
				expect(found?.turn?.kept).toEqual(kept);
				const text = opinionText(found, turn);
				if (letter === turn.guess) expect(text).toBe(`${letter}, too`);
				else {
					expect(text).toContain(`${kept && isMiss(kept) ? 'a miss, ' : ''}${kept?.pool.length} word`);
					expect(text.endsWith('just as many')).toBe(kept?.pool.length === turn.kept.pool.length);
				}
			}
		}),
		{numRuns: 30},
	);
});
