import {addDays, type Day} from '../daily/index.js';
import type {FinishedGame} from '../store/index.js';
import {meanShares, type BotShares} from './bots.js';
import {
	countGame,
	noCounts,
	winStreak,
	type CountedKind,
	type Counts,
	type CountsByScope,
	type RecentGame,
	type Scope,
	type Tally,
} from './counts.js';
import {dailyStreak, type Streak} from './streaks.js';

/** Games of Hangman against a chooser on words of a length. */
export type ChooserTally = Tally & {
	readonly chooser: string;
	readonly length: number;
	/** The fewest misses of a game won; `undefined` where none is. */
	readonly fewestMisses: number | undefined;
	/** What bots win of the same games: list, length and budget; `undefined` where that was not measured. */
	readonly bots: BotShares | undefined;
};

/** A day of the last week: how far over the value it ended, or that it was lost; `undefined` where none was played on it. */
export type DayResult = {readonly date: Day; readonly over: number | 'lost' | undefined};

/** What a history comes to. Games that bots or two people played with each other count nowhere. */
export type Statistics = Tally & {
	/** The days won in a row. */
	readonly days: Streak;
	/** The games won in a row, of whatever kind. */
	readonly wins: Streak;
	readonly daily: Tally & {
		/** The days won without a miss too many. */
		readonly perfect: number;
		/** How many days won ended so many misses over the value, from 0 on. */
		readonly over: readonly number[];
		/** The last seven days, today the last. */
		readonly week: readonly DayResult[];
	};
	readonly hangman: Tally & {
		/** By chooser and length, in the order of the names. */
		readonly byChooser: readonly ChooserTally[];
		/** How many games won against a cheating chooser, where the value is proved, ended so many misses over it: fewest first. */
		readonly over: readonly {readonly over: number; readonly games: number}[];
	};
	readonly ghost: Tally & {
		readonly byOpponent: readonly (Tally & {readonly opponent: string})[];
		/** By the first letter of the game and whose it was, in the order of the alphabet. */
		readonly byOpening: readonly (Tally & {readonly letter: string; readonly isYours: boolean})[];
	};
	readonly accuracy: Accuracy;
	/** The last games, the last one first. */
	readonly recent: readonly RecentGame[];
};

/** Letters guessed, in Hangman and daily. */
export type Accuracy = {
	readonly letters: number;
	/** Those that were in the word. */
	readonly hits: number;
	/** The share of hits over time: of so many groups of games, each as large as the next but for one game. */
	readonly series: readonly number[];
};

const seriesLength = 30;

/** What a history comes to on a day, which is the player's own. */
export function statisticsOf(history: readonly FinishedGame[], today: Day): Statistics {
	const counts = noCounts();
	for (const game of history) countGame(counts, game);
	return statisticsFrom(counts, today);
}

/** The statistics of all games and of each kind. */
export const statisticsByScope = (
	{all, hangman, daily, ghost}: CountsByScope,
	today: Day,
): Readonly<Record<Scope, Statistics>> => ({
	all: statisticsFrom(all, today),
	hangman: statisticsFrom(hangman, today),
	daily: statisticsFrom(daily, today),
	ghost: statisticsFrom(ghost, today),
});

/** What games come to that were counted, on a day, which is the player's own. */
export const statisticsFrom = (counts: Counts, today: Day): Statistics => ({
	games: counts.games,
	won: counts.won,
	days: dailyStreak(counts.days, today),
	wins: winStreak(counts),
	daily: dailyFigures(counts, today),
	hangman: {...total(counts.kinds.values()), byChooser: choosersIn(counts), over: oversIn(counts)},
	ghost: {
		...total(counts.opponents.values()),
		byOpponent: opponentsIn(counts),
		byOpening: openingsIn(counts),
	},
	accuracy: accuracyOf(counts),
	recent: counts.recent.toReversed(),
});

function total(tallies: Iterable<Tally>): Tally {
	const sum = {games: 0, won: 0};
	for (const {games, won} of tallies) {
		sum.games += games;
		sum.won += won;
	}

	return sum;
}

function dailyFigures({days}: Counts, today: Day): Statistics['daily'] {
	const over: number[] = [];
	let won = 0;
	for (const {result, over: misses} of days.values()) {
		if (result !== 'won') continue;
		won++;
		while (over.length <= misses) over.push(0);
		over[misses] = (over[misses] ?? 0) + 1;
	}

	const week = [6, 5, 4, 3, 2, 1, 0].map(ago => {
		const date = addDays(today, -ago);
		const day = days.get(date);
		return {date, over: day && (day.result === 'won' ? day.over : ('lost' as const))};
	});
	return {games: days.size, won, perfect: over[0] ?? 0, over, week};
}

function choosersIn({kinds}: Counts): readonly ChooserTally[] {
	const groups = new Map<string, CountedKind[]>();
	for (const counted of kinds.values()) {
		const {chooser, length} = counted.kind;
		const key = `${chooser} ${String(length).padStart(2)}`;
		groups.set(key, [...(groups.get(key) ?? []), counted]);
	}

	return inOrder(groups).map(([key, group]) => {
		const [chooser = '', length = ''] = key.split(/ +/);
		const fewest = group.flatMap(({fewest: misses}) => misses ?? []);
		return {
			chooser,
			length: Number(length),
			...total(group),
			fewestMisses: fewest.length === 0 ? undefined : Math.min(...fewest),
			bots: meanShares(group),
		};
	});
}

const oversIn = ({over}: Counts): Statistics['hangman']['over'] =>
	Array.from(over, ([misses, games]) => ({over: misses, games})).sort((a, b) => a.over - b.over);

const opponentsIn = ({opponents}: Counts): Statistics['ghost']['byOpponent'] =>
	inOrder(opponents).map(([opponent, {games, won}]) => ({opponent, games, won}));

const openingsIn = ({openings}: Counts): Statistics['ghost']['byOpening'] =>
	inOrder(openings).map(([key, {games, won}]) => ({
		letter: key.charAt(0),
		isYours: key.endsWith('you'),
		games,
		won,
	}));

/** What stands under keys, in their order. */
const inOrder = <Value>(map: ReadonlyMap<string, Value>): readonly (readonly [string, Value])[] =>
	Array.from(map).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));

function accuracyOf({letters, hits}: Counts): Accuracy {
	const groups = Array.from({length: Math.min(seriesLength, letters.length)}, () => ({letters: 0, hits: 0}));
	for (const [index, guessed] of letters.entries()) {
		const group = groups[Math.floor((index * groups.length) / letters.length)];
		if (!group) continue;
		group.letters += guessed;
		group.hits += hits[index] ?? 0;
	}

	return {
		letters: groups.reduce((sum, group) => sum + group.letters, 0),
		hits: groups.reduce((sum, group) => sum + group.hits, 0),
		series: groups.map(group => (group.letters === 0 ? 0 : group.hits / group.letters)),
	};
}
