import type {Letter} from '../../alphabet.js';
import {effectOf, isPlayable, winningMoves} from '../rules/outlook.js';
import {longWords} from '../rules/words.js';
import type {Move} from '../variants/variant.js';
import type {SharedBook, VariantName} from '../variants/variants.js';
import {lastWordOf} from './coach.js';
import {findCribs, type Cribs} from './crib.js';

/** The value of a variant's first letters, on some words. */
export type Openings = {
	readonly minLength: number;
	readonly variant: VariantName;
	/** The number of words that count. */
	readonly words: number;
	/** The number of different fragments they have, the empty one and whole words included; null if there are too many to count. */
	readonly fragments: number | null;
	/** The winner of perfect play. */
	readonly winner: 'first' | 'second';
	/** The first letters that win. */
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
		...(data.variant === 'ghost' && {crib: findCribs(data)}),
	};
}
