import type {Letter} from '../../alphabet.js';
import type {Book} from './book.js';
import {isWinningMove} from '../trie/solution.js';
import {childOf, childrenOf, hasWords, isWord, letterOf, root, type Node} from '../trie/trie.js';
import {
	backOf,
	backsOf,
	firstLetter,
	frontOf,
	frontsOf,
	lastLetter,
	substringAt,
} from '../superghost/substring-graph.js';

/** Where a letter goes: before the fragment or after it. In Ghost it goes to the back. */
export const ends = ['front', 'back'] as const;

export type End = (typeof ends)[number];

/** A letter and where it goes. */
export type Step = {readonly letter: Letter; readonly end: End};

/** A step after which the fragment still is part of a word that counts. */
export type Move = Step & {
	/** Where it leads. */
	readonly node: Node;
};

/** What a move comes to for whoever makes it, when both play their best: completing a word loses at once. */
export const effects = ['wins', 'loses', 'completes'] as const;

export type Effect = (typeof effects)[number];

/** Whether a node's fragment is a word that counts. */
export const completes = (book: Book, node: Node): boolean =>
	book.variant === 'ghost' ? isWord(book.trie, node) : book.graph.words[node] === 1;

/** Whether any word counts. */
export const isPlayable = (book: Book): boolean =>
	book.variant === 'ghost' ? hasWords(book.trie) : book.graph.words.length > 1;

export function effectOf(book: Book, node: Node): Effect {
	if (completes(book, node)) return 'completes';
	return isWinningMove(book.solution, node) ? 'wins' : 'loses';
}

/**
The moves from a node, in alphabetical order; in Superghost those to the front first.

Where the front and the back give the same fragment, as for the first letter, the move is to the back.
*/
export function movesFrom(book: Book, node: Node): Move[] {
	if (book.variant === 'ghost') {
		const {trie} = book;
		return childrenOf(trie, node).map(child => ({letter: letterOf(trie, child), end: 'back', node: child}));
	}

	const {graph} = book;
	const backs = backsOf(graph, node);
	const fronts = frontsOf(graph, node).filter(front => !backs.includes(front));
	return [
		...fronts.map(front => ({letter: firstLetter(graph, front), end: 'front', node: front}) as const),
		...backs.map(back => ({letter: lastLetter(graph, back), end: 'back', node: back}) as const),
	];
}

/** The moves that win. */
export const winningMoves = (book: Book, node: Node): Move[] =>
	movesFrom(book, node).filter(move => isWinningMove(book.solution, move.node));

/** The node that a step leads to, or `undefined` where no word that counts goes on so. In Ghost nothing goes to the front. */
export function reach(book: Book, node: Node, {letter, end}: Step): Node | undefined {
	if (book.variant === 'superghost')
		return end === 'front' ? frontOf(book.graph, node, letter) : backOf(book.graph, node, letter);
	return end === 'back' ? childOf(book.trie, node, letter) : undefined;
}

/** The node of a fragment, or `undefined` where it is part of no word that counts. */
export function findNode(book: Book, fragment: readonly Letter[]): Node | undefined {
	let node: Node | undefined = root;
	for (const letter of fragment) if (node !== undefined) node = reach(book, node, {letter, end: 'back'});
	return node;
}

/** A node's fragment. */
export function fragmentAt(book: Book, node: Node): string {
	if (book.variant === 'superghost') return substringAt(book.graph, node);
	const {trie} = book;
	let text = '';
	for (let at = root; at !== node;) {
		at = childrenOf(trie, at).findLast(child => child <= node) ?? node;
		text += letterOf(trie, at);
	}

	return text;
}

/** The fragment with a letter more. */
export const extend = (fragment: string, {letter, end}: Step): string =>
	end === 'front' ? letter + fragment : fragment + letter;
