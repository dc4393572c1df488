import type {Pool} from '../../../words/words.js';
import type {View} from '../variant.js';
import {runsOf, type Rows} from './rows.js';
import type {Gaps, Goal, Longer, Memory, Search} from './search.js';

/** Players, a bit each; player 0 plays the first letter. */
type Players = number;

/** With so many words or fewer in reach it is worked out who is lost. */
const mostLost = 2000;

/** A longer fragment with the players who may lose there, as far as the lengths of its words tell. */
type Branch = Longer & {readonly reach: Players};

/** How the players of a round stand at a fragment, given the words that hold it. */
export type PartySearch = (fragment: string, pool: Pool) => View;

const isOne = (players: Players): boolean => (players & (players - 1)) === 0;

/**
Finds how players stand where positions are searched one by one.

The length of the last word tells who loses, so where all words that hold a fragment have the same player lose nothing need be searched. Elsewhere each question is asked by itself and is over with the first branches that decide it.
*/
export function createPartySearch(rows: Rows, search: Search, players: number): PartySearch {
	const {forces, lettersByRun, longerFragments, divide} = search;
	const loserAt = (length: number): Players => 1 << ((length - 1) % players);
	const moverAt = (length: number): Players => 1 << (length % players);
	const goals = Array.from({length: players}, (_, player) => ({
		memory: new Map() as Memory,
		goal: {
			wantsEnd: length => loserAt(length) !== 1 << player,
			movesAt: length => moverAt(length) === 1 << player,
		} satisfies Goal,
	}));
	/** By fragments who may lose and, six bits on, who may not. */
	const threats = new Map<string, number>();
	const possible = new Map<string, Players>();

	const reachOf = (pool: Pool): Players =>
		runsOf(rows, pool).reduce((reach, {length}) => reach | loserAt(length), 0);

	/** The branches of a fragment; one that completes a word has whoever plays it lose. */
	function branchesOf(fragment: string, pool: Pool): Branch[] {
		const mover = moverAt(fragment.length);
		const byRun = lettersByRun(fragment, pool);
		const all = byRun.reduce((sum, {gaps}) => sum.map((set, gap) => set | gaps[gap]!), byRun[0]!.gaps);
		const isIn = (gaps: Gaps, {gap, key}: Longer): boolean => ((gaps[gap]! >>> key) & 1) === 1;
		return longerFragments(fragment, all).map(longer => {
			const having = byRun.filter(({gaps}) => isIn(gaps, longer));
			const isWord = having.some(({length}) => length === longer.fragment.length);
			return {
				...longer,
				reach: isWord ? mover : having.reduce((reach, {length}) => reach | loserAt(length), 0),
			};
		});
	}

	/** Whether one of the open branches is as a test says, those with few words first. */
	function someBranch(
		fragment: string,
		pool: Pool,
		open: readonly Branch[],
		test: (branch: Branch & {readonly pool: Pool}) => boolean,
	): boolean {
		if (open.length > 0) for (const branch of divide(fragment, pool, open)) if (test(branch)) return true;
		return false;
	}

	function findThreat(fragment: string, pool: Pool, player: Players): boolean {
		const mover = moverAt(fragment.length);
		const branches = branchesOf(fragment, pool);
		if (player === mover)
			return !(
				branches.some(({reach}) => (reach & mover) === 0) ||
				someBranch(
					fragment,
					pool,
					branches.filter(({reach}) => reach !== mover),
					next => !mayLose(next.fragment, next.pool, mover),
				)
			);
		if (branches.some(({reach}) => reach === player)) return true;
		const isHarmed = mayLose(fragment, pool, mover);
		const open = branches.filter(({reach}) => (reach & player) !== 0);
		return someBranch(
			fragment,
			pool,
			open,
			next =>
				(isHarmed || !mayLose(next.fragment, next.pool, mover)) && mayLose(next.fragment, next.pool, player),
		);
	}

	/** Whether a player may lose if each looks after itself. */
	function mayLose(fragment: string, pool: Pool, player: Players): boolean {
		const reach = reachOf(pool);
		if ((reach & player) === 0) return false;
		if (isOne(reach)) return true;
		const known = threats.get(fragment) ?? 0;
		if ((known & player) !== 0) return true;
		if (((known >> 6) & player) !== 0) return false;
		const found = findThreat(fragment, pool, player);
		threats.set(fragment, (threats.get(fragment) ?? 0) | (found ? player : player << 6));
		return found;
	}

	/** The players who may be the loser, in the order in which whoever is to move would have them lose, in runs that are all wanted or all not. */
	function runsOfWishes(length: number, among: Players, wanted: Players): Players[] {
		const runs: Players[] = [];
		for (let turn = 1; turn <= players; turn++) {
			const player = moverAt(length + turn) & among;
			const last = runs.at(-1);
			if (player === 0) continue;
			if (last !== undefined && ((last & wanted) === 0) === ((player & wanted) === 0))
				runs[runs.length - 1] = last | player;
			else runs.push(player);
		}

		return runs;
	}

	function findFalls(fragment: string, pool: Pool, among: Players, wanted: Players): boolean {
		const runs = runsOfWishes(fragment.length, among, wanted);
		const branches = branchesOf(fragment, pool);
		const found = runs.slice(0, -1).find(run => {
			if (branches.some(({reach}) => (reach & ~run) === 0)) return true;
			const open = branches.filter(({reach}) => (reach & run) !== 0);
			for (const branch of divide(fragment, pool, open))
				if (falls(branch.fragment, branch.pool, run)) return true;
			return false;
		});
		return ((found ?? runs.at(-1)!) & wanted) !== 0;
	}

	/** Whether one of some players loses if each looks after itself and, where that is all the same, has the player lose whose turn comes soonest. */
	function falls(fragment: string, pool: Pool, wanted: Players): boolean {
		const among = possible.get(fragment) ?? reachOf(pool);
		if ((among & ~wanted) === 0) return true;
		if ((among & wanted) === 0) return false;
		const isFound = findFalls(fragment, pool, among, wanted);
		possible.set(fragment, among & (isFound ? wanted : ~wanted));
		return isFound;
	}

	return (fragment, pool) => {
		const playerAt = (turn: number): number => (fragment.length + turn) % players;
		const everyone = Array.from({length: players}, (_, player) => player);
		return {
			isSafe(turn) {
				const {goal, memory} = goals[playerAt(turn)]!;
				return forces(fragment, pool, goal, memory);
			},
			isLost(turn) {
				if (pool.length > mostLost) return undefined;
				return everyone.every(player => mayLose(fragment, pool, 1 << player) === (player === playerAt(turn)));
			},
			loser: () => everyone.findIndex(turn => falls(fragment, pool, 1 << playerAt(turn))),
		};
	};
}
