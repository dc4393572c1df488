import type {Letter} from '../../alphabet.js';
import {effectOf, isPlayable, winningMoves} from '../rules/outlook.js';
import {lengthOf, longWords, wordAt} from '../../words/words.js';
import {root, winsAt, type BookWords, type Move, type Node} from '../variants/book.js';
import type {SharedBook} from '../variants/books.js';
import {childrenOf, isWord, wordsBelow, type TrieData} from '../variants/trie.js';
import type {VariantName} from '../variants/variants.js';
import {lastWordOf} from './coach.js';

/** The fewest words of Ghost that are enough to win against any play, and among as few those with the fewest letters. */
export type Crib = {
	/** In alphabetical order. */
	readonly words: readonly string[];
	readonly exact: true;
};

/**
The cribs of both players; the second player's beats every opening that can be beaten.

If you know a word, you can play toward it. So a crib is a set of words with a way to win in which each of your letters leaves the beginning of one of them. A letter that completes a word, or begins none, loses at once: you need no word against it.
*/
export type Cribs = {readonly first: Crib; readonly second: Crib};

/**
Finds what the winner must know.

To move, the winner needs the words of the cheapest winning letter. Against the other's letters it needs an answer to each that completes no word; if all do, it needs one word, to know that the fragment begins one. Different letters lead to different words, so the words for all answers add up.
*/
export function findCribs({dictionary, trie, distances}: Pick<BookWords, 'dictionary'> & TrieData): Cribs {
	const moverWins = (node: Node) => winsAt(distances[node]!);
	const lettersIn = (words: readonly number[]) =>
		words.reduce((sum, word) => sum + lengthOf(dictionary, word), 0);
	/** Of equally cheap words, the first. */
	function wordsFrom(node: Node): readonly number[] {
		const children = childrenOf(trie, node);
		if (moverWins(node))
			return children
				.filter(child => !moverWins(child))
				.map(wordsFrom)
				.reduce((a, b) => ((b.length - a.length || lettersIn(b) - lettersIn(a)) < 0 ? b : a));
		const open = children.filter(child => !isWord(trie, child));
		return open.length > 0 ? open.flatMap(wordsFrom) : [...wordsBelow(trie, node).subarray(0, 1)];
	}

	const cribOf = (nodes: readonly Node[]): Crib => ({
		words: nodes.flatMap(wordsFrom).map(word => wordAt(dictionary, word)),
		exact: true,
	});
	return {
		first: cribOf([root].filter(moverWins)),
		second: cribOf(childrenOf(trie, root).filter(child => !isWord(trie, child) && moverWins(child))),
	};
}

/** The value of a variant's first letters, on some words. */
export type Openings = {
	readonly minLength: number;
	readonly variant: VariantName;
	readonly words: number;
	/** The number of different fragments they have, the empty one and whole words included; null if there are too many to count. */
	readonly fragments: number | null;
	readonly winner: 'first' | 'second';
	readonly openings: readonly Letter[];
	/** The winning replies to each first letter that loses, none to one that is a word. A variant that searches its positions finds only one of them. A reply is a letter or, where letters may go to several places, the fragment it leaves. */
	readonly replies: Readonly<Record<Letter, readonly string[]>>;
	/** The last word of the game in which the winner hurries and the loser holds out; null if that takes too long to find. */
	readonly longest: {readonly word: string; readonly letters: number} | null;
	/** The words to know, in Ghost only. */
	readonly crib?: Cribs;
};

/** Finds the openings of a book. Throws where no word counts. */
export function findOpenings(book: SharedBook): Openings {
	if (!isPlayable(book)) throw new RangeError('No word counts');
	const {data, dictionary, minLength, variant} = book;
	const losing = book.movesFrom('').filter(({fragment}) => effectOf(book, fragment) !== 'wins');
	const nameReply = ({letter, fragment}: Move) => (variant.choosesPlace ? fragment : letter);
	const repliesTo = ({fragment}: Move) =>
		effectOf(book, fragment) === 'completes' ? [] : book.someWins(fragment).map(nameReply);
	const word = lastWordOf(book, '');
	return {
		minLength,
		variant: data.variant,
		words: longWords(dictionary, minLength).length,
		fragments: book.countFragments() ?? null,
		winner: book.moverWins('') ? 'first' : 'second',
		openings: winningMoves(book, '').map(({letter}) => letter),
		replies: Object.fromEntries(losing.map(move => [move.letter, repliesTo(move)])),
		longest: word === undefined ? null : {word, letters: word.length},
		...('trie' in data && {crib: findCribs(data)}),
	};
}
