import type {Binding} from './keys.js';

/** The meaning of a text; a painter decides how it looks. */
export const tones = ['hit', 'miss', 'fiend', 'accent', 'quiet', 'frame'] as const;

export type Tone = (typeof tones)[number];

/** A piece of a line with one meaning; without `as` it is plain text. */
export type Run = {readonly text: string; readonly as?: Tone; readonly bold?: boolean};

export type Line = string | readonly Run[];

/** A place in a word: still hidden, known, just filled by the last move, or never found. */
export type Tile = {readonly text: string; readonly look: 'hidden' | 'known' | 'fresh' | 'lost'};

export type WordPart = {
	readonly part: 'word';
	readonly tiles: readonly Tile[];
	/** Every letter that may come up: painters reserve room for their marks. */
	readonly alphabet: readonly string[];
	/** Places to reserve for a word that grows. */
	readonly places?: number;
};

export type FigurePart = {
	readonly part: 'figure';
	readonly figure: 'eye' | 'gallows' | 'specter';
	/** From 0 to 1: how far the eye has opened, the gallows are built, or the specter is present. */
	readonly progress: number;
	/** The direction of the eye, from -1 to 1 each way. */
	readonly gaze?: {readonly x: number; readonly y: number};
	readonly isAngry?: boolean;
};

export type MeterPart = {
	readonly part: 'meter';
	readonly label: string;
	readonly left: number;
	readonly total: number;
};

export type FactsPart = {
	readonly part: 'facts';
	readonly rows: readonly {readonly label: string; readonly value: Line}[];
};

export type KeyboardPart = {
	readonly part: 'keyboard';
	readonly letters: readonly string[];
	readonly hits: readonly string[];
	readonly misses: readonly string[];
	readonly cursor?: string | undefined;
};

export type Column = {
	readonly title: string;
	readonly side: 'left' | 'right';
	/** In a table that is too wide the lowest rank goes first; a column without one stays. */
	readonly rank?: number;
	/** Its cells may be cut down to this width before any column goes. */
	readonly least?: number;
	/** Which end of a cell is cut off. Default: the end. */
	readonly cut?: 'start';
};

/**
A cell: a line, or as many of some words as there is room for (`isCut` if there are still more).

`shade`, from 0 to 1, is the cell of a heat map.
*/
export type Cell =
	| Line
	| {readonly text: string; readonly as?: Tone; readonly shade?: number}
	| {readonly words: readonly string[]; readonly isCut: boolean};

export type Row = {
	readonly cells: readonly Cell[];
	/** The row that matters, or the one that is chosen. */
	readonly mark?: 'kept' | 'chosen' | undefined;
	/** The length of its bar, from 0 to 1. */
	readonly bar?: number;
};

export type TablePart = {
	readonly part: 'table';
	readonly heading?: string;
	readonly remark?: string;
	/** Drawn without titles if all are empty. */
	readonly columns: readonly Column[];
	readonly rows: readonly Row[];
	/** The rows that stay besides marked ones if there is no room for all. Default: the first. */
	readonly keeps?: 'first' | 'last' | 'all';
	/** Says in a line what is left out, given the indices of the rows. Default: how many. */
	readonly rest?: (hidden: readonly number[]) => Line;
	/** Lines below the rows, which are never left out. */
	readonly notes?: readonly Line[];
};

export type ProsePart = {
	readonly part: 'prose';
	readonly heading?: string;
	readonly remark?: string;
	readonly paragraphs: readonly Line[];
	readonly as?: Tone;
	/** Only as many whole paragraphs as fit are shown. */
	readonly isOptional?: boolean;
};

/** A row of small bars, one a value. */
export type ChartPart = {
	readonly part: 'chart';
	readonly label: string;
	readonly values: readonly number[];
	/** Heights from zero, by ratio (halving looks the same everywhere), or between the lowest and the highest value. */
	readonly scale: 'zero' | 'ratio' | 'range';
	readonly selected?: number;
	/** The indices of values with a mark below. */
	readonly marked?: readonly number[];
	readonly markText?: string;
	readonly text?: string;
	readonly as?: Tone;
};

