import {createSolver, type Words} from '../engine/index.js';
import {forLatest} from './for-latest.js';

/** The solver with which the games on some words are analyzed; choosers and guessers have their own. */
export const solverOf = forLatest(({words}: {readonly words: Words}) => createSolver(words));
