import {orderOf, playerAfter} from './game.js';

/** What a player spells by losing rounds; who has it whole is out. */
export const penalty = 'GHOST';

/** Rounds of Ghost between the same players, until one is left: a value. */
export type GhostMatch = {
	/** How many players there are, the ones who are out included. */
	readonly players: number;
	/** Who plays the first letter of the first round. */
	readonly first: number;
	/** Who lost the rounds so far, in their order. */
	readonly losers: readonly number[];
};

export const newMatch = (first: number, players = 2): GhostMatch => ({players, first, losers: []});

/** The letters of GHOST that a player has. */
export const penaltyOf = ({losers}: GhostMatch, player: number): string =>
	penalty.slice(0, losers.filter(loser => loser === player).length);

const isOut = (match: GhostMatch, player: number): boolean => penaltyOf(match, player) === penalty;

/** Who plays the next round, in the order of the turns. Of two the loser of the last round begins, of more the player after the loser. */
export function nextOrder(match: GhostMatch): readonly number[] {
	const {players, first, losers} = match;
	const loser = losers.at(-1);
	const begins = loser === undefined ? first : players === 2 ? loser : playerAfter(orderOf(players), loser);
	return orderOf(players, begins).filter(player => !isOut(match, player));
}

/** The one player left, once the others are out. */
export function matchWinner(match: GhostMatch): number | undefined {
	const [left, ...others] = orderOf(match.players).filter(player => !isOut(match, player));
	return others.length === 0 ? left : undefined;
}

/** The match after a round, whose loser has a letter more. A match that is over stays so; another round is a programming error and throws. */
export function endRound(match: GhostMatch, loser: number): GhostMatch {
	if (matchWinner(match) !== undefined) throw new RangeError('The match is over');
	return {...match, losers: [...match.losers, loser]};
}
