import type {HangmanMove} from '../../engine/index.js';
import type {HangmanPlay} from '../../games/hangman/hangman.js';
import {beginRival, racedBy, type Rival} from '../../games/hangman/rival.js';

export type RaceState = {
	readonly rival: Rival | undefined;
	/** The game as it began, while the player's best is looked for to race with it. */
	readonly from: HangmanPlay | undefined;
};

const noRace: RaceState = {rival: undefined, from: undefined};

/** The race that a game begins: by its settings, or against the moves of someone whose game it is. */
export function beginRace(
	begun: HangmanPlay | undefined,
	against: readonly HangmanMove[] | undefined,
): RaceState {
	const by = begun && racedBy(begun.settings, against);
	if (begun === undefined || by === undefined) return noRace;
	return by === 'best' ? {rival: undefined, from: begun} : {rival: beginRival(begun, by), from: undefined};
}

export const raceBest =
	(moves: readonly HangmanMove[] | undefined) =>
	({from}: RaceState): RaceState =>
		from && moves !== undefined ? {rival: beginRival(from, {kind: 'best', moves}), from: undefined} : noRace;

export const raceOn = (rival: Rival) => (): RaceState => ({rival, from: undefined});
