import type {LoadedDictionary, Source} from '../dictionaries/index.js';
import {wordsOfLength, type Dictionary, type GuesserName, type Ranking} from '../engine/index.js';
import type {RunOptions, Workers} from '../workers/client.js';
import {hold} from '../workers/held.js';
import type {Known} from '../workers/tasks/rank.js';
import {run} from './call.js';
import {callGuesser, ownWords} from './hangman-calls.js';
import type {HangmanPlay} from './hangman.js';

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
