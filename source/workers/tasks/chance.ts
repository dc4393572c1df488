import {leastChance, type LetterSet, type Pool, type Words} from '../../engine/index.js';
import type {Held} from '../held.js';

/** The least chance of winning against a chooser that keeps one word, each that fits as likely as the others. */
export const chance = ({
	game: {data},
	pool,
	guessed,
	remaining,
}: {
	readonly game: Held<{readonly words: Words}>;
	readonly pool: Pool;
	readonly guessed: LetterSet;
	readonly remaining: number;
}): number => leastChance(data.words, pool, guessed, remaining);
