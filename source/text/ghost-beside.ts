import type {GhostTurn} from '../engine/index.js';
import {personResult, type GhostPlay} from '../games/ghost.js';
import {doneText, does, nameAt} from './ghost.js';
import {countOf} from './numbers.js';
import type {Column} from './tables.js';

/** What someone is called in the game of whoever sent it. */
const nameIn = (theirs: GhostPlay, {seat}: GhostTurn): string => {
	const name = nameAt(theirs, seat);
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
export function besideRows(yours: GhostPlay, theirs: GhostPlay): readonly BesideRow[] {
	const same = sameTurns(yours, theirs);
	const [ours, others] = [yours.game.turns, theirs.game.turns];
	return Array.from({length: Math.max(ours.length, others.length)}, (_, at): BesideRow => {
		const [own, other] = [ours[at], others[at]];
		return {
			yours: own ? `${nameAt(yours, own.seat)}: ${doneText(own)}` : '',
			theirs: other ? `${nameIn(theirs, other)}: ${doneText(other)}` : '',
			isParting: at === same,
		};
	});
}

/** How many turns both games begin with. */
function sameTurns(yours: GhostPlay, theirs: GhostPlay): number {
	const differing = yours.game.turns.findIndex((turn, at) => {
		const other = theirs.game.turns[at];
		return other === undefined || doneText(turn) !== doneText(other);
	});
	return differing === -1 ? yours.game.turns.length : differing;
}

/** How far both games are the same. */
function partingText(yours: GhostPlay, theirs: GhostPlay): string {
	const same = sameTurns(yours, theirs);
	const most = Math.max(yours.game.turns.length, theirs.game.turns.length);
	if (same === most) return 'The same game.';
	return same === 0 ? 'Different from the first letter on.' : `The same for ${countOf(same, 'turn')}.`;
}

/** Who lost a game that one person did not play alone. */
function loserText(play: GhostPlay): string {
	const {ending} = play.game;
	return ending ? does(nameAt(play, ending.loser), 'lose') : 'nobody has lost yet';
}

/** How your game, which is over, and theirs ended. */
export function besideVerdict(yours: GhostPlay, theirs: GhostPlay): string {
	const [you, they] = [personResult(yours), personResult(theirs)];
	if (you === 'watched') return `In theirs ${loserText(theirs)}.`;
	if (they === 'watched') return `You ${you}; they did not finish.`;
	return you === they ? `You both ${you}.` : `You ${you}, they ${they}.`;
}

/** How both ended, and how far they are the same. */
const besideText = (yours: GhostPlay, theirs: GhostPlay): string =>
	`${besideVerdict(yours, theirs)} ${partingText(yours, theirs)}`;

/** The titles of both games beside each other. */
export const besideColumns: readonly Column[] = [
	{title: '', side: 'right'},
	{title: 'your game', side: 'left', least: 12},
	{title: 'their game', side: 'left', least: 12},
];

/** Both games as a table, and what came of them. */
export const besideTable = (yours: GhostPlay, theirs: GhostPlay) => ({
	verdict: besideText(yours, theirs),
	columns: besideColumns,
	rows: besideRows(yours, theirs).map((row, at) => [String(at + 1), row.yours, row.theirs]),
});

/** The same for whoever listens, and both games turn by turn. */
export function besideAloud(yours: GhostPlay, theirs: GhostPlay): readonly string[] {
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
