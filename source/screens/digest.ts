import type {Dictionary} from '../engine/index.js';
import {digestFor} from '../games/digest.js';
import type {Job} from './screen.js';

/** The digest of a game's dictionary, which its code names. */
export type Digested = {readonly type: 'digested'; readonly digest: string};

/** So long a game has been shown before its dictionary is digested: first frames come first. */
const pause = 300;

/** Finds the digest of a game's dictionary, unless it is known; at once where the game is over. */
export const findDigest = (
	{digest, id, isOver}: {readonly digest: string | undefined; readonly id: string; readonly isOver: boolean},
	dictionary: Dictionary,
): readonly Job<Digested>[] =>
	digest === undefined
		? [
				{
					key: `digest ${id}`,
					pause: isOver ? 0 : pause,
					run: async () => ({type: 'digested', digest: await digestFor(dictionary)}),
				},
			]
		: [];
