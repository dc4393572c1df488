import type {Forfeited} from '../engine/index.js';
import {cutEnd} from './wrap.js';

/** What stands for help among the moves of a game: a hint in Hangman, a letter taken back in Ghost. */
export const hintMark = '?';

/** What stands for a look at the families, before the letter that was guessed with them in view. */
export const lookMark = '*';

const withoutForfeit = (moves: string): string => moves.replace(/#.*$/su, '');

export const hintsIn = (moves: string): number => withoutForfeit(moves).split(hintMark).length - 1;

export const looksIn = (moves: string): number => withoutForfeit(moves).match(/\*\?*(?=[^?*])/g)?.length ?? 0;

/** A guess among moves: a letter as it is, a whole word as `=word.`; behind it the places that a program answered, as a number. */
export const writeGuess = (guess: string, places?: number): string =>
	`${guess.length > 1 ? `=${guess}.` : guess}${places ?? ''}`;

/** The guess that a move is; a mark of help is given back as it is. */
export const readGuess = (move: string): string => move.replaceAll(/[=.\d]/g, '');

/** The places that a program answered to the guess that a move is; `undefined` where it has no answer. */
export function readPlaces(move: string): number | undefined {
	const [digits] = /\d+$/.exec(move) ?? [];
	return digits === undefined ? undefined : Number(digits);
}

/** Moves one by one: guesses, marks of help, and at the end that the game was broken off. */
export const splitMoves = (moves: string): readonly string[] => moves.match(/#.*|(?:=[^.]*\.|.)\d*/gsu) ?? [];

const longestReason = 160;

/** That a program broke the game off, as the last of its moves. */
export const writeForfeit = ({by, reason}: Forfeited): string => `#${by} ${cutEnd(reason, longestReason)}`;

/** Who broke a game off, and why, by its moves or the last of them; `undefined` where nobody did. */
export function forfeitIn(moves: string): Forfeited | undefined {
	const [, by, reason = ''] = /#(guesser|chooser) (.+)$/su.exec(moves) ?? [];
	if (by !== 'guesser' && by !== 'chooser') return undefined;
	return {by, reason: cutEnd(reason, longestReason)};
}

export const guessesIn = (moves: string): readonly string[] =>
	splitMoves(withoutForfeit(moves))
		.filter(move => move !== hintMark && move !== lookMark)
		.map(readGuess);
