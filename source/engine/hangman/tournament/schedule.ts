import {wordsOfLength, type Dictionary, everyWord, type Pool, type Words} from '../../words/words.js';
import {draw, seedRandom, type Random} from '../../random.js';
import type {FindProved} from '../choosers/chooser.js';
import {choosers, isFairChooser, type AnyChooser} from '../choosers/choosers.js';
import {knowledgeOf} from '../rules/position.js';
import {guessers, type AnyGuesser} from '../guessers/guessers.js';
import {isProgram, type AskProgram} from '../programs.js';
import type {Learnt} from '../guessers/stranger/learn.js';
import {playMatch, playProgramMatch, type MatchPart} from './matches.js';
import {addScores, noGames, summarize, type Score, type Summary} from './scores.js';

export type Tournament = {
	readonly guessers: readonly AnyGuesser[];
	readonly choosers: readonly AnyChooser[];
	readonly lengths: readonly number[];
	/** The number of words of each length that a fair chooser draws, each at most once. */
	readonly games: number | 'all';
	readonly seed: string;
};

export type Cell = {
	readonly guesser: AnyGuesser;
	readonly chooser: AnyChooser;
	readonly length: number;
};

export type Job = Cell & {
	readonly part: MatchPart;
	readonly effort: number;
};

/** Small enough that progress shows and every core has work to the end. */
const gamesPerJob = 4000;

const cheatEffort = 2000;

export const cellsOf = ({guessers, choosers, lengths}: Tournament): readonly Cell[] =>
	guessers.flatMap(guesser =>
		choosers.flatMap(chooser => lengths.map(length => ({guesser, chooser, length}))),
	);

/** The jobs of a tournament, the lengths with the most words first; the same for any number of threads. */
export function planJobs({lengths}: Dictionary, tournament: Tournament): readonly Job[] {
	const sizes = new Map(lengths.map(({length, count}) => [length, count]));
	const sizeOf = ({length}: Cell): number => sizes.get(length) ?? 0;
	const limit = tournament.games === 'all' ? Infinity : tournament.games;
	return cellsOf(tournament)
		.toSorted((a, b) => sizeOf(b) - sizeOf(a))
		.flatMap(cell => {
			if (!isFairChooser(cell.chooser)) return [{...cell, part: {index: 0, count: 1}, effort: cheatEffort}];
			const games = Math.min(sizeOf(cell), limit);
			const count = Math.ceil(games / gamesPerJob);
			const effort = games / count;
			return Array.from({length: count}, (_, index) => ({...cell, part: {index, count}, effort}));
		});
}

export function sampleWords(words: Words, count: number, random: Random): Pool {
	const pool = everyWord(words);
	const size = Math.min(count, pool.length);
	let chance = random;
	for (let at = 0; at < size; at++) {
		const [offset, rest] = draw(chance, pool.length - at);
		const drawn = pool[at + offset]!;
		pool[at + offset] = pool[at]!;
		pool[at] = drawn;
		chance = rest;
	}

	return pool.slice(0, size).sort();
}

export const hasProgram = ({guesser, chooser}: Cell): boolean => isProgram(guesser) || isProgram(chooser);

/** The list that guessers know, if it is another than that of a tournament, and what was learnt from it. */
export type TournamentKnowledge = {
	readonly list?: Dictionary | undefined;
	readonly learnt?: Learnt | undefined;
};

/** Play the jobs of a tournament: those that a program has part in by asking it. */
export function createPlayers(
	dictionary: Dictionary,
	{games, seed}: Tournament,
	findProved?: FindProved,
	{list, learnt}: TournamentKnowledge = {},
) {
	const known = {isElsewhere: list !== undefined, learnt: learnt && (() => learnt)};
	const layOut = ({length, part}: Job) => {
		const words = wordsOfLength(dictionary, length);
		const secrets =
			games === 'all' ? everyWord(words) : sampleWords(words, games, seedRandom(`${seed} ${length}`));
		return {
			...{words, secrets, part, findProved},
			known: {...knowledgeOf(list ?? dictionary, length), ...known},
		};
	};

	return {
		play: (job: Job): Score => {
			const {guesser, chooser} = job;
			if (isProgram(guesser) || isProgram(chooser)) throw new Error('A program must be asked');
			return playMatch({...layOut(job), guesser: guessers[guesser], chooser: choosers[chooser]});
		},
		askPrograms: (job: Job, ask: AskProgram): Promise<Score> =>
			playProgramMatch({...layOut(job), guesser: job.guesser, chooser: job.chooser, ask}),
	};
}

export type Scoreboard = ReadonlyMap<
	string,
	{readonly score: Score; readonly partsDone: number; readonly isComplete: boolean}
>;

export const emptyScoreboard: Scoreboard = new Map();

const keyOf = ({guesser, chooser, length}: Cell): string => `${guesser} ${chooser} ${length}`;

/** The board after a job; the order of the jobs does not matter. */
export function enterScore(board: Scoreboard, job: Job, score: Score): Scoreboard {
	const before = board.get(keyOf(job));
	const partsDone = (before?.partsDone ?? 0) + 1;
	const after = {
		score: addScores(before?.score ?? noGames, score),
		partsDone,
		isComplete: partsDone === job.part.count,
	};
	return new Map([...board, [keyOf(job), after]]);
}

/** All games of a cell, or `undefined` while some are still to be played. */
export function scoreOfCell(board: Scoreboard, cell: Cell): Score | undefined {
	const progress = board.get(keyOf(cell));
	return progress?.isComplete ? progress.score : undefined;
}

export const resultsOf = (board: Scoreboard, tournament: Tournament): readonly (Cell & Summary)[] =>
	cellsOf(tournament).flatMap(cell => {
		const summary = summarize(scoreOfCell(board, cell) ?? noGames);
		return summary === undefined ? [] : [{...cell, ...summary}];
	});
