import {hasMeanings} from '../../dictionaries/index.js';
import {
	askedLetter,
	currentSecret,
	firstWords,
	fromRecord,
	gameBefore,
	hangmanRules,
	play as playRules,
	type HangmanAnswer,
	type Letter,
	type Turn,
} from '../../engine/index.js';
import type {RunOptions, Workers} from '../../workers/client.js';
import type {HangmanOpening} from '../open.js';
import {chooserFor} from './agents.js';
import {askGuesser} from './calls.js';
import {isOver, ownTurns, type HangmanPlay} from './hangman.js';

const [fitting, ofFamily] = [40, 3];

/** Returns the words whose meanings a game shows once it is over, the secret first. */
export function explainedInHangman(play: HangmanPlay): readonly string[] {
	// A forfeited game names no word.
	if (!isOver(play) || play.game.forfeit !== undefined || !hasMeanings(play.settings)) return [];
	const {game} = play;
	const families = game.turns.at(-1)?.families ?? [];
	return [
		...new Set([
			currentSecret(game),
			...firstWords(game.words, game.pool, fitting),
			...families.flatMap(({pool}) => firstWords(game.words, pool, ofFamily)),
		]),
	];
}

export type SecondOpinion = {readonly letter: Letter; readonly turn: Turn | undefined};

/** Returns what `expert` would have guessed at a turn of a game that is over; `undefined` if it knows no word that fits. */
export async function secondOpinion(
	play: HangmanPlay,
	index: number,
	workers: Pick<Workers, 'run'>,
	{signal}: Pick<RunOptions, 'signal'> = {},
): Promise<SecondOpinion | undefined> {
	const before = {...play, id: `${play.id} expert`, game: gameBefore(play.game, index)};
	const thought = await askGuesser(before, 'expert', workers, {signal});
	const letter = askedLetter(thought);
	if (letter === undefined) return undefined;
	const guess: HangmanAnswer = {kind: 'guess', guess: letter};
	const agents = [fromRecord([guess]), chooserFor(before, workers, signal)];
	const after = await playRules(hangmanRules, before.game, agents, {signal});
	return {letter, turn: after.turns.at(-1)};
}

/** Opens a game as it was before one of the player's guesses, without the help taken. It is practice: nothing of it is kept. */
export function practiceHangman(play: HangmanPlay, guess: number): HangmanOpening {
	const before = ownTurns(play).slice(0, guess);
	const replayed = before.map(turn => ({kind: 'guess', guess: turn.guess}) as const);
	const list = play.dictionary;
	if (play.daily) {
		const settings = {day: play.daily.date, figure: play.settings.figure};
		return {game: 'daily', settings, list, replayed};
	}

	const settings = {...play.settings, guesser: 'you', race: 'nobody'} as const;
	return {game: 'hangman', settings, list, replayed};
}
