import {
	emptyScoreboard,
	resultsOf,
	scoreOfCell,
	tournamentBudgets,
	type Cell,
	type CellResult,
	type Dictionary,
	type Scoreboard,
	type Tournament,
} from '../../engine/index.js';
import {startTournament, type TournamentRequest} from '../../setup/tournament.js';

/** What the map shows of each cell. */
export const measures = ['mean', 'worst', ...tournamentBudgets] as const;

export type Measure = (typeof measures)[number];

/** A tournament on the screen. */
export type TournamentPlay = {
	readonly request: TournamentRequest;
	readonly dictionary: Dictionary;
	readonly tournament: Tournament;
	readonly board: Scoreboard;
	/** The share of the work that is done, from 0 to 1, and how long it took, in seconds. */
	readonly share: number;
	readonly seconds: number;
	/** Which cell is looked at, by its place in the lists of the tournament. */
	readonly guesser: number;
	readonly chooser: number;
	readonly length: number;
	readonly measure: Measure;
	/** Whether the hardest words of that cell are shown. */
	readonly isDrilled: boolean;
};

export const openTournamentPlay = (dictionary: Dictionary, request: TournamentRequest): TournamentPlay => ({
	request,
	dictionary,
	tournament: startTournament(dictionary, request),
	board: emptyScoreboard,
	share: 0,
	seconds: 0,
	guesser: 0,
	chooser: 0,
	length: 0,
	measure: 'mean',
	isDrilled: false,
});

export const isTournamentRunning = ({share}: TournamentPlay): boolean => share < 1;

/** What is known of the tournament after some seconds. */
export type Standing = Pick<TournamentPlay, 'board' | 'share' | 'seconds'>;

const around = (index: number, by: number, count: number) => (index + by + count) % count;

/** The cell above, below or beside. */
export function moveCursor(play: TournamentPlay, across: number, down: number): TournamentPlay {
	const {guessers, lengths} = play.tournament;
	return {
		...play,
		guesser: around(play.guesser, across, guessers.length),
		length: around(play.length, down, lengths.length),
	};
}

export const nextChooser = (play: TournamentPlay): TournamentPlay => ({
	...play,
	chooser: around(play.chooser, 1, play.tournament.choosers.length),
});

export const nextMeasure = (play: TournamentPlay): TournamentPlay => ({
	...play,
	measure: measures[around(measures.indexOf(play.measure), 1, measures.length)] ?? 'mean',
});

/** The cell that is looked at. */
export function cellOf({tournament, ...at}: TournamentPlay): Cell | undefined {
	const guesser = tournament.guessers[at.guesser];
	const chooser = tournament.choosers[at.chooser];
	const length = tournament.lengths[at.length];
	return guesser && chooser && length !== undefined ? {guesser, chooser, length} : undefined;
}

/** The results of the cells that have been played out, against the chooser that is looked at. */
export const shownResults = ({board, tournament, chooser}: TournamentPlay): readonly CellResult[] =>
	resultsOf(board, tournament).filter(result => result.chooser === tournament.choosers[chooser]);

/** The words with the most misses of the cell that is looked at, hardest first. */
export function hardestWords(play: TournamentPlay) {
	const cell = cellOf(play);
	return (cell && scoreOfCell(play.board, cell)?.hardest) ?? [];
}

/** What a measure says of a result: misses, or a share won. */
export function measured({meanMisses, worstMisses, won}: CellResult, measure: Measure): number {
	if (measure === 'mean') return meanMisses;
	return measure === 'worst' ? worstMisses : won[measure];
}
