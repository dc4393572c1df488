import {
	guessedLetters,
	hiddenPattern,
	letterSet,
	momentsOf,
	remainingGuesses,
	wrongGuesses,
	wrongWords,
	type GuesserName,
	type Situation,
} from '../engine/index.js';
import {hold} from '../workers/held.js';
import type {Known, Observation} from '../workers/tasks/rank.js';
import type {Call} from './call.js';
import {basisOf, isOver, isOwnWord, knownBeforehand, type HangmanPlay} from './hangman.js';

/** Asks the chooser about the guess that waits for it; `undefined` where none does. */
export const callChooser = ({ground, game, question}: HangmanPlay): Call<'choose'> | undefined =>
	question && {
		task: 'choose',
		input: {game: hold(ground), guesses: [...game.turns.map(turn => turn.guess), question.guess]},
		isUrgent: true,
	};

/** What a guesser has seen, from the first turn to the one to come: who looks ahead remembers. */
export function observationsOf({game}: Pick<HangmanPlay, 'game'>): readonly Observation[] {
	const {turns, budget, words} = game;
	return [undefined, ...turns].map((turn, done) => {
		const before = {turns: turns.slice(0, done)};
		return {
			pattern: turn?.pattern ?? hiddenPattern(words.length),
			guessed: letterSet(words.alphabet, guessedLetters(before)),
			wrongWords: wrongWords(before),
			remaining: budget - wrongGuesses(before).length,
		};
	});
}

/** What guessers know of a game who know its list. */
export const ownWords = ({ground: {words, dictionary}}: Pick<HangmanPlay, 'ground'>): Known => ({
	words: hold(words),
	list: hold(dictionary),
	isElsewhere: false,
});

/** Asks a guesser about the turn to come. */
export const callGuesser = (
	play: HangmanPlay,
	guesser: GuesserName,
	known = ownWords(play),
): Call<'rank'> => ({
	task: 'rank',
	input: {...known, guesser, observations: observationsOf(play)},
	isUrgent: true,
});

/** Asks what each family of a situation costs. */
export const callAssessment = ({game}: HangmanPlay, situation: Situation): Call<'assess'> => ({
	task: 'assess',
	input: {words: hold(game.words), situation},
});

/** Asks for the chance of winning; `undefined` where no word was drawn, or someone chose it. */
export function callChance(play: HangmanPlay): Call<'chance'> | undefined {
	const {game} = play;
	if (game.secret === undefined || isOwnWord(play) || isOver(play)) return undefined;
	return {
		task: 'chance',
		input: {
			words: hold(game.words),
			pool: game.pool,
			guessed: letterSet(game.words.alphabet, guessedLetters(game)),
			remaining: remainingGuesses(game),
		},
	};
}

/** Asks what the moments of a finished game were worth. */
export const callReview = (play: HangmanPlay): Call<'review'> => ({
	task: 'review',
	input: {
		words: hold(play.game.words),
		moments: momentsOf(play.game, play.daily?.given.length),
		basis: basisOf(play),
		beforehand: knownBeforehand(play),
	},
});
