import {
	isExact,
	isMiss,
	trueWord,
	type Bounds,
	type Review,
	type Turn,
	type TurnReview,
} from '../../engine/index.js';
import type {ChartPart, Column, Part, Run} from '../../page/page.js';
import {answerAloud} from '../hangman-spoken.js';
import {
	measureText,
	bestLineText,
	costText,
	ledgerText,
	mistakeIn,
	percentText,
	opinionText,
	unlistedText,
	valueText,
	type Opinion,
} from '../hangman-review.js';
import {cheatText, type HangmanFacts} from '../hangman.js';
import {capitalize} from '../lists.js';
import {boundsText, formatNumber} from '../numbers.js';
import {familiesPart} from './parts.js';

type ReviewShown = {
	readonly play: HangmanFacts;
	readonly review: Review;
	readonly isFair: boolean;
	/** The turn that is looked at, from 0. */
	readonly turn: number;
	/** How much of the game is analysed, from 0 to 1. */
	readonly share: number;
	readonly costs: readonly (Bounds | undefined)[];
	/** What `expert` would have guessed; left out if that isn't asked for. */
	readonly opinion: string | undefined;
};

const isMistake = (turn: TurnReview): boolean => mistakeIn(turn) === 'mistake';

/** The words possible before each guess, with the mistakes marked. */
function chart({play, review: {turns}, turn}: ReviewShown): ChartPart & Part {
	return {
		part: 'chart',
		label: `${turn + 1} of ${turns.length}`,
		values: [...turns.map(({words}) => words), play.game.pool.length],
		scale: 'ratio',
		selected: turn,
		marked: turns.flatMap((each, at) => (isMistake(each) ? [at] : [])),
		markText: 'mistakes',
		text: 'words possible',
		only: 'screen',
	};
}

const namesIn = ({named}: TurnReview, {dictionary}: HangmanFacts): readonly string[] =>
	named.map(word => trueWord(dictionary, word));

function turnFacts({play, isFair, share, opinion}: ReviewShown, shown: TurnReview): Part {
	const {turn, before, hasChangedMind} = shown;
	const [first = '', last = ''] = namesIn(shown, play);
	const isDone = share === 1;
	const guessed: readonly Run[] = [
		{
			text: `${turn.guess}${isMiss(turn.kept) ? '✗' : '✓'}  `,
			as: isMiss(turn.kept) ? 'miss' : 'hit',
			bold: true,
		},
		{text: costText(shown, isFair, isDone), ...(isMistake(shown) && {as: 'miss'})},
	];
	const word: readonly Run[] = hasChangedMind
		? [{text: `${first} ↝ ${last}  it changed its mind`, as: 'fiend'}]
		: [{text: last}];
	return {
		part: 'facts',
		rows: [
			{label: 'pattern', value: `${before} → ${turn.pattern}`},
			{label: 'before', value: valueText(shown, isFair, isDone)},
			{label: 'guessed', value: guessed},
			...(opinion === undefined ? [] : [{label: 'expert', value: opinion}]),
			{label: 'its word', value: word},
		],
		only: 'screen',
	};
}

const turnColumns: readonly Column[] = [
	{title: 'guess', side: 'left'},
	{title: '', side: 'left'},
	{title: 'pattern', side: 'left'},
	{title: 'words left', side: 'right', rank: 2},
	{title: 'misses still to come', side: 'right', rank: 1},
	{title: 'verdict', side: 'left', least: 8},
];

function turnAloud(each: TurnReview, index: number, {play, isFair}: ReviewShown): string {
	const before = valueText(each, isFair).replace(' · ', ', ').replace('≈', 'about');
	const [first = '', last = ''] = namesIn(each, play);
	const mind = each.hasChangedMind ? ` Its word went from ${first} to ${last}.` : '';
	return `${index + 1}. ${answerAloud(each.turn)} ${each.isGiven ? 'Of' : 'Before it'} ${before}. ${capitalize(costText(each, isFair))}.${mind}`;
}

