import {
	newGhost,
	players,
	type Book,
	type GhostGame,
	type Letter,
	type PlayerName,
	type Random,
	type Seat,
} from '../engine/index.js';

export {makeBook, type GhostBook} from '../engine/index.js';

export const opponents = ['perfect', 'random', 'human'] as const satisfies readonly (PlayerName | 'human')[];

export type Opponent = (typeof opponents)[number];

export const defaultOpponent: Opponent = 'perfect';

export const beginners = ['you', 'computer'] as const;

export type Beginner = (typeof beginners)[number];

export const defaultBeginner: Beginner = 'you';

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

/** Settings as far as flags gave them; all but the seed have a usual value. */
export type GhostRequest = Omit<GhostSettings, 'seed'> & {readonly seed: string | undefined};

export const defaultMinLength = 4;

export const startGhost = (book: Book): GhostGame => newGhost(book);

/** Who sits where: the seat of the computer, or of nobody where two people play. */
export function computerSeat({opponent, first}: GhostSettings): Seat | undefined {
	if (opponent === 'human') return undefined;
	return first === 'computer' ? 0 : 1;
}

/** The letter that the computer plays and the chance that is left, or `undefined` where it is not to move. */
export function computerLetter(
	settings: GhostSettings,
	game: GhostGame,
	random: Random,
): readonly [Letter, Random] | undefined {
	const {opponent} = settings;
	if (opponent === 'human' || game.ending || game.toMove !== computerSeat(settings)) return undefined;
	const [{letter}, rest] = players[opponent].choose(game, random);
	return [letter, rest];
}
