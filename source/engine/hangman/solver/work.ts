import type {ShouldStop} from './search.js';

/** Stops after so many questions: a measure of work that is the same on every machine. */
export function workBudget(questions: number): ShouldStop {
	let left = questions;
	return () => left-- <= 0;
}

/** The work of perfect players for one letter: about 250 ms. */
export const defaultWork = 175;
