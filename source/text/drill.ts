import type {Book, Effect, Step} from '../engine/index.js';
import {listOf} from './lists.js';

export type DrillCard = {
	readonly variant: Book['variant'];
	readonly fragment: string;
	readonly winning: readonly Step[];
};

export type DrillAnswer = {
	readonly card: DrillCard;
	readonly step: Step;
	/** What the letter leads to; `dead` where no word goes on so. */
	readonly outcome: Effect | 'dead';
	/** A shortest word that the game can end with when whoever then wins never gives it away. */
	readonly lastWord: string | undefined;
};

const capitals = (text: string): string => text.toUpperCase();

const named = ({variant, fragment}: DrillCard, {letter, place}: Step): string =>
	variant.phrases.placed(capitals(letter), place, fragment);

const winningText = (card: DrillCard): string =>
	listOf(
		card.winning.map(step => named(card, step)),
		{most: 8},
	);

const cardText = ({fragment}: DrillCard): string => (fragment === '' ? 'your opening' : capitals(fragment));

export const solvedCardText = (card: DrillCard): string => `${cardText(card)}: ${winningText(card)}`;

export function drillQuestion(card: DrillCard | undefined, isCorrecting: boolean): string {
	if (card === undefined) return '';
	if (isCorrecting) return `Play ${winningText(card)}.`;
	return card.fragment === ''
		? 'You begin. Which letter wins?'
		: `Your opponent opens with ${capitals(card.fragment)}. Which reply wins?`;
}

export function drillAnswerText({card, step, outcome, lastWord = ''}: DrillAnswer): string {
	const {variant} = card;
	const made = variant.extend(card.fragment, step);
	const fragment = capitals(made);
	const end = `it can end with ${capitals(lastWord)}`;
	switch (outcome) {
		case 'wins': {
			const others = card.winning
				.filter(each => variant.extend(card.fragment, each) !== made)
				.map(each => named(card, each));
			const too =
				others.length === 0
					? ''
					: `, as ${others.length === 1 ? 'does' : 'do'} ${listOf(others, {joint: 'and', most: 8})}`;
			return `${fragment} wins${too}: ${end}.`;
		}

		case 'loses':
			return `${fragment} loses: ${end}.`;
		case 'completes':
			return `${fragment} is a word, and whoever completes one loses.`;
		case 'dead':
			return `${variant.phrases.noWord(fragment)}.`;
	}
}

export function drillProgress({
	cards,
	missed,
	queue,
}: Readonly<Record<'cards' | 'missed' | 'queue', readonly DrillCard[]>>): string {
	if (queue.length > 0) return `${cards.length - queue.length} of ${cards.length} known`;
	const names = listOf(missed.map(cardText), {joint: 'and', most: 6});
	return `You know ${cards.length === 1 ? 'it' : `all ${cards.length}`}. ${missed.length === 0 ? 'None missed.' : `Missed: ${names}.`}`;
}

export const drillAbout =
	'One opening after the other, as your opponent may play it: type a reply that wins. A reply wins if you can then force your opponent to complete a word, whatever is played. What you miss comes back after three others, and then once more.';
