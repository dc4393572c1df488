import type {HangmanPlay} from '../../games/hangman.js';
import {beginRival, racedBy, type Rival} from '../../games/rival.js';

export type RaceState = {
	readonly rival: Rival | undefined;
	/** The game as it began, while the player's best is looked for to race with it. */
	readonly from: HangmanPlay | undefined;
};

const noRace: RaceState = {rival: undefined, from: undefined};

/** The race that a game begins: by its settings, or against the moves of someone whose game it is. */
export function beginRace(begun: HangmanPlay | undefined, against: string | undefined): RaceState {
	const by = begun && racedBy(begun.settings, against);
	if (begun === undefined || by === undefined) return noRace;
	return by === 'best' ? {rival: undefined, from: begun} : {rival: beginRival(begun, by), from: undefined};
}

export const raceBest =
	(moves: string | undefined) =>
	({from}: RaceState): RaceState =>
		from && moves !== undefined ? {rival: beginRival(from, {kind: 'best', moves}), from: undefined} : noRace;

export const raceOn =
	(change: (rival: Rival) => Rival) =>
	({rival}: RaceState): RaceState => ({rival: rival && change(rival), from: undefined});
