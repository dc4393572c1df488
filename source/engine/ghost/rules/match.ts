/** Returns the players in the order of the turns. */
export const orderOf = (players: number, first = 0): readonly number[] =>
	Array.from({length: players}, (_, turn) => (first + turn) % players);

/** Returns the player whose turn comes some turns after a player's. */
export function playerAfter(order: readonly number[], player: number, turns = 1): number {
	const found = order.at((order.indexOf(player) + turns) % order.length);
	if (found === undefined) throw new RangeError('Nobody plays');
	return found;
}

/** Each lost round costs a letter; a player with all of them is out. */
export const penalty = 'GHOST';

/** Rounds between the same players, until one is left: a value. */
export type GhostMatch = {
	/** The number of players, including those who are out. */
	readonly players: number;
	/** The player of the first letter of the first round. */
	readonly first: number;
	/** The losers of the rounds so far. */
	readonly losers: readonly number[];
};

export const newMatch = (first: number, players = 2): GhostMatch => ({players, first, losers: []});

/** Returns the letters of GHOST that a player has. */
export const penaltyOf = ({losers}: GhostMatch, player: number): string =>
	penalty.slice(0, losers.filter(loser => loser === player).length);

const isOut = (match: GhostMatch, player: number): boolean => penaltyOf(match, player) === penalty;

/** Returns the players of the next round in the order of the turns. With two players the last loser begins, with more the player after the loser. */
export function nextOrder(match: GhostMatch): readonly number[] {
	const {players, first, losers} = match;
	const loser = losers.at(-1);
	const begins = loser === undefined ? first : players === 2 ? loser : playerAfter(orderOf(players), loser);
	return orderOf(players, begins).filter(player => !isOut(match, player));
}

/** Returns the one player left, once the others are out. */
export function matchWinner(match: GhostMatch): number | undefined {
	const [left, ...others] = orderOf(match.players).filter(player => !isOut(match, player));
	return others.length === 0 ? left : undefined;
}

/** Returns the match after a round. Throws if the match was over. */
export function endRound(match: GhostMatch, loser: number): GhostMatch {
	if (matchWinner(match) !== undefined) throw new RangeError('The match is over');
	return {...match, losers: [...match.losers, loser]};
}
