import type {LoadedDictionary, Source} from '../dictionaries/index.js';
import {
	guessedLetters,
	hiddenPattern,
	letterSet,
	momentsOf,
	playedRound,
	remainingGuesses,
	wordsOfLength,
	wrongGuesses,
	wrongWords,
	type Dictionary,
	type GhostPosition,
	type GuesserName,
	type PlayerName,
	type Ranking,
	type Situation,
} from '../engine/index.js';
import type {RunOptions, Workers} from '../workers/client.js';
import {hold} from '../workers/held.js';
import type {InputOf, OutputOf, ProgressOf, Tasks} from '../workers/protocol.js';
import type {Known, Observation} from '../workers/tasks/rank.js';
import type {GhostPlay} from './ghost.js';
import {basisOf, isOver, isOwnWord, knownBeforehand, type HangmanPlay} from './hangman.js';

type TaskName = keyof Tasks;

export type Call<Name extends TaskName> = Pick<RunOptions, 'isUrgent' | 'isParallel'> & {
	readonly task: Name;
	readonly input: InputOf<Name>;
};

export const run = <Name extends TaskName>(
	{task, input, ...how}: Call<Name>,
	workers: Pick<Workers, 'run'>,
	options: RunOptions<ProgressOf<Name>> = {},
): Promise<OutputOf<Name>> => workers.run(task, input, {...how, ...options});

/** Asks the chooser about the guess that waits for it; `undefined` where none does. */
export const callChooser = ({ground, game, question}: HangmanPlay): Call<'choose'> | undefined =>
	question && {
		task: 'choose',
		input: {game: hold(ground), guesses: [...game.turns.map(turn => turn.guess), question.guess]},
		isUrgent: true,
	};

/** What a guesser has seen, from the first turn to the one to come: who looks ahead remembers. */
export function observationsOf({game}: Pick<HangmanPlay, 'game'>): readonly Observation[] {
	const {turns, budget, words} = game;
	return [undefined, ...turns].map((turn, done) => {
		const before = {turns: turns.slice(0, done)};
		return {
			pattern: turn?.pattern ?? hiddenPattern(words.length),
			guessed: letterSet(words.alphabet, guessedLetters(before)),
			wrongWords: wrongWords(before),
			remaining: budget - wrongGuesses(before).length,
		};
	});
}

/** What guessers know of a game who know its list. */
export const ownWords = ({ground: {words, dictionary}}: Pick<HangmanPlay, 'ground'>): Known => ({
	words: hold(words),
	list: hold(dictionary),
	isElsewhere: false,
});

export const callGuesser = (
	play: HangmanPlay,
	guesser: GuesserName,
	known = ownWords(play),
): Call<'rank'> => ({
	task: 'rank',
	input: {...known, guesser, observations: observationsOf(play)},
	isUrgent: true,
});

export const callAssessment = ({game}: HangmanPlay, situation: Situation): Call<'assess'> => ({
	task: 'assess',
	input: {words: hold(game.words), situation},
});

/** Asks for the chance of winning; `undefined` where no word was drawn, or someone chose it. */
export function callChance(play: HangmanPlay): Call<'chance'> | undefined {
	const {game} = play;
	if (game.secret === undefined || isOwnWord(play) || isOver(play)) return undefined;
	return {
		task: 'chance',
		input: {
			words: hold(game.words),
			pool: game.pool,
			guessed: letterSet(game.words.alphabet, guessedLetters(game)),
			remaining: remainingGuesses(game),
		},
	};
}

export const callReview = (play: HangmanPlay): Call<'review'> => ({
	task: 'review',
	input: {
		words: hold(play.game.words),
		moments: momentsOf(play.game, play.daily?.given.length),
		basis: basisOf(play),
		beforehand: knownBeforehand(play),
	},
});

/** The lists that guessers know where words are from others, by language and name: each is read once, so that what is learnt from it is kept. */
const lists = new Map<string, Promise<Dictionary>>();

export function knownList(
	source: Source,
	load: (source: Source) => Promise<LoadedDictionary>,
): Promise<Dictionary> {
	const key = `${source.language} ${source.dictionary}`;
	const known = lists.get(key);
	if (known) return known;
	const list = load(source).then(loaded => {
		if (loaded.ok) return loaded.dictionary;
		lists.delete(key);
		throw new Error(loaded.sentence);
	});
	lists.set(key, list);
	return list;
}

/** What guessers know of a game: its own words, or those of the list that its settings name. */
export async function knownIn(play: HangmanPlay, workers: Pick<Workers, 'run'>): Promise<Known> {
	const {language, dictionary, knows = dictionary, length} = play.settings;
	if (knows === dictionary) return ownWords(play);
	const list = await knownList({language, dictionary: knows}, source =>
		workers.run('load-dictionary', source),
	);
	return {words: hold(wordsOfLength(list, length)), list: hold(list), isElsewhere: true};
}

/** Asks a guesser about the turn to come. Where it has to learn first, it tells the share that is done. */
export const askGuesser = async (
	play: HangmanPlay,
	guesser: GuesserName,
	workers: Pick<Workers, 'run'>,
	options?: RunOptions<number>,
): Promise<Ranking> => run(callGuesser(play, guesser, await knownIn(play, workers)), workers, options);

export const callBot = (play: GhostPlay, player: PlayerName): Call<'decide'> => ({
	task: 'decide',
	input: {
		book: hold(play.book.data),
		round: playedRound(play.game),
		player,
		seed: play.settings.seed,
		moves: play.moves.length,
	},
	isUrgent: true,
});

export const callCoach = (
	{book, game: {order}}: GhostPlay,
	{fragment}: Pick<GhostPosition, 'fragment'>,
): Call<'coach'> => ({
	task: 'coach',
	input: {book: hold(book.data), fragment, order},
});

export const callTree = (
	{book, game: {order}}: GhostPlay,
	{fragment}: Pick<GhostPosition, 'fragment'>,
	rows: number,
): Call<'draw-tree'> => ({
	task: 'draw-tree',
	input: {book: hold(book.data), fragment, rows, players: order.length},
});

export const callLookBack = (play: GhostPlay): Call<'look-back'> => ({
	task: 'look-back',
	input: {book: hold(play.book.data), round: playedRound(play.game)},
	isUrgent: true,
});
