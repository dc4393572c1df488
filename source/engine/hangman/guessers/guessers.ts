import {naive, paga, pattern} from './by-occurrences.js';
import {expert} from './expert.js';
import type {Guesser} from './guesser.js';
import type {ProgramName} from '../programs.js';
import {perfectGuesser} from './perfect.js';
import {stranger} from './stranger.js';

/** All guessers by name: those that know a list, the weakest first, then the one that knows more words than that. */
export const guessers = {
	naive,
	pattern,
	paga,
	expert,
	perfect: perfectGuesser(),
	stranger,
} as const satisfies Record<string, Guesser>;

export type GuesserName = keyof typeof guessers;

/** Who may guess: one of ours, or a program. */
export type AnyGuesser = GuesserName | ProgramName;
