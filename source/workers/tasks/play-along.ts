import {
	answerWith,
	askChooser,
	beginSides,
	chooserOf,
	newGame,
	seedRandom,
	status,
	type AnyGuesser,
	type Forfeited,
	type Guess,
} from '../../engine/index.js';
import {provedAnswers} from '../../dictionaries/proved-answers.js';
import type {Held} from '../held.js';
import type {TaskContext} from '../task.js';
import type {ChooserGame, ChosenFamily} from './choose.js';
import {backgroundOf, countsOf, type Known} from './rank.js';

/** A guess and what was answered to it. */
export type AnsweredGuess = ChosenFamily & {readonly guess: Guess};

type Input = Known & {
	readonly game: Held<ChooserGame>;
	/** The guesses it begins with. */
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
	let play = newGame({words, chooser: chooserOf(chooser), budget, secret, random: seedRandom('')});
	const begun = await sides.begin(play);
	if (!begun.ok) return begun.forfeit;
	while (status(play) === 'playing') {
		const known = guesses[play.turns.length];
		const guessed = known === undefined ? await sides.guess(play) : ({ok: true, answer: known} as const);
		if (!guessed.ok) return guessed.forfeit;
		const guess = guessed.answer;
		const asked = guess === undefined ? undefined : askChooser(play, guess);
		if (guess === undefined || !asked?.ok) return undefined;
		const chosen = await sides.choose(play, asked.question);
		if (!chosen.ok) return chosen.forfeit;
		const {family, isProved} = chosen.answer;
		play = answerWith(play, asked.question, family).game;
		progress({guess, family: asked.question.families.indexOf(family), isProved});
	}

	await sides.end(play);
	return undefined;
}
