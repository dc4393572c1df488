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

/** What a guesser is shown at one moment of a game. */
export type Sight = Omit<Shown, 'words' | 'dictionary'>;

/** A guesser's mind and the moments it was shown. */
type Seat = {readonly mind: RankLetters; readonly seen: Sight[]};

const countsOf = forLatest(({dictionary}: GuesserGame) => countDictionary(dictionary));

const seatsOf = forLatest<GuesserGame, Map<GuesserName, Seat>>(() => new Map());

const isSame = (a: Sight, b: Sight | undefined) =>
	a.pattern === b?.pattern && a.guessed === b.guessed && a.remaining === b.remaining;

/** The seat of a guesser that has been shown no more than these moments. */
function seatAt(game: GuesserGame, guesser: GuesserName, moments: readonly Sight[]): Seat {
	const known = seatsOf(game).get(guesser);
	const isAlong =
		known &&
		known.seen.length < moments.length &&
		known.seen.every((sight, at) => isSame(sight, moments[at]));
	const seat = isAlong ? known : {mind: guessers[guesser].begin(game.words), seen: []};
	seatsOf(game).set(guesser, seat);
	return seat;
}

/** What a guesser thinks at the last of the moments that it was shown. It plays the game along, and on a fresh thread again from the first of them. */
export function rank({
	game: {data},
	guesser,
	moments,
}: {
	readonly game: Held<GuesserGame>;
	readonly guesser: GuesserName;
	readonly moments: readonly Sight[];
}): Ranking {
	const {mind, seen} = seatAt(data, guesser, moments);
	let ranking: Ranking | undefined;
	for (const sight of moments.slice(seen.length)) {
		seen.push(sight);
		ranking = mind(readPosition({...sight, words: data.words, dictionary: countsOf(data)}));
	}

	if (ranking === undefined) throw new Error('A guesser must be shown something');
	return ranking;
}
