export const letters = [
	...(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l', 'm'] as const),
	...(['n', 'o', 'p', 'q', 'r', 's', 't', 'u', 'v', 'w', 'x', 'y', 'z'] as const),
] as const;

export type Letter = (typeof letters)[number];

/** A set of letters as 26 bits, `a` the lowest. */
export type LetterSet = number;

const firstCode = 'a'.charCodeAt(0);

/** The number of a letter: 0 for `a` to 25 for `z`. */
export const letterIndex = (letter: Letter): number => letter.charCodeAt(0) - firstCode;

/** The letter of a number from 0 to 25; a number that is no letter's is a programming error and throws. */
export function letterAt(index: number): Letter {
	const letter = letters[index];
	if (letter === undefined) throw new RangeError(`No letter has the number ${index}`);
	return letter;
}

export const letterBit = (letter: Letter): LetterSet => 1 << letterIndex(letter);

/** Whether a text is one lower-case letter from a to z. */
export const isLetter = (text: string): text is Letter => /^[a-z]$/.test(text);

/** Whether a text is all lower-case letters from a to z, one at least. */
export const isSpelled = (text: string): boolean => /^[a-z]+$/.test(text);

/** The letters of a word in order; a text that `isSpelled` refuses is a programming error and throws. */
export const spell = (word: string): Letter[] =>
	Array.from(word, character => letterAt(character.charCodeAt(0) - firstCode));
