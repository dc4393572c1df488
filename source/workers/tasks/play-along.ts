import {
	askedLetter,
	beginChoosing,
	beginGuessing,
	chooserAgent,
	choosers,
	fromRecord,
	guesserAgent,
	guessers,
	hangmanRules,
	hintsIn,
	isMiss,
	isProgram,
	play,
	positionOf,
	programAgent,
	status,
	type AnyGuesser,
	type AskProgram,
	type ChooserName,
	type Forfeit,
	type Guess,
	type HangmanGame,
	type HangmanMove,
	type ProgramAgent,
	type Status,
	type Words,
} from '../../engine/index.js';
import {provedAnswers} from '../../dictionaries/proved-answers.js';
import type {Held} from '../held.js';
import type {TaskContext} from '../task.js';
import {backgroundOf, countsOf, type KnownList} from './rank.js';

/** One side of a race, as far as it has been played. */
export type RaceGame = {
	readonly guesses: readonly {readonly guess: Guess; readonly isHit: boolean}[];
	/** The misses; a hint that costs a guess counts as one. */
	readonly misses: number;
	readonly status: Status;
	readonly forfeit: Forfeit | undefined;
};

/** Returns a game as one side of a race; `given` turns were answered before the player's first. */
export function raceGame(game: HangmanGame, given = 0): RaceGame {
	const turns = game.turns.slice(given);
	return {
		guesses: turns.map(({guess, kept}) => ({guess, isHit: !isMiss(kept)})),
		misses: turns.filter(({kept}) => isMiss(kept)).length + game.hintPrice * hintsIn(game.moves),
		status: status(game),
		forfeit: game.forfeit,
	};
}

type Input = KnownList & {
	/** The game before its first move, without its words. */
	readonly begun: Omit<HangmanGame, 'words'>;
	readonly of: Held<Words>;
	readonly chooser: ChooserName;
	/** The moves to begin with; then the guesser goes on. */
	readonly moves: readonly HangmanMove[];
	/** The bot or program that guesses; without one the game stops where the moves do. */
	readonly guesser: AnyGuesser | undefined;
};

function guesserOf({guesser, ...known}: Input, ask: AskProgram): Partial<ProgramAgent> {
	if (guesser === undefined) return {};
	if (isProgram(guesser)) return programAgent({by: 'guesser', name: guesser}, ask);
	const words = known.words.data;
	const counts = countsOf(known.list.data);
	const rank = beginGuessing(guessers[guesser], words, backgroundOf(known));
	return {agent: guesserAgent(game => askedLetter(rank(positionOf(game, counts, words))))};
}

/** Plays a game beside another, with a chooser and a guesser of its own; reports it after each move, and returns its end. */
export async function playAlong(
	input: Input,
	{progress, ask, signal}: Pick<TaskContext<RaceGame>, 'progress' | 'ask' | 'signal'>,
): Promise<RaceGame> {
	const {begun, of, chooser, moves} = input;
	const start = {...begun, words: of.data};
	const {agent, tellEnd} = guesserOf(input, ask);
	const choose = chooserAgent(beginChoosing(choosers[chooser], of.data, provedAnswers));
	let game = start;
	await play(hangmanRules, start, [fromRecord(moves, agent), choose], {
		signal,
		report(applied) {
			if (!applied.ok) return;
			game = applied.state;
			if (game.question === undefined) progress(raceGame(game, begun.turns.length));
		},
	});
	if (status(game) !== 'playing') await tellEnd?.(game);
	return raceGame(game, begun.turns.length);
}