/** All turns of the game: what each letter left, and what it cost. */
function turnsPart(shown: ReviewShown): Part {
	const {review, isFair, turn, share} = shown;
	return {
		part: 'table',
		heading: 'all turns',
		remark: share === 1 ? 'done' : `analysing… ${Math.floor(share * 100)}%`,
		columns: turnColumns,
		rows: review.turns.map((each, at) => {
			const as = isMiss(each.turn.kept) ? 'miss' : 'hit';
			return {
				mark: at === turn ? 'chosen' : undefined,
				cells: [
					each.turn.guess,
					{text: as, as},
					each.turn.pattern,
					formatNumber(each.turn.kept.pool.length),
					each.isGiven ? '' : boundsText(each.value),
					{text: costText(each, isFair, share === 1), ...(isMistake(each) && {as: 'miss'})},
				],
			};
		}),
		spoken: review.turns.map((each, at) => turnAloud(each, at, shown)).join('\n'),
	};
}

/** Names the guess that gave away most, and which turn it was; `undefined` if none gave anything away. */
function turningPointText({turns}: Review): string | undefined {
	const [worst] = turns
		.map((turn, at) => ({turn, at}))
		.filter(({turn}) => isMistake(turn))
		.sort((a, b) => b.turn.givenAway.atLeast - a.turn.givenAway.atLeast);
	if (worst === undefined) return undefined;
	const {turn, at} = worst;
	const instead =
		turn.best === undefined || turn.best === turn.turn.guess ? '' : `, where ${turn.best} was better`;
	return `The turning point was ${turn.turn.guess}, turn ${at + 1}${instead}.`;
}

/** How the misses came about, the accuracy, and the best line. */
function summaryPart({play, review, share}: ReviewShown): Part {
	const last = bestLineText(play) ?? unlistedText(review, play);
	const {forced, givenAway, answered, left, accuracy} = review;
	const isKnown = share === 1 || [forced, givenAway, answered, left, accuracy].every(isExact);
	const turning = isKnown ? turningPointText(review) : undefined;
	const ledger = ledgerText(review, play);
	return {
		part: 'prose',
		heading: 'summary',
		paragraphs: [
			isKnown ? `${ledger}.` : '…',
			[
				{text: 'Accuracy: '},
				{text: isKnown ? percentText(accuracy) : '…', as: 'accent', bold: true},
				{text: '.'},
			],
			...(turning === undefined ? [] : [turning]),
			...(last === undefined ? [] : [`${last}.`]),
		],
		spoken: [
			`${capitalize(ledger.replaceAll('+', 'plus').replaceAll('−', 'minus'))}.`,
			`Accuracy ${percentText(accuracy)}, ${measureText(play)}.`,
			turning ?? '',
			last === undefined ? '' : `${last}.`,
		]
			.filter(Boolean)
			.join(' '),
	};
}

/** A finished game turn by turn, and as a whole. */
export function reviewParts(shown: ReviewShown): readonly Part[] {
	const {play, review, isFair, turn, costs} = shown;
	const each = review.turns[turn];
	return [
		{part: 'prose', paragraphs: [cheatText(play)], only: 'lines'},
		chart(shown),
		...(each
			? [
					turnFacts(shown, each),
					{
						...familiesPart({
							play,
							turn: each.turn,
							before: each.before,
							...(!isFair && {costs}),
						}),
						only: 'screen' as const,
					},
				]
			: []),
		turnsPart(shown),
		summaryPart(shown),
	];
}

/** What `expert` would have guessed at every turn, for faces that don't step through them. */
export const opinionsPart = (
	turns: readonly Turn[],
	given: number,
	opinions: ReadonlyMap<number, Opinion>,
): Part => ({
	part: 'prose',
	paragraphs: turns
		.slice(given)
		.map((turn, at) => `${at + 1}. ${turn.guess}. Expert: ${opinionText(opinions.get(given + at), turn)}.`),
	only: 'lines',
});
