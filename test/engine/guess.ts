import {
	hangmanRules,
	type Choice,
	type Choose,
	type Family,
	type Guess,
	type HangmanGame,
	type HangmanRefusal,
	type Question,
	type Turn,
} from '../../source/engine/index.js';

type Refused = {readonly ok: false; readonly reason: HangmanRefusal};

/** What the chooser is asked after a guess, or why the guess is refused. */
export function askChooser(
	game: HangmanGame,
	guess: Guess,
): {readonly ok: true; readonly question: Question; readonly game: HangmanGame} | Refused {
	const asked = hangmanRules.answer(game, {kind: 'guess', guess});
	if (!asked.ok) return asked;
	const {question} = asked.state;
	if (question === undefined) throw new Error('A guess asks the chooser');
	return {ok: true, question, game: asked.state};
}

export const familyOf = (
	{families}: Pick<Question, 'families'>,
	{places}: Pick<Choice, 'places'>,
): Family => {
	const family = families.find(each => each.places === places);
	if (family === undefined) throw new Error('A chooser keeps one of the families');
	return family;
};

/** The game after a guess, answered by the chooser's memory of it, or why the guess is refused. */
export function guess(
	game: HangmanGame,
	guessed: Guess,
	choose: Choose,
): {readonly ok: true; readonly game: HangmanGame; readonly turn: Turn} | Refused {
	const asked = askChooser(game, guessed);
	if (!asked.ok) return asked;
	const answered = hangmanRules.answer(asked.game, {kind: 'keep', ...choose(asked.question)});
	if (!answered.ok) throw new Error(answered.reason);
	const turn = answered.state.turns.at(-1);
	if (turn === undefined) throw new Error('A choice ends a turn');
	return {ok: true, game: answered.state, turn};
}

/** The game after a guess to which a family is kept. */
export function keep(game: HangmanGame, guessed: Guess, kept: Family): HangmanGame {
	const result = guess(game, guessed, () => ({places: kept.places, isProved: true}));
	if (!result.ok) throw new Error(result.reason);
	return result.game;
}
