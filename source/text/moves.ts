/** What stands for help among the moves of a game: a hint in Hangman, a letter taken back in Ghost. */
export const hintMark = '?';

/** What stands for a look at the families, before the letter that was guessed with them in view. */
export const lookMark = '*';

export const hintsIn = (moves: string): number => moves.split(hintMark).length - 1;

export const looksIn = (moves: string): number => moves.match(/\*\?*(?=[^?*])/g)?.length ?? 0;

/** A guess among moves: a letter as it is, a whole word as `=word.`. */
export const writeGuess = (guess: string): string => (guess.length > 1 ? `=${guess}.` : guess);

/** The guess that a move is; a mark of help is given back as it is. */
export const readGuess = (move: string): string => move.replaceAll(/[=.]/g, '');

export const splitMoves = (moves: string): readonly string[] => moves.match(/=[^.]*\.|./gsu) ?? [];

export const guessesIn = (moves: string): readonly string[] =>
	splitMoves(moves)
		.filter(move => move !== hintMark && move !== lookMark)
		.map(readGuess);
