import {isSpelled, type Alphabet} from '../../alphabet.js';
import {isWholeWord, type Guess} from './families.js';

/** A guess, or help that is taken and counted. */
export type HangmanMove =
	| {readonly kind: 'guess'; readonly guess: Guess}
	| {readonly kind: 'hint'}
	/** A look at the families before the next guess. */
	| {readonly kind: 'look'};

const marks = {hint: '?', look: '*'} as const;

/** Writes moves as text for a record or a code: a letter as it is, a whole word as `=word.`, `?` for a hint, `*` for a look at the families. */
export const writeMoves = (moves: readonly HangmanMove[]): string =>
	moves
		.map(move => {
			if (move.kind !== 'guess') return marks[move.kind];
			return isWholeWord(move.guess) ? `=${move.guess}.` : move.guess;
		})
		.join('');

/** Reads moves that `writeMoves` wrote, or any that have its form; text that has not is left out. */
export const readMoves = (text: string): readonly HangmanMove[] =>
	Array.from(text.matchAll(/=([^.]*)\.|[^=.]/gsu), ([move, word]): HangmanMove => {
		if (move === marks.hint) return {kind: 'hint'};
		if (move === marks.look) return {kind: 'look'};
		return {kind: 'guess', guess: word ?? move};
	});

export const guessesIn = (moves: readonly HangmanMove[]): readonly Guess[] =>
	moves.flatMap(move => (move.kind === 'guess' ? [move.guess] : []));

const helpTwice = /\?\?|\*\?*\*/;

/** Reads text that may not be the moves of a game: letters and whole words, each once, and help, not twice at the same moment. Returns `undefined` if it isn't. */
export function parseMoves(text: string, alphabet: Alphabet): readonly HangmanMove[] | undefined {
	const moves = readMoves(text);
	const guesses = guessesIn(moves);
	const isRight =
		writeMoves(moves) === text &&
		!helpTwice.test(text) &&
		guesses.every(guess => isSpelled(alphabet, guess)) &&
		new Set(guesses).size === guesses.length;
	return isRight ? moves : undefined;
}

export const hintsIn = (moves: readonly HangmanMove[]): number =>
	moves.filter(({kind}) => kind === 'hint').length;

/** Returns how many guesses were made with the families in view. */
export const looksIn = (moves: readonly HangmanMove[]): number =>
	moves.filter(({kind}, at) => kind === 'look' && moves.slice(at).some(move => move.kind === 'guess')).length;
