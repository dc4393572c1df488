import {
	askedLetter,
	fromRecord,
	gameBefore,
	guessesLeft,
	hangmanRules,
	isProgram,
	play as playRules,
	programAgent,
	rankLetter,
	status,
	type GuesserName,
	type HangmanAgent,
	type HangmanAnswer,
	type HangmanApplied,
	type HangmanGame,
	type Letter,
	type Question,
	type Ranking,
	type Turn,
} from '../../engine/index.js';
import type {Programs} from '../../programs/programs.js';
import type {RunOptions, Workers} from '../../workers/client.js';
import {hold} from '../../workers/held.js';
import {askGuesser, knownIn} from './calls.js';
import type {Hand} from '../hand.js';
import {quickChooser, type HangmanPlay} from './hangman.js';

export type HangmanHand = Hand<HangmanAnswer>;

export type Answerers = {
	readonly workers: Pick<Workers, 'run'>;
	readonly player: {readonly programs: Programs};
};

/** Returns what a thread is asked about a guess: the question, and those before it for a thread that has not heard them. */
export function chooseInput(
	{id, settings: {chooser}}: HangmanPlay,
	game: HangmanGame,
	{words, ...asked}: Question,
) {
	const all = game.turns.map(({guess, families}, at) => ({
		...{guess, families, secret: game.secret},
		remaining: guessesLeft(gameBefore(game, at)),
	}));
	const earlier = all.slice(game.given);
	return {game: id, chooser, words: hold(words), questions: [...earlier, asked]};
}

/** Returns the chooser of a game: one that answers at once, or one on a thread, which gets the question with its families. */
export function chooserFor(
	play: HangmanPlay,
	workers: Pick<Workers, 'run'>,
	signal?: AbortSignal,
): HangmanAgent {
	const quick = quickChooser(play);
	if (quick) return quick;
	return ({ask: game}) => {
		const {question} = game;
		if (question === undefined) throw new Error('A chooser is asked to choose');
		const [only, ...others] = question.families;
		if (others.length === 0) return {kind: 'keep', places: only.places, isProved: true};
		const answer = workers.run('choose', chooseInput(play, game, question), {signal, isUrgent: true});
		return answer.then(choice => ({kind: 'keep', ...choice}));
	};
}

export type HangmanContext = Answerers & {
	/** The player's answers; what it begins with, such as the moves of a record, is taken first in a watched game, too. */
	readonly hand: HangmanHand;
	readonly onThought: (thought: Ranking) => void;
	/** Settles when the guess may be made, since watched games go at a pace. */
	readonly mayGuess: () => Promise<void>;
	/** Hears each answer and what it did, refusals included. */
	readonly report: (applied: HangmanApplied, answer: HangmanAnswer) => void;
	readonly signal?: AbortSignal;
	/** Hears the share of what a bot must learn first. */
	readonly onProgress?: (share: number) => void;
};

const botFor =
	(
		play: HangmanPlay,
		guesser: GuesserName,
		{workers, onThought, mayGuess, onProgress, signal}: HangmanContext,
	): HangmanAgent =>
	async ({ask}) => {
		const thought = await askGuesser({...play, game: ask}, guesser, workers, {signal, onProgress});
		onThought(thought);
		const letter = askedLetter(thought);
		if (letter === undefined) throw new Error(`${guesser} has no letter to guess`);
		await mayGuess();
		return {kind: 'guess', guess: letter};
	};

export async function playHangman(play: HangmanPlay, context: HangmanContext): Promise<void> {
	const {workers, player, hand, onThought, mayGuess, report, signal} = context;
	const {guesser} = play.settings;
	const chooser = chooserFor(play, workers, signal);
	const playBy = (agent: HangmanAgent) => {
		const guessing: HangmanAgent = prompt => (hand.hasAnswers() ? hand.agent : agent)(prompt);
		return playRules(hangmanRules, play.game, [guessing, chooser], {report, signal});
	};
	if (!isProgram(guesser)) {
		await playBy(guesser === 'you' ? hand.agent : botFor(play, guesser, context));
		return;
	}

	// It may know what guessers know.
	const {list} = await knownIn(play, workers);
	const players = player.programs.open({guesser: list.data, chooser: play.dictionary}, signal);
	const {agent, tellEnd} = programAgent({by: 'guesser', name: guesser}, players.ask);
	try {
		const game = await playBy(async prompt => {
			const answer = await agent(prompt);
			if (answer?.kind !== 'guess') return answer;
			onThought(rankLetter(prompt.ask, answer.guess));
			await mayGuess();
			return answer;
		});
		if (status(game) !== 'playing') await tellEnd(game);
	} finally {
		await players.end();
	}
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
