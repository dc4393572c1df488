import {openDay} from '../../daily/daily.js';
import {dayNumber, type Day} from '../../daily/calendar.js';
import {hintsIn, isMiss, type Dictionary} from '../../engine/index.js';
import {fillHangman, type FigureName} from '../../settings/hangman.js';
import {begin, overIn, ownTurns, type HangmanPlay, type HangmanStep} from './hangman.js';

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
	/** The misses over that, hints counted; `undefined` where the day was lost. */
	readonly over: number | undefined;
	readonly letters: readonly boolean[];
	readonly hints: number;
	readonly isPractice: boolean;
};

/** Returns the result of a day's game; `undefined` for any other game. */
export function outcomeOf(play: HangmanPlay): DailyOutcome | undefined {
	const {daily, game} = play;
	if (daily === undefined) return undefined;
	return {
		number: dayNumber(daily.date),
		date: daily.date,
		value: daily.value,
		over: overIn(play),
		letters: ownTurns(play).map(({kept}) => !isMiss(kept)),
		hints: hintsIn(game.moves),
		isPractice: play.isPractice,
	};
}
