import {
	answerWith,
	askChooser,
	choosers,
	newGame,
	seedRandom,
	type Choose,
	type ChooserName,
	type HangmanGame,
	type Letter,
	type Question,
	type Words,
} from '../../engine/index.js';
import {provedAnswers} from '../../dictionaries/proved-answers.js';
import type {Held} from '../held.js';

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

/** A game played along, and the chooser's mind that has seen all of it. */
type Seat = {game: HangmanGame; readonly choose: Choose};

const begin = ({words, chooser, budget, secret}: ChooserGame): Seat => ({
	game: newGame({words, chooser: choosers[chooser], budget, secret, random: seedRandom('')}),
	choose: choosers[chooser].begin(words, provedAnswers),
});

/** The seat at the game that was asked about last. */
let last: {readonly of: ChooserGame; readonly seat: Seat} | undefined;

/** The seat at a game at which no more letters have been answered than these. */
function seatAt(game: ChooserGame, letters: readonly Letter[]): Seat {
	const known = last?.of === game ? last.seat : undefined;
	last = undefined; // A seat that a fault interrupts is not taken again.
	const isAlong =
		known &&
		known.game.turns.length < letters.length &&
		known.game.turns.every(({letter}, turn) => letter === letters[turn]);
	return isAlong ? known : begin(game);
}

function ask(game: HangmanGame, letter: Letter): Question {
	const asked = askChooser(game, letter);
	if (!asked.ok) throw new Error(`The letter ${letter} cannot be guessed: ${asked.reason}`);
	return asked.question;
}

/** Which family the chooser of a game keeps for the last of the letters guessed. It plays the game along, and on a fresh thread again from its start. */
export function choose({
	game: {data},
	letters,
}: {
	readonly game: Held<ChooserGame>;
	readonly letters: readonly Letter[];
}): ChosenFamily {
	const seat = seatAt(data, letters);
	for (;;) {
		const letter = letters[seat.game.turns.length];
		if (letter === undefined) throw new Error('A chooser needs a letter');
		const question = ask(seat.game, letter);
		const {family, isProved} = seat.choose(question);
		seat.game = answerWith(seat.game, question, family).game;
		if (seat.game.turns.length < letters.length) continue;
		last = {of: data, seat};
		return {family: question.families.indexOf(family), isProved};
	}
}
