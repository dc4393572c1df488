import {
	askedLetter,
	gameBefore,
	guessesLeft,
	isProgram,
	programAgent,
	rankLetter,
	status,
	type GuesserName,
	type HangmanAgent,
	type HangmanAnswer,
	type HangmanGame,
	type HangmanRefusal,
	type ProgramName,
	type Question,
	type Ranking,
} from '../../engine/index.js';
import type {Programs} from '../../programs/programs.js';
import type {Workers} from '../../workers/client.js';
import {hold} from '../../workers/held.js';
import {askGuesser, knownIn} from './calls.js';
import type {Hand} from '../hand.js';
import {quickChooser, type HangmanPlay} from './hangman.js';

export type HangmanHand = Hand<HangmanGame, HangmanAnswer, HangmanRefusal>;

export type Answerers = {
	readonly workers: Pick<Workers, 'run'>;
	readonly player: {readonly programs: Programs};
};

/** Returns what a thread is asked about a guess: the question, and those before it for a thread that has not heard them. */
export function chooseInput(
	{id, settings: {chooser}, daily}: HangmanPlay,
	game: HangmanGame,
	{words, ...asked}: Question,
) {
	const all = game.turns.map(({guess, families}, at) => ({
		...{guess, families, secret: game.secret},
		remaining: guessesLeft(gameBefore(game, at)),
	}));
	const earlier = all.slice(daily?.given.length ?? 0);
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

export type Watching = {
	readonly onThought: (thought: Ranking) => void;
	/** Settles when the guess may be made, since watched games go at a pace. */
	readonly mayGuess: () => Promise<void>;
	readonly signal?: AbortSignal;
	readonly onProgress?: (share: number) => void;
};

type Guessing = {
	readonly agent: HangmanAgent;
	readonly tellEnd?: (game: HangmanGame) => Promise<void>;
	readonly stop?: () => Promise<void>;
};

const botFor =
	(
		play: HangmanPlay,
		guesser: GuesserName,
		workers: Pick<Workers, 'run'>,
		{onThought, mayGuess, onProgress, signal}: Watching,
	): HangmanAgent =>
	async ({ask}) => {
		const thought = await askGuesser({...play, game: ask}, guesser, workers, {signal, onProgress});
		onThought(thought);
		const letter = askedLetter(thought);
		if (letter === undefined) throw new Error(`${guesser} has no letter to guess`);
		await mayGuess();
		return {kind: 'guess', guess: letter};
	};

/** Opens a program that guesses; it may know what guessers know. */
async function programFor(
	play: HangmanPlay,
	name: ProgramName,
	{workers, player: {programs}}: Answerers,
	{onThought, mayGuess}: Watching,
): Promise<Guessing> {
	const {list} = await knownIn(play, workers);
	const players = programs.open(list.data);
	const {agent, tellEnd} = programAgent({by: 'guesser', name}, players.ask);
	return {
		async agent(prompt) {
			const answer = await agent(prompt);
			if (answer?.kind !== 'guess') return answer;
			onThought(rankLetter(prompt.ask, answer.guess));
			await mayGuess();
			return answer;
		},
		tellEnd: async game => (status(game) === 'playing' ? undefined : tellEnd(game)),
		stop: players.end,
	};
}

/** Opens the guesser of a game: the player's hand, a bot or a program. What the hand begins with is taken first. */
export async function guesserFor(
	play: HangmanPlay,
	hand: HangmanHand,
	answerers: Answerers,
	watching: Watching,
): Promise<Guessing> {
	const {guesser} = play.settings;
	if (guesser === 'you') return {agent: hand.agent};
	const opened: Guessing = isProgram(guesser)
		? await programFor(play, guesser, answerers, watching)
		: {agent: botFor(play, guesser, answerers.workers, watching)};
	return {
		...opened,
		agent: prompt => (hand.isAhead() ? hand : opened).agent(prompt),
	};
}
