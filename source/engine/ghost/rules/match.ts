import {otherSeat, type Seat} from './game.js';

/** The two who play a match, whoever begins a round. */
export type Side = 0 | 1;

/** What a player spells by losing rounds; who has it whole has lost the match. */
export const penalty = 'GHOST';

/** Several rounds of Ghost between the same two players: a value. */
export type GhostMatch = {
	/** How many rounds each side has lost. */
	readonly lost: readonly [number, number];
	/** Who plays the first letter of the next round. */
	readonly beginner: Side;
};

export const newMatch = (beginner: Side): GhostMatch => ({lost: [0, 0], beginner});

/** Who sits at a seat in the round that is played. */
export const sideAt = ({beginner}: GhostMatch, seat: Seat): Side =>
	seat === 0 ? beginner : otherSeat(beginner);

/** The match after a round: its loser has a letter more and begins the next one. A match that is over stays so; another round is a programming error and throws. */
export function endRound(match: GhostMatch, loser: Seat): GhostMatch {
	if (matchLoser(match) !== undefined) throw new RangeError('The match is over');
	const side = sideAt(match, loser);
	const [first, second] = match.lost;
	return {lost: side === 0 ? [first + 1, second] : [first, second + 1], beginner: side};
}

/** The letters of GHOST that a side has. */
export const penaltyOf = ({lost}: GhostMatch, side: Side): string => penalty.slice(0, lost[side]);

/** Who has lost the match, once somebody has. */
export function matchLoser({lost}: GhostMatch): Side | undefined {
	const loser = lost.indexOf(penalty.length);
	return loser === 0 || loser === 1 ? loser : undefined;
}
