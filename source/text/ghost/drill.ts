import {judged, left} from '../../page/text.js';
import type {Step} from '../../engine/index.js';
import type {Drill, DrillAnswer, DrillCard} from '../../games/ghost/drill.js';
import type {News, Part} from '../../page/page.js';
import {describeMeaning, type Defined, listOf, countOf} from '../words.js';
import {phrases} from './variants.js';

const capitals = (text: string): string => text.toUpperCase();

const named = ({variant, fragment}: DrillCard, {letter, place}: Step): string =>
	phrases[variant.name].placed(capitals(letter), place, fragment);

const winningText = (card: DrillCard): string =>
	listOf(
		card.winning.map(step => named(card, step)),
		{most: 8},
	);

const cardText = ({fragment}: DrillCard): string => (fragment === '' ? 'your opening' : capitals(fragment));

const solvedCardText = (card: DrillCard): string => `${cardText(card)}: ${winningText(card)}`;

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
			return `${fragment} is a word, and completing one loses.`;
		case 'dead':
			return `${phrases[variant.name].noWord(fragment)}.`;
	}
}

function drillProgress({
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

export function drillNews(drill: Drill, isCorrecting: boolean): News {
	const {last, queue, cards} = drill;
	const question = queue.length === 0 ? drillProgress(drill) : drillQuestion(queue[0], isCorrecting);
	return {
		text: question,
		as: queue.length === 0 ? 'hit' : 'accent',
		at: cards.length - queue.length,
		spoken: [last ? drillAnswerText(last) : '', question].filter(Boolean).join(' '),
	};
}

export function drillParts(drill: Drill, meaning: Defined | undefined): readonly Part[] {
	const {last, queue, missed} = drill;
	return [
		{
			part: 'prose',
			paragraphs: [
				...(last ? [[judged(last.outcome === 'wins', drillAnswerText(last))]] : []),
				...(meaning ? [describeMeaning(meaning)] : []),
			],
			spoken: meaning ? describeMeaning(meaning) : '',
		},
		{
			part: 'facts',
			rows: queue.length === 0 ? [] : [{label: '', value: drillProgress(drill)}],
			spoken: '',
		},
		missed.length === 0
			? {part: 'prose', heading: 'the drill', paragraphs: [drillAbout], isOptional: true, spoken: ''}
			: {
					part: 'table',
					heading: 'missed',
					remark: countOf(missed.length, 'opening'),
					columns: [left('', {least: 8})],
					rows: missed.map(card => ({cells: [solvedCardText(card)]})),
					keeps: 'last',
					spoken: '',
				},
	];
}
