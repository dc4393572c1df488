import {letterIndex, type Letter} from '../../alphabet.js';
import {divide} from '../../words/divide.js';
import {indexOf, type Places} from '../../words/letter-index.js';
import {findWord, type Pool, type Words} from '../../words/words.js';

/** The word as shown: revealed letters, `-` where hidden. */
export type Pattern = string;

export const hidden = '-';

export const hiddenPattern = (length: number): Pattern => hidden.repeat(length);

export const isRevealed = (pattern: Pattern): boolean => !pattern.includes(hidden);

/** A letter, or a whole word of the game's length. */
export type Guess = string;

/** Whether a guess is a whole word. A word of one letter is that letter: the answers to both are the same. */
export const isWholeWord = (guess: Guess): boolean => guess.length > 1;

export function reveal(pattern: Pattern, guess: Guess, places: Places): Pattern {
	const digits = places.toString(2).padStart(pattern.length, '0');
	return Array.from(pattern, (shown, place) => {
		if (digits[place] !== '1') return shown;
		return isWholeWord(guess) ? guess.charAt(place) : guess;
	}).join('');
}

/** The words of a pool that would show the same pattern after a guess. */
export type Family = {
	/** The places of the letter in each word, 0 if it has none; for a whole word all places, or 0 for the others. */
	readonly places: Places;
	readonly pool: Pool;
};

export type Families = readonly [Family, ...Family[]];

/** Whether the family lacks what was guessed, so that keeping it makes the guess wrong. */
export const isMiss = ({places}: Family): boolean => places === 0;

/** Returns the family with most words; among equals the one whose pattern is first in ASCII order. */
export const largestFamily = (families: Families): Family =>
	families.reduce((best, family) => (family.pool.length > best.pool.length ? family : best));

/** A whole word divides a pool into the others, which come first, and itself. */
function splitByWord(words: Words, pool: Pool, text: string): Family[] {
	const word = findWord(words, text);
	return [
		{places: 0, pool: pool.filter(each => each !== word)},
		{places: 2 ** words.length - 1, pool: pool.filter(each => each === word)},
	].filter(({pool: part}) => part.length > 0);
}

function splitByLetter(words: Words, pool: Pool, letter: Letter): Family[] {
	const column = indexOf(words).column(letterIndex(words.alphabet, letter));
	const {kinds, places} = column;
	const divided = new Uint32Array(pool.length);
	const ends = new Uint32Array(places.length);
	const count = divide(column, pool, 0, pool.length, divided, 0, ends, 0);
	const families: Family[] = [];
	for (let part = 0, from = 0; part < count; part++) {
		const to = ends[part]!;
		if (to > from) families.push({places: places[kinds[divided[from]!]!]!, pool: divided.slice(from, to)});
		from = to;
	}

	return families.sort((a, b) => a.places - b.places);
}

/** Returns the families that a guess divides a pool into, in the ASCII order of their patterns; their words keep their order. An empty pool throws. */
export function splitPool(words: Words, pool: Pool, guess: Guess): Families {
	const split = isWholeWord(guess) ? splitByWord : splitByLetter;
	const [first, ...others] = split(words, pool, guess);
	if (first === undefined) throw new RangeError('A pool is never empty');
	return [first, ...others];
}

export function placesIn(word: string, guess: Guess): Places {
	if (isWholeWord(guess)) return guess === word ? 2 ** word.length - 1 : 0;
	return Array.from(word).reduce((places, letter) => places * 2 + (letter === guess ? 1 : 0), 0);
}
