import {addDays, type Day} from '../daily/index.js';
import type {FinishedDaily, FinishedGame, FinishedGhost, FinishedHangman, GameKind} from '../store/index.js';
import {createBotTally, type BotShares} from './bots.js';
import {dailyStreak, gamesByDay, hintsIn, overOf, type Streak} from './streaks.js';
import {createTallies, type Tally} from './tallies.js';

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

/** Whatever may be told of a game in a list. */
export type RecentGame = {
	readonly date: string;
	readonly game: GameKind;
	readonly result: 'won' | 'lost';
	/** `undefined` in Ghost. */
	readonly misses: number | undefined;
	readonly code: string | undefined;
};

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

const recentCount = 20;
const seriesLength = 30;

/** What a history comes to on a day, which is the player's own. */
export function statisticsOf(history: readonly FinishedGame[], today: Day): Statistics {
	const games: FinishedGame[] = [];
	const dailies: FinishedDaily[] = [];
	const hangman: FinishedHangman[] = [];
	const ghost: FinishedGhost[] = [];
	for (const game of history) {
		if (game.result === 'watched') continue;
		games.push(game);
		if (game.game === 'daily') dailies.push(game);
		else if (game.game === 'hangman') hangman.push(game);
		else ghost.push(game);
	}

	const byDay = gamesByDay(dailies);
	return {
		...tallyOf(games),
		days: dailyStreak(byDay, today),
		wins: winStreak(games),
		daily: dailyFigures(byDay, today),
		hangman: {...tallyOf(hangman), byChooser: choosersIn(hangman), over: oversIn(hangman)},
		ghost: {...tallyOf(ghost), byOpponent: opponentsIn(ghost), byOpening: openingsIn(ghost)},
		accuracy: accuracyOf(games),
		recent: games.slice(-recentCount).reverse().flatMap(recentGame),
	};
}

/** What statistics may be about: all games, or those of one kind. */
export type Scope = 'all' | GameKind;

/** The statistics of all games and of each kind. */
export function statisticsByScope(
	history: readonly FinishedGame[],
	today: Day,
): Readonly<Record<Scope, Statistics>> {
	const of = (kind: GameKind) =>
		statisticsOf(
			history.filter(({game}) => game === kind),
			today,
		);
	return {all: statisticsOf(history, today), hangman: of('hangman'), daily: of('daily'), ghost: of('ghost')};
}

const isWon = ({result}: FinishedGame): boolean => result === 'won';

function tallyOf(games: readonly FinishedGame[]): Tally {
	let won = 0;
	for (const game of games) if (isWon(game)) won++;
	return {games: games.length, won};
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

function dailyFigures(byDay: ReadonlyMap<Day, FinishedDaily>, today: Day): Statistics['daily'] {
	const games = Array.from(byDay.values());
	const over: number[] = [];
	for (const game of games.filter(isWon)) {
		const misses = overOf(game);
		while (over.length <= misses) over.push(0);
		over[misses] = (over[misses] ?? 0) + 1;
	}

	const week = [6, 5, 4, 3, 2, 1, 0].map(ago => {
		const date = addDays(today, -ago);
		const game = byDay.get(date);
		return {date, over: game && (isWon(game) ? overOf(game) : ('lost' as const))};
	});
	return {...tallyOf(games), perfect: over[0] ?? 0, over, week};
}

function choosersIn(games: readonly FinishedHangman[]): readonly ChooserTally[] {
	const tallies = createTallies();
	const fewest = new Map<string, number>();
	const bots = createBotTally();
	for (const game of games) {
		const {settings, misses} = game;
		const key = `${settings.chooser} ${String(settings.length).padStart(2)}`;
		tallies.count(key, isWon(game));
		bots.add(key, game);
		if (isWon(game)) fewest.set(key, Math.min(misses, fewest.get(key) ?? misses));
	}

	return tallies
		.entries()
		.toSorted(byKey)
		.map(({key, ...tally}) => {
			const [chooser = '', length = ''] = key.split(/ +/);
			return {
				chooser,
				length: Number(length),
				...tally,
				fewestMisses: fewest.get(key),
				bots: bots.shares(key),
			};
		});
}

function oversIn(games: readonly FinishedHangman[]): Statistics['hangman']['over'] {
	const counts = new Map<number, number>();
	for (const {settings, result, misses, value} of games) {
		if (result !== 'won' || settings.chooser === 'random' || value === undefined) continue;
		counts.set(misses - value, (counts.get(misses - value) ?? 0) + 1);
	}

	return Array.from(counts, ([over, count]) => ({over, games: count})).sort((a, b) => a.over - b.over);
}

function opponentsIn(games: readonly FinishedGhost[]): Statistics['ghost']['byOpponent'] {
	const tallies = createTallies();
	// Where a bot plays on your side you sit on the other.
	for (const game of games) {
		const {player = 'human', opponent} = game.settings;
		tallies.count(opponent === 'human' ? player : opponent, isWon(game));
	}

	return tallies
		.entries()
		.toSorted(byKey)
		.map(({key, ...tally}) => ({opponent: key, ...tally}));
}

function openingsIn(games: readonly FinishedGhost[]): Statistics['ghost']['byOpening'] {
	const tallies = createTallies();
	for (const game of games) {
		const [letter] = game.moves.replace('<', '');
		if (letter === undefined) continue;
		const {first, opponent} = game.settings;
		const isYours = opponent === 'human' ? first === 'computer' : first === 'you';
		tallies.count(`${letter} ${isYours ? 'you' : 'them'}`, isWon(game));
	}

	return tallies
		.entries()
		.toSorted(byKey)
		.map(({key, ...tally}) => ({letter: key.charAt(0), isYours: key.endsWith('you'), ...tally}));
}

const byKey = (a: {readonly key: string}, b: {readonly key: string}): number =>
	a.key < b.key ? -1 : a.key > b.key ? 1 : 0;

function accuracyOf(games: readonly FinishedGame[]): Accuracy {
	const guesses: {letters: number; hits: number}[] = [];
	for (const game of games) {
		if (game.game === 'ghost') continue;
		const letters = game.moves.length - hintsIn(game.moves);
		guesses.push({letters, hits: letters - game.misses});
	}

	const groups = Array.from({length: Math.min(seriesLength, guesses.length)}, () => ({letters: 0, hits: 0}));
	for (const [index, {letters, hits}] of guesses.entries()) {
		const group = groups[Math.floor((index * groups.length) / guesses.length)];
		if (!group) continue;
		group.letters += letters;
		group.hits += hits;
	}

	return {
		letters: groups.reduce((sum, {letters}) => sum + letters, 0),
		hits: groups.reduce((sum, {hits}) => sum + hits, 0),
		series: groups.map(({letters, hits}) => (letters === 0 ? 0 : hits / letters)),
	};
}

function recentGame(game: FinishedGame): readonly RecentGame[] {
	const {date, result, code} = game;
	if (result === 'watched') return [];
	return [{date, game: game.game, result, misses: game.game === 'ghost' ? undefined : game.misses, code}];
}
