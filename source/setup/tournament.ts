import {
	guessers,
	type ChooserName,
	type Dictionary,
	type GuesserName,
	type Tournament,
} from '../engine/index.js';

export const guesserNames = Object.keys(guessers) as readonly GuesserName[];

/** Lengths from one to another, both included. */
export type LengthRange = {readonly from: number; readonly to: number};

/** A tournament as far as flags or menus tell without the dictionary. */
export type TournamentRequest = {
	/** A bundled name or a path. */
	readonly dictionary: string;
	readonly guessers: readonly GuesserName[];
	readonly choosers: readonly ChooserName[];
	/** Every length that has words where it is `all`. */
	readonly lengths: readonly LengthRange[] | 'all';
	readonly games: number | 'all';
	readonly seed: string;
};

/** The tournament of a request, on those of its lengths that have words; they may be none. */
export function startTournament(
	{lengths}: Dictionary,
	{guessers, choosers, games, seed, ...request}: TournamentRequest,
): Tournament {
	const ranges = request.lengths;
	const played = lengths
		.map(({length}) => length)
		.filter(length => ranges === 'all' || ranges.some(({from, to}) => from <= length && length <= to));
	return {guessers, choosers, lengths: played, games, seed};
}
