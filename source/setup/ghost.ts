import {
	decide,
	newGhost,
	newMatch,
	players,
	sideAt,
	type Action,
	type Book,
	type GhostGame,
	type GhostMatch,
	type PlayerName,
	type Random,
	type Rule,
	type Side,
	type Variant,
} from '../engine/index.js';

/** The players there are, the strongest first. */
export const botNames = [
	'perfect',
	'stubborn',
	'careless',
	'random',
] as const satisfies readonly PlayerName[];

export const opponents = [...botNames, 'human'] as const satisfies readonly (PlayerName | 'human')[];

export type Opponent = (typeof opponents)[number];

export const defaultOpponent: Opponent = 'perfect';

/** Who plays on your side: you, or a bot that you watch. */
export const ownPlayers = ['you', ...botNames] as const satisfies readonly (PlayerName | 'you')[];

export type OwnPlayer = (typeof ownPlayers)[number];

export const beginners = ['you', 'computer'] as const;

export type Beginner = (typeof beginners)[number];

export const defaultBeginner: Beginner = 'you';

/** All that makes a game of Ghost what it is; flags and menus fill it in. */
export type GhostSettings = {
	/** A bundled name or a path. */
	readonly dictionary: string;
	readonly variant: Variant;
	readonly rule: Rule;
	readonly player: OwnPlayer;
	readonly opponent: Opponent;
	/** Who plays the first letter; between two people `you` is the first of them. */
	readonly first: Beginner;
	/** The shortest word that counts. */
	readonly minLength: number;
	/** Whether rounds are played until somebody has all of G-H-O-S-T. */
	readonly isMatch: boolean;
	/** Whether the coach and the tree are shown from the start. */
	readonly verbose: boolean;
	readonly seed: string;
};

/** Settings as far as flags gave them; all but the seed have a usual value. */
export type GhostRequest = Omit<GhostSettings, 'seed'> & {readonly seed: string | undefined};

export const defaultMinLength = 4;

/** The usual game, but for its dictionary. */
export const usualGhost = {
	variant: 'ghost',
	rule: 'instant',
	player: 'you',
	opponent: defaultOpponent,
	first: defaultBeginner,
	minLength: defaultMinLength,
	isMatch: false,
	verbose: false,
} as const satisfies Omit<GhostSettings, 'dictionary' | 'seed'>;

export const startGhost = (book: Book, {rule}: Pick<GhostSettings, 'rule'>): GhostGame =>
	newGhost(book, rule);

/** The match that the settings begin; you, or the first of two people, are side 0. A single game is its only round. */
export const startMatch = ({first}: Pick<GhostSettings, 'first'>): GhostMatch =>
	newMatch(first === 'computer' ? 1 : 0);

/** The bot on a side, or `undefined` where a person plays. */
export function botAt({player, opponent}: GhostSettings, side: Side): PlayerName | undefined {
	if (side === 0) return player === 'you' ? undefined : player;
	return opponent === 'human' ? undefined : opponent;
}

/** Whose turn it is. */
export const sideToMove = (match: GhostMatch, game: GhostGame): Side => sideAt(match, game.toMove);

/** What the computer does and the chance that is left, or `undefined` where it is not at turn. */
export function computerAction(
	settings: GhostSettings,
	match: GhostMatch,
	game: GhostGame,
	random: Random,
): readonly [Action, Random] | undefined {
	const bot = game.ending ? undefined : botAt(settings, sideToMove(match, game));
	return bot && decide(players[bot], game, random);
}

/** What somebody is called. */
export type GhostName = 'you' | 'computer' | `computer ${1 | 2}` | `player ${1 | 2}`;

export function nameOf({player, opponent}: GhostSettings, side: Side): GhostName {
	const number = side === 0 ? 1 : 2;
	if (player === 'you' && opponent === 'human') return `player ${number}`;
	if (player !== 'you' && opponent !== 'human') return `computer ${number}`;
	if (player === 'you') return side === 0 ? 'you' : 'computer';
	return side === 0 ? 'computer' : 'you';
}
