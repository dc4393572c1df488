import {
	draw,
	shortestEnd,
	winningMoves,
	type Book,
	type Random,
	type PlacedLetter,
} from '../../engine/index.js';

/** An opening and the replies that win; the opening is empty if you begin. */
export type DrillCard = {
	readonly variant: Book['variant'];
	readonly fragment: string;
	readonly winning: readonly PlacedLetter[];
};

export type DrillAnswer = {
	readonly card: DrillCard;
	readonly step: PlacedLetter;
	/** The effect of the letter; `dead` if it leaves part of no word. */
	readonly outcome: 'wins' | 'loses' | 'completes' | 'dead';
	/** A shortest last word if the winner never gives the win away. */
	readonly lastWord: string | undefined;
};

/** Whether openings can be drilled. For that, all winning replies must be known. */
export const canDrill = ({solving}: Book['variant']): boolean => solving !== 'search';

/** A drill of openings. Each is asked until it is known; missed ones come back sooner. */
export type Drill = {
	readonly book: Book;
	readonly cards: readonly DrillCard[];
	/** The cards still unknown, the next one first. */
	readonly queue: readonly DrillCard[];
	readonly missed: readonly DrillCard[];
	/** The missed cards that come back once more after a right answer. */
	readonly owed: ReadonlySet<DrillCard>;
	readonly last: DrillAnswer | undefined;
};

/** Returns the cards of a book: the empty opening if a letter wins, and every opening that can be beaten. */
function drillCards(book: Book): readonly DrillCard[] {
	const {variant} = book;
	const fragments = ['', ...book.movesFrom('').map(({fragment}) => fragment)];
	return fragments
		.filter(fragment => !book.isWord(fragment))
		.map(fragment => ({variant, fragment, winning: winningMoves(book, fragment)}))
		.filter(({winning}) => winning.length > 0);
}

function shuffle(cards: readonly DrillCard[], random: Random): readonly DrillCard[] {
	const left = [...cards];
	return cards.flatMap(() => left.splice(draw(random, left.length), 1));
}

export function beginDrill(book: Book, random: Random): Drill {
	const cards = drillCards(book);
	return {book, cards, queue: shuffle(cards, random), missed: [], owed: new Set(), last: undefined};
}

/** A missed card comes back after this many others. */
const comeback = 3;

function answerTo(book: Book, card: DrillCard, step: PlacedLetter): DrillAnswer {
	const fragment = book.variant.extend(card.fragment, step);
	if (!book.isAlive(fragment)) return {card, step, outcome: 'dead', lastWord: undefined};
	const outcome = book.isWord(fragment) ? 'completes' : book.moverWins(fragment) ? 'loses' : 'wins';
	return {card, step, outcome, lastWord: shortestEnd(book, fragment)};
}

/** Whether the card was just missed and waits for a winning letter. */
export const isCorrecting = ({queue: [card], last}: Drill): boolean =>
	last !== undefined && last.card === card && last.outcome !== 'wins';

/** Returns the drill after an answer. A missed card stays until a winning letter is given, comes back after a few others, and then once more. */
export function answerDrill(drill: Drill, step: PlacedLetter): Drill {
	const {book, queue, missed, owed} = drill;
	const [card, ...others] = queue;
	if (card === undefined) return drill;
	const last = answerTo(book, card, step);
	if (last.outcome !== 'wins')
		return {...drill, last, missed: [...new Set([...missed, card])], owed: new Set([...owed, card])};
	if (isCorrecting(drill)) return {...drill, last, queue: others.toSpliced(comeback, 0, card)};
	return {
		...drill,
		last,
		queue: owed.has(card) ? [...others, card] : others,
		owed: new Set([...owed].filter(each => each !== card)),
	};
}

export const countKnown = ({cards, queue}: Drill): number => cards.length - queue.length;
