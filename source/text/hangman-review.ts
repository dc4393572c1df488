import {
	isExact,
	isMiss,
	type Bounds,
	type HangmanGame,
	type Review,
	type TurnReview,
} from '../engine/index.js';
import {isWatched, type HangmanPlay} from '../games/hangman.js';
import {cheatText} from './hangman.js';
import {boundsText, countOf, formatNumber} from './numbers.js';
import {drawTable, type Column} from './tables.js';

/** Whether a game was honest, so that it is judged by averages instead of the worst case. */
export const isFair = ({secret}: Pick<HangmanGame, 'secret'>): boolean => secret !== undefined;

/** A share as a whole percentage, or as the range it lies in. */
export function percentText({atLeast, atMost}: Bounds): string {
	const [low, high] = [Math.floor(atLeast * 100), Math.floor(atMost * 100)];
	return low === high ? `${low}%` : `${low}–${high}%`;
}

/** An average smaller than this would be shown as nothing. */
const nearNothing = 0.05;

/** What a letter gave away, as far as that is known: nothing, something, or perhaps something. */
export function mistakeIn({givenAway}: TurnReview): 'none' | 'mistake' | 'open' {
	if (givenAway.atMost < nearNothing) return 'none';
	return givenAway.atLeast < nearNothing ? 'open' : 'mistake';
}

/** What the letter of a turn cost against the best one, and why. */
export function costText(review: TurnReview, fair: boolean): string {
	const {givenAway, best, turn, cost, value} = review;
	switch (mistakeIn(review)) {
		case 'none': {
			return 'no letter was better';
		}

		case 'open': {
			return `gave away ${boundsText(givenAway)} (not proved)`;
		}

		case 'mistake': {
			const lost = `gave away ${boundsText(givenAway)}`;
			if (best === undefined || best === turn.letter) return lost;
			const leads = fair ? 'leads to' : 'forces';
			return `${lost}: ${turn.letter} ${leads} ${boundsText(cost)}, ${best} only ${boundsText(value)}`;
		}
	}
}

/** What was still to come before a letter. */
export const valueText = ({value, words}: TurnReview, fair: boolean): string =>
	`${countOf(words, 'word')} · ${fair ? '≈ ' : ''}${boundsText(value)} ${
		value.atMost === 1 && isExact(value) ? 'miss' : 'misses'
	} still to come${isExact(value) ? '' : ' (not proved)'}`;

const mistakes = ({atLeast, atMost}: Bounds) => (atLeast === 1 && atMost === 1 ? 'mistake' : 'mistakes');

/** As precise as it is shown. */
const rounded = (value: number) => Math.round(value * 10) / 10;

const roundedBounds = ({atLeast, atMost}: Bounds): Bounds => ({
	atLeast: rounded(atLeast),
	atMost: rounded(atMost),
});

/** What the answers of a cheating chooser forced less than it could have. */
const letOff = ({answered}: Review): Bounds => ({
	atLeast: Math.max(0, -answered.atMost),
	atMost: Math.max(0, -answered.atLeast),
});

/** What luck added, so that the sum adds up as it is shown; less than nothing for good luck. */
const luck = ({misses, left, forced, givenAway}: Review): number =>
	rounded(misses + rounded(left.atMost) - rounded(forced.atLeast) - rounded(givenAway.atLeast));

/** How the misses of a game came about: a sum that adds up; parts that are nothing are left out. */
export function ledgerText(review: Review, play: HangmanPlay): string {
	const {misses, forced, givenAway, left} = review;
	const isBot = isWatched(play);
	const whose = isBot ? 'the guesser’s' : 'your';
	const parts = [
		{sign: '+', part: givenAway, name: `${whose} ${mistakes(givenAway)}`},
		answersPart(review, play),
		{sign: '−', part: left, name: 'never played'},
	]
		.map(({sign, part, name}) => ({sign, part: roundedBounds(part), name}))
		.filter(({part}) => part.atLeast !== 0 || part.atMost !== 0)
		.map(({sign, part, name}) => `, ${sign}${boundsText(part)} ${name}`);
	const start = `${boundsText(roundedBounds(forced))} ${isFair(play.game) ? 'expected' : 'forced'}`;
	return `${isBot ? play.settings.guesser : 'You'} missed ${misses}: ${start}${parts.join('')}`;
}

/** What the answers did to the misses: luck where the chooser was honest, else what it let off. */
function answersPart(review: Review, play: HangmanPlay) {
	if (isFair(play.game)) {
		const added = luck(review);
		const part = {atLeast: Math.abs(added), atMost: Math.abs(added)};
		return added > 0 ? {sign: '+', part, name: 'bad luck'} : {sign: '−', part, name: 'good luck'};
	}

	const part = letOff(review);
	return {sign: '−', part, name: `${isWatched(play) ? 'the fiend’s' : 'its'} ${mistakes(part)}`};
}

const titles: readonly Column[] = [
	{title: 'guess', side: 'left'},
	{title: '', side: 'left'},
	{title: 'pattern', side: 'left'},
	{title: 'words left', side: 'right'},
	{title: 'misses to come', side: 'right'},
	{title: 'verdict', side: 'left'},
];

/** A finished game in lines: whether it cheated, what each letter cost, and how the misses came about. */
export function reviewLines(review: Review, play: HangmanPlay): readonly string[] {
	const fair = isFair(play.game);
	const rows = review.turns.map(each => {
		const {turn, value} = each;
		return [
			turn.letter,
			isMiss(turn.kept) ? 'miss' : 'hit',
			turn.pattern,
			formatNumber(turn.kept.pool.length),
			boundsText(value),
			costText(each, fair),
		];
	});
	return [
		cheatText(play),
		...drawTable(titles, rows),
		`${ledgerText(review, play)}.`,
		`Accuracy: ${percentText(review.accuracy)}.`,
	];
}

/** What the help says of the review: how its numbers come about. */
export function reviewAbout(play: HangmanPlay): string {
	const whose = isWatched(play) ? 'a letter' : 'your letter';
	const basis = isFair(play.game)
		? 'It played fair, so a letter is worth the misses that it leads to on average over the words then possible (≈, with a good guesser). What the answers added to that is luck.'
		: 'A letter is worth the misses that perfect play forces after it; where an answer forced fewer, that was the fiend’s mistake.';
	return `${basis} Given away: what ${whose} cost more than the best one. Accuracy: the average over the letters of 1 ÷ (1 + misses given away), so 100% for a letter that gives nothing away and 50% for one that gives away a miss. The bars show the words possible before each letter.`;
}
