import {addScores, noGames, summarize, type Score, type Summary} from './scores.js';
import {cellsOf, type Cell, type Job, type Tournament} from './schedule.js';

/** What a cell came to. */
export type CellResult = Cell & Summary;

/** What has been played so far of each cell that has been begun; a value, a job's score gives a new one. */
export type Scoreboard = ReadonlyMap<string, CellProgress>;

type CellProgress = {readonly score: Score; readonly partsDone: number; readonly isComplete: boolean};

export const emptyScoreboard: Scoreboard = new Map();

const keyOf = ({guesser, chooser, length}: Cell): string => `${guesser} ${chooser} ${length}`;

/** The board once a job is done; the order in which the jobs of a cell are done changes nothing. */
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

/** The cells of which every game has been played, in the order of `cellsOf`. */
export const resultsOf = (board: Scoreboard, tournament: Tournament): readonly CellResult[] =>
	cellsOf(tournament).flatMap(cell => {
		const summary = summarize(scoreOfCell(board, cell) ?? noGames);
		return summary === undefined ? [] : [{...cell, ...summary}];
	});
