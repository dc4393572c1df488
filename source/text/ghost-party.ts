import {
	playerAfter,
	standings,
	type Coaching,
	type PartyAdvice,
	type PartyCoaching,
	type Standing,
} from '../engine/index.js';
import {actionText, nameAt, subject, type GhostRound, type NameAction} from './ghost.js';
import {listOf} from './lists.js';

/** A word for how a player stands, and the mark that goes with it. */
export const standingTexts = {
	safe: {mark: 'hit', word: 'safe', tone: 'hit'},
	depends: {mark: 'used', word: 'depends', tone: 'accent'},
	lost: {mark: 'miss', word: 'lost', tone: 'miss'},
} as const satisfies Record<Standing, {mark: string; word: string; tone: string}>;

/** What the words for standings mean, for a help. */
export const standingsHelp =
	'Safe: can avoid losing the round whatever all the others play. Lost: loses the round if each of the others looks after itself. Depends: neither.';

/** What the coach has to say, among two players or several. */
export type AnyCoaching = Coaching | PartyCoaching;

export const isParty = (coaching: AnyCoaching): coaching is PartyCoaching => 'standings' in coaching;

/** How whoever plays a letter stands after it. */
const ownStanding = ({standings: [own = 'depends']}: PartyAdvice): Standing => own;

/** The best letters first, words last; among equals those with many words behind them. */
export const bySafety = (a: PartyAdvice, b: PartyAdvice): number =>
	Number(a.completes) - Number(b.completes) ||
	standings.indexOf(ownStanding(a)) - standings.indexOf(ownStanding(b)) ||
	Number(b.isBest) - Number(a.isBest) ||
	b.count - a.count;

/** What a letter leads to for whoever plays it, and the mark and the tone of that. */
export const outcomeOf = (advice: PartyAdvice) =>
	advice.completes
		? ({mark: 'left', word: 'is a word', tone: 'quiet'} as const)
		: standingTexts[ownStanding(advice)];

/** How someone stands, as a sentence without its end: `you are safe`, `it depends on the others how Ann fares`. */
export function standingSentence(name: string, standing: Standing): string {
	if (standing === 'depends') return name === 'you' ? 'it depends on the others' : `for ${name} it depends`;
	return `${name === 'you' ? 'you are' : `${name} is`} ${standing}`;
}

const mostListed = 6;

type Place = {readonly fragment: string; readonly player: number};

/** How whoever is at turn stands among several, and with which letters. */
export function partyVerdict(
	round: GhostRound,
	{fragment, player}: Place,
	{standings: [own = 'depends'], advice}: PartyCoaching,
	call: NameAction = actionText,
): string {
	const {book} = round.game;
	const name = nameAt(round, player);
	const best = advice.filter(({isBest}) => isBest).toSorted(bySafety);
	const called = best.map(({letter, place}) => call({kind: 'letter', letter, place}, {book, fragment}));
	const letters = listOf([...new Set(called)], {most: mostListed});
	const who = `${subject(name)} ${name === 'you' ? 'are' : 'is'}`;
	if (own === 'safe') return `${who} safe with ${letters}, whatever the others play.`;
	if (own === 'depends') return `No letter is safe: it depends on the others. Best: ${letters}.`;
	if (advice.every(({completes}) => completes)) return `${who} lost: every letter completes a word.`;
	return `${who} lost if each of the others looks after itself.`;
}

/** The players of a round from the one at turn on, by their names. */
export const namesFrom = (round: GhostRound, player: number): readonly string[] =>
	round.game.order.map((_, turns) => nameAt(round, playerAfter(round.game.order, player, turns)));

/** How everyone stands now and after each letter: the best letters first. */
export const everyoneRows = (
	round: GhostRound,
	{fragment}: Pick<Place, 'fragment'>,
	{standings: now, advice}: PartyCoaching,
	call: NameAction = actionText,
): readonly {readonly title: string; readonly standings: readonly Standing[]; readonly isBest: boolean}[] => [
	{title: 'now', standings: now, isBest: false},
	...advice
		.filter(({completes}) => !completes)
		.toSorted(bySafety)
		.map(({letter, place, standings: after, isBest}) => ({
			title: call({kind: 'letter', letter, place}, {book: round.game.book, fragment}),
			standings: after,
			isBest,
		})),
];
