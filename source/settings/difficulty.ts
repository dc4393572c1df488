import {typicalOf} from '../dictionaries/proved.js';
import type {Source} from '../dictionaries/index.js';
import type {ChooserName, Dictionary} from '../engine/index.js';

export const difficulties = ['easy', 'fair', 'hard', 'fiendish'] as const;

/** How hard a game of Hangman is, by name: it sets the chooser and the wrong guesses. */
export type Difficulty = (typeof difficulties)[number];

export const defaultDifficulty: Difficulty = 'easy';

export const chooserOf = {
	easy: 'evil',
	fair: 'random',
	hard: 'evil',
	fiendish: 'perfect',
} as const satisfies Record<Difficulty, ChooserName>;

/** Extra wrong guesses in a hard game, on top of the fewest that beat `evil`. */
const spareWhenHard = 3;

export function budgetOf(
	difficulty: Difficulty,
	source: Source,
	dictionary: Dictionary,
	length: number,
): number {
	const {perfect, evil, fair} = typicalOf(source, dictionary, length);
	const enough = perfect + 1;
	if (difficulty === 'fair') return fair;
	if (difficulty !== 'hard') return enough;
	// For very short or long words three more would be as many as in an easy game.
	return Math.max(evil + 1, Math.min(evil + 1 + spareWhenHard, enough - 1));
}
