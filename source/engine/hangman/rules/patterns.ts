import {isLetter, letterIndex, type Letter, type LetterSet} from '../../alphabet.js';
import type {Places} from '../../words/places.js';
import type {Pool, Words} from '../../words/words.js';

/** The word as shown: revealed letters, `-` where hidden. */
export type Pattern = string;

export const hidden = '-';

/** The pattern that shows nothing of a word of this length. */
export const hiddenPattern = (length: number): Pattern => hidden.repeat(length);

export const isRevealed = (pattern: Pattern): boolean => !pattern.includes(hidden);

/** The pattern with a letter shown in its places. */
export function reveal(pattern: Pattern, letter: Letter, places: Places): Pattern {
	const digits = places.toString(2).padStart(pattern.length, '0');
	return Array.from(pattern, (shown, place) => (digits[place] === '1' ? letter : shown)).join('');
}

/**
The words that agree with the revealed letters, of a pattern as long as they are.

With `guessed`, no hidden place holds a guessed letter either: `be-` does not fit `bee`. Without, only what is revealed counts.
*/
export function matchPattern(words: Words, pattern: Pattern, guessed: LetterSet = 0): Pool {
	const {alphabet, length, count, letters} = words;
	const revealed = Array.from(pattern, shown =>
		isLetter(alphabet, shown) ? letterIndex(alphabet, shown) : -1,
	);
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
