import type {Meaning} from '../../dictionaries/meanings.js';
import {judged, left, tableOf} from '../../page/text.js';
import {
	trueWord,
	variants,
	type Crib,
	type Dictionary,
	type Letter,
	type Openings,
} from '../../engine/index.js';
import type {Part, News} from '../../page/page.js';
import {capitalize, listOf, countOf, formatNumber, describeMeaning} from '../words.js';
import {
	isCorrecting,
	countKnown,
	type Drill,
	type DrillAnswer,
	type DrillCard,
} from '../../games/ghost/drill.js';
import {letterInWords, letterText, phrases} from './variants.js';

function winnerText({winner, openings}: Pick<Openings, 'winner' | 'openings'>): string {
	if (winner === 'second') return 'The second player can force a win.';
	const capitals = openings.map(letter => letter.toUpperCase());
	return `The first player can force a win, with ${listOf(capitals)}.`;
}

const cribPlayers = {
	first: ['always wins', 'always win'],
	second: ['beats every opening that can be beaten', 'beat every opening that can be beaten'],
} as const;

function cribText(player: keyof typeof cribPlayers, {words}: Crib): string {
	const [one, many] = cribPlayers[player];
	const does = words.length === 1 ? `This word ${one}` : `These ${formatNumber(words.length)} words ${many}`;
	return `${does} (${countOf(words.join('').length, 'letter')}; proved to be the fewest):`;
}

const longestText = ({word, letters}: NonNullable<Openings['longest']>, dictionary: Dictionary): string =>
	`The longest the loser can last is ${countOf(letters, 'letter')}: ${trueWord(dictionary, word).toUpperCase()}.`;

function openingText({openings, replies}: Openings, letter: Letter): string {
	if (openings.includes(letter)) return 'wins';
	const winning = replies[letter] ?? [];
	if (winning.length === 0) return 'is a word';
	return `loses to ${listOf(
		winning.map(reply => reply.toUpperCase()),
		{joint: 'and'},
	)}`;
}

function noteTexts({variant, longest}: Openings, dictionary: Dictionary): readonly string[] {
	return [
		...(longest === null ? [] : [longestText(longest, dictionary)]),
		...(variants[variant].solving === 'search'
			? [
					`No word list: ${capitalize(variant)} has too many fragments. Each is worked out when you ask.`,
					'No drill here: for each opening we know just one winning reply.',
					'Other replies may win, too.',
				]
			: []),
	];
}

export const cribsIn = ({crib}: Openings): readonly (readonly [keyof typeof cribPlayers, Crib])[] =>
	crib === undefined
		? []
		: (['first', 'second'] as const)
				.map(player => [player, crib[player]] as const)
				.filter(([, {words}]) => words.length > 0);

export const openingsAbout =
	'Here is where every first letter leads when both then play their best. In Ghost there are also words to know: play toward one of them with each letter, and you win whatever your opponent plays. The dictionary and the shortest word are those of Ghost’s set-up.';

/** Returns the title of a report, and how many words and fragments it is about. `dictionary` is its name. */
export function openingsTitle({variant, minLength, words, fragments}: Openings, dictionary: string): string {
	const parts = fragments === null ? [] : [countOf(fragments, 'fragment')];
	return [
		`${capitalize(variant)} on ${dictionary}, words of ${countOf(minLength, 'letter')} or more`,
		[countOf(words, 'word'), ...parts].join(', '),
	].join('\n');
}

