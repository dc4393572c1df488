import {dailyOf, type Day} from '../daily/index.js';
import {firstWords, isMiss, packWords, type Dictionary} from '../engine/index.js';
import type {FigureName} from '../settings/hangman.js';
import type {DailyOutcome} from '../text/daily.js';
import {hintsIn} from '../text/moves.js';
import {
	beginWith,
	begun,
	makeGuess,
	overIn,
	ownTurns,
	type HangmanPlay,
	type HangmanStep,
} from './hangman.js';

/**
Begins the game of a day, in the words that days are made from.

Its words are those that fit the letters answered beforehand; with these words every chooser answers those letters so, and the game goes on from there.
*/
export function beginDaily(dictionary: Dictionary, date: Day, id: string, figure: FigureName): HangmanStep {
	const {given, pool, words, length, value, budget} = dailyOf(dictionary, date);
	const lost = given.filter(({places}) => places === 0).length;
	const opened = beginWith(
		packWords(firstWords(words, pool, pool.length)),
		dictionary,
		{
			dictionary: 'small',
			language: 'en',
			length,
			budget: budget + lost,
			chooser: 'perfect',
			guesser: 'you',
			secret: undefined,
			forAFriend: false,
			from: undefined,
			verbose: false,
			figure,
			race: 'nobody',
			seed: date,
		},
		id,
	);
	const letters = given.map(({letter}) => letter);
	const play = letters.reduce((before, letter) => makeGuess(before, letter).play, opened);
	return begun({...play, moves: '', daily: {date, value, given: letters}});
}

/** What came of a day's game, to be shared; `undefined` for any other. */
export function outcomeOf(play: HangmanPlay): DailyOutcome | undefined {
	const {daily, moves, settings} = play;
	if (daily === undefined) return undefined;
	return {
		date: daily.date,
		length: settings.length,
		value: daily.value,
		over: overIn(play),
		letters: ownTurns(play).map(({kept}) => !isMiss(kept)),
		hints: hintsIn(moves),
	};
}
