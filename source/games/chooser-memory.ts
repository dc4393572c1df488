import {
	beginChoosing,
	guessedLetters,
	isMiss,
	type Choose,
	type Chooser,
	type HangmanGame,
	type Letter,
	type Question,
} from '../engine/index.js';

/** A chooser's memory of a game: of the letters in it, and no others. */
type Memory = {readonly choose: Choose; readonly letters: Letter[]};

const memories = new WeakMap<object, Memory>();

/** What answers the next question of a game, by what stands for the game from its beginning to its end; it has seen all questions before. */
export function rememberingChooser(of: object, chooser: Chooser, game: HangmanGame): Choose {
	const known = memories.get(of);
	const isAlong = known?.letters.join() === guessedLetters(game).join();
	const memory = known && isAlong ? known : {choose: beginChoosing(chooser, game.words), letters: []};
	const {choose, letters} = memory;
	const ask = (question: Question) => {
		const choice = choose(question);
		letters.push(question.letter);
		return choice;
	};
	if (memory !== known) for (const question of questionsOf(game)) ask(question);
	memories.set(of, memory);
	return ask;
}

/** What a game has asked its chooser so far. */
const questionsOf = ({words, budget, secret, turns}: HangmanGame): readonly Question[] =>
	turns.map(({letter, families}, at) => {
		const misses = turns.slice(0, at).filter(({kept}) => isMiss(kept)).length;
		return {words, letter, families, remaining: budget - misses, secret};
	});
