import {
	emptyScoreboard,
	resultsOf,
	scoreOfCell,
	tournamentBudgets,
	trueWord,
	type Cell,
	type CellResult,
	type Dictionary,
	type Scoreboard,
	type Tournament,
} from '../../engine/index.js';
import {startTournament} from '../../settings/tournament.js';
import {namesOf, type LogLine} from '../../text/programs.js';
import type {TournamentParams} from '../routes.js';
import type {Step} from '../screen.js';

export const measures = ['mean', 'worst', ...tournamentBudgets] as const;

export type Measure = (typeof measures)[number];

export type TournamentState = {
	readonly settings: TournamentParams['settings'];
	readonly dictionary: Dictionary;
	readonly tournament: Tournament;
	readonly board: Scoreboard;
	/** The share of the work that is done, from 0 to 1, and how long it took, in seconds. */
	readonly share: number;
	readonly seconds: number;
	readonly names: ReadonlyMap<string, string>;
	readonly errors: readonly LogLine[];
	/** Which cell is looked at, by its place in the lists of the tournament. */
	readonly guesser: number;
	readonly chooser: number;
	readonly length: number;
	readonly measure: Measure;
	readonly isDrilled: boolean;
};

export const openTournament = ({dictionary, settings}: TournamentParams): Step<TournamentState> => ({
	state: {
		settings,
		dictionary,
		tournament: startTournament(dictionary, settings),
		board: emptyScoreboard,
		share: 0,
		seconds: 0,
		names: new Map(),
		errors: [],
		guesser: 0,
		chooser: 0,
		length: 0,
		measure: 'mean',
		isDrilled: false,
	},
});

export const isTournamentRunning = ({share}: Pick<TournamentState, 'share'>): boolean => share < 1;

export const nameIn = ({tournament: {guessers, choosers}, names}: TournamentState, player: string): string =>
	namesOf([...guessers, ...choosers], names).get(player) ?? player;

export function cellOf({tournament, ...at}: TournamentState): Cell | undefined {
	const guesser = tournament.guessers[at.guesser];
	const chooser = tournament.choosers[at.chooser];
	const length = tournament.lengths[at.length];
	return guesser && chooser && length !== undefined ? {guesser, chooser, length} : undefined;
}

export const shownResults = ({board, tournament, chooser}: TournamentState): readonly CellResult[] =>
	resultsOf(board, tournament).filter(result => result.chooser === tournament.choosers[chooser]);

export function hardestWords(state: TournamentState) {
	const cell = cellOf(state);
	const hardest = (cell && scoreOfCell(state.board, cell)?.hardest) ?? [];
	return hardest.map(({word, misses}) => ({word: trueWord(state.dictionary, word), misses}));
}

/** What a measure says of a result: misses, where a game was played to its end, or a share won. */
export function measured({misses, won}: CellResult, measure: Measure): number | undefined {
	return measure === 'mean' || measure === 'worst' ? misses?.[measure] : won[measure];
}
