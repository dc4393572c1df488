import type {Letter} from '../../alphabet.js';
import type {Dictionary} from '../../words/dictionary.js';

/** A fragment as a number of its variant's own; 0 is the empty one. */
export type Node = number;

export const root: Node = 0;

/** Where a letter goes, as its variant writes it before the letter; the empty text where there is nothing to choose, or for the usual place. */
export type Place = string;

export type Step = {readonly letter: Letter; readonly place: Place};

/** A step after which the fragment still is part of a word that counts. */
export type Move = Step & {readonly node: Node};

/** Told how much of the work is done, from 0 to 1; the share never falls. */
export type OnProgress = (share: number) => void;

/** The fragments of one letter to so many from which whoever is to move loses, where no shorter word counts. */
export type Losses = {readonly upTo: number; readonly fragments: readonly string[]};

/** Who follows the making of a book, and what is known beforehand where positions are searched. */
export type Making = {readonly onProgress?: OnProgress; readonly losses?: Losses | undefined};

/** What a fragment can still become. */
export type Samples = {
	/** How many words it can become, 1 for a word; where it can stand in many places, how many words have it, of which some may be out of reach behind shorter ones. */
	readonly count: number;
	/** The shortest of them. */
	readonly shortest: string;
	/** One of median length, from the middle of those, that play can still come to. */
	readonly typical: string;
};

/** How the players of a round stand at a fragment; they are counted from the one to move on. */
export type View = {
	/** Whether a player can avoid losing whatever the others play. */
	readonly isSafe: (player: number) => boolean;
	/** Whether nobody else loses if each looks after itself; `undefined` where too many words are in reach to find it. */
	readonly isLost: (player: number) => boolean | undefined;
	/** Who loses if each looks after itself and, where that is all the same, has the player lose whose turn comes soonest. */
	readonly loser: () => number;
};

/** A variant on the words of a dictionary, solved. A node of another book is a programming error. */
export type Book = {
	readonly variant: Variant;
	readonly dictionary: Dictionary;
	/** The shortest word that counts. */
	readonly minLength: number;
	/** The moves from a node, place by place and alphabetical; of two to the same fragment the one to the usual place. */
	readonly movesFrom: (node: Node) => readonly Move[];
	/** Where positions are searched: a move that wins, sooner found than all that do. */
	readonly findWin?: (node: Node) => Move | undefined;
	/** The node that a step leads to; `undefined` where no word that counts goes on so. */
	readonly reach: (node: Node, step: Step) => Node | undefined;
	/** The node of a fragment; `undefined` where no word that counts holds it. */
	readonly find: (fragment: string) => Node | undefined;
	readonly fragmentAt: (node: Node) => string;
	/** Whether a node's fragment is a word that counts, so that whoever completed it has lost. */
	readonly isWord: (node: Node) => boolean;
	/** Whether whoever is to move in a game of two wins when both play their best. */
	readonly moverWins: (node: Node) => boolean;
	/** Where positions are searched: how so many players stand at a node that is no word. */
	readonly viewOf?: (node: Node, players: number) => View;
	/** How many more letters such a game lasts: who can win hastens the end, who cannot delays it; `undefined` where that takes too long to find. */
	readonly lasts: (node: Node) => number | undefined;
	/** Where positions are searched: a node that the best move leads to where it is known how long such a game lasts. */
	readonly findBest?: (node: Node) => Node | undefined;
	/** The count of the samples. */
	readonly countWords: (node: Node) => number;
	/** That no word counts is a programming error and throws. */
	readonly samplesOf: (node: Node) => Samples;
	/** A word that the fragment can become as it lies, or that it is: it answers a challenge. */
	readonly wordFrom: (node: Node) => string;
	/** How many fragments the words that count have, each once; the empty one and whole words are fragments too. `undefined` where they are too many to count. */
	readonly countFragments: () => number | undefined;
};

/** How texts speak of a variant. */
export type Phrases = {
	/** Where letters go, as in `Add a letter …`. */
	readonly adding: string;
	/** The same where there is little room. */
	readonly note: string;
	/** What makes a fragment dead, as in `a fragment that …`. */
	readonly dead: string;
	/** A word that answers a challenge, as in `a word …`. */
	readonly answering: (fragment: string) => string;
	readonly noWord: (fragment: string) => string;
	/** The same as the handouts say it. */
	readonly noWordPlain: (fragment: string) => string;
	/** Why its words are no help to learn by heart, where it is solved and has no crib. */
	readonly noCrib?: string;
	/** What the fragments of the words are called. */
	readonly parts: string;
	/** Letters that go to a place of a fragment. */
	readonly placed: (letters: string, place: Place, fragment: string) => string;
	/** Such a place in words, with a blank before them. */
	readonly placeAloud: (place: Place, fragment: string) => string;
	/** How a letter and its place are typed over lines, where there is a choice: in short, in full, and for listeners. */
	readonly typing: {readonly short: string; readonly full: string; readonly aloud: string} | undefined;
};

/** A variant of Ghost: where letters may go and what a word must have in common with the fragment. */
export type Variant = {
	readonly name: string;
	readonly title: string;
	/** Where a letter may go, from left to right; a letter without a place goes to the last. */
	readonly places: (fragment: string) => readonly Place[];
	/** Whether players choose the place. */
	readonly choosesPlace: boolean;
	/** Whether each fragment comes from one other only, so that different words stand behind different letters. */
	readonly isTree: boolean;
	/** Whether a book is made so quickly that nothing need tell how far it is. */
	readonly isQuick: boolean;
	/** Whether there are too many fragments to solve them all, so that each is searched when it is asked about. */
	readonly isSearched: boolean;
	readonly extend: (fragment: string, step: Step) => string;
	/** How the fragment lies when a letter goes to a place, where it may be turned round. */
	readonly lies?: (fragment: string, place: Place) => string;
	/** The same end of the fragment turned round. */
	readonly turn?: (place: Place) => Place;
	/** Where a letter stands in the extended fragment; where that is its own, without a letter at the end. */
	readonly indexOf: (fragment: string, place: Place, letter?: Letter) => number;
	/** Whether a word, if it counts, answers a challenge of the fragment. */
	readonly isAnswer: (fragment: string, word: string) => boolean;
	/** The letter and the place of what is typed over lines; both are still to be checked. */
	readonly readTyped: (line: string) => {readonly letter: string; readonly place: Place};
	readonly phrases: Phrases;
};

/** A variant with its books. */
export type BookMaker<Data> = Variant & {
	/** What a book is made of: plain data, so that a thread can send it to another. */
	readonly make: (dictionary: Dictionary, minLength: number, making?: Making) => Data;
	readonly open: (data: Data) => Book & {readonly data: Data};
};
