import type {Letter} from '../../alphabet.js';
import {effectOf, isPlayable, moverWins, winningMoves} from '../rules/outlook.js';
import {longWords} from '../rules/words.js';
import {root, type Book, type Move, type Node} from '../variants/variant.js';
import type {SharedBook, VariantName} from '../variants/variants.js';
import {lastWordOf} from './coach.js';
import type {Cribs} from './crib.js';

/** What is to be known of a variant on some words before the first letter. */
export type Openings = {
	readonly minLength: number;
	readonly variant: VariantName;
	/** How many words have at least that length. */
	readonly words: number;
	/** How many fragments these have, each once; the empty one and whole words are among them. None where they are too many to count. */
	readonly fragments: number | null;
	/** Who wins when both play their best. */
	readonly winner: 'first' | 'second';
	/** The first letters that win. */
	readonly openings: readonly Letter[];
	/** For each first letter that loses the replies that win; none where the letter itself is a word. Where positions are searched one by one it is one reply that wins. A reply is a letter or, where letters may go to several places, the fragment it leaves. */
	readonly replies: Readonly<Record<Letter, readonly string[]>>;
	/** The game in which who wins hastens the end and who loses delays it: the word that it ends with, and how many letters that has; none where that takes too long to find. */
	readonly longest: {readonly word: string; readonly letters: number} | null;
	/** None where no way is known to find a small one. */
	readonly crib: Cribs | null;
};

/** The replies that win; of a book that is searched the one that is found first. */
function repliesIn(book: Book, node: Node): readonly Move[] {
	if (book.findWin === undefined) return winningMoves(book, node);
	const found = book.findWin(node);
	return found === undefined ? [] : [found];
}

/** What is to be known of a book before the first letter, its cribs given; that no word counts is a programming error and throws. */
export function findOpenings(book: SharedBook, crib: Cribs | null): Openings {
	if (!isPlayable(book)) throw new RangeError('No word counts');
	const {data, dictionary, minLength, variant} = book;
	const losing = book.movesFrom(root).filter(({node}) => effectOf(book, node) !== 'wins');
	const nameReply = ({letter, node}: Move) => (variant.choosesPlace ? book.fragmentAt(node) : letter);
	const repliesTo = ({node}: Move) =>
		effectOf(book, node) === 'completes' ? [] : repliesIn(book, node).map(nameReply);
	const word = lastWordOf(book, root);
	return {
		minLength,
		variant: data.variant,
		words: longWords(dictionary, minLength).length,
		fragments: book.countFragments() ?? null,
		winner: moverWins(book, root) ? 'first' : 'second',
		openings: winningMoves(book, root).map(({letter}) => letter),
		replies: Object.fromEntries(losing.map(move => [move.letter, repliesTo(move)])),
		longest: word === undefined ? null : {word, letters: word.length},
		crib,
	};
}
