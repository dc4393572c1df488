import {dailyOf, type Day} from '../daily/index.js';
import {firstWords, isMiss, packWords, status, type Dictionary} from '../engine/index.js';
import type {FigureName} from '../settings/hangman.js';
import {beginWith, begun, guessLetter, type HangmanPlay, type HangmanStep} from './hangman.js';

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
			verbose: false,
			figure,
			seed: date,
		},
		id,
	);
	const letters = given.map(({letter}) => letter);
	const play = letters.reduce((before, letter) => guessLetter(before, letter).play, opened);
	return begun({...play, moves: '', daily: {date, value, given: letters}});
}

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
