import {
	beginGuessing,
	guessers,
	learn,
	readPosition,
	askedLetter,
	chooserAgent,
	choosers,
	fromRecord,
	guesserAgent,
	hangmanRules,
	isProgram,
	play,
	playTournamentJob,
	positionOf,
	programAgent,
	raceGame,
	status,
	type Knowledge,
	type Dictionary,
	type GuesserName,
	type Learnt,
	type Ranking,
	type Observation,
	type Words,
	type AnyGuesser,
	type AskProgram,
	type ChooserName,
	type HangmanGame,
	type HangmanMove,
	type ProgramAgent,
	type RaceGame,
	type Choice,
	type Question,
	type TournamentJob,
	type Score,
	type TournamentInputs,
} from '../../engine/index.js';
import {shared, type Held} from '../held.js';
import {createMemory, forLatest, type Memory, type TaskContext} from '../task.js';
import {provedAnswers} from '../../dictionaries/proved-answers.js';

export type KnownList = {
	readonly words: Held<Words>;
	readonly list: Held<Dictionary>;
	readonly isElsewhere: boolean;
};

/** Hears the progress of learning, on behalf of the current call. */
let hear: ((share: number) => void) | undefined;

const learntFrom = forLatest((list: Dictionary) => learn(list, share => hear?.(share)));

/** Returns what a guesser knows; words that the list lacks are learnt when they are first asked for. */
const knowledgeIn = ({words, list: {data: list}, isElsewhere}: KnownList): Knowledge => ({
	...{words: words.data, list, isElsewhere},
	learnt: () => learntFrom(list),
});

/** Learns from a list how words are made, and reports the share done, from 0 to 1. */
export const learnTask = (
	{dictionary: {data}}: {readonly dictionary: Held<Dictionary>},
	{progress}: TaskContext<number>,
): Learnt => shared(learn(data, progress));

const playersOf = forLatest<Words, Map<GuesserName, Memory<Observation, Ranking>>>(() => new Map());

const isSame = (a: Observation, b: Observation): boolean =>
	a.pattern === b.pattern && a.guessed === b.guessed && a.wrongWords?.join() === b.wrongWords?.join();

/** Ranks the letters for a guesser at the last of the observations before each turn. */
export function rankTask(
	{
		guesser,
		observations,
		...list
	}: KnownList & {readonly guesser: GuesserName; readonly observations: readonly Observation[]},
	{progress}: Pick<TaskContext<number>, 'progress'>,
): Ranking {
	const known = knowledgeIn(list);
	const players = playersOf(known.words);
	const player = players.get(guesser) ?? createMemory(isSame);
	players.set(guesser, player);
	hear = progress;
	try {
		return player(observations, () => {
			const rank = beginGuessing(guessers[guesser], known);
			return observation => rank(readPosition({...observation, words: known.words}));
		});
	} finally {
		hear = undefined;
	}
}

type RaceInput = KnownList & {
	/** The game before its first move, without its words. */
	readonly begun: Omit<HangmanGame, 'words'>;
	readonly of: Held<Words>;
	readonly chooser: ChooserName;
	/** The moves to begin with; then the guesser takes over. */
	readonly moves: readonly HangmanMove[];
	/** The bot or program that guesses; without one the game stops where the moves do. */
	readonly guesser: AnyGuesser | undefined;
};

function guesserOf({guesser, ...list}: RaceInput, ask: AskProgram): Partial<ProgramAgent> {
	if (guesser === undefined) return {};
	if (isProgram(guesser)) return programAgent({by: 'guesser', name: guesser}, ask);
	const known = knowledgeIn(list);
	const rank = beginGuessing(guessers[guesser], known);
	return {agent: guesserAgent(game => askedLetter(rank(positionOf(game, known.words))))};
}

/** Plays a game beside another, with a chooser and a guesser of its own; reports it after each move, and returns its end. */
export async function playAlongTask(
	input: RaceInput,
	{progress, ask, signal}: Pick<TaskContext<RaceGame>, 'progress' | 'ask' | 'signal'>,
): Promise<RaceGame> {
	const {begun, of, chooser, moves} = input;
	const start = {...begun, words: of.data};
	const {agent, tellEnd} = guesserOf(input, ask);
	const choose = chooserAgent(choosers[chooser].begin(of.data, provedAnswers));
	let game = start;
	await play(hangmanRules, start, [fromRecord(moves, agent), choose], {
		signal,
		report(applied) {
			if (!applied.ok) return;
			game = applied.state;
			if (game.question === undefined) progress(raceGame(game));
		},
	});
	if (status(game) !== 'playing') await tellEnd?.(game);
	return raceGame(game);
}

type AskedChoice = Omit<Question, 'words'>;

type ChoiceInput = {
	/** The game's id: the chooser's memory of it is kept from one question to the next. */
	readonly game: string;
	readonly chooser: ChooserName;
	readonly words: Held<Words>;
	/** Every question of the game so far; the last one is asked. */
	readonly questions: readonly AskedChoice[];
};

/** The latest game's chooser: without it, `perfect` would answer the whole game again at each letter. */
const chooserOf = forLatest<string, Memory<AskedChoice, Choice>>(() =>
	createMemory((one, other) => one.guess === other.guess),
);

export const chooseTask = ({game, chooser, words: {data: words}, questions}: ChoiceInput): Choice =>
	chooserOf(game)(questions, () => {
		const choosing = choosers[chooser].begin(words, provedAnswers);
		return question => choosing({...question, words});
	});

export const playJobTask = (
	{inputs, job}: {readonly inputs: Held<TournamentInputs>; readonly job: TournamentJob},
	{ask}: Pick<TaskContext, 'ask'>,
): Promise<Score> => playTournamentJob(inputs.data, job, {findProved: provedAnswers, ask});
