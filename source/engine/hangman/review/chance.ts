import {letterBit, type Letter, type LetterSet} from '../../alphabet.js';
import {countLetters} from '../../words/counts.js';
import type {Pool, Words} from '../../words/words.js';
import {isMiss, splitPool} from '../rules/game.js';

function likeliestLetter(words: Words, pool: Pool, guessed: LetterSet): Letter {
	const {words: held} = countLetters(words, pool);
	let best: Letter | undefined;
	let most = 0;
	for (const [index, letter] of words.alphabet.letters.entries()) {
		const count = (guessed & letterBit(words.alphabet, letter)) === 0 ? held[index]! : 0;
		if (count > most) [best, most] = [letter, count];
	}

	if (best === undefined) throw new RangeError('Several words differ in a letter that has not been guessed');
	return best;
}

/** How many words of a pool are found in time by always guessing the letter that most words hold. */
function countFound(words: Words, pool: Pool, guessed: LetterSet, remaining: number): number {
	if (remaining === 0) return 0;
	if (pool.length === 1) return 1;
	const letter = likeliestLetter(words, pool, guessed);
	const next = guessed | letterBit(words.alphabet, letter);
	return splitPool(words, pool, letter).reduce(
		(sum, family) => sum + countFound(words, family.pool, next, isMiss(family) ? remaining - 1 : remaining),
		0,
	);
}

/** A lower bound on the chance of winning when every word of a pool is equally likely: the chance that a simple strategy has. */
export const leastChance = (words: Words, pool: Pool, guessed: LetterSet, remaining: number): number =>
	countFound(words, pool, guessed, remaining) / pool.length;
