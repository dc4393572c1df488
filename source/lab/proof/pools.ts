import {letterBit, letterSet, type Letter, type LetterSet} from '../../engine/alphabet.js';
import type {Pool, Words} from '../../engine/words/words.js';
import {
	hiddenPattern,
	reveal,
	splitPool,
	type Family,
	type Pattern,
} from '../../engine/hangman/rules/families.js';

export const lettersIn = ({sets}: Words, pool: Pool): LetterSet =>
	pool.reduce((set, word) => set | sets[word]!, 0);

export const without = ({sets}: Words, pool: Pool, letters: LetterSet): Pool =>
	pool.filter(word => (sets[word]! & letters) === 0);

/** Returns the letters that divide a pool: some words have them and others don't, or in another place. */
export function lettersDividing(words: Words, pool: Pool): readonly Letter[] {
	const {alphabet, sets} = words;
	const some = lettersIn(words, pool);
	const all = pool.reduce((set, word) => set & sets[word]!, some);
	return alphabet.letters.filter(letter => {
		const bit = letterBit(alphabet, letter);
		return (some & bit) !== 0 && ((all & bit) === 0 || splitPool(words, pool, letter).length > 1);
	});
}

/** Returns the letters that all words have in the same places, so that they can't miss. */
export const shownIn = (words: Words, pool: Pool): LetterSet =>
	lettersIn(words, pool) & ~letterSet(words.alphabet, lettersDividing(words, pool));

/** Returns what a letter shows of a word of which nothing else is shown. */
export const patternOf = ({length}: Words, letter: Letter, {places}: Family): Pattern =>
	reveal(hiddenPattern(length), letter, places);
