import type {Words} from '../../words.js';
import {createSolver, type Solver} from './solver.js';

const solvers = new WeakMap<Words, Solver>();

/** The solver of these words: the same one every time, so that what it found is there for all who ask; it goes when the words do. */
export function solverOf(words: Words): Solver {
	const known = solvers.get(words);
	if (known) return known;
	const solver = createSolver(words);
	solvers.set(words, solver);
	return solver;
}
