import {playerAfter, type Coaching, type PartyCoaching, type Standing} from '../engine/index.js';
import {nameAt, type GhostRound} from './ghost.js';

/** What the words for standings mean, for a help. */
export const standingsHelp =
	'Safe: can avoid losing the round whatever all the others play. Lost: loses the round if each of the others looks after itself. Depends: neither. Not safe: too many words are within reach to tell which of the two.';

export type AnyCoaching = Coaching | PartyCoaching;

export const isParty = (coaching: AnyCoaching): coaching is PartyCoaching => 'standings' in coaching;

/** How someone stands, as a sentence without its end: `you are safe`, `it depends on the others how Ann fares`. */
export function standingSentence(name: string, standing: Standing): string {
	if (standing === 'depends') return name === 'you' ? 'it depends on the others' : `for ${name} it depends`;
	return `${name === 'you' ? 'you are' : `${name} is`} ${standing === 'unsafe' ? 'not safe' : standing}`;
}

/** The players of a round from the one at turn on, by their names. */
export const namesFrom = (round: GhostRound, player: number): readonly string[] =>
	round.game.order.map((_, turns) => nameAt(round, playerAfter(round.game.order, player, turns)));
