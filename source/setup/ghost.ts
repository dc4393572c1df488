import {newGhost, type Book, type GhostGame, type PlayerName, type Seat} from '../engine/index.js';

export const opponents = ['perfect', 'random', 'human'] as const satisfies readonly (PlayerName | 'human')[];

export type Opponent = (typeof opponents)[number];

export const beginners = ['you', 'computer'] as const;

export type Beginner = (typeof beginners)[number];

/** All that makes a game of Ghost what it is; flags and menus fill it in. */
export type GhostSettings = {
	/** A bundled name or a path. */
	readonly dictionary: string;
	readonly opponent: Opponent;
	/** Who plays the first letter; between two people `you` is the first of them. */
	readonly first: Beginner;
	/** The shortest word that counts. */
	readonly minLength: number;
	readonly seed: string;
};

export const defaultMinLength = 4;

export const startGhost = (book: Book): GhostGame => newGhost(book);

/** Who sits where: the seat of the computer, or of nobody where two people play. */
export function computerSeat({opponent, first}: GhostSettings): Seat | undefined {
	if (opponent === 'human') return undefined;
	return first === 'computer' ? 0 : 1;
}
