import {addScores, noGames, summarize, type Score, type Summary} from './scores.js';
import {cellsOf, type Cell, type Job, type Tournament} from './schedule.js';

export type CellResult = Cell & Summary;

/** What has been played so far of each cell begun. */
export type Scoreboard = ReadonlyMap<string, CellProgress>;

type CellProgress = {readonly score: Score; readonly partsDone: number; readonly isComplete: boolean};

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

/** The finished cells, in the order of `cellsOf`. */
export const resultsOf = (board: Scoreboard, tournament: Tournament): readonly CellResult[] =>
	cellsOf(tournament).flatMap(cell => {
		const summary = summarize(scoreOfCell(board, cell) ?? noGames);
		return summary === undefined ? [] : [{...cell, ...summary}];
	});
