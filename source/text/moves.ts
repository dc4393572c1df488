/** What stands for a hint among the moves of a game of Hangman. */
export const hintMark = '?';

/** What stands for a look at the families, before the letter that was guessed with them in view. */
export const lookMark = '*';

export const hintsIn = (moves: string): number => moves.split(hintMark).length - 1;

/** How many letters were guessed after a look at the families. */
export const looksIn = (moves: string): number => moves.match(/\*\?*(?=[^?*])/g)?.length ?? 0;

/** Moves without the marks of help. */
export const lettersIn = (moves: string): readonly string[] => Array.from(moves.replaceAll(/[?*]/g, ''));
