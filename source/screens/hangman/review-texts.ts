import {boundsText} from '../../text/numbers.js';
import {countOf} from '../../components/theme.js';
import {isExact, type Bounds, type HangmanGame, type Review, type TurnReview} from '../../engine/index.js';

/** Whether a game was honest, so that it is judged by averages instead of the worst case. */
export const isFair = ({secret}: Pick<HangmanGame, 'secret'>): boolean => secret !== undefined;

/** A share as a whole percentage, or as the range it lies in. */
export function percentText({atLeast, atMost}: Bounds): string {
	const [low, high] = [Math.floor(atLeast * 100), Math.floor(atMost * 100)];
	return low === high ? `${low}%` : `${low}–${high}%`;
}

const nearNothing = 0.05;

const isNothing = ({atMost}: Bounds) => atMost < nearNothing;

/** What the letter of a turn cost against the best one. */
export function costText({givenAway, best, turn: {letter}}: TurnReview): string {
	if (isNothing(givenAway)) return 'no letter was better';
	const instead = best === undefined || best === letter ? '' : `; ${best} was best`;
	if (givenAway.atLeast < nearNothing) return `gave away ${boundsText(givenAway)}: not decided`;
	return `gave away ${boundsText(givenAway)}${instead}`;
}

/** What was to come before a letter. */
export const valueText = ({value, words}: TurnReview, fair: boolean): string =>
	`${countOf(words, 'word')} · ${fair ? '≈ ' : ''}${boundsText(value)} to come${isExact(value) ? '' : ', not decided'}`;

const flip = ({atLeast, atMost}: Bounds): Bounds => ({atLeast: 0 - atMost, atMost: 0 - atLeast});

/** How the misses of a game came about: a sum that adds up; parts that are nothing are left out. */
export function ledgerText({misses, forced, givenAway, answered, left}: Review, fair: boolean): string {
	const lucky = answered.atMost <= 0;
	const parts = [
		{sign: '', part: forced, name: fair ? 'expected' : 'forced'},
		{sign: ' + ', part: givenAway, name: 'given away'},
		fair && !lucky
			? {sign: ' + ', part: answered, name: 'bad luck'}
			: {sign: ' − ', part: flip(answered), name: fair ? 'good luck' : 'let off'},
		{sign: ' − ', part: left, name: 'to come'},
	];
	const sum = parts
		.filter(({part, name}) => name === 'given away' || part.atLeast !== 0 || part.atMost !== 0)
		.map(({sign, part, name}) => `${sign}${boundsText(part)} ${name}`);
	return `${misses} = ${sum.join('')}`;
}

/** What the help says of the review: how its numbers come about. */
export function reviewAbout(game: HangmanGame): string {
	const basis = isFair(game)
		? 'It played fair, so a letter is worth the misses that it leads to on average over the words then possible (≈, a good guesser played out). What the answers added to that is luck.'
		: 'A letter is worth the misses that perfect play forces after it. Where the fiend answered worse than that, it let misses off.';
	return `${basis} Given away: what your letter cost more than the best one. Accuracy: the average over your letters of 1 ÷ (1 + misses given away); a letter that gives away nothing counts 100%, one that gives away a miss 50%.`;
}
