import {actionsIn, readGhostMoves} from '../engine/index.js';
import type {FinishedGame} from '../store/index.js';
import {groupBy, tally} from './tally.js';

/** Returns who plays against you: where a bot plays on your side, you play on the other. */
const opponentOf = ({settings: {player, opponent}}: FinishedGame): string | undefined => {
	const other = opponent === 'human' ? player : opponent;
	return typeof other === 'string' ? other : undefined;
};

export const opponentsIn = (games: readonly FinishedGame[]) =>
	groupBy(games, opponentOf).map(([opponent, group]) => ({opponent, ...tally(group)}));

/** Returns the first letter of a game and whose it was. */
function openingOf({settings, moves}: FinishedGame): string | undefined {
	// A match has many openings and one result; of several players each has a first letter of its own.
	if (settings.isMatch === true || String(settings.opponent).includes(',')) return undefined;
	const [first] = actionsIn(readGhostMoves(moves));
	const letter = first?.kind === 'letter' ? first.letter : undefined;
	const isYours =
		settings.opponent === 'elsewhere'
			? settings.here === 0
			: (settings.first === 'you') === (settings.opponent !== 'human');
	return letter && `${letter} ${isYours ? 'you' : 'them'}`;
}

/** Tallies games by their first letter and whose it was, in the order of the alphabet. */
export const openingsIn = (games: readonly FinishedGame[]) =>
	groupBy(games, openingOf).map(([key, group]) => ({
		letter: key.charAt(0),
		isYours: key.endsWith('you'),
		...tally(group),
	}));
