import {addDays, isDay, type Day} from '../daily/index.js';
import type {FinishedGame, GameName} from '../store/index.js';
import type {DayResult, Streak} from '../text/daily.js';
import {hintsIn, guessesIn} from '../text/moves.js';
import type {ChooserTally, Tally} from '../text/statistics.js';
import {meanShares} from './bots.js';

/** Letters guessed, in Hangman and daily. */
export type Accuracy = {
	readonly letters: number;
	readonly hits: number;
	/** The share of hits over time: of so many groups of games, each as large as the next but for one game. */
	readonly series: readonly number[];
};

export type Statistics = ReturnType<typeof statisticsOf>;

/** What statistics may be about: all games, or those of one kind. */
export type Scope = 'all' | GameName;

export type PlayedGame = FinishedGame & {readonly end: {readonly result: 'won' | 'lost'}};

const isPlayed = (game: FinishedGame): game is PlayedGame => game.end.result !== 'watched';

const isWon = ({end}: FinishedGame): boolean => end.result === 'won';

const dayOf = ({game, settings: {day}}: FinishedGame): Day | undefined =>
	game === 'daily' && typeof day === 'string' && isDay(day) ? day : undefined;

/** Games without those of a day that had been played before: they are practice. */
function firstTries<Game extends FinishedGame>(games: readonly Game[]): readonly Game[] {
	const tried = new Set<Day>();
	return games.filter(game => {
		const day = dayOf(game);
		if (day === undefined) return true;
		const isFirst = !tried.has(day);
		tried.add(day);
		return isFirst;
	});
}

/** The statistics of a history on a day, which is the player's own. Games that bots or two people played with each other count nowhere, nor does a day's game that is played again. */
export function statisticsOf(history: readonly FinishedGame[], today: Day) {
	const games = firstTries(history.filter(isPlayed));
	const of = (name: GameName) => games.filter(({game}) => game === name);
	const days = playedDays(of('daily'));
	const [hangman, ghost] = [of('hangman'), of('ghost')];
	return {
		...tally(games),
		days: dailyStreak(days, today),
		/** The games won in a row, of whatever kind. */
		wins: winStreak(games),
		daily: dailyFigures(days, today),
		tried: games.flatMap(game => dayOf(game) ?? []),
		/** How many games of Hangman had so many misses: fewest first. */
		misses: countBy(hangman.flatMap(({end}) => end.misses ?? [])).map(([misses, count]) => ({
			misses,
			games: count,
		})),
		hangman: {...tally(hangman), byChooser: choosersIn(hangman), over: oversIn(hangman)},
		/** Of Ghost also in how many games a letter was taken back. */
		ghost: {
			...tally(ghost),
			helped: ghost.filter(({moves}) => hintsIn(moves) > 0).length,
			byOpponent: opponentsIn(ghost),
			byOpening: openingsIn(ghost),
		},
		accuracy: accuracyOf(games.filter(({game}) => game !== 'ghost')),
		recent: games.slice(-recentCount).reverse(),
	};
}

export function statisticsByScope(
	history: readonly FinishedGame[],
	today: Day,
): Readonly<Record<Scope, Statistics>> {
	const of = (name: GameName) =>
		statisticsOf(
			history.filter(({game}) => game === name),
			today,
		);
	return {all: statisticsOf(history, today), hangman: of('hangman'), ghost: of('ghost'), daily: of('daily')};
}

const tally = (games: readonly FinishedGame[]): Tally => ({
	games: games.length,
	won: games.filter(isWon).length,
});

/** Games by a text, in the order of the texts; those without one are left out. */
function groupBy<Game>(
	games: readonly Game[],
	keyOf: (game: Game) => string | undefined,
): readonly (readonly [key: string, games: readonly Game[]])[] {
	const groups = new Map<string, Game[]>();
	for (const game of games) {
		const key = keyOf(game);
		if (key === undefined) continue;
		const group = groups.get(key);
		if (group) group.push(game);
		else groups.set(key, [game]);
	}

	return Array.from(groups).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
}

function winStreak(games: readonly FinishedGame[]): Streak {
	let now = 0;
	let best = 0;
	for (const game of games) {
		now = isWon(game) ? now + 1 : 0;
		best = Math.max(best, now);
	}

	return {now, best};
}

/** How a day's game that counts ended: so many misses over the value, a hint counted as one. */
type PlayedDay = {readonly isWon: boolean; readonly over: number};

type PlayedDays = ReadonlyMap<Day, PlayedDay>;

/** The game that counts for each day: it was begun on it, by the clock on the player's wall. */
function playedDays(games: readonly FinishedGame[]): PlayedDays {
	const days = new Map<Day, PlayedDay>();
	for (const game of games) {
		const day = dayOf(game);
		const {misses, value} = game.end;
		if (day === undefined || !game.date.startsWith(day)) continue;
		if (misses === undefined || value === undefined) continue;
		days.set(day, {isWon: isWon(game), over: misses + hintsIn(game.moves) - value});
	}

	return days;
}

