import {isLetter, letterBit, letterIndex, type Letter, type LetterSet} from '../../letters.js';
import type {Pool, Words} from '../../words/words.js';

/** The word as shown: revealed letters, `-` where hidden. */
export type Pattern = string;

/**
The places of a letter in a word, as the digits of a binary number: the first place is the highest digit.

So the numeric order of places is the ASCII order of the patterns they make (`-` comes before letters). A number holds 53 digits exactly, words have up to 50 letters.
*/
export type Places = number;

export const hidden = '-';

/** The pattern that shows nothing of a word of this length. */
export const hiddenPattern = (length: number): Pattern => hidden.repeat(length);

export const isRevealed = (pattern: Pattern): boolean => !pattern.includes(hidden);

/** The pattern with a letter shown in its places. */
export function reveal(pattern: Pattern, letter: Letter, places: Places): Pattern {
	const digits = places.toString(2).padStart(pattern.length, '0');
	return Array.from(pattern, (shown, place) => (digits[place] === '1' ? letter : shown)).join('');
}

/** How many places there are. */
export const countPlaces = (places: Places): number => places.toString(2).replaceAll('0', '').length;

/**
The words that agree with the revealed letters, of a pattern as long as they are.

With `guessed`, no hidden place holds a guessed letter either: `be-` does not fit `bee`. Without, only what is revealed counts.
*/
export function matchPattern(words: Words, pattern: Pattern, guessed: LetterSet = 0): Pool {
	const {length, count, letters} = words;
	const revealed = Array.from(pattern, shown => (isLetter(shown) ? letterIndex(shown) : -1));
	const matches = new Uint32Array(count);
	let found = 0;
	for (let word = 0; word < count; word++) {
		const start = word * length;
		const agrees = revealed.every((expected, place) => {
			const letter = letters[start + place]!;
			return expected < 0 ? (guessed & (1 << letter)) === 0 : letter === expected;
		});
		if (agrees) matches[found++] = word;
	}

	return matches.slice(0, found);
}

/** The set of letters that a list names. */
export const letterSet = (list: Iterable<Letter>): LetterSet =>
	Array.from(list).reduce((set, letter) => set | letterBit(letter), 0);
