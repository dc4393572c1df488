import type {Day} from '../daily/calendar.js';
import type {FinishedGame, GameName} from '../store/index.js';
import {hasTakenBack, readGhostMoves, actionsIn} from '../engine/index.js';
import {dailyFigures, dailyStreak, dayOf, firstTries, playedDays} from './daily.js';
import {accuracyOf, choosersIn, missesIn, oversIn} from './hangman.js';
import {groupBy, isWon, streakOf, tally} from './tally.js';

/** Returns who plays against you: where a bot plays on your side, you play on the other. */
const opponentOf = ({settings: {player, opponent}}: FinishedGame): string | undefined => {
	const other = opponent === 'human' ? player : opponent;
	return typeof other === 'string' ? other : undefined;
};

const opponentsIn = (games: readonly FinishedGame[]) =>
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

const openingsIn = (games: readonly FinishedGame[]) =>
	groupBy(games, openingOf).map(([key, group]) => ({
		letter: key.charAt(0),
		isYours: key.endsWith('you'),
		...tally(group),
	}));

export type Statistics = ReturnType<typeof statisticsOf>;

const recentCount = 20;

/** Returns the statistics of a history on the player's own day. Games that bots or two people played with each other don't count, nor does a day's game that is played again. */
export function statisticsOf(history: readonly FinishedGame[], today: Day) {
	const games = firstTries(history.filter(({end}) => end.result !== 'watched'));
	const of = (name: GameName) => games.filter(({game}) => game === name);
	const days = playedDays(of('daily'));
	const [hangman, ghost] = [of('hangman'), of('ghost')];
	return {
		...tally(games),
		days: dailyStreak(days, today),
		/** The games of any kind won in a row. */
		wins: streakOf(games.map(isWon)),
		daily: dailyFigures(days, today),
		tried: games.flatMap(game => dayOf(game) ?? []),
		misses: missesIn(hangman),
		hangman: {...tally(hangman), byChooser: choosersIn(hangman), over: oversIn(hangman)},
		ghost: {
			...tally(ghost),
			helped: ghost.filter(({moves}) => hasTakenBack(readGhostMoves(moves))).length,
			byOpponent: opponentsIn(ghost),
			byOpening: openingsIn(ghost),
		},
		accuracy: accuracyOf(games.filter(({game}) => game !== 'ghost')),
		recent: games.slice(-recentCount).reverse(),
	};
}
