import {leastChance, type LetterSet, type Pool, type Words} from '../../engine/index.js';
import type {Held} from '../held.js';

/** The least chance of winning against a chooser that keeps one word, each that fits as likely as the others. */
export const chance = ({
	words,
	pool,
	guessed,
	remaining,
}: {
	readonly words: Held<Words>;
	readonly pool: Pool;
	readonly guessed: LetterSet;
	readonly remaining: number;
}): number => leastChance(words.data, pool, guessed, remaining);
