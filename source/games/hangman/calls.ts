import {ListFault, stampOf, type LoadedDictionary, type Source} from '../../dictionaries/index.js';
import {
	gameBefore,
	isFairChooser,
	momentsOf,
	observationOf,
	wordsOfLength,
	type Dictionary,
	type GuesserName,
	type Ranking,
} from '../../engine/index.js';
import type {RunOptions, Workers} from '../../workers/client.js';
import {hold} from '../../workers/held.js';
import type {KnownList} from '../../workers/tasks/hangman.js';
import {isOver, isOwnWord, knownBeforehand, situationOf, type HangmanPlay} from './hangman.js';

export const ownWords = ({game, dictionary}: Pick<HangmanPlay, 'game' | 'dictionary'>): KnownList => ({
	words: hold(game.words),
	list: hold(dictionary),
	isElsewhere: false,
});

/** Returns the input for judging the families of a turn, or, for turn -1, all words of the game. It asks for the chance of winning only in a running game with a drawn word. */
export function assessInput(play: HangmanPlay, turn: number) {
	const isLast = turn + 1 === play.game.turns.length;
	const game = isLast ? play.game : gameBefore(play.game, turn + 1);
	const hasChance = game.secret !== undefined && !isOwnWord(play) && !isOver(play);
	const guessed = hasChance ? observationOf(game).guessed : undefined;
	return {words: hold(game.words), situation: situationOf(game), guessed};
}

export const reviewInput = (play: HangmanPlay) => ({
	words: hold(play.game.words),
	moments: momentsOf(play.game),
	isFair: isFairChooser(play.settings.chooser),
	proved: knownBeforehand(play).perfect,
});

/** A cache of the lists that guessers know besides a game's own. What was learnt from a list is kept as long as the list stays the same object. */
const lists = new Map<string, {readonly stamp: string; readonly list: Promise<Dictionary>}>();

export async function knownList(
	source: Source,
	load: (source: Source) => Promise<LoadedDictionary>,
): Promise<Dictionary> {
	const key = `${source.language} ${source.dictionary}`;
	const stamp = await stampOf(source);
	const known = lists.get(key);
	if (known?.stamp === stamp) return known.list;
	const list = load(source).then(loaded => {
		if (loaded.ok) return loaded.dictionary;
		throw new ListFault(loaded);
	});
	lists.set(key, {stamp, list});
	list.catch(() => lists.delete(key));
	return list;
}

export async function knownIn(play: HangmanPlay, workers: Pick<Workers, 'run'>): Promise<KnownList> {
	const {language, dictionary, knows = dictionary, length} = play.settings;
	if (knows === dictionary) return ownWords(play);
	const list = await knownList({language, dictionary: knows}, source =>
		workers.run('load-dictionary', source),
	);
	return {words: hold(wordsOfLength(list, length)), list: hold(list), isElsewhere: true};
}

/** Asks a guesser about the next turn. If it has to learn first, it reports the share done. */
export async function askGuesser(
	play: HangmanPlay,
	guesser: GuesserName,
	workers: Pick<Workers, 'run'>,
	options?: RunOptions<number>,
): Promise<Ranking> {
	const {game} = play;
	// Some guessers remember what they have seen before each turn.
	const turns = [...game.turns.keys(), game.turns.length];
	const observations = turns.map(turn => observationOf(gameBefore(game, turn)));
	const input = {...(await knownIn(play, workers)), guesser, observations};
	return workers.run('rank', input, {...options, isUrgent: true});
}

/** Asks for a hint: against a chooser that cheats, for perfect play; against a fair one, for what is best on average. Where the hint goes by another list than the game's, nothing about it is proved. */
export async function askHint(
	play: HangmanPlay,
	workers: Pick<Workers, 'run'>,
	options?: RunOptions<number>,
): Promise<Ranking> {
	const guesser = isFairChooser(play.settings.chooser) ? 'expert' : 'perfect';
	const ranking = await askGuesser(play, guesser, workers, options);
	const {knows, dictionary} = play.settings;
	const isElsewhere = knows !== undefined && knows !== dictionary;
	return isElsewhere ? {...ranking, isProved: false} : ranking;
}