/**
The days won in a row.

Today breaks nothing before it is lost. Where the clock on the wall went back over midnight, as on a flight to the west, the streak goes up to the last day played.
*/
function dailyStreak(days: PlayedDays, today: Day): Streak {
	let best = 0;
	let run = 0;
	let last: Day | undefined;
	for (const [day, game] of Array.from(days).sort(([a], [b]) => (a < b ? -1 : 1))) {
		run = game.isWon ? (last === addDays(day, -1) ? run : 0) + 1 : 0;
		best = Math.max(best, run);
		last = day;
	}

	const isAlive = last !== undefined && last >= addDays(today, -1);
	return {now: isAlive ? run : 0, best};
}

function dailyFigures(days: PlayedDays, today: Day) {
	const won = Array.from(days.values()).flatMap(day => (day.isWon ? [day.over] : []));
	const over = Array.from(
		{length: Math.max(-1, ...won) + 1},
		(_, misses) => won.filter(each => each === misses).length,
	);
	const week = [6, 5, 4, 3, 2, 1, 0].map((ago): DayResult => {
		const date = addDays(today, -ago);
		const day = days.get(date);
		return {date, over: day && (day.isWon ? day.over : 'lost')};
	});
	return {
		games: days.size,
		won: won.length,
		/** The days won without a miss too many. */
		perfect: over[0] ?? 0,
		/** How many days won ended so many misses over the value, from 0 on. */
		over,
		week,
	};
}

/** A game of Hangman whose settings are what they should be. */
type Guessed = {
	readonly game: FinishedGame;
	readonly chooser: string;
	readonly length: number;
	readonly budget: number;
};

const guessedIn = (games: readonly FinishedGame[]): readonly Guessed[] =>
	games.flatMap(game => {
		const {chooser, length, budget} = game.settings;
		if (typeof chooser !== 'string' || typeof length !== 'number' || typeof budget !== 'number') return [];
		return [{game, chooser, length, budget}];
	});

const choosersIn = (games: readonly FinishedGame[]): readonly ChooserTally[] =>
	groupBy(guessedIn(games), ({chooser, length}) => `${chooser} ${String(length).padStart(2)}`).flatMap(
		([, group]) => {
			const [first] = group;
			if (first === undefined) return [];
			const {chooser, length} = first;
			const played = group.map(({game}) => game);
			const won = played.filter(isWon).flatMap(({end}) => end.misses ?? []);
			return [
				{
					chooser,
					length,
					...tally(played),
					fewestMisses: won.length === 0 ? undefined : Math.min(...won),
					bots: meanShares(
						group.map(({game, budget}) => ({
							digest: game.digest,
							chooser,
							length,
							budget,
							isOwn: game.settings.secret !== undefined,
						})),
					),
				},
			];
		},
	);

function countBy(numbers: readonly number[]): readonly (readonly [number: number, count: number])[] {
	const counts = new Map<number, number>();
	for (const number of numbers) counts.set(number, (counts.get(number) ?? 0) + 1);
	return Array.from(counts).sort(([a], [b]) => a - b);
}

/** How many games won against a cheating chooser, where the value is proved, ended so many misses over it: fewest first. */
function oversIn(games: readonly FinishedGame[]) {
	const overs = guessedIn(games).flatMap(({game, chooser}) => {
		const {misses, value} = game.end;
		const counts = isWon(game) && chooser !== 'random' && misses !== undefined && value !== undefined;
		return counts ? [misses - value] : [];
	});
	return countBy(overs).map(([over, count]) => ({over, games: count}));
}

/** Who sits opposite: where a bot plays on your side, you sit on the other. */
const opponentOf = ({settings: {player, opponent}}: FinishedGame): string | undefined => {
	const other = opponent === 'human' ? player : opponent;
	return typeof other === 'string' ? other : undefined;
};

const opponentsIn = (games: readonly FinishedGame[]) =>
	groupBy(games, opponentOf).map(([opponent, group]) => ({opponent, ...tally(group)}));

/** The first letter of a game of Ghost, and whose it was. */
function openingOf({settings, moves}: FinishedGame): string | undefined {
	// A match has many openings and one result; of several players each has a first letter of its own.
	if (settings.isMatch === true || String(settings.opponent).includes(',')) return undefined;
	const letter = /^[^\p{L}]*(\p{Ll})/u.exec(moves)?.[1];
	const isYours =
		settings.opponent === 'elsewhere'
			? settings.here === 0
			: (settings.first === 'you') === (settings.opponent !== 'human');
	return letter && `${letter} ${isYours ? 'you' : 'them'}`;
}

/** By the first letter of the game and whose it was, in the order of the alphabet. */
const openingsIn = (games: readonly FinishedGame[]) =>
	groupBy(games, openingOf).map(([key, group]) => ({
		letter: key.charAt(0),
		isYours: key.endsWith('you'),
		...tally(group),
	}));

const seriesLength = 30;

function accuracyOf(games: readonly FinishedGame[]): Accuracy {
	const groups = Array.from({length: Math.min(seriesLength, games.length)}, () => ({letters: 0, hits: 0}));
	for (const [index, game] of games.entries()) {
		const group = groups[Math.floor((index * groups.length) / games.length)];
		if (!group) continue;
		const letters = guessesIn(game.moves).length;
		group.letters += letters;
		group.hits += letters - (game.end.misses ?? letters);
	}

	return {
		letters: groups.reduce((sum, group) => sum + group.letters, 0),
		hits: groups.reduce((sum, group) => sum + group.hits, 0),
		series: groups.map(group => (group.letters === 0 ? 0 : group.hits / group.letters)),
	};
}

const recentCount = 20;
