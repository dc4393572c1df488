import measured from '../../dictionaries/bots.json' with {type: 'json'};
import type {GuesserName} from '../engine/index.js';
import type {FinishedHangman} from '../store/index.js';

/** The bots that a player's games are compared with. */
export const measuredBots = ['naive', 'paga', 'expert'] as const satisfies readonly GuesserName[];

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

/** What the bots win of games like one: the same list, chooser, length and budget; `undefined` where that was not measured. */
function sharesOf({digest, settings}: FinishedHangman): BotShares | undefined {
	if (settings.secret !== undefined) return undefined;
	const list = lists.find(({sha256}) => sha256.startsWith(digest));
	const row = list?.results.find(
		({chooser, length}) => chooser === settings.chooser && length === settings.length,
	);
	if (row === undefined) return undefined;
	const [naive, paga, expert] = measuredBots.map(bot => shareWithin(row[bot], settings.budget));
	return naive === undefined || paga === undefined || expert === undefined
		? undefined
		: {naive, paga, expert};
}

/** Adds up what the bots win of games; the same settings are looked up once. */
export function createBotTally(): {
	readonly add: (key: string, game: FinishedHangman) => void;
	/** The mean over those games of a key that were measured; `undefined` where none was. */
	readonly shares: (key: string) => BotShares | undefined;
} {
	const known = new Map<string, BotShares | undefined>();
	const sums = new Map<string, {games: number; naive: number; paga: number; expert: number}>();
	return {
		add(key, game) {
			const {digest, settings} = game;
			const kind = `${digest} ${settings.chooser} ${settings.length} ${settings.budget} ${settings.secret ?? ''}`;
			if (!known.has(kind)) known.set(kind, sharesOf(game));
			const shares = known.get(kind);
			if (shares === undefined) return;
			const sum = sums.get(key) ?? {games: 0, naive: 0, paga: 0, expert: 0};
			sum.games++;
			for (const bot of measuredBots) sum[bot] += shares[bot];
			sums.set(key, sum);
		},
		shares(key) {
			const sum = sums.get(key);
			if (sum === undefined) return undefined;
			return {naive: sum.naive / sum.games, paga: sum.paga / sum.games, expert: sum.expert / sum.games};
		},
	};
}
