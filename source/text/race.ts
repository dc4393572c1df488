import {isMiss, status} from '../engine/index.js';
import {ownTurns} from '../games/own-turns.js';
import type {HangmanPlay} from '../games/hangman.js';
import {raceMisses, raceResult, type Rival} from '../games/rival.js';
import {countOf} from './numbers.js';

/** What a rival is called beside you. */
export const rivalName = ({by}: Rival): string => {
	if (by.kind === 'bot') return by.guesser;
	return by.kind === 'best' ? 'your best' : 'them';
};

/** Where there is no game to race with. */
export const noBestText = 'No finished game with these settings yet, so nobody to race.';

const missesText = (misses: number): string => countOf(misses, 'miss', 'misses');

/** How far a game is that stands in a race: `3 misses`, `won, 3 misses`. */
export function raceStanding(play: HangmanPlay, letters: number): string {
	const misses = ownTurns(play)
		.slice(0, letters)
		.filter(({kept}) => isMiss(kept)).length;
	const isAtEnd = letters >= ownTurns(play).length;
	const state = status(play.game);
	if (!isAtEnd || state === 'playing') return missesText(misses);
	return `${state}, ${missesText(raceMisses(play))}`;
}

/** How the rival does, once so many letters are guessed, in a sentence. */
export function raceAloud(rival: Rival, letters: number): string {
	const own = ownTurns(rival.play).length;
	const name = {bot: rivalName(rival), best: 'Your best', them: 'They'}[rival.by.kind];
	const has = rival.by.kind === 'them' ? 'have' : 'has';
	const state = status(rival.play.game);
	if (letters >= own && state !== 'playing')
		return `${name} ${state} with ${missesText(raceMisses(rival.play))}.`;
	return `${name} ${has} ${raceStanding(rival.play, letters)} so far.`;
}

/** Who won the race, once your game is over. */
export function raceVerdict(yours: HangmanPlay, rival: Rival): string {
	const name = rivalName(rival);
	const [you, they] = [raceMisses(yours), raceMisses(rival.play)];
	const isThem = rival.by.kind === 'them';
	const subject = isThem ? 'They' : name === 'your best' ? 'Your best' : name;
	const both = [yours, rival.play].every(({game}) => status(game) === 'won');
	switch (raceResult(yours, rival)) {
		case 'you': {
			return both ? `You beat ${name}: ${missesText(you)} to ${they}.` : `You beat ${name}: you won.`;
		}

		case 'rival': {
			const beat = isThem ? 'beat' : 'beats';
			return both
				? `${subject} ${beat} you: ${missesText(they)} to ${you}.`
				: `${subject} ${beat} you: ${isThem ? 'they' : 'it'} won.`;
		}

		case 'draw': {
			return `A draw with ${name}: ${missesText(you)} each.`;
		}

		case 'nobody': {
			return `Nobody won, neither you nor ${isThem ? 'they' : name}.`;
		}

		case 'unfinished': {
			return `${subject} did not finish.`;
		}
	}
}

/** A letter of a game beside another: with its mark, or the mark alone while it is not to be seen. */
export type RaceCell = {readonly letter: string; readonly isHit: boolean};

/** The player's letters of a game, so many of them. */
export const raceCells = (play: HangmanPlay, letters: number): readonly RaceCell[] =>
	ownTurns(play)
		.slice(0, letters)
		.map(({letter, kept}) => ({letter, isHit: !isMiss(kept)}));

const writeCells = (cells: readonly RaceCell[]): string =>
	cells.map(({letter, isHit}) => letter + (isHit ? '✓' : '✗')).join(' ');

/** Both games beside each other, letter by letter. */
export function raceLines(yours: HangmanPlay, rival: Rival): readonly string[] {
	const rows = [
		['you', yours],
		[rivalName(rival), rival.play],
	] as const;
	const [names, standings] = [
		rows.map(([name]) => `${name.slice(0, 1).toUpperCase()}${name.slice(1)}:`),
		rows.map(([, play]) => raceStanding(play, Number.POSITIVE_INFINITY)),
	];
	const width = (texts: readonly string[]) => Math.max(...texts.map(text => text.length));
	return [
		raceVerdict(yours, rival),
		...rows.map(
			([, play], at) =>
				`${(names[at] ?? '').padEnd(width(names))}  ${(standings[at] ?? '').padEnd(width(standings))}  ${writeCells(raceCells(play, Number.POSITIVE_INFINITY))}`,
		),
	];
}

const cellsAloud = (cells: readonly RaceCell[]): string =>
	cells.length === 0
		? 'no letter'
		: cells.map(({letter, isHit}) => `${letter} ${isHit ? 'right' : 'wrong'}`).join(', ');

/** The same, to be listened to. */
export const comparisonAloud = (yours: HangmanPlay, rival: Rival): string =>
	[
		raceVerdict(yours, rival),
		`You: ${cellsAloud(raceCells(yours, Number.POSITIVE_INFINITY))}.`,
		`${rival.by.kind === 'them' ? 'Them' : rivalName(rival)}: ${cellsAloud(raceCells(rival.play, Number.POSITIVE_INFINITY))}.`,
	].join(' ');
