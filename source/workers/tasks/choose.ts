import {
	answerWith,
	askChooser,
	beginChoosing,
	chooserOf,
	newGame,
	seedRandom,
	type AnyChooser,
	type Choose,
	type HangmanGame,
	type Guess,
	type Question,
	type Words,
} from '../../engine/index.js';
import {provedAnswers} from '../../dictionaries/proved-answers.js';
import type {Held} from '../held.js';

/** What makes a game of Hangman, but for the letters: the same value for all of its questions. */
export type ChooserGame = {
	readonly words: Words;
	readonly chooser: AnyChooser;
	readonly budget: number;
	readonly secret: string | undefined;
};

/** A family, by its index among those that the guess makes, and whether it is proved that none is better to keep. */
export type ChosenFamily = {readonly family: number; readonly isProved: boolean};

type Player = {game: HangmanGame; readonly choose: Choose};

const begin = ({words, chooser, budget, secret}: ChooserGame): Player => ({
	game: newGame({words, chooser: chooserOf(chooser), budget, secret, random: seedRandom('')}),
	choose: beginChoosing(chooserOf(chooser), words, provedAnswers),
});

let last: {readonly of: ChooserGame; readonly player: Player} | undefined;

/** A player that has answered the first of these guesses, and no others. */
function playerAt(game: ChooserGame, guesses: readonly Guess[]): Player {
	const known = last?.of === game ? last.player : undefined;
	last = undefined; // A fault may leave it in the middle of an answer.
	const isAlong =
		known &&
		known.game.turns.length < guesses.length &&
		known.game.turns.every(({guess}, turn) => guess === guesses[turn]);
	return isAlong ? known : begin(game);
}

function ask(game: HangmanGame, guess: Guess): Question {
	const asked = askChooser(game, guess);
	if (!asked.ok) throw new Error(`${guess} cannot be guessed: ${asked.reason}`);
	return asked.question;
}

/** Which family the chooser of a game keeps for the last guess. It plays the game along, and on a fresh thread again from its start. */
export function choose({
	game: {data},
	guesses,
}: {
	readonly game: Held<ChooserGame>;
	readonly guesses: readonly Guess[];
}): ChosenFamily {
	const player = playerAt(data, guesses);
	for (;;) {
		const guess = guesses[player.game.turns.length];
		if (guess === undefined) throw new Error('A chooser needs a guess');
		const question = ask(player.game, guess);
		const {family, isProved} = player.choose(question);
		player.game = answerWith(player.game, question, family).game;
		if (player.game.turns.length < guesses.length) continue;
		last = {of: data, player};
		return {family: question.families.indexOf(family), isProved};
	}
}
