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
import {forLatest} from '../for-latest.js';
import type {Held} from '../held.js';

/** What guessers know of a game before its first letter. */
export type GuesserGame = {readonly words: Words; readonly dictionary: Dictionary};

/** What a guesser sees at one moment of a game. */
export type Observation = Omit<Shown, 'words' | 'dictionary'>;

/** A guesser's memory of a game, and what it has seen of it. */
type Player = {readonly memory: RankLetters; readonly seen: Observation[]};

const countsOf = forLatest(({dictionary}: GuesserGame) => countDictionary(dictionary));

const playersOf = forLatest<GuesserGame, Map<GuesserName, Player>>(() => new Map());

const isSame = (a: Observation, b: Observation | undefined) =>
	a.pattern === b?.pattern &&
	a.guessed === b.guessed &&
	a.remaining === b.remaining &&
	a.wrongWords?.join() === b.wrongWords?.join();

/** A player that has seen the first of these observations, and no others. */
function playerAt(game: GuesserGame, guesser: GuesserName, observations: readonly Observation[]): Player {
	const known = playersOf(game).get(guesser);
	const isAlong =
		known &&
		known.seen.length < observations.length &&
		known.seen.every((observation, at) => isSame(observation, observations[at]));
	const player = isAlong ? known : {memory: guessers[guesser].begin(game.words), seen: []};
	playersOf(game).set(guesser, player);
	return player;
}

/** How a guesser ranks the letters at the last of its observations. On a fresh thread it sees the game again from the first. */
export function rank({
	game: {data},
	guesser,
	observations,
}: {
	readonly game: Held<GuesserGame>;
	readonly guesser: GuesserName;
	readonly observations: readonly Observation[];
}): Ranking {
	const {memory, seen} = playerAt(data, guesser, observations);
	let ranking: Ranking | undefined;
	for (const observation of observations.slice(seen.length)) {
		ranking = memory(readPosition({...observation, words: data.words, dictionary: countsOf(data)}));
		seen.push(observation);
	}

	if (ranking === undefined) throw new Error('A guesser must see something');
	return ranking;
}