export function openingsParts(report: Openings, dictionary: Dictionary): readonly Part[] {
	const cribs = cribsIn(report).map(([player, crib]): Part => {
		const words = crib.words.map(word => trueWord(dictionary, word));
		return {
			part: 'prose',
			heading: `words to know: playing ${player}`,
			paragraphs: [cribText(player, crib), [{text: words.join(', '), as: 'accent'}]],
		};
	});
	const letters = dictionary.alphabet.letters.filter(
		letter => report.openings.includes(letter) || Object.hasOwn(report.replies, letter),
	);
	return [
		{
			part: 'prose',
			heading: 'who wins',
			paragraphs: [[{text: winnerText(report), bold: true}], ...noteTexts(report, dictionary)],
		},
		{
			...tableOf(
				[
					[left(''), letter => [{text: letter.toUpperCase(), bold: true}]],
					[
						left('', {least: 8}),
						letter => judged(report.openings.includes(letter), openingText(report, letter)),
					],
				],
				letters,
			),
			heading: 'openings',
		},
		// They are many, so they come last.
		...cribs,
	];
}

const winningText = (card: DrillCard, nameLetter: typeof letterText): string =>
	listOf(
		card.winning.map(step => nameLetter(step, card, card.fragment)),
		{most: 8},
	);

const cardText = ({fragment}: DrillCard): string =>
	fragment === '' ? 'your opening' : fragment.toUpperCase();

const solvedCardText = (card: DrillCard): string => `${cardText(card)}: ${winningText(card, letterText)}`;

export function drillQuestion(card: DrillCard, isCorrected: boolean): string {
	if (isCorrected) return `Play ${winningText(card, letterInWords)}.`;
	return card.fragment === ''
		? 'You begin. Which letter wins?'
		: `Your opponent opens with ${card.fragment.toUpperCase()}. Which reply wins?`;
}

export function drillAnswerText({card, step, outcome, lastWord = ''}: DrillAnswer): string {
	const {variant} = card;
	const made = variant.extend(card.fragment, step);
	const fragment = made.toUpperCase();
	const end = `it can end with ${lastWord.toUpperCase()}`;
	switch (outcome) {
		case 'wins': {
			const others = card.winning
				.filter(each => variant.extend(card.fragment, each) !== made)
				.map(each => letterInWords(each, card, card.fragment));
			const too = others.length === 0 ? '' : `, like ${listOf(others, {joint: 'and', most: 8})}`;
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

function drillProgress(drill: Drill): string {
	const {cards, missed, queue} = drill;
	if (queue.length > 0) return `${countKnown(drill)} of ${cards.length} known`;
	const names = listOf(missed.map(cardText), {joint: 'and', most: 6});
	return `You know ${cards.length === 1 ? 'it' : `all ${cards.length}`}. ${missed.length === 0 ? 'None missed.' : `Missed: ${names}.`}`;
}

export const drillAbout =
	'One opening after the other, as your opponent may play it: type a reply that wins. A reply wins if you can then force your opponent to complete a word, whatever is played. What you miss comes back after three others, and then once more.';

export function drillNews(drill: Drill): News {
	const [card] = drill.queue;
	if (card === undefined) return {text: drillProgress(drill), as: 'hit', at: countKnown(drill)};

	// The question is spoken after the answer to the last one.
	const question = drillQuestion(card, isCorrecting(drill));
	return {text: question, as: 'accent', at: countKnown(drill), spoken: ''};
}

export function drillParts(drill: Drill, meaning: Meaning | undefined): readonly Part[] {
	const {last, queue, missed} = drill;
	return [
		{
			part: 'prose',
			paragraphs: [
				...(last ? [[judged(last.outcome === 'wins', drillAnswerText(last))]] : []),
				...(meaning ? [describeMeaning(meaning)] : []),
			],
		},
		{
			part: 'facts',
			rows: queue.length === 0 ? [] : [{label: '', value: drillProgress(drill)}],
			spoken: '',
		},
		missed.length === 0
			? {part: 'prose', heading: 'the drill', paragraphs: [drillAbout], isOptional: true, spoken: ''}
			: {
					...tableOf([[left('', {least: 8}), solvedCardText]], missed),
					heading: 'missed',
					remark: countOf(missed.length, 'opening'),
					keeps: 'last',
					spoken: '',
				},
	];
}
