import {
	answerWith,
	askChooser,
	choosers,
	newGame,
	perfectChooser,
	seedRandom,
	usualPerfection,
	type ChooserName,
	type Family,
	type HangmanGame,
	type Letter,
	type Question,
	type Words,
} from '../../engine/index.js';
import {oncePer} from '../once-per.js';
import type {Held} from '../protocol.js';

/** What makes a game of Hangman, but for the letters: the same value for all of its questions. */
export type ChooserGame = {
	readonly words: Words;
	readonly chooser: ChooserName;
	/** Wrong guesses allowed. */
	readonly budget: number;
	/** The index of the word that an honest chooser settled on. */
	readonly secret: number | undefined;
};

/** A family, by its index among those that the letter makes, and whether it is proved that none is better to keep. */
export type ChosenFamily = {readonly family: number; readonly isProved: boolean};

/** A game played along. */
type Seat = {game: HangmanGame};

const perfect = perfectChooser(usualPerfection);

const begin = ({words, chooser, budget, secret}: ChooserGame): HangmanGame =>
	// Words of its own: a chooser keeps what it learns with them, and it must learn from this game only.
	newGame({words: {...words}, chooser: choosers[chooser], budget, secret, random: seedRandom('')});

const seatOf = oncePer((game: ChooserGame): Seat => ({game: begin(game)}));

function ask(game: HangmanGame, letter: Letter): Question {
	const asked = askChooser(game, letter);
	if (!asked.ok) throw new Error(`The letter ${letter} cannot be guessed: ${asked.reason}`);
	return asked.question;
}

function answer(
	{chooser}: HangmanGame,
	question: Question,
): {readonly family: Family; readonly isProved: boolean} {
	if (chooser.name !== 'perfect') return {family: chooser.choose(question), isProved: true};
	const {family, grounds} = perfect.weigh(question);
	return {family, isProved: grounds !== 'guess'};
}

/** Which family the chooser of a game keeps for the last of the letters guessed. It plays the game along, and on a fresh thread again from its start. */
export function choose({
	game: {data},
	letters,
}: {
	readonly game: Held<ChooserGame>;
	readonly letters: readonly Letter[];
}): ChosenFamily {
	const seat = seatOf(data);
	const isAlong =
		seat.game.turns.length < letters.length &&
		seat.game.turns.every(({letter}, turn) => letter === letters[turn]);
	if (!isAlong) seat.game = begin(data);
	for (;;) {
		const letter = letters[seat.game.turns.length];
		if (letter === undefined) throw new Error('A chooser needs a letter');
		const question = ask(seat.game, letter);
		const {family, isProved} = answer(seat.game, question);
		seat.game = answerWith(seat.game, question, family).game;
		if (seat.game.turns.length === letters.length)
			return {family: question.families.indexOf(family), isProved};
	}
}
