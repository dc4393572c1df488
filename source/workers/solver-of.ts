import {createSolver, type Words} from '../engine/index.js';
import {oncePer} from './once-per.js';

/** The solver with which the games on some words are analyzed; choosers and guessers have their own. */
export const solverOf = oncePer(({words}: {readonly words: Words}) => createSolver(words));
