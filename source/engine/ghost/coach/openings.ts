import type {Letter} from '../../alphabet.js';
import type {Book, Variant} from '../rules/book.js';
import {lastWordOf} from './coach.js';
import type {Cribs} from './crib.js';
import {effectOf, fragmentAt, isPlayable, movesFrom, winningMoves, type Move} from '../rules/moves.js';
import {moverWins} from '../trie/solution.js';
import {root} from '../trie/trie.js';
import {countVocabulary} from '../rules/vocabulary.js';

/** What is to be known of a variant on some words before the first letter. */
export type Openings = {
	readonly minLength: number;
	readonly variant: Variant;
	/** How many words have at least that length. */
	readonly words: number;
	/** How many beginnings these have, in Superghost how many substrings, each once; the empty one and whole words are among them. */
	readonly fragments: number;
	/** Who wins when both play their best. */
	readonly winner: 'first' | 'second';
	/** The first letters that win. */
	readonly openings: readonly Letter[];
	/** For each first letter that loses the replies that win; none where the letter itself is a word. In Ghost a reply is a letter, in Superghost the fragment it leaves. */
	readonly replies: Readonly<Record<Letter, readonly string[]>>;
	/** The game in which who wins hastens the end and who loses delays it: the word that it ends with, and how many letters that has. */
	readonly longest: {readonly word: string; readonly letters: number};
	readonly crib: Cribs;
};

/** What is to be known of a book before the first letter, its cribs given; that no word counts is a programming error and throws. */
export function findOpenings(book: Book, crib: Cribs): Openings {
	if (!isPlayable(book)) throw new RangeError('No word counts');
	const {dictionary, minLength, variant} = book;
	const {words, beginnings} = countVocabulary(dictionary, minLength);
	const moves = movesFrom(book, root);
	const losing = moves.filter(({node}) => effectOf(book, node) !== 'wins');
	const nameReply = ({letter, node}: Move) => (variant === 'ghost' ? letter : fragmentAt(book, node));
	const repliesTo = ({node}: Move) =>
		effectOf(book, node) === 'completes' ? [] : winningMoves(book, node).map(nameReply);
	const word = lastWordOf(book, root);
	return {
		minLength,
		variant,
		words,
		fragments: book.variant === 'ghost' ? beginnings : book.graph.words.length,
		winner: moverWins(book.solution, root) ? 'first' : 'second',
		openings: winningMoves(book, root).map(({letter}) => letter),
		replies: Object.fromEntries(losing.map(move => [move.letter, repliesTo(move)])),
		longest: {word, letters: word.length},
		crib,
	};
}
