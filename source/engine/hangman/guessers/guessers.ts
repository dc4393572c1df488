import {naive, paga, pattern} from './by-occurrences.js';
import {expert} from './expert.js';
import type {Guesser} from './guesser.js';
import {perfectGuesser} from './perfect.js';

/** All guessers by name, the weakest first. */
export const guessers = {
	naive,
	pattern,
	paga,
	expert,
	perfect: perfectGuesser(),
} as const satisfies Record<string, Guesser>;

export type GuesserName = keyof typeof guessers;
