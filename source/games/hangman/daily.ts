import {openDay} from '../../daily/daily.js';
import {dayNumber, type Day} from '../../daily/calendar.js';
import {hintsIn, status, type Dictionary} from '../../engine/index.js';
import type {OverPar} from '../../statistics/daily.js';
import {fillHangman, type FigureName} from '../../settings/hangman.js';
import {begin, ownMisses, type HangmanPlay, type HangmanStep} from './hangman.js';

export function beginDaily(dictionary: Dictionary, date: Day, id: string, figure: FigureName): HangmanStep {
	const {daily, game} = openDay(dictionary, date);
	const {words, budget} = game;
	const settings = fillHangman({
		...{dictionary: 'small', length: words.length, budget, chooser: 'perfect', seed: date},
		figure,
	});
	return begin({id, settings, dictionary, game, daily});
}

/** The result of a day's game, without a letter or a word of it. */
export type DailyOutcome = {
	readonly number: number;
	readonly date: string;
	readonly value: number;
	readonly over: OverPar;
	readonly hints: number;
	readonly isPractice: boolean;
};

export function outcomeOf(play: HangmanPlay): DailyOutcome | undefined {
	const {daily, game} = play;
	if (daily === undefined) return undefined;
	const hints = hintsIn(game.moves);
	return {
		number: dayNumber(daily.date),
		date: daily.date,
		value: daily.value,
		over: status(game) === 'lost' ? 'lost' : ownMisses(play) + hints - daily.value,
		hints,
		isPractice: play.isPractice,
	};
}
