import {
	answerWith,
	askChooser,
	askedLetter,
	beginChoosing,
	choosers,
	countDictionary,
	guessedLetters,
	guessers,
	letterSet,
	newGame,
	readPosition,
	remainingGuesses,
	seedRandom,
	status,
	type GuesserName,
	type HangmanGame,
	type Letter,
} from '../../engine/index.js';
import {provedAnswers} from '../../dictionaries/proved-answers.js';
import type {Held} from '../held.js';
import type {TaskContext} from '../task.js';
import type {ChooserGame, ChosenFamily} from './choose.js';
import type {GuesserGame} from './rank.js';

/** A letter and what was answered to it. */
export type AnsweredLetter = ChosenFamily & {readonly letter: Letter};

type Input = {
	readonly game: Held<ChooserGame & GuesserGame>;
	/** The letters it begins with. */
	readonly letters: readonly Letter[];
	/** The bot that guesses from there; the game stops there where it is left out. */
	readonly guesser: GuesserName | undefined;
};

/** Plays a game from its first letter on, with a chooser and a guesser of its own, and reports each letter with its answer. */
export function playAlong({game, letters, guesser}: Input, {progress}: TaskContext<AnsweredLetter>): void {
	const {words, dictionary, chooser, budget, secret} = game.data;
	const choose = beginChoosing(choosers[chooser], words, provedAnswers);
	const rank = guesser && guessers[guesser].begin(words);
	const counts = countDictionary(dictionary);
	let play = newGame({words, chooser: choosers[chooser], budget, secret, random: seedRandom('')});

	const next = (at: HangmanGame): Letter | undefined =>
		letters[at.turns.length] ??
		(rank &&
			askedLetter(
				rank(
					readPosition({
						words,
						dictionary: counts,
						pattern: at.pattern,
						guessed: letterSet(words.alphabet, guessedLetters(at)),
						remaining: remainingGuesses(at),
					}),
				),
			));

	while (status(play) === 'playing') {
		const letter = next(play);
		const asked = letter === undefined ? undefined : askChooser(play, letter);
		if (letter === undefined || !asked?.ok) return;
		const {family, isProved} = choose(asked.question);
		play = answerWith(play, asked.question, family).game;
		progress({letter, family: asked.question.families.indexOf(family), isProved});
	}
}
