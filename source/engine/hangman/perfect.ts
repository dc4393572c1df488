import {perfectChooser, type PerfectOptions} from './perfect-chooser.js';
import {perfectGuesser} from './perfect-guesser.js';
import {solverOf} from './solver/solver-of.js';
import {workBudget} from './solver/turns.js';
import {worstCasesOf} from './worst-case.js';

/** How much work it may put into one letter: some 250 ms, on every machine the same work. */
const questions = 150;

/** Up to so many words it looks at what `expert` would miss; more words than that are hard enough. */
const closeLook = 300;

/** How perfect players play in a game. */
export const usualPerfection: PerfectOptions = {
	solverOf,
	patience: () => workBudget(questions),
	hardness: (words, pool) => (pool.length <= closeLook ? worstCasesOf(words).expert(pool) : Infinity),
};

/** The perfect chooser, with as much patience as a game has. */
export const perfectlyEvil = perfectChooser(usualPerfection);

/** The perfect guesser, with as much patience as a game has. */
export const perfectlyGuessing = perfectGuesser(usualPerfection);
