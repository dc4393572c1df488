import {wordsOfLength, type Dictionary, everyWord, type Pool, type Words} from '../../words/words.js';
import {draw, seedRandom, type Random} from '../../random.js';
import {choosers, isFairChooser, type AnyChooser} from '../choosers/choosers.js';
import {guessers, type AnyGuesser} from '../guessers/guessers.js';
import {isProgram} from '../programs.js';
import type {Learnt} from '../guessers/stranger/learn.js';
import {playMatch, wholeMatch, type Match, type MatchPart} from './matches.js';
import {addScores, noGames, summarize, type Score, type Summary} from './scores.js';

export type Tournament = {
	readonly guessers: readonly AnyGuesser[];
	readonly choosers: readonly AnyChooser[];
	readonly lengths: readonly number[];
	/** The number of words of each length that a fair chooser draws, each at most once. */
	readonly games: number | 'all';
	readonly seed: string;
};

export type TournamentCell = {
	readonly guesser: AnyGuesser;
	readonly chooser: AnyChooser;
	readonly length: number;
};

export type TournamentJob = TournamentCell & {
	readonly part: MatchPart;
	readonly effort: number;
};

/** Small enough that progress shows and every core has work to the end. */
const gamesPerJob = 4000;

const cheatEffort = 2000;

export const cellsOf = ({guessers, choosers, lengths}: Tournament): readonly TournamentCell[] =>
	guessers.flatMap(guesser =>
		choosers.flatMap(chooser => lengths.map(length => ({guesser, chooser, length}))),
	);

/** The jobs of a tournament, the lengths with the most words first; the same for any number of threads. */
export function planJobs({lengths}: Dictionary, tournament: Tournament): readonly TournamentJob[] {
	const sizes = new Map(lengths.map(({length, count}) => [length, count]));
	const sizeOf = ({length}: TournamentCell): number => sizes.get(length) ?? 0;
	const limit = tournament.games === 'all' ? Infinity : tournament.games;
	return cellsOf(tournament)
		.toSorted((a, b) => sizeOf(b) - sizeOf(a))
		.flatMap(cell => {
			if (!isFairChooser(cell.chooser)) return [{...cell, part: wholeMatch, effort: cheatEffort}];
			const games = Math.min(sizeOf(cell), limit);
			const count = Math.ceil(games / gamesPerJob);
			const effort = games / count;
			return Array.from({length: count}, (_, index) => ({...cell, part: {index, count}, effort}));
		});
}

export function drawWords(words: Words, count: number, random: Random): Pool {
	const pool = everyWord(words);
	const size = Math.min(count, pool.length);
	for (let at = 0; at < size; at++) {
		const other = at + draw(random, pool.length - at);
		const drawn = pool[other]!;
		pool[other] = pool[at]!;
		pool[at] = drawn;
	}

	return pool.slice(0, size).sort();
}

/** The inputs that all jobs of a tournament share. */
export type TournamentInputs = {
	readonly dictionary: Dictionary;
	readonly tournament: Pick<Tournament, 'games' | 'seed'>;
	/** The list that guessers know, if it is another. */
	readonly list?: Dictionary | undefined;
	readonly learnt?: Learnt | undefined;
};

export function playTournamentJob(
	{dictionary, tournament: {games, seed}, list, learnt}: TournamentInputs,
	{guesser, chooser, length, part}: TournamentJob,
	helpers: Pick<Match, 'findProved' | 'ask'> = {},
): Promise<Score> {
	const words = wordsOfLength(dictionary, length);
	const known = list ?? dictionary;
	return playMatch({
		...helpers,
		...{words, part},
		guesser: isProgram(guesser) ? guesser : guessers[guesser],
		chooser: isProgram(chooser) ? chooser : choosers[chooser],
		known: {
			words: wordsOfLength(known, length),
			list: known,
			isElsewhere: list !== undefined,
			learnt: learnt && (() => learnt),
		},
		...(games !== 'all' && {secrets: drawWords(words, games, seedRandom(`${seed} ${length}`))}),
	});
}

/** The scores of cells, and how many parts of each are still to be played. */
export type Scoreboard = ReadonlyMap<string, {readonly score: Score; readonly partsLeft: number}>;

export const emptyScoreboard: Scoreboard = new Map();

const keyOf = ({guesser, chooser, length}: TournamentCell): string => `${guesser} ${chooser} ${length}`;

/** The board after a job; the order of the jobs does not matter. */
export function enterScore(board: Scoreboard, job: TournamentJob, score: Score): Scoreboard {
	const before = board.get(keyOf(job)) ?? {score: noGames, partsLeft: job.part.count};
	const after = {score: addScores(before.score, score), partsLeft: before.partsLeft - 1};
	return new Map([...board, [keyOf(job), after]]);
}

/** All games of a cell, or `undefined` while some are still to be played. */
export function scoreOfCell(board: Scoreboard, cell: TournamentCell): Score | undefined {
	const entry = board.get(keyOf(cell));
	return entry?.partsLeft === 0 ? entry.score : undefined;
}

export const resultsOf = (board: Scoreboard, tournament: Tournament): readonly (TournamentCell & Summary)[] =>
	cellsOf(tournament).flatMap(cell => {
		const summary = summarize(scoreOfCell(board, cell) ?? noGames);
		return summary === undefined ? [] : [{...cell, ...summary}];
	});
