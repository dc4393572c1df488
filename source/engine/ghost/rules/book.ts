import type {Dictionary} from '../../words/dictionary.js';
import {solve, solveGraph, type Solution} from '../trie/solution.js';
import {buildTrie, type Trie} from '../trie/trie.js';
import {buildGraph, type OnProgress} from '../superghost/build-graph.js';
import type {SubstringGraph} from '../superghost/substring-graph.js';

/** In Ghost letters go to the back of the fragment, in Superghost to the back or to the front. */
export const variants = ['ghost', 'superghost'] as const;

export type Variant = (typeof variants)[number];

type Common = {
	readonly dictionary: Dictionary;
	/** The shortest word that counts. */
	readonly minLength: number;
	/** Who wins from every fragment, and how soon. */
	readonly solution: Solution;
};

export type GhostBook = Common & {readonly variant: 'ghost'; readonly trie: Trie};

export type SuperghostBook = Common & {readonly variant: 'superghost'; readonly graph: SubstringGraph};

/** What a game is played on, made once for a dictionary, a shortest word and a variant: plain data, so that a worker can make it. */
export type Book = GhostBook | SuperghostBook;

/** The book of Ghost. */
export function makeBook(dictionary: Dictionary, minLength: number): GhostBook {
	const trie = buildTrie(dictionary, minLength);
	return {variant: 'ghost', dictionary, minLength, trie, solution: solve(trie)};
}

/** The book of Superghost. It may take a second, so it tells how far it is. */
export function makeSuperghostBook(
	dictionary: Dictionary,
	minLength: number,
	onProgress?: OnProgress,
): SuperghostBook {
	const graph = buildGraph(dictionary, minLength, onProgress);
	return {variant: 'superghost', dictionary, minLength, graph, solution: solveGraph(graph)};
}

/** The book of a variant. */
export const openBook = (
	dictionary: Dictionary,
	minLength: number,
	variant: Variant,
	onProgress?: OnProgress,
): Book =>
	variant === 'ghost'
		? makeBook(dictionary, minLength)
		: makeSuperghostBook(dictionary, minLength, onProgress);
