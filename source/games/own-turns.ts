import {isMiss, status} from '../engine/index.js';
import type {DailyOutcome} from '../text/daily.js';
import type {HangmanPlay} from './hangman.js';

/** The turns of the player: in a day's game without the letters that were given. */
export const ownTurns = ({game, daily}: HangmanPlay): HangmanPlay['game']['turns'] =>
	game.turns.slice(daily?.given.length ?? 0);

/** The player's wrong guesses. */
export const ownMisses = (play: HangmanPlay): number =>
	ownTurns(play).filter(({kept}) => isMiss(kept)).length;

/** The misses over the value, hints counted; `undefined` where the day is lost. */
export const overIn = (play: HangmanPlay): number | undefined =>
	play.daily === undefined || status(play.game) === 'lost'
		? undefined
		: ownMisses(play) + play.hints - play.daily.value;

/** What came of a day's game, to be shared; `undefined` for any other. */
export function outcomeOf(play: HangmanPlay): DailyOutcome | undefined {
	const {daily, hints, settings} = play;
	if (daily === undefined) return undefined;
	return {
		date: daily.date,
		length: settings.length,
		value: daily.value,
		over: overIn(play),
		letters: ownTurns(play).map(({kept}) => !isMiss(kept)),
		hints,
	};
}
