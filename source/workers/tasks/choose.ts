import {
	answerWith,
	askChooser,
	beginChoosing,
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

/** A game, and the chooser's memory of all of it. */
type Player = {game: HangmanGame; readonly choose: Choose};

const begin = ({words, chooser, budget, secret}: ChooserGame): Player => ({
	game: newGame({words, chooser: choosers[chooser], budget, secret, random: seedRandom('')}),
	choose: beginChoosing(choosers[chooser], words, provedAnswers),
});

/** The player of the game that was asked about last. */
let last: {readonly of: ChooserGame; readonly player: Player} | undefined;

/** A player that has answered the first of these letters, and no others. */
function playerAt(game: ChooserGame, letters: readonly Letter[]): Player {
	const known = last?.of === game ? last.player : undefined;
	last = undefined; // A fault may leave it in the middle of an answer.
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
	const player = playerAt(data, letters);
	for (;;) {
		const letter = letters[player.game.turns.length];
		if (letter === undefined) throw new Error('A chooser needs a letter');
		const question = ask(player.game, letter);
		const {family, isProved} = player.choose(question);
		player.game = answerWith(player.game, question, family).game;
		if (player.game.turns.length < letters.length) continue;
		last = {of: data, player};
		return {family: question.families.indexOf(family), isProved};
	}
}