export type MenuPart = {
	readonly part: 'menu';
	readonly items: readonly {
		readonly key: string;
		readonly label: string;
		readonly note: string;
		/** Replaces the note in speech. */
		readonly spoken?: string | undefined;
	}[];
	readonly selected: string | undefined;
};

export type FormRow = {
	readonly name: string;
	readonly label: string;
	readonly value: string;
	readonly note: string;
	readonly kind: 'choice' | 'text' | 'secret' | 'more';
	readonly placeholder?: string | undefined;
};

export type FormPart = {
	readonly part: 'form';
	readonly rows: readonly FormRow[];
	readonly focused: string;
};

export type ProgressPart = {
	readonly part: 'progress';
	readonly label: string;
	/** From 0 to 1; unknown if left out. */
	readonly share?: number | undefined;
};

type AnyPart =
	| WordPart
	| FigurePart
	| MeterPart
	| FactsPart
	| KeyboardPart
	| TablePart
	| ProsePart
	| ChartPart
	| MenuPart
	| FormPart
	| ProgressPart;

export type Part = AnyPart & {
	/** Replaces what speech would make of the part; `''` keeps it silent. */
	readonly spoken?: string;
	/** Shown by one kind of painter only: the screen, or lines of text (spoken or plain). */
	readonly only?: 'screen' | 'lines';
	/** The command of line mode that asks for it, and is answered with it even where nothing in it is new. */
	readonly answers?: string;
};

/** The last event: the second brightest thing on the screen, and the first thing that is spoken. */
export type News = {
	readonly text: string;
	/** Which event of the game it is: a new number is news, even in the same words. */
	readonly at?: number;
	readonly as?: Tone | undefined;
	readonly spoken?: string;
};

/** The place, and the settings of the game: facts with ` · ` between them, the most important first. */
export type Title = {readonly trail: readonly string[]; readonly status: string};

/** The transcript of a game in plain line mode. */
export type PlainPage = {
	/** Printed where they change; where they only go on, the new ones. */
	readonly lines: readonly string[];
	/** The prompt; `''` asks nothing. */
	readonly question: string;
	/**
	The next step once the game is over: yes or no to another game, or the end of the program.

	Before that end the question is asked at a terminal only.
	*/
	readonly then?: 'again' | 'leave';
	readonly help?: readonly string[];
	/** Whether words have numbers, because the letters that are typed don't spell them. */
	readonly isNumbered?: boolean;
};

/** The content of a screen, never its look. `Does` is the effect of a key. */
export type Page<Does> = {
	readonly title: Title;
	readonly news?: News | undefined;
	/** In the order of their importance; that is also the order in which they are spoken. */
	readonly parts: readonly Part[];
	readonly keys: readonly Binding<Does>[];
	/** The help of the screen, above its keys. */
	readonly about: () => string;
	/** The words on it that may be explained now, the one that matters most first. */
	readonly words?: readonly string[];
	/** The question of line mode, if the keys don't imply it: `Letter?`. */
	readonly question?: string;
	/** The transcript of a game, which plain line mode prints instead of the parts. */
	readonly plain?: PlainPage | undefined;
	/** The work that the player waits for, such as `perfect is thinking`. Line mode waits, too. */
	readonly busy?: string | undefined;
	/** Says why a key does nothing now: `''` says nothing, `undefined` leaves it to the app. */
	readonly idle?: (key: string) => string | undefined;
	/** Whether a game is about to begin, so that letters typed meanwhile are for it. */
	readonly isWaiting?: boolean;
	/** Names a document that may be longer than a window, so that it scrolls; another name begins at its top. */
	readonly scrolls?: string | undefined;
	/** Takes a whole line: typed in line mode, or pasted. Returns `undefined` if it means nothing here. */
	readonly onLine?: (line: string) => Does | undefined;
	readonly onType?: (row: string, text: string) => Does;
	/** Returns a row of the form as it would be after each of its choices, the present one first. */
	readonly choices?: (row: string) => readonly FormRow[];
	/** Takes the choice of a row at this place. */
	readonly onChoose?: (row: string, at: number) => Does;
};
