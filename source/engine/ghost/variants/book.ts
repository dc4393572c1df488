import {letterIndex} from '../../alphabet.js';
import {wordAt, type Dictionary} from '../../words/words.js';
import type {PlacedLetter, Variant} from './variants.js';

/** A step that leaves part of a word that counts. */
export type Move = PlacedLetter & {readonly fragment: string};

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
	/** Counts the words that contain the fragment without turning it; 1 for a word. Except in Ghost, play may end at a shorter word before it reaches them. */
	readonly countWords: (fragment: string) => number;
	/** Returns the shortest of these words. Throws if no word counts. */
	readonly shortestFrom: (fragment: string) => string;
	/** Returns a word that answers a challenge. */
	readonly wordFrom: (fragment: string) => string;
	/** Counts the different fragments of the words that count, the empty one and whole words included; undefined if there are too many. */
	readonly countFragments: () => number | undefined;
};

/** The number of a fragment in a solved book. */
export type Node = number;

export const root: Node = 0;

/** The number of letters left at each node in a game of two, in which the winner hurries and the loser holds out; 0 for a word. Completing a word loses, so the player to move wins exactly if it is even. */
export type Distances = Uint8Array;

export const winsAt = (distance: number): boolean => distance % 2 === 0;

/** Ranks the distances that a move can leave: a quick win is best, then a slow one, then a slow loss. */
export const merit = (distance: number): number => (winsAt(distance) ? distance : 255 - distance);

/** Returns a fragment's distance, given the merit of its best move. Without any move the merit is 0: one more letter is played, and loses. */
export const distanceBefore = (best: number): number => 1 + (best > 127 ? 255 - best : best);

/** The fragments of a solved book by number. Words are their indices in the dictionary. */
export type Nodes = {
	readonly distances: Distances;
	readonly childOf: (node: Node, letter: number) => Node | undefined;
	readonly countWords: (node: Node) => number;
	/** Returns the first of the shortest words that hold a node; undefined if no word counts. */
	readonly shortest: (node: Node) => number | undefined;
	/** Returns the word that answers a challenge. */
	readonly answer: (node: Node) => number | undefined;
	readonly countFragments: () => number;
};

export function solvedBook(variant: Variant, {dictionary, minLength}: BookWords, nodes: Nodes): Book {
	const {alphabet} = dictionary;
	function find(fragment: string): Node | undefined {
		let node: Node | undefined = root;
		for (const letter of fragment) {
			node = nodes.childOf(node, letterIndex(alphabet, letter));
			if (node === undefined) return undefined;
		}

		return node;
	}

	function nodeOf(fragment: string): Node {
		const node = find(fragment);
		if (node === undefined) throw new RangeError(`No word holds ${JSON.stringify(fragment)}`);
		return node;
	}

	const isAlive = (fragment: string): boolean => find(fragment) !== undefined;

	function movesFrom(fragment: string): readonly Move[] {
		const moves = variant
			.places(fragment)
			.flatMap(place =>
				alphabet.letters.map((letter): Move => {
					const longer = variant.extend(fragment, {letter, place});
					return {letter, place, fragment: longer};
				}),
			)
			.filter(move => isAlive(move.fragment));
		const usual = new Map(moves.map(move => [move.fragment, move]));
		return moves.filter(move => usual.get(move.fragment) === move);
	}

	const distance = (fragment: string): number => nodes.distances[nodeOf(fragment)]!;
	const isWord = (fragment: string): boolean => distance(fragment) === 0;
	const moverWins = (fragment: string): boolean => winsAt(distance(fragment));
	return {
		...{variant, dictionary, minLength, isAlive, movesFrom, isWord, distance, moverWins},
		hasSafeMove: fragment => movesFrom(fragment).some(move => !isWord(move.fragment)),
		someWins: fragment => movesFrom(fragment).filter(move => !moverWins(move.fragment)),
		countWords: fragment => (isWord(fragment) ? 1 : nodes.countWords(nodeOf(fragment))),
		shortestFrom(fragment) {
			const word = nodes.shortest(nodeOf(fragment));
			if (word === undefined) throw new RangeError('No word counts');
			return wordAt(dictionary, word);
		},
		wordFrom(fragment) {
			const word = nodes.answer(nodeOf(fragment));
			return word === undefined ? '' : wordAt(dictionary, word);
		},
		countFragments: nodes.countFragments,
	};
}
