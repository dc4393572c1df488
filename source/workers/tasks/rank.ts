import {
	countDictionary,
	guessers,
	readPosition,
	type Dictionary,
	type GuesserName,
	type RankLetters,
	type Ranking,
	type Shown,
	type Words,
} from '../../engine/index.js';
import {oncePer} from '../once-per.js';
import type {Held} from '../protocol.js';

/** What guessers know of a game before its first letter. */
export type GuesserGame = {readonly words: Words; readonly dictionary: Dictionary};

const countsOf = oncePer(({dictionary}: GuesserGame) => countDictionary(dictionary));

const mindsOf = oncePer<GuesserGame, Map<GuesserName, RankLetters>>(() => new Map());

function mindOf(game: GuesserGame, guesser: GuesserName): RankLetters {
	const minds = mindsOf(game);
	const mind = minds.get(guesser) ?? guessers[guesser].begin(game.words);
	minds.set(guesser, mind);
	return mind;
}

/** What a guesser thinks of what is shown. */
export const rank = ({
	game: {data},
	guesser,
	shown,
}: {
	readonly game: Held<GuesserGame>;
	readonly guesser: GuesserName;
	readonly shown: Omit<Shown, 'words' | 'dictionary'>;
}): Ranking => mindOf(data, guesser)(readPosition({...shown, words: data.words, dictionary: countsOf(data)}));
