import {
	everyWord,
	hiddenPattern,
	reveal,
	splitPool,
	type Letter,
	type Pattern,
	type Pool,
	type Words,
} from '../engine/index.js';
import type {DayEntry, Given} from './table.js';

/** What the letters that are answered beforehand leave. */
export type Opened = {
	/** Each letter with the pattern after it, in order. */
	readonly answered: readonly {readonly letter: Letter; readonly pattern: Pattern}[];
	/** The pattern after the last. */
	readonly pattern: Pattern;
	/** The words that fit them. */
	readonly pool: Pool;
};

/** How many more misses than the value lose the day. */
export const slack = 3;

export const budgetOf = ({value}: Pick<DayEntry, 'value'>): number => value + slack;

/** What given answers leave of all words of a length; answers that no word fits are a programming error and throw. */
export function openGiven(words: Words, given: readonly Given[]): Opened {
	const answered: {letter: Letter; pattern: Pattern}[] = [];
	let pattern = hiddenPattern(words.length);
	let pool = everyWord(words);
	for (const {letter, places} of given) {
		const family = splitPool(words, pool, letter).find(kept => kept.places === places);
		if (family === undefined) throw new RangeError(`No word fits the answer to ${letter}`);
		pool = family.pool;
		pattern = reveal(pattern, letter, places);
		answered.push({letter, pattern});
	}

	return {answered, pattern, pool};
}
