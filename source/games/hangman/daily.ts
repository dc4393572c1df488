import {dailyOf, dayNumber, type Day} from '../../daily/index.js';
import {
	fromRecord,
	hangmanRules,
	hintsIn,
	isMiss,
	playNow,
	type Dictionary,
	type HangmanAnswer,
} from '../../engine/index.js';
import {fillHangman, type FigureName} from '../../settings/hangman.js';
import {beginWith, begun, overIn, ownTurns, type HangmanPlay, type HangmanStep} from './hangman.js';

/** Begins the game of a day: a game of Hangman whose first letters are answered beforehand, and whose hints cost a wrong guess. */
export function beginDaily(dictionary: Dictionary, date: Day, id: string, figure: FigureName): HangmanStep {
	const {given, words, length, value, budget} = dailyOf(dictionary, date);
	const lost = given.filter(({places}) => places === 0).length;
	const settings = fillHangman({
		...{dictionary: 'small', length, budget: budget + lost, chooser: 'perfect', seed: date},
		figure,
	});
	const play = beginWith(words, dictionary, settings, id);
	const priced = {...play.game, hintPrice: 1};
	const guesses = given.map(({letter}): HangmanAnswer => ({kind: 'guess', guess: letter}));
	const answers = given.map(({places}): HangmanAnswer => ({kind: 'keep', places, isProved: true}));
	const game = playNow(hangmanRules, priced, [fromRecord(guesses), fromRecord(answers)]);
	if (game.turns.length < given.length) throw new RangeError(`No word fits the letters of ${date}`);
	const daily = {date, value, given: given.map(({letter}) => letter)};
	return begun({...play, game: {...game, moves: []}, daily});
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
