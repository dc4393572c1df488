import type {Source} from '../dictionaries/index.js';
import type {Alphabet, Dictionary, SharedBook} from '../engine/index.js';
import type {GameName, GameRecord, RecordedSettings} from '../store/index.js';
import type {Workers} from '../workers/client.js';

export type Parts = {
	readonly play: {readonly settings: object};
	readonly move: object;
	readonly settings: unknown;
	/** A dictionary, or a book made of one. */
	readonly list: unknown;
};

export type GameStep<Of extends Pick<Parts, 'play' | 'move'>> = {
	readonly play: Of['play'];
	/** Whether there is something in the game that was never reported. */
	readonly isNew: boolean;
	/** Recorded moves still to be made, since the chooser takes its time. */
	readonly pending?: readonly Of['move'][];
};

export type Resumed<Of extends Pick<Parts, 'play' | 'move'>> = GameStep<Of> & {
	/** Whether the rules refused none of the moves that have been made. */
	readonly isWhole: boolean;
};

/** How a record is opened: to be gone on with, to be played beside it, only to be seen, or by a friend who joins it. */
export type OpenedAs = 'resumed' | 'against' | 'replayed' | 'joined';

export type Tools = {
	readonly workers: Pick<Workers, 'run'>;
	readonly signal?: AbortSignal;
	/** Hears the share done, from 0 to 1. */
	readonly onProgress?: (share: number) => void;
	/** The books that have been made before. */
	readonly books?: ReadonlyMap<string, SharedBook>;
};

/**
Everything that opening, keeping and coding a game needs to know of its kind.

To add a game, add its parts and its kind to `kinds.ts`, its name to `store/record.ts`, its letter to `codes/code.ts`, and a screen that shows it.
*/
export type Kind<Of extends Parts> = {
	readonly name: GameName;
	source(written: RecordedSettings): Source;
	/** Returns the settings of a record; `undefined` if they make no game with these words. */
	readSettings(written: RecordedSettings, dictionary: Dictionary): Of['settings'] | undefined;
	writeSettings(play: Pick<Of['play'], 'settings'>): RecordedSettings;
	/** Returns the settings for replaying or joining someone else's game. */
	shared(
		settings: Of['settings'],
		theirs: {
			readonly as: Exclude<OpenedAs, 'resumed'>;
			readonly list: Of['list'];
			readonly moves: readonly Of['move'][];
		},
	): Of['settings'];

	/** Makes what a game is played with; `undefined` if these words leave nothing to play. */
	prepare(settings: Of['settings'], dictionary: Dictionary, tools: Tools): Promise<Of['list'] | undefined>;

	begin(list: Of['list'], settings: Of['settings'], id: string): Of['play'];
	resume(play: Of['play'], moves: readonly Of['move'][]): Resumed<Of>;
	/** Reads the moves of a record or a code; returns `undefined` for text that has not their form. The rules may still refuse them. */
	readMoves(text: string, alphabet: Alphabet): readonly Of['move'][] | undefined;
	writeMoves(moves: readonly Of['move'][]): string;

	isWatched(play: Of['play']): boolean;
	outcome(play: Of['play']): Outcome;
};

export type Outcome = Pick<GameRecord, 'standing' | 'end'>;
