import {createSolver} from '../engine/index.js';
import {forLatest} from './for-latest.js';

/** The solver with which all games on the same words are analyzed, one after the other; choosers and guessers have their own. */
export const solverOf = forLatest(createSolver);
