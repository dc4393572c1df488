import {
	chooserAgent,
	fromRecord,
	hangmanRules,
	playNow,
	type Choose,
	type HangmanAnswer,
	type HangmanGame,
	type HangmanRefusal,
	type Letter,
} from '../source/engine/index.js';

/** Returns the game after a guess and the answer to it. */
export function guess(game: HangmanGame, letter: Letter, choose: Choose): HangmanGame {
	const guesser = fromRecord<HangmanGame, HangmanAnswer, HangmanRefusal>([{kind: 'guess', guess: letter}]);
	return playNow(hangmanRules, game, [guesser, chooserAgent(choose)]);
}
