import {
	beginSides,
	chooserOf,
	newGame,
	playOut,
	seedRandom,
	status,
	type AnyGuesser,
	type Forfeited,
	type Guess,
	type HangmanGame,
} from '../../engine/index.js';
import {provedAnswers} from '../../dictionaries/proved-answers.js';
import type {Held} from '../held.js';
import type {TaskContext} from '../task.js';
import type {ChooserGame, ChosenFamily} from './choose.js';
import {backgroundOf, countsOf, type Known} from './rank.js';

export type AnsweredGuess = ChosenFamily & {readonly guess: Guess};

type Input = Known & {
	readonly game: Held<ChooserGame>;
	readonly guesses: readonly Guess[];
	/** The bot or the program that guesses from there; the game stops there where it is left out. */
	readonly guesser: AnyGuesser | undefined;
};

/** Plays a game from its first guess on, with a chooser and a guesser of its own, and reports each guess with its answer; gives who forfeited it, if someone did. */
export async function playAlong(
	{game, guesses, guesser, ...known}: Input,
	{progress, ask}: Pick<TaskContext<AnsweredGuess>, 'progress' | 'ask'>,
): Promise<Forfeited | undefined> {
	const {words, chooser, budget, secret} = game.data;
	const sides = beginSides({
		...{guesser, chooser, words, ask},
		known: known.words.data,
		dictionary: countsOf(known.list.data),
		background: backgroundOf(known),
		findProved: provedAnswers,
	});
	const begun = newGame({words, chooser: chooserOf(chooser), budget, secret, random: seedRandom('')});
	const ended = await playOut(
		begun,
		{
			...sides,
			async guess(play) {
				const answer = guesses[play.turns.length];
				return answer === undefined ? sides.guess(play) : {ok: true, answer};
			},
		},
		isOver,
		({guess, families}, {family, isProved}) => progress({guess, family: families.indexOf(family), isProved}),
	);
	if (isOver(ended.game)) await sides.end(ended.game);
	return ended.forfeit;
}

const isOver = (game: HangmanGame): boolean => status(game) !== 'playing';
