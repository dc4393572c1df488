import type {GhostTurn} from '../../engine/index.js';
import {doneText, does, matchOutcome, nameAt, type GhostFacts} from './ghost.js';
import {countOf} from '../numbers.js';
import type {Column} from '../tables.js';

export type GhostBeside = GhostFacts & {
	readonly rounds: readonly GhostFacts[];
	readonly isOver: boolean;
	readonly result: 'won' | 'lost' | 'watched';
};

/** A turn of a game, or a round of a match. */
type Part = {
	readonly done: string;
	readonly text: string;
};

/** The name of the person who played a game: the reader, or the friend who sent it. */
type Reader = 'you' | 'they';

function turnPart(round: GhostFacts, turn: GhostTurn, reader: Reader): Part {
	const name = nameAt(round, turn.player);
	const done = doneText(turn, round.game.book);
	return {done, text: `${name === 'you' ? reader : name}: ${done}`};
}

function roundPart(round: GhostFacts, reader: Reader): Part {
	const {ending, fragment, turns, book} = round.game;
	const loser = ending && nameAt(round, ending.loser);
	const outcome = loser === undefined ? 'not over' : loser === 'you' ? `${reader} lose` : does(loser, 'lose');
	return {
		done: turns.map(turn => doneText(turn, book)).join(' '),
		text: `${fragment.toUpperCase()}: ${outcome}`,
	};
}

const partsOf = ({settings, rounds}: GhostBeside, reader: Reader): readonly Part[] =>
	settings.isMatch
		? rounds.map(round => roundPart(round, reader))
		: rounds.flatMap(round => round.game.turns.map(turn => turnPart(round, turn, reader)));

type BesideRow = {
	readonly yours: string;
	readonly theirs: string;
	readonly isParting: boolean;
};

/** Returns both games side by side, without rounds of theirs that you have yet to play. */
export function besideRows(yours: GhostBeside, theirs: GhostBeside): readonly BesideRow[] {
	const [ours, others] = [partsOf(yours, 'you'), partsOf(theirs, 'they')];
	const same = countSame(ours, others);
	const length = yours.isOver ? Math.max(ours.length, others.length) : ours.length;
	return Array.from({length}, (_, at): BesideRow => ({
		yours: ours[at]?.text ?? '',
		theirs: others[at]?.text ?? '',
		isParting: at === same,
	}));
}

function countSame(ours: readonly Part[], others: readonly Part[]): number {
	const differing = ours.findIndex(({done}, at) => done !== others[at]?.done);
	return differing === -1 ? ours.length : differing;
}

function partingText(yours: GhostBeside, theirs: GhostBeside): string {
	const [ours, others] = [partsOf(yours, 'you'), partsOf(theirs, 'they')];
	const same = countSame(ours, others);
	if (same === Math.max(ours.length, others.length)) return 'The same game.';
	const {isMatch} = yours.settings;
	if (same === 0) return `Different from the first ${isMatch ? 'round' : 'letter'} on.`;
	return `The same for ${countOf(same, isMatch ? 'round' : 'turn')}.`;
}

function loserText(theirs: GhostBeside): string {
	const {ending} = theirs.game;
	if (!theirs.isOver || !ending) return 'nobody has lost yet';
	return matchOutcome(theirs) ?? does(nameAt(theirs, ending.loser), 'lose');
}

export function besideVerdict(yours: GhostBeside, theirs: GhostBeside): string {
	if (!yours.isOver) return '';
	const [you, they] = [yours.result, theirs.result];
	if (you === 'watched') return `In theirs ${loserText(theirs)}.`;
	if (they === 'watched') return `You ${you}; they did not finish.`;
	return you === they ? `You both ${you}.` : `You ${you}, they ${they}.`;
}

const besideText = (yours: GhostBeside, theirs: GhostBeside): string =>
	`${besideVerdict(yours, theirs)} ${partingText(yours, theirs)}`;

export const besideColumns: readonly Column[] = [
	{title: '', side: 'right'},
	{title: 'your game', side: 'left', least: 12},
	{title: 'their game', side: 'left', least: 12},
];

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
