import {codeOf} from '../../games/kinds.js';
import type {GhostState} from './state.js';

/** The code of the round as far as it has been played; `undefined` until its dictionary is digested. */
export const codeIn = ({play, digest}: GhostState): string | undefined =>
	digest === undefined ? undefined : codeOf(play, digest);
