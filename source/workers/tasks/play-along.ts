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
	isProgram,
	play,
	positionOf,
	programAgent,
	raceGame,
	status,
	type AnyGuesser,
	type AskProgram,
	type ChooserName,
	type HangmanGame,
	type HangmanMove,
	type ProgramAgent,
	type RaceGame,
	type Words,
} from '../../engine/index.js';
import {provedAnswers} from '../../dictionaries/proved-answers.js';
import type {Held} from '../held.js';
import type {TaskContext} from '../task.js';
import {backgroundOf, countsOf, type KnownList} from './rank.js';

type Input = KnownList & {
	/** The game before its first move, without its words. */
	readonly begun: Omit<HangmanGame, 'words'>;
	readonly of: Held<Words>;
	readonly chooser: ChooserName;
	/** The moves to begin with; then the guesser takes over. */
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
