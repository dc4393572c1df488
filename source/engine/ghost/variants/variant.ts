import type {Letter} from '../../alphabet.js';
import type {Dictionary} from '../../words/words.js';

/** The place for a letter, in the variant's own notation. The usual place is the empty text. */
export type Place = string;

export type Step = {readonly letter: Letter; readonly place: Place};

/** A step that leaves part of a word that counts. */
export type Move = Step & {readonly fragment: string};

/** Gets the share of the work that is done, from 0 to 1. It never falls. */
export type OnProgress = (share: number) => void;

/** The fragments of one to `upTo` letters from which the player to move loses. No word that counts may be shorter. */
export type Losses = {readonly upTo: number; readonly fragments: readonly string[]};

/** The number of words that the searches of a book may still look at. Once it is over, their results mean nothing. */
export type Limit = {left: number; readonly shouldStop: () => boolean};

export type BookWords = {
	readonly dictionary: Dictionary;
	/** The shortest word that counts. */
	readonly minLength: number;
};

/** The options for making a book: a progress callback, and losses that are known already. */
export type Making = {readonly onProgress?: OnProgress; readonly losses?: Losses | undefined};

/** A variant on the words of a dictionary. Its fragments are alive: part of a word that counts, or empty. */
export type Book = BookWords & {
	readonly variant: Variant;
	/** Whether any text of letters is a fragment; every other function throws for a text that is none, or finds nothing. */
	readonly isAlive: (fragment: string) => boolean;
	/** Returns the moves from a fragment, place by place and alphabetical. If two leave the same fragment, it returns the one to the usual place. */
	readonly movesFrom: (fragment: string) => readonly Move[];
	readonly isWord: (fragment: string) => boolean;
	/** Whether the player to move in a game of two wins when both play their best; undefined if a search reached its limit. */
	readonly moverWins: (fragment: string) => boolean | undefined;
	/** Whether some letter leaves a living fragment that is no word. */
	readonly hasSafeMove: (fragment: string) => boolean;
	/** Returns the moves that win, or only the first one found if positions are searched. */
	readonly someWins: (fragment: string) => readonly Move[];
	/** The number of letters left in a game of two, in which the winner hurries and the loser holds out; undefined if that takes too long to find. */
	readonly distance: (fragment: string) => number | undefined;
	/** The number of words that hold the fragment, 1 for a word. Except in Ghost, some of them may be out of reach behind shorter ones. */
	readonly countWords: (fragment: string) => number;
	/** Returns the shortest of these words. Throws if no word counts. */
	readonly shortestFrom: (fragment: string) => string;
	/** Returns a word that answers a challenge. */
	readonly wordFrom: (fragment: string) => string;
	/** Counts the different fragments of the words that count, the empty one and whole words included; undefined if there are too many. */
	readonly countFragments: () => number | undefined;
};

export const variantNames = ['ghost', 'superghost', 'superduperghost', 'xghost', 'spook'] as const;

export type VariantName = (typeof variantNames)[number];

/** A variant of Ghost: where letters may go and what a word must have in common with the fragment. */
export type Variant = {
	readonly name: VariantName;
	readonly title: string;
	/** Returns the places for a letter, from left to right. The last is the default. */
	readonly places: (fragment: string) => readonly Place[];
	readonly choosesPlace: boolean;
	/** How a book finds who wins. In a trie each fragment grows from only one other, so different letters lead to different words; a book is made at once. Substrings are solved in a second. Where there are too many fragments to solve, each is searched on demand. */
	readonly solving: 'trie' | 'substrings' | 'search';
	readonly extend: (fragment: string, step: Step) => string;
	/** Returns the fragment, turned round if a place asks for that. */
	readonly lies: (fragment: string, place: Place) => string;
	/** Returns the place at the same end after turning the fragment round. */
	readonly turn?: (place: Place) => Place;
	/** Returns a letter's index in the extended fragment. If that depends on the letter, the default is the end. */
	readonly indexOf: (fragment: string, place: Place, letter?: Letter) => number;
	/** Whether a word, if it counts, answers a challenge of the fragment. */
	readonly isAnswer: (fragment: string, word: string) => boolean;
	/** Splits a typed line into a letter and its place, both unchecked. */
	readonly readTyped: (line: string) => {readonly letter: string; readonly place: Place};
};
