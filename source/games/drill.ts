import {
	draw,
	effectOf,
	root,
	shortestEnd,
	winningMoves,
	type Book,
	type Node,
	type Random,
	type Step,
} from '../engine/index.js';
import type {DrillAnswer, DrillCard as ShownCard} from '../text/drill.js';

/** An opening, and the letters that win after it; nothing has been played where you begin. */
export type DrillCard = ShownCard & {readonly node: Node};

/** Whether the openings of a book can be drilled: all replies that win are known at once. */
export const canDrill = ({isSearched}: Book['variant']): boolean => !isSearched;

/** A drill of openings: each is asked until it is known, and what is missed comes back sooner. */
export type Drill = {
	readonly book: Book;
	readonly cards: readonly DrillCard[];
	/** The cards that are not known yet, the next one first. */
	readonly queue: readonly DrillCard[];
	readonly missed: readonly DrillCard[];
	/** The missed ones that come back once more after they have been answered. */
	readonly owed: ReadonlySet<DrillCard>;
	readonly last: (DrillAnswer & {readonly card: DrillCard}) | undefined;
};

/** The cards of a book: the letters to begin with, where some win, and every opening that a reply wins against. */
export function drillCards(book: Book): readonly DrillCard[] {
	const nodes = [root, ...book.movesFrom(root).map(({node}) => node)];
	return nodes
		.filter(node => node === root || !book.isWord(node))
		.map(node => ({
			variant: book.variant,
			fragment: book.fragmentAt(node),
			node,
			winning: winningMoves(book, node),
		}))
		.filter(({winning}) => winning.length > 0);
}

function shuffle(cards: readonly DrillCard[], random: Random): readonly DrillCard[] {
	const left = [...cards];
	const shuffled: DrillCard[] = [];
	let chance = random;
	while (left.length > 0) {
		const [index, rest] = draw(chance, left.length);
		chance = rest;
		shuffled.push(...left.splice(index, 1));
	}

	return shuffled;
}

/** A drill with all cards of a book; without any, it is over at once. */
export function beginDrill(book: Book, random: Random): Drill {
	const cards = drillCards(book);
	return {book, cards, queue: shuffle(cards, random), missed: [], owed: new Set(), last: undefined};
}

/** How many other cards come before one that was missed. */
const comeback = 3;

function answerTo(book: Book, card: DrillCard, step: Step): NonNullable<Drill['last']> {
	const node = book.reach(card.node, step);
	if (node === undefined) return {card, step, outcome: 'dead', lastWord: undefined};
	return {card, step, outcome: effectOf(book, node), lastWord: shortestEnd(book, node)};
}

/** Whether the card was just missed, so that it waits for a letter that wins. */
export const isCorrecting = ({queue: [card], last}: Drill): boolean =>
	last !== undefined && last.card === card && last.outcome !== 'wins';

/** The drill after a letter at its place. A card that is missed stays until a letter that wins is given, comes back after a few others, and then once more. */
export function answerDrill(drill: Drill, step: Step): Drill {
	const {book, queue, missed, owed} = drill;
	const [card, ...others] = queue;
	if (card === undefined) return drill;
	const last = answerTo(book, card, step);
	if (last.outcome !== 'wins')
		return {
			...drill,
			last,
			missed: missed.includes(card) ? missed : [...missed, card],
			owed: new Set([...owed, card]),
		};
	if (isCorrecting(drill)) return {...drill, last, queue: others.toSpliced(comeback, 0, card)};
	const isOwed = owed.has(card);
	return {
		...drill,
		last,
		queue: isOwed ? [...others, card] : others,
		owed: new Set([...owed].filter(each => each !== card)),
	};
}

export const knownIn = ({cards, queue}: Drill): number => cards.length - queue.length;
