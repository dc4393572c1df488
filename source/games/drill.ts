import {
	coach,
	completes,
	draw,
	effectOf,
	fragmentAt,
	movesFrom,
	reach,
	root,
	winningMoves,
	type Effect,
	type GhostBook,
	type Letter,
	type Node,
	type Random,
} from '../engine/index.js';

/** An opening, and the letters that win after it; nothing has been played where you begin. */
export type DrillCard = {
	readonly fragment: string;
	readonly node: Node;
	readonly winning: readonly Letter[];
};

/** What was answered to a card. */
export type DrillAnswer = {
	readonly card: DrillCard;
	readonly letter: Letter;
	/** What the letter leads to; `dead` where no word begins with it and the opening. */
	readonly outcome: Effect | 'dead';
	/** The word that the game ends with when both then play their best. */
	readonly lastWord: string | undefined;
};

/** A drill of openings: each is asked until it is known, and what is missed comes back sooner. */
export type Drill = {
	readonly book: GhostBook;
	readonly cards: readonly DrillCard[];
	/** The cards that are not known yet, the next one first. */
	readonly queue: readonly DrillCard[];
	/** Those that were missed, in the order in which they were. */
	readonly missed: readonly DrillCard[];
	/** Those that are still to be answered once more than they otherwise would be. */
	readonly owed: ReadonlySet<DrillCard>;
	readonly last: DrillAnswer | undefined;
};

/** The cards of a book: the letters to begin with, where some win, and every opening that a reply wins against. */
export function drillCards(book: GhostBook): readonly DrillCard[] {
	const nodes = [root, ...movesFrom(book, root).map(({node}) => node)];
	return nodes
		.filter(node => node === root || !completes(book, node))
		.map(node => ({
			fragment: fragmentAt(book, node),
			node,
			winning: winningMoves(book, node).map(({letter}) => letter),
		}))
		.filter(({winning}) => winning.length > 0);
}

/** The cards in an order of chance. */
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
export function beginDrill(book: GhostBook, random: Random): Drill {
	const cards = drillCards(book);
	return {book, cards, queue: shuffle(cards, random), missed: [], owed: new Set(), last: undefined};
}

/** How many other cards come before one that was missed. */
const comeback = 3;

function answerTo(book: GhostBook, card: DrillCard, letter: Letter): DrillAnswer {
	const node = reach(book, card.node, {letter, end: 'back'});
	if (node === undefined) return {card, letter, outcome: 'dead', lastWord: undefined};
	const advice = coach(book, card.node).advice.find(each => each.node === node);
	return {card, letter, outcome: effectOf(book, node), lastWord: advice?.lastWord};
}

/** Whether the card was just missed, so that it waits for a letter that wins. */
export const isCorrecting = ({queue: [card], last}: Drill): boolean =>
	last !== undefined && last.card === card && last.outcome !== 'wins';

/** The drill after a letter. A card that is missed stays until a letter that wins is given, comes back after a few others, and then once more. */
export function answerDrill(drill: Drill, letter: Letter): Drill {
	const {book, queue, missed, owed} = drill;
	const [card, ...others] = queue;
	if (card === undefined) return drill;
	const last = answerTo(book, card, letter);
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

/** How many of the cards are known. */
export const knownIn = ({cards, queue}: Drill): number => cards.length - queue.length;
