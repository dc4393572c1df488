import {bundledTable} from '../dictionaries/index.js';
import {guessesIn, isFairChooser, readMoves, type GuesserName} from '../engine/index.js';
import type {HangmanSettings} from '../settings/hangman.js';
import type {FinishedGame} from '../store/index.js';
import {groupBy, isWon, tally} from './tally.js';

export const measuredBots = ['naive', 'paga', 'expert'] as const satisfies readonly GuesserName[];

type MeasuredBot = (typeof measuredBots)[number];

type BotShares = Readonly<Record<MeasuredBot, number>>;

/** The settings of a game that decide how hard it is. */
type MeasuredGame = {
	readonly digest: string;
	readonly chooser: string;
	readonly length: number;
	readonly budget: number;
	/** Whether someone chose its word. */
	readonly isOwn: boolean;
};

type MeasuredRow = Readonly<Record<MeasuredBot, string>> & {
	readonly chooser: string;
	readonly length: number;
};

const lists = (): readonly {readonly sha256: string; readonly results: readonly MeasuredRow[]}[] =>
	Object.values(bundledTable('bots.json').dictionaries);

/** Returns the share of games, counted by their misses, that a budget wins. */
function shareWithin(games: string, budget: number): number {
	const counts = games.split(' ').map(Number);
	const all = counts.reduce((sum, count) => sum + count, 0);
	return counts.slice(0, budget).reduce((sum, count) => sum + count, 0) / all;
}

/** Returns the share that each bot wins of games with the same lists, choosers, lengths and budgets, on average over those that were measured; `undefined` if none was. */
export function meanShares(games: readonly MeasuredGame[]): BotShares | undefined {
	const measured = games.flatMap(({digest, chooser, length, budget, isOwn}) => {
		const list = isOwn ? undefined : lists().find(({sha256}) => sha256.startsWith(digest));
		const row = list?.results.find(each => each.chooser === chooser && each.length === length);
		return row ? [{row, budget}] : [];
	});
	if (measured.length === 0) return undefined;
	const mean = (bot: MeasuredBot) =>
		measured.reduce((sum, {row, budget}) => sum + shareWithin(row[bot], budget), 0) / measured.length;
	return {naive: mean('naive'), paga: mean('paga'), expert: mean('expert')};
}

/** A game whose settings are what they should be: a player may have edited the file. */
type Guessed = MeasuredGame & {readonly game: FinishedGame};

const guessedIn = (games: readonly FinishedGame[]): readonly Guessed[] =>
	games.flatMap(game => {
		const {chooser, length, budget, secret} = game.settings;
		if (typeof chooser !== 'string' || typeof length !== 'number' || typeof budget !== 'number') return [];
		return [{game, digest: game.digest, chooser, length, budget, isOwn: secret !== undefined}];
	});

export type ChooserTally = ReturnType<typeof choosersIn>[number];

export const choosersIn = (games: readonly FinishedGame[]) =>
	groupBy(guessedIn(games), ({chooser, length}) => `${chooser} ${String(length).padStart(2)}`).flatMap(
		([, group]) =>
			group.slice(0, 1).map(({chooser, length}) => {
				const played = group.map(({game}) => game);
				return {
					chooser,
					length,
					...tally(played),
					fewestMisses: played
						.filter(isWon)
						.flatMap(({end}) => end.misses ?? [])
						.toSorted((a, b) => a - b)[0],
					/** The share of the same games that each bot wins, where it was measured. */
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

const countGuesses = ({moves}: FinishedGame): number => guessesIn(readMoves(moves)).length;

const seriesLength = 30;

/** Counts the guesses in some games, whole words among them, and how many hit: misses count both. */
export function accuracyOf(games: readonly FinishedGame[]) {
	const groups = Array.from({length: Math.min(seriesLength, games.length)}, () => ({letters: 0, hits: 0}));
	for (const [index, game] of games.entries()) {
		const group = groups[Math.floor((index * groups.length) / games.length)];
		if (!group) continue;
		const letters = countGuesses(game);
		group.letters += letters;
		group.hits += letters - (game.end.misses ?? letters);
	}

	return {
		letters: groups.reduce((sum, group) => sum + group.letters, 0),
		hits: groups.reduce((sum, group) => sum + group.hits, 0),
		/** The share of hits in successive groups of games of the same size, give or take one. */
		series: groups.map(group => (group.letters === 0 ? 0 : group.hits / group.letters)),
	};
}

type SameSettings = Pick<HangmanSettings, 'chooser' | 'length' | 'budget' | 'secret' | 'seed'>;

const isSame = (
	{game, end, digest: of, settings: played}: FinishedGame,
	digest: string,
	{chooser, length, budget, seed}: SameSettings,
): boolean =>
	game === 'hangman' &&
	end.result !== 'watched' &&
	of === digest &&
	played.chooser === chooser &&
	played.length === length &&
	played.budget === budget &&
	played.secret === undefined &&
	// A fair chooser draws its word with the seed.
	(!isFairChooser(chooser) || played.seed === seed);

const compare = (a: FinishedGame, b: FinishedGame): number =>
	Number(isWon(b)) - Number(isWon(a)) ||
	(a.end.misses ?? Infinity) - (b.end.misses ?? Infinity) ||
	countGuesses(a) - countGuesses(b);

/** Returns your best finished game with some settings and the dictionary of a digest, the earliest of several, if there is one. */
export const bestGame = (
	history: readonly FinishedGame[],
	digest: string,
	settings: SameSettings,
): FinishedGame | undefined =>
	settings.secret === undefined
		? history.filter(game => isSame(game, digest, settings)).toSorted(compare)[0]
		: undefined;
