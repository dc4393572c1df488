import {mostLetters} from '../../alphabet.js';

/** A word and the wrong guesses it took. */
export type Outcome = {readonly word: string; readonly misses: number};

/** The outcomes of some games. Scores of parts can be added in any order. */
export type Score = {
	/** How many games ended with each number of misses. */
	readonly games: readonly number[];
	/** The games with the most misses, then by word; at most `hardestKept`. */
	readonly hardest: readonly Outcome[];
};

export const hardestKept = 50;

/** The budgets for which a tournament gives the share of games won. */
export const tournamentBudgets = [6, 8, 10] as const;

export type TournamentBudget = (typeof tournamentBudgets)[number];

/** A score in figures. */
export type Summary = {
	readonly games: number;
	readonly meanMisses: number;
	readonly worstMisses: number;
	/** The alphabetically first of the words with the most misses. */
	readonly worstWord: string;
	/** The share of the games won with each budget, that is, with fewer misses. */
	readonly won: Readonly<Record<TournamentBudget, number>>;
};

const noGamesByMisses = (): number[] => new Array<number>(mostLetters).fill(0);

export const noGames: Score = {games: noGamesByMisses(), hardest: []};

const hardestFirst = (outcomes: Outcome[]): Outcome[] =>
	outcomes.sort((a, b) => b.misses - a.misses || (a.word < b.word ? -1 : 1)).slice(0, hardestKept);

export function scoreOf(outcomes: readonly Outcome[]): Score {
	const games = noGamesByMisses();
	for (const {misses} of outcomes) games[misses] = (games[misses] ?? 0) + 1;
	return {games, hardest: hardestFirst([...outcomes])};
}

export const addScores = (a: Score, b: Score): Score => ({
	games: a.games.map((count, misses) => count + (b.games[misses] ?? 0)),
	hardest: hardestFirst([...a.hardest, ...b.hardest]),
});

/** A score in figures, or `undefined` when no game was played. */
export function summarize({games, hardest: [worst]}: Score): Summary | undefined {
	if (worst === undefined) return undefined;
	const count = games.reduce((sum, number) => sum + number, 0);
	const misses = games.reduce((sum, number, each) => sum + number * each, 0);
	const wonWith = (budget: number): number =>
		games.slice(0, budget).reduce((sum, number) => sum + number, 0) / count;
	return {
		games: count,
		meanMisses: misses / count,
		worstMisses: worst.misses,
		worstWord: worst.word,
		won: {6: wonWith(6), 8: wonWith(8), 10: wonWith(10)},
	};
}
