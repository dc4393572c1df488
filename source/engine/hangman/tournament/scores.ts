import {mostLetters} from '../../alphabet.js';
import type {Forfeit, Forfeiter} from '../rules/game.js';

export type MatchOutcome = {readonly word: string; readonly misses: number};

export type ForfeitedGames = Forfeit & {readonly games: number};

/** The outcomes of some games. Scores of parts can be added in any order. */
export type Score = {
	readonly games: readonly number[];
	/** The games with the most misses, then by word; at most `hardestKept`. */
	readonly hardest: readonly MatchOutcome[];
	/** The games that were not played to their end, by who forfeited them. */
	readonly forfeited: Readonly<Record<Forfeiter, number>>;
	/** Why, the first of each reason; at most `forfeitsKept`. */
	readonly forfeits: readonly ForfeitedGames[];
};

const hardestKept = 50;

const forfeitsKept = 5;

export const tournamentBudgets = [6, 8, 10] as const;

export type Summary = NonNullable<ReturnType<typeof summarize>>;

const hardestFirst = (outcomes: MatchOutcome[]): MatchOutcome[] =>
	outcomes.sort((a, b) => b.misses - a.misses || (a.word < b.word ? -1 : 1)).slice(0, hardestKept);

/** Returns the score of games that were played to their end, and of those that were forfeited. */
export function scoreOf(outcomes: readonly MatchOutcome[], forfeits: readonly ForfeitedGames[] = []): Score {
	const games = new Array<number>(mostLetters).fill(0);
	for (const {misses} of outcomes) games[misses] = (games[misses] ?? 0) + 1;
	const forfeited = {guesser: 0, chooser: 0};
	for (const {by, games: count} of forfeits) forfeited[by] += count;
	return {games, hardest: hardestFirst([...outcomes]), forfeited, forfeits: addForfeits(forfeits)};
}

/** The same reasons once, those of most games first, so that the order of the parts doesn't matter. */
function addForfeits(all: readonly ForfeitedGames[]): readonly ForfeitedGames[] {
	const added = new Map<string, ForfeitedGames>();
	for (const forfeit of all) {
		const key = JSON.stringify([forfeit.by, forfeit.reason]);
		added.set(key, {...forfeit, games: forfeit.games + (added.get(key)?.games ?? 0)});
	}

	return [...added]
		.sort(([one, a], [other, b]) => b.games - a.games || (one < other ? -1 : 1))
		.slice(0, forfeitsKept)
		.map(([, forfeit]) => forfeit);
}

export const noGames = scoreOf([]);

export const addScores = (a: Score, b: Score): Score => ({
	games: a.games.map((count, misses) => count + (b.games[misses] ?? 0)),
	hardest: hardestFirst([...a.hardest, ...b.hardest]),
	forfeited: {
		guesser: a.forfeited.guesser + b.forfeited.guesser,
		chooser: a.forfeited.chooser + b.forfeited.chooser,
	},
	forfeits: addForfeits([...a.forfeits, ...b.forfeits]),
});

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);

/** Returns the results of some games with a budget: they end with its last wrong guess. */
export function summarizeBudget({games, forfeited}: Score, budget: number) {
	const played = sumOf(games);
	const count = played + forfeited.guesser + forfeited.chooser;
	const misses = sumOf(games.map((number, each) => number * Math.min(each, budget)));
	return {
		/** The share of them that is won; a forfeit is a loss. */
		won: (sumOf(games.slice(0, budget)) + forfeited.chooser) / count,
		/** Of the games that were played to their end; null if there are none. */
		meanMisses: played === 0 ? null : misses / played,
	};
}

/** A score in figures, or `undefined` when no game was played. */
export function summarize(score: Score) {
	const {
		games,
		hardest: [worst],
		forfeited,
	} = score;
	const played = sumOf(games);
	const count = played + forfeited.guesser + forfeited.chooser;
	if (count === 0) return undefined;
	const wonWith = (budget: number): number => summarizeBudget(score, budget).won;
	return {
		games: count,
		forfeited: count - played,
		/** Of the games that were played to their end; undefined if there are none. */
		misses: worst && {
			mean: sumOf(games.map((number, each) => number * each)) / played,
			worst: worst.misses,
			/** The alphabetically first of the words with the most misses. */
			worstWord: worst.word,
		},
		/** The share of the games won with each budget, that is, with fewer misses; a forfeit is a loss. */
		won: {6: wonWith(6), 8: wonWith(8), 10: wonWith(10)},
	};
}
