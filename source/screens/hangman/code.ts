import {codeOf} from '../../games/kinds.js';
import type {HangmanState} from './state.js';

/** The code of the game as far as it has been played; `undefined` until its dictionary is digested. */
export const codeIn = ({play, digest}: HangmanState): string | undefined =>
	digest === undefined ? undefined : codeOf(play, digest);
