import measured from '../../dictionaries/bots.json' with {type: 'json'};
import {measuredBots} from '../text/statistics.js';
import type {Kind} from './counts.js';

export type MeasuredBot = (typeof measuredBots)[number];

/** The share of some games that each bot wins. */
export type BotShares = Readonly<Record<MeasuredBot, number>>;

type Row = Readonly<Record<MeasuredBot, string>> & {readonly chooser: string; readonly length: number};

const lists: readonly {readonly sha256: string; readonly results: readonly Row[]}[] = Object.values(
	measured.dictionaries,
);

/** The share of games, counted by their misses, that a budget wins. */
function shareWithin(games: string, budget: number): number {
	const counts = games.split(' ').map(Number);
	const all = counts.reduce((sum, count) => sum + count, 0);
	return counts.slice(0, budget).reduce((sum, count) => sum + count, 0) / all;
}

/** What the bots win of games of a kind: the same list, chooser, length and budget; `undefined` where that was not measured. */
function botShares({digest, chooser, length, budget, isOwn}: Kind): BotShares | undefined {
	if (isOwn) return undefined;
	const list = lists.find(({sha256}) => sha256.startsWith(digest));
	const row = list?.results.find(each => each.chooser === chooser && each.length === length);
	if (row === undefined) return undefined;
	const [naive, paga, expert] = measuredBots.map(bot => shareWithin(row[bot], budget));
	return naive === undefined || paga === undefined || expert === undefined
		? undefined
		: {naive, paga, expert};
}

/** The mean of what the bots win, over the games of some kinds that were measured; `undefined` where none was. */
export function meanShares(
	kinds: readonly {readonly kind: Kind; readonly games: number}[],
): BotShares | undefined {
	const sum = {games: 0, naive: 0, paga: 0, expert: 0};
	for (const {kind, games} of kinds) {
		const shares = botShares(kind);
		if (shares === undefined) continue;
		sum.games += games;
		for (const bot of measuredBots) sum[bot] += shares[bot] * games;
	}

	const {games, naive, paga, expert} = sum;
	return games === 0 ? undefined : {naive: naive / games, paga: paga / games, expert: expert / games};
}
