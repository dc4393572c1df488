import {dailyOf, dayNumber, type Daily, type Day} from '../daily/index.js';
import {
	answerWith,
	askChooser,
	everyWord,
	firstWords,
	isMiss,
	packWords,
	type Dictionary,
	type HangmanGame,
} from '../engine/index.js';
import {hangmanWith, type FigureName} from '../settings/hangman.js';
import type {DailyOutcome} from '../text/daily.js';
import {hintsIn} from '../text/moves.js';
import {beginWith, begun, overIn, ownTurns, type HangmanPlay, type HangmanStep} from './hangman.js';

/** The game after a letter that was answered beforehand. */
function answerGiven(game: HangmanGame, {letter, places}: Daily['given'][number]): HangmanGame {
	const asked = askChooser(game, letter);
	const kept = asked.ok ? asked.question.families.find(family => family.places === places) : undefined;
	if (!asked.ok || kept === undefined) throw new RangeError(`No word fits the answer to ${letter}`);
	return answerWith(game, asked.question, kept).game;
}

/**
Begins the game of a day, in the words that days are made from.

Its chooser is asked about the words alone that fit the letters answered beforehand: with these every chooser answers those letters so, and what is left of all words has the same families.
*/
export function beginDaily(dictionary: Dictionary, date: Day, id: string, figure: FigureName): HangmanStep {
	const {given, pool, words, length, value, budget} = dailyOf(dictionary, date);
	const lost = given.filter(({places}) => places === 0).length;
	const play = beginWith(
		packWords(firstWords(words, pool, pool.length)),
		dictionary,
		hangmanWith({
			...{dictionary: 'small', length, budget: budget + lost, chooser: 'perfect', seed: date},
			figure,
		}),
		id,
	);
	const game = given.reduce(answerGiven, {...play.game, words, pool: everyWord(words)});
	return begun({...play, game, daily: {date, value, given: given.map(({letter}) => letter)}});
}

/** What came of a day's game, to be shared; `undefined` for any other. */
export function outcomeOf(play: HangmanPlay): DailyOutcome | undefined {
	const {daily, moves} = play;
	if (daily === undefined) return undefined;
	return {
		number: dayNumber(daily.date),
		date: daily.date,
		value: daily.value,
		over: overIn(play),
		letters: ownTurns(play).map(({kept}) => !isMiss(kept)),
		hints: hintsIn(moves),
		isPractice: play.isPractice,
	};
}
