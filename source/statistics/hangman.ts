import type {FinishedGame} from '../store/index.js';
import {guessesIn, readMoves} from '../engine/index.js';
import {meanShares, type BotShares, type MeasuredGame} from './bots.js';
import {groupBy, isWon, tally, type Tally} from './tally.js';

export type ChooserTally = Tally & {
	readonly chooser: string;
	readonly length: number;
	/** The fewest misses of a won game. */
	readonly fewestMisses: number | undefined;
	/** The share of the same games that each bot wins, where it was measured. */
	readonly bots: BotShares | undefined;
};

/** The letters guessed in Hangman and the daily, and how many of them hit. */
export type Accuracy = {
	readonly letters: number;
	readonly hits: number;
	/** The share of hits in successive groups of games of the same size, give or take one. */
	readonly series: readonly number[];
};

/** A game whose settings are what they should be: a player may have edited the file. */
type Guessed = MeasuredGame & {readonly game: FinishedGame};

const guessedIn = (games: readonly FinishedGame[]): readonly Guessed[] =>
	games.flatMap(game => {
		const {chooser, length, budget, secret} = game.settings;
		if (typeof chooser !== 'string' || typeof length !== 'number' || typeof budget !== 'number') return [];
		return [{game, digest: game.digest, chooser, length, budget, isOwn: secret !== undefined}];
	});

const least = (numbers: readonly number[]): number | undefined =>
	numbers.reduce<number | undefined>((best, number) => Math.min(best ?? number, number), undefined);

export const choosersIn = (games: readonly FinishedGame[]): readonly ChooserTally[] =>
	groupBy(guessedIn(games), ({chooser, length}) => `${chooser} ${String(length).padStart(2)}`).flatMap(
		([, group]) =>
			group.slice(0, 1).map(({chooser, length}) => {
				const played = group.map(({game}) => game);
				return {
					chooser,
					length,
					...tally(played),
					fewestMisses: least(played.filter(isWon).flatMap(({end}) => end.misses ?? [])),
					bots: meanShares(group),
				};
			}),
	);

export const missesIn = (games: readonly FinishedGame[]) =>
	groupBy(games, ({end}) => end.misses).map(([misses, group]) => ({misses, games: group.length}));

/** Counts the games won against a chooser that cheats by their misses over a proved par, fewest first. */
export function oversIn(games: readonly FinishedGame[]) {
	const overOf = ({game: {end}, chooser}: Guessed): number | undefined =>
		chooser === 'random' || end.misses === undefined || end.value === undefined
			? undefined
			: end.misses - end.value;
	return groupBy(guessedIn(games.filter(isWon)), overOf).map(([over, group]) => ({
		over,
		games: group.length,
	}));
}

const seriesLength = 30;

export function accuracyOf(games: readonly FinishedGame[]): Accuracy {
	const groups = Array.from({length: Math.min(seriesLength, games.length)}, () => ({letters: 0, hits: 0}));
	for (const [index, game] of games.entries()) {
		const group = groups[Math.floor((index * groups.length) / games.length)];
		if (!group) continue;
		const letters = guessesIn(readMoves(game.moves)).length;
		group.letters += letters;
		group.hits += letters - (game.end.misses ?? letters);
	}

	return {
		letters: groups.reduce((sum, group) => sum + group.letters, 0),
		hits: groups.reduce((sum, group) => sum + group.hits, 0),
		series: groups.map(group => (group.letters === 0 ? 0 : group.hits / group.letters)),
	};
}
