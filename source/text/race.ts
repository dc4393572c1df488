import {isMiss, type Status, type Turn} from '../engine/index.js';
import {capitalize} from './lists.js';
import {countOf} from './numbers.js';
import {drawRows} from './tables.js';

/** One side of a race; a hint in a day's game counts as a miss. */
export type RaceGame = {
	readonly turns: readonly Turn[];
	readonly misses: number;
	readonly status: Status;
	readonly forfeit?: string | undefined;
};

export type RivalBy =
	{readonly kind: 'bot'; readonly name: string} | {readonly kind: 'best'} | {readonly kind: 'them'};

export type Race = {
	readonly yours: RaceGame;
	readonly theirs: RaceGame;
	readonly by: RivalBy;
};

export const rivalName = (by: RivalBy): string => {
	if (by.kind === 'bot') return by.name;
	return by.kind === 'best' ? 'your best' : 'them';
};

const subjectOf = (by: RivalBy): string => (by.kind === 'them' ? 'They' : capitalize(rivalName(by)));

export const noBestText = 'No finished game with these settings yet, so there is nobody to race.';

const missesText = (misses: number): string => countOf(misses, 'miss', 'misses');

/** `3 misses`, `won, 3 misses`. */
export function raceStanding({turns, misses, status, forfeit}: RaceGame, letters = turns.length): string {
	if (forfeit && letters >= turns.length) return 'broken off';
	if (letters < turns.length || status === 'playing')
		return missesText(turns.slice(0, letters).filter(({kept}) => isMiss(kept)).length);
	return `${status}, ${missesText(misses)}`;
}

export function raceAloud({yours, theirs, by}: Race): string {
	const letters = yours.turns.length;
	const name = subjectOf(by);
	if (letters >= theirs.turns.length && theirs.forfeit) return `${theirs.forfeit}, and forfeits.`;
	if (letters >= theirs.turns.length && theirs.status !== 'playing')
		return `${name} ${theirs.status} with ${missesText(theirs.misses)}.`;
	return `${name} ${by.kind === 'them' ? 'have' : 'has'} ${raceStanding(theirs, letters)} so far.`;
}

export function raceVerdict({yours, theirs, by}: Race): string {
	const name = rivalName(by);
	const isThem = by.kind === 'them';
	const subject = subjectOf(by);
	const hasWon = (game: RaceGame): boolean => game.status === 'won';
	if (yours.forfeit) return 'Your game was broken off, so nobody wins the race.';
	if (theirs.forfeit) return `${theirs.forfeit}, and forfeits the race.`;
	if (theirs.status === 'playing') return `${subject} did not finish.`;
	if (!hasWon(yours) && !hasWon(theirs))
		return isThem ? 'Neither of you won.' : `Neither you nor ${name} won.`;
	if (!hasWon(theirs)) return `You beat ${name}: you won.`;
	const beats = `${subject} ${isThem ? 'beat' : 'beats'} you`;
	if (!hasWon(yours)) return `${beats}: ${isThem ? 'they' : 'it'} won.`;
	if (yours.misses === theirs.misses) return `A draw with ${name}: ${missesText(yours.misses)} each.`;
	return yours.misses < theirs.misses
		? `You beat ${name}: ${missesText(yours.misses)} to ${theirs.misses}.`
		: `${beats}: ${missesText(theirs.misses)} to ${yours.misses}.`;
}

export type RaceCell = {readonly guess: string; readonly isHit: boolean};

export const raceCells = ({turns}: RaceGame, letters = turns.length): readonly RaceCell[] =>
	turns.slice(0, letters).map(({guess, kept}) => ({guess, isHit: !isMiss(kept)}));

/** Who won, and both sides in rows. */
export function raceLines(race: Race): readonly string[] {
	const rows = [
		{name: 'You', game: race.yours},
		{name: capitalize(rivalName(race.by)), game: race.theirs},
	].map(({name, game}) => {
		const cells = raceCells(game).map(({guess, isHit}) => guess + (isHit ? '✓' : '✗'));
		return [`${name}:`, raceStanding(game), cells.join(' ')];
	});
	return [raceVerdict(race), ...drawRows(rows)];
}

const cellsAloud = (cells: readonly RaceCell[]): string =>
	cells.length === 0
		? 'no letter'
		: cells.map(({guess, isHit}) => `${guess} ${isHit ? 'right' : 'wrong'}`).join(', ');

/** Who won, and both sides letter by letter. */
export const comparisonAloud = (race: Race): readonly string[] => [
	raceVerdict(race),
	`You: ${cellsAloud(raceCells(race.yours))}.`,
	`${capitalize(rivalName(race.by))}: ${cellsAloud(raceCells(race.theirs))}.`,
];
