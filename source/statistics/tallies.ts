/** How many games, and how many of them were won. */
export type Tally = {readonly games: number; readonly won: number};

/** Counts games by keys, in the order in which the keys were first met. */
export type Tallies = {
	readonly count: (key: string, isWon: boolean) => void;
	readonly entries: () => readonly (Tally & {readonly key: string})[];
};

export function createTallies(): Tallies {
	const tallies = new Map<string, {games: number; won: number}>();
	return {
		count(key, isWon) {
			const tally = tallies.get(key) ?? {games: 0, won: 0};
			tally.games++;
			if (isWon) tally.won++;
			tallies.set(key, tally);
		},
		entries: () => Array.from(tallies, ([key, {games, won}]) => ({key, games, won})),
	};
}
