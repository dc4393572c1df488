import type {Book, Effect, Letter} from '../engine/index.js';
import {listOf} from './lists.js';
import {fitting} from './wrap.js';

/** An opening, and the letters that win after it. */
export type DrillCard = {readonly fragment: string; readonly winning: readonly Letter[]};

/** What was answered to a card. */
export type DrillAnswer = {
	readonly card: DrillCard;
	readonly letter: Letter;
	/** What the letter leads to; `dead` where no word goes on so. */
	readonly outcome: Effect | 'dead';
	/** The word that the game ends with when both then play their best. */
	readonly lastWord: string | undefined;
};

const capitals = (text: string): string => text.toUpperCase();

const winningText = ({winning}: DrillCard, most = 8): string => listOf(winning.map(capitals), {most});

/** What a card is called: its opening. */
const cardText = ({fragment}: DrillCard): string => (fragment === '' ? 'your opening' : capitals(fragment));

/** A card with the letters that win, for those who missed it. */
export const solvedCardText = (card: DrillCard): string => `${cardText(card)}: ${winningText(card)}`;

/** What is asked, as fully as there is room for; nothing once all are known. */
export function drillQuestion(
	card: DrillCard | undefined,
	isCorrecting: boolean,
	columns = Infinity,
): string {
	if (card === undefined) return '';
	if (isCorrecting)
		return fitting(
			[8, 5, 3].map(most => `Play ${winningText(card, most)}.`),
			columns,
		);
	const opening = capitals(card.fragment);
	return card.fragment === ''
		? 'You begin. Which letter wins?'
		: fitting(
				[`Your opponent opens with ${opening}. Which reply wins?`, `${opening}. Which reply wins?`],
				columns,
			);
}

/** What came of a letter. */
export function drillAnswerText(
	{card, letter, outcome, lastWord = ''}: DrillAnswer,
	{variant}: Book,
): string {
	const fragment = capitals(card.fragment + letter);
	const end = `with best play it ends with ${capitals(lastWord)}`;
	switch (outcome) {
		case 'wins': {
			const others = card.winning.filter(each => each !== letter).map(capitals);
			const too =
				others.length === 0
					? ''
					: ` So ${others.length === 1 ? 'does' : 'do'} ${listOf(others, {joint: 'and', most: 8})}.`;
			return `${fragment} wins: ${end}.${too}`;
		}

		case 'loses': {
			return `${fragment} loses: ${end}.`;
		}

		case 'completes': {
			return `${fragment} is a word, and whoever completes one loses.`;
		}

		case 'dead': {
			return `${variant.phrases.noWord(fragment)}.`;
		}
	}
}

/** How many are known, and, where there is room, which were missed. */
export function drillProgress(
	{cards, missed, queue}: Readonly<Record<'cards' | 'missed' | 'queue', readonly DrillCard[]>>,
	columns = Infinity,
): string {
	const names = listOf(missed.map(cardText), {joint: 'and', most: 8});
	if (queue.length > 0) return `${cards.length - queue.length} of ${cards.length} known`;
	const known = `You know ${cards.length === 1 ? 'it' : `all ${cards.length}`}.`;
	return fitting(
		[`${known} ${missed.length === 0 ? 'None missed.' : `Missed on the way: ${names}.`}`, known],
		columns,
	);
}

/** What the help says of the drill. */
export const drillAbout =
	'One opening after the other, as your opponent may play it: type a reply that wins. A reply wins if you can then force your opponent to complete a word, whatever is played. What you miss comes back after three others, and then once more.';
