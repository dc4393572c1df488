import {
	beginChoosing,
	isMiss,
	type Choose,
	type Chooser,
	type Guess,
	type HangmanGame,
	type Question,
} from '../engine/index.js';

/** A chooser's memory of a game: of the guesses in it, and no others. */
type Memory = {readonly choose: Choose; readonly guesses: Guess[]};

const memories = new WeakMap<object, Memory>();

/** What answers the next question of a game, by what stands for the game from its beginning to its end; it has seen all questions before. */
export function rememberingChooser(of: object, chooser: Chooser, game: HangmanGame): Choose {
	const known = memories.get(of);
	const isAlong = known?.guesses.join() === game.turns.map(({guess}) => guess).join();
	const memory = known && isAlong ? known : {choose: beginChoosing(chooser, game.words), guesses: []};
	const {choose, guesses} = memory;
	const ask = (question: Question) => {
		const choice = choose(question);
		guesses.push(question.guess);
		return choice;
	};
	if (memory !== known) for (const question of questionsOf(game)) ask(question);
	memories.set(of, memory);
	return ask;
}

export const questionsOf = ({words, budget, secret, turns}: HangmanGame): readonly Question[] =>
	turns.map(({guess, families}, at) => {
		const misses = turns.slice(0, at).filter(({kept}) => isMiss(kept)).length;
		return {words, guess, families, remaining: budget - misses, secret};
	});
