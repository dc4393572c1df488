import type {FinishedGame} from '../store/index.js';

export type Tally = {readonly games: number; readonly won: number};

/** The successes in a row: up to now, and at best. */
export type Streak = {readonly now: number; readonly best: number};

export const isWon = ({end}: FinishedGame): boolean => end.result === 'won';

export const tally = (games: readonly FinishedGame[]): Tally => ({
	games: games.length,
	won: games.filter(isWon).length,
});

export function streakOf(areWon: readonly boolean[]): Streak {
	let now = 0;
	let best = 0;
	for (const isWin of areWon) {
		now = isWin ? now + 1 : 0;
		best = Math.max(best, now);
	}

	return {now, best};
}

/** Groups items by a key, in the order of the keys; leaves out those without one. */
export function groupBy<Item, Key extends string | number>(
	items: readonly Item[],
	keyOf: (item: Item) => Key | undefined,
): readonly (readonly [key: Key, items: readonly Item[]])[] {
	const groups = new Map<Key, Item[]>();
	for (const item of items) {
		const key = keyOf(item);
		if (key === undefined) continue;
		const group = groups.get(key);
		if (group) group.push(item);
		else groups.set(key, [item]);
	}

	return Array.from(groups).sort(([a], [b]) => (a < b ? -1 : 1));
}
