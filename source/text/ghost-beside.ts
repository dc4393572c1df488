import type {GhostTurn} from '../engine/index.js';
import {doneText, does, nameAt, type GhostRound} from './ghost.js';
import {countOf} from './numbers.js';
import type {Column} from './tables.js';

/** A game that is set beside another, and how it ended for the one person who played it. */
export type GhostBeside = GhostRound & {readonly result: 'won' | 'lost' | 'watched'};

/** What someone is called in the game of whoever sent it. */
const nameIn = (theirs: GhostRound, {player}: GhostTurn): string => {
	const name = nameAt(theirs, player);
	return name === 'you' ? 'they' : name;
};

/** A turn of both games; either may have fewer. */
export type BesideRow = {
	readonly yours: string;
	readonly theirs: string;
	/** Whether it is the first in which they differ. */
	readonly isParting: boolean;
};

/** Both games beside each other, turn by turn. */
export function besideRows(yours: GhostRound, theirs: GhostRound): readonly BesideRow[] {
	const same = sameTurns(yours, theirs);
	const {book} = yours.game;
	const [ours, others] = [yours.game.turns, theirs.game.turns];
	return Array.from({length: Math.max(ours.length, others.length)}, (_, at): BesideRow => {
		const [own, other] = [ours[at], others[at]];
		return {
			yours: own ? `${nameAt(yours, own.player)}: ${doneText(own, book)}` : '',
			theirs: other ? `${nameIn(theirs, other)}: ${doneText(other, book)}` : '',
			isParting: at === same,
		};
	});
}

/** How many turns both games begin with. */
function sameTurns(yours: GhostRound, theirs: GhostRound): number {
	const {book} = yours.game;
	const differing = yours.game.turns.findIndex((turn, at) => {
		const other = theirs.game.turns[at];
		return other === undefined || doneText(turn, book) !== doneText(other, book);
	});
	return differing === -1 ? yours.game.turns.length : differing;
}

/** How far both games are the same. */
function partingText(yours: GhostRound, theirs: GhostRound): string {
	const same = sameTurns(yours, theirs);
	const most = Math.max(yours.game.turns.length, theirs.game.turns.length);
	if (same === most) return 'The same game.';
	return same === 0 ? 'Different from the first letter on.' : `The same for ${countOf(same, 'turn')}.`;
}

/** Who lost a game that one person did not play alone. */
function loserText(round: GhostRound): string {
	const {ending} = round.game;
	return ending ? does(nameAt(round, ending.loser), 'lose') : 'nobody has lost yet';
}

/** How your game, which is over, and theirs ended. */
export function besideVerdict(yours: GhostBeside, theirs: GhostBeside): string {
	const [you, they] = [yours.result, theirs.result];
	if (you === 'watched') return `In theirs ${loserText(theirs)}.`;
	if (they === 'watched') return `You ${you}; they did not finish.`;
	return you === they ? `You both ${you}.` : `You ${you}, they ${they}.`;
}

/** How both ended, and how far they are the same. */
const besideText = (yours: GhostBeside, theirs: GhostBeside): string =>
	`${besideVerdict(yours, theirs)} ${partingText(yours, theirs)}`;

/** The titles of both games beside each other. */
export const besideColumns: readonly Column[] = [
	{title: '', side: 'right'},
	{title: 'your game', side: 'left', least: 12},
	{title: 'their game', side: 'left', least: 12},
];

/** Both games as a table, and what came of them. */
export const besideTable = (yours: GhostBeside, theirs: GhostBeside) => ({
	verdict: besideText(yours, theirs),
	columns: besideColumns,
	rows: besideRows(yours, theirs).map((row, at) => [String(at + 1), row.yours, row.theirs]),
});

/** The same for whoever listens, and both games turn by turn. */
export function besideAloud(yours: GhostBeside, theirs: GhostBeside): readonly string[] {
	const rows = besideRows(yours, theirs);
	const turnsAloud = (whose: string, cells: readonly string[]) =>
		`${whose}: ${cells.filter(Boolean).join('; ')}.`;
	return [
		besideText(yours, theirs),
		turnsAloud(
			'Your game',
			rows.map(row => row.yours),
		),
		turnsAloud(
			'Their game',
			rows.map(row => row.theirs),
		),
	];
}
