import type {Day} from '../daily/calendar.js';

/** The games that are kept. */
export const gameKinds = ['hangman', 'ghost', 'daily'] as const;

export type GameKind = (typeof gameKinds)[number];

export type Result = 'won' | 'lost' | 'watched';

/** The words that a game was played with. */
export type KeptList = {
	/** English where it is left out: a long history is read at once, and what is short is read sooner. */
	readonly language?: string | undefined;
	/** The first hexadecimal digits of the digest of the dictionary; its path is told nowhere. */
	readonly digest: string;
};

type Finished = {
	/** When it began, as `localMoment` writes it: its first ten characters are the date on the wall. */
	readonly date: string;
	/** `undefined` where its seed is too long for one. */
	readonly code: string | undefined;
};

export type FinishedHangman = Finished &
	KeptList & {
		readonly game: 'hangman';
		readonly settings: {
			readonly length: number;
			readonly budget: number;
			readonly chooser: string;
			/** The bot that guessed; you did where it is left out. */
			readonly guesser?: string | undefined;
			readonly secret?: string | undefined;
		};
		readonly seed: string;
		/** The letters in order, a `?` for each hint. */
		readonly moves: string;
		/** `watched` where a bot guessed. */
		readonly result: Result;
		readonly misses: number;
		/** The misses that perfect play on both sides leads to, where that is proved. */
		readonly value?: number | undefined;
	};

export type FinishedDaily = Finished & {
	readonly game: 'daily';
	/** Which day's position it was, whenever it was played. */
	readonly day: Day;
	/** The letters in order, a `?` for each hint. */
	readonly moves: string;
	readonly result: 'won' | 'lost';
	readonly misses: number;
	readonly value: number;
};

export type FinishedGhost = Finished &
	KeptList & {
		readonly game: 'ghost';
		readonly settings: {
			/** Ghost where it is left out. */
			readonly variant?: string | undefined;
			/** The rule `instant` where it is left out. */
			readonly rule?: string | undefined;
			/** The bot on your side; you played where it is left out. */
			readonly player?: string | undefined;
			/** A bot, or `human`. */
			readonly opponent: string;
			readonly first: string;
			readonly minLength: number;
			/** A single round where it is left out. */
			readonly isMatch?: boolean | undefined;
		};
		readonly seed: string;
		/** What both did: letters, `<` before one that went to the front, `!` for a challenge, `=word.` for its answer. */
		readonly moves: string;
		/** Your result; `watched` where you were not one of two sides. */
		readonly result: Result;
	};

/** A finished game: a line of the history. */
export type FinishedGame = FinishedHangman | FinishedDaily | FinishedGhost;

/** Settings as texts, by the names of their rows. */
export type KeptSettings = Readonly<Record<string, string>>;

/** A game that was left, with all that it takes to play it again up to there. */
export type LeftGame = {
	readonly game: GameKind;
	/** When it began, as `localMoment` writes it. */
	readonly date: string;
	readonly settings: KeptSettings;
	readonly seed: string;
	/** As in the history. */
	readonly moves: string;
	/** The digest of its dictionary, to tell whether it is still the same. */
	readonly digest: string;
	/** What the player saw last: the pattern or the fragment. */
	readonly shown: string;
	/** The wrong guesses so far; 0 in Ghost. */
	readonly misses: number;
	/** The wrong guesses that lose; none in Ghost. */
	readonly budget?: number | undefined;
	/** How many letters were guessed with the families in view, and whether they have been since the last one. */
	readonly looks?: number | undefined;
	readonly hasLooked?: boolean | undefined;
	/** What the bots of Ghost draw from. */
	readonly chance?: readonly number[] | undefined;
};

/** The only version of lines and files that there is so far. */
export const version = 1;

/** More letters or misses than any game has. */
export const mostCounted = 1000;
