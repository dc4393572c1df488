import type {Source} from '../dictionaries/index.js';
import type {Alphabet, Dictionary, SharedBook} from '../engine/index.js';
import type {GameEnd, GameName, GameRecord, RecordedSettings} from '../store/index.js';
import type {Standing} from '../text/left.js';
import type {Sharing} from '../text/share.js';
import type {Workers} from '../workers/client.js';

export type Parts = {
	readonly play: object;
	readonly event: object;
	readonly settings: unknown;
	/** What it is played with: a dictionary, or what is made of one. */
	readonly list: unknown;
};

export type Step<Of extends Pick<Parts, 'play' | 'event'>> = {
	readonly play: Of['play'];
	readonly events: readonly Of['event'][];
};

/** How a record is opened: to be gone on with, to be played beside it, only to be seen, or by a friend who joins it. */
export type OpenedAs = 'resumed' | 'against' | 'replayed' | 'joined';

export type Tools = {
	readonly workers: Pick<Workers, 'run'>;
	readonly signal?: AbortSignal;
	/** Hears the share that is made, from 0 to 1. */
	readonly onProgress?: (share: number) => void;
	/** The books that have been made before; new ones are put there, too. */
	readonly books?: Map<string, SharedBook>;
	/** Whether what is quick may be made on this thread: no screen is up. */
	readonly mayBlock?: true;
};

/**
A kind of game, as all see it that open, keep, code, share and count games without knowing which.

A game is added with its parts and its kind in `kinds.ts`, its name in `store/record.ts`, its fields in `codes/code.ts`, and what shows it: a screen and a dialogue.
*/
export type Kind<Of extends Parts> = {
	readonly name: GameName;
	/** The words of a game, by its settings as a record has them. */
	source(written: RecordedSettings): Source;
	/** The settings of a record; `undefined` where they make no game with these words. */
	readSettings(written: RecordedSettings, dictionary: Dictionary): Of['settings'] | undefined;
	writeSettings(settings: Of['settings']): RecordedSettings;
	settingsOf(play: Of['play']): Of['settings'];
	/** The settings with which someone plays the game of another, or sees it. */
	shared(settings: Of['settings'], as: Exclude<OpenedAs, 'resumed'>): Of['settings'];

	/** The settings with which a friend elsewhere joins a game by its moves; `undefined` where the rules refuse one of these. */
	join?(list: Of['list'], settings: Of['settings'], moves: string): Of['settings'] | undefined;

	/** What a game is played with; `undefined` where these words leave nothing to play. */
	prepare(settings: Of['settings'], dictionary: Dictionary, tools: Tools): Promise<Of['list'] | undefined>;
	dictionaryOf(play: Of['play']): Dictionary;

	begin(list: Of['list'], settings: Of['settings'], id: string): Step<Of>;
	/** The game after moves that were played before it was opened; those that the rules refuse are left out. */
	resume(play: Of['play'], moves: string): Step<Of>;
	/** Whether a text can be moves, as far as that is seen without playing them. */
	areMoves(text: string, alphabet: Alphabet): boolean;
	movesOf(play: Of['play']): string;

	isWatched(play: Of['play']): boolean;
	isOver(play: Of['play']): boolean;
	isUnderWay(play: Of['play']): boolean;
	/** Whether all that has been done was done before the game was opened. */
	isReplayed(play: Of['play']): boolean;
	standing(play: Of['play']): Standing;
	end(play: Of['play']): GameEnd;
	/** What is sent of a game that is over: a row without its letters and its words. */
	share(play: Of['play'], sharing: Omit<Sharing, 'isOwnList'>): string;
	/** What marks the answers of its chooser, where it has one. */
	answers(play: Of['play']): GameRecord['answers'];
};
