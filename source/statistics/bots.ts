import {bundledTable} from '../dictionaries/index.js';
import type {GuesserName} from '../engine/index.js';

export const measuredBots = ['naive', 'paga', 'expert'] as const satisfies readonly GuesserName[];

type MeasuredBot = (typeof measuredBots)[number];

/** The settings of a game of Hangman that decide how hard it is. */
export type MeasuredGame = {
	readonly digest: string;
	readonly chooser: string;
	readonly length: number;
	readonly budget: number;
	/** Whether someone chose its word. */
	readonly isOwn: boolean;
};

export type BotShares = Readonly<Record<MeasuredBot, number>>;

type Row = Readonly<Record<MeasuredBot, string>> & {readonly chooser: string; readonly length: number};

const lists = (): readonly {readonly sha256: string; readonly results: readonly Row[]}[] =>
	Object.values(bundledTable('bots.json').dictionaries);

/** Returns the share of games, counted by their misses, that a budget wins. */
function shareWithin(games: string, budget: number): number {
	const counts = games.split(' ').map(Number);
	const all = counts.reduce((sum, count) => sum + count, 0);
	return counts.slice(0, budget).reduce((sum, count) => sum + count, 0) / all;
}

/** Returns the shares that the bots win of games with the same list, chooser, length and budget, if they were measured. */
function botShares({digest, chooser, length, budget, isOwn}: MeasuredGame): BotShares | undefined {
	if (isOwn) return undefined;
	const list = lists().find(({sha256}) => sha256.startsWith(digest));
	const row = list?.results.find(each => each.chooser === chooser && each.length === length);
	return (
		row && {
			naive: shareWithin(row.naive, budget),
			paga: shareWithin(row.paga, budget),
			expert: shareWithin(row.expert, budget),
		}
	);
}

export function meanShares(games: readonly MeasuredGame[]): BotShares | undefined {
	const shares = games.flatMap(game => botShares(game) ?? []);
	if (shares.length === 0) return undefined;
	const mean = (bot: MeasuredBot) => shares.reduce((sum, share) => sum + share[bot], 0) / shares.length;
	return {naive: mean('naive'), paga: mean('paga'), expert: mean('expert')};
}
