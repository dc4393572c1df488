import {letterAt, type Letter} from '../../../alphabet.js';
import {longestWord, type Pool} from '../../../words/words.js';
import {holdingOf} from './holding.js';
import {runsOf, type Rows} from './rows.js';

/** What a player wants: a last word of certain lengths; and after how many letters that player moves. */
export type Goal = {
	readonly wantsEnd: (length: number) => boolean;
	readonly movesAt: (length: number) => boolean;
};

/** What is known of a goal, by fragments. */
export type Memory = {
	readonly get: (fragment: string) => boolean | undefined;
	readonly set: (fragment: string, isForced: boolean) => void;
};

/** For each gap of a fragment a set of letters. */
export type Gaps = Uint32Array;

/** A fragment that a letter in a gap makes of a shorter one. */
export type Longer = {
	readonly gap: number;
	readonly letter: Letter;
	readonly fragment: string;
	/** The gap and the letter in one number. */
	readonly key: number;
};

const letterBits = 5;
const lowestLetter = (set: number): number => 31 - Math.clz32(set & -set);

const mostGaps = longestWord + 1;
const counts = new Uint32Array(mostGaps << letterBits);

/** So many words are shared among branches at once, or as many as there are. */
const mostAtOnce = 2000;

/**
Tells whether a player can force what it wants from a fragment on, given the words that hold it.

There are far too many fragments to list. But where all words that hold a fragment suit the same player nothing more need be searched, and so a search sees some thousands: branches with few words are tried first, and soon agree.
*/
export function createSearch(rows: Rows) {
	const {alphabet} = rows;
	const {gapsIn, extend, readerOf} = holdingOf(rows);
	let sets = new Uint32Array(2 ** 12);
	/** The pool of all of whose words the sets are there. */
	let filled: Pool | undefined;

	/** What a position is found to have in its gaps, until the next is looked at. */
	const [ends, against, suiting] = [
		new Uint32Array(mostGaps),
		new Uint32Array(mostGaps),
		new Uint32Array(mostGaps),
	];

	const newGaps = (fragment: string): Gaps => new Uint32Array(gapsIn(fragment));

	/** The fragments that letters in gaps make, gap by gap and alphabetical. */
	function longerFragments(fragment: string, gaps: Gaps): Longer[] {
		const found: Longer[] = [];
		for (let gap = 0; gap < gaps.length; gap++)
			for (let set = gaps[gap]!; set !== 0; set &= set - 1) {
				const number = lowestLetter(set);
				const letter = letterAt(alphabet, number);
				const key = (gap << letterBits) | number;
				found.push({gap, letter, fragment: extend(fragment, gap, letter), key});
			}

		return found;
	}

	/** Reads the sets of a pool's words, run by run, as far as a run is wanted. */
	function startReading(fragment: string, pool: Pool) {
		const read = readerOf(fragment);
		const size = gapsIn(fragment);
		if (sets.length < pool.length * size) sets = new Uint32Array(pool.length * size * 2);
		filled = undefined;
		/** Adds what words have in the gaps; stops with `true` at the first that has what is not known. */
		return (from: number, to: number, gaps: Gaps, known?: Gaps): boolean => {
			for (let each = from; each < to; each++) {
				const base = each * size;
				read(pool[each]!, sets, base);
				let news = 0;
				for (let gap = 0; gap < size; gap++) {
					const set = sets[base + gap]!;
					gaps[gap]! |= set;
					if (known !== undefined) news |= set & ~known[gap]!;
				}

				if (news !== 0) return true;
			}

			return false;
		};
	}

	/** The letters in each gap that make a fragment which a word of the pool holds. */
	function lettersIn(fragment: string, pool: Pool): Gaps {
		const gaps = newGaps(fragment);
		startReading(fragment, pool)(0, pool.length, gaps);
		filled = pool;
		return gaps;
	}

	/** For each length of a pool's words the letters in each gap. */
	function lettersByRun(fragment: string, pool: Pool): {readonly length: number; readonly gaps: Gaps}[] {
		const read = startReading(fragment, pool);
		const byRun = runsOf(rows, pool).map(({length, from, to}) => {
			const gaps = newGaps(fragment);
			read(from, to, gaps);
			return {length, gaps};
		});
		filled = pool;
		return byRun;
	}

	/** How many words of a pool go on with each of some letters in each gap; kept in `counts` until the next question. */
	function countBranches(pool: Pool, open: Gaps): void {
		const size = open.length;
		for (let gap = 0; gap < size; gap++)
			for (let set = open[gap]!; set !== 0; set &= set - 1)
				counts[(gap << letterBits) | lowestLetter(set)] = 0;
		for (let each = 0, base = 0; each < pool.length; each++, base += size)
			for (let gap = 0; gap < size; gap++)
				for (let set = sets[base + gap]! & open[gap]!; set !== 0; set &= set - 1)
					counts[(gap << letterBits) | lowestLetter(set)]!++;
	}

	/** Branches with the words of the pool that go on with each, the branch with the fewest words first; the large ones are divided only when it is their turn. */
	function* divide<Branch extends Longer>(
		fragment: string,
		pool: Pool,
		branches: readonly Branch[],
	): Generator<Branch & {readonly pool: Pool}> {
		const open = newGaps(fragment);
		for (const {gap, key} of branches) open[gap]! |= 1 << key;
		if (filled !== pool) lettersIn(fragment, pool);
		countBranches(pool, open);
		const sized = branches
			.map(branch => ({branch, size: counts[branch.key]!}))
			.sort((a, b) => a.size - b.size);
		let room = Math.max(pool.length, mostAtOnce);
		for (let from = 0; from < sized.length; room *= 4) {
			let [total, to] = [0, from];
			while (to < sized.length && (to === from || total + sized[to]!.size <= room))
				total += sized[to++]!.size;
			yield* dealOut(fragment, pool, sized.slice(from, to));
			from = to;
		}
	}

	/** Branches with the words of the pool that go on with each. */
	function dealOut<Branch extends Longer>(
		fragment: string,
		pool: Pool,
		sized: readonly {readonly branch: Branch; readonly size: number}[],
	): (Branch & {readonly pool: Pool})[] {
		const open = newGaps(fragment);
		let total = 0;
		for (const {branch, size} of sized) {
			open[branch.gap]! |= 1 << branch.key;
			counts[branch.key] = total;
			total += size;
		}

		if (filled !== pool) lettersIn(fragment, pool);
		const held = share(pool, open, total);
		let end = 0;
		return sized.map(({branch, size}) => ({...branch, pool: held.subarray(end, (end += size))}));
	}

	/** All branches with their words, gap by gap and alphabetical. */
	function branchesOf(fragment: string, pool: Pool): (Longer & {readonly pool: Pool})[] {
		const gaps = lettersIn(fragment, pool);
		countBranches(pool, gaps);
		const sized = longerFragments(fragment, gaps).map(branch => ({branch, size: counts[branch.key]!}));
		return dealOut(fragment, pool, sized);
	}

	/** The words of the open branches one after the other, each branch's from where `counts` says. */
	function share(pool: Pool, open: Gaps, total: number): Pool {
		const size = open.length;
		const held = new Uint32Array(total);
		for (let each = 0, base = 0; each < pool.length; each++, base += size)
			for (let gap = 0; gap < size; gap++)
				for (let set = sets[base + gap]! & open[gap]!; set !== 0; set &= set - 1)
					held[counts[(gap << letterBits) | lowestLetter(set)]!++] = pool[each]!;
		return held;
	}

	/** A longer fragment with which whoever is to move at one gets what that player wants of the goal, if there is any. */
	function findDecisive(fragment: string, pool: Pool, goal: Goal, memory: Memory): string | undefined {
		const next = fragment.length + 1;
		const isOwn = goal.movesAt(fragment.length);
		const size = gapsIn(fragment);
		for (const gaps of [ends, against, suiting]) gaps.fill(0, 0, size);
		const read = startReading(fragment, pool);
		const suitable = [];
		for (const run of runsOf(rows, pool)) {
			// Whoever completes a word has lost.
			if (run.length === next) read(run.from, run.to, ends);
			if (run.length === next || goal.wantsEnd(run.length) !== isOwn) read(run.from, run.to, against);
			else suitable.push(run);
		}

		const isClear = suitable.some(({from, to}) => read(from, to, suiting, against));
		for (let gap = 0; gap < size; gap++)
			suiting[gap]! &= isClear ? ~against[gap]! : against[gap]! & ~ends[gap]!;
		const branches = longerFragments(fragment, suiting.subarray(0, size));
		if (isClear) return branches[0]?.fragment;
		const unknown: Longer[] = [];
		for (const branch of branches) {
			const known = memory.get(branch.fragment);
			if (known === isOwn) return branch.fragment;
			if (known === undefined) unknown.push(branch);
		}

		if (unknown.length === 0) return undefined;
		filled = pool;
		for (const branch of divide(fragment, pool, unknown))
			if (forces(branch.fragment, branch.pool, goal, memory) === isOwn) return branch.fragment;
		return undefined;
	}

	/** Whether the goal's player can force it from a fragment that is alive and no word. */
	function forces(fragment: string, pool: Pool, goal: Goal, memory: Memory): boolean {
		const known = memory.get(fragment);
		if (known !== undefined) return known;
		const isDecided = findDecisive(fragment, pool, goal, memory) !== undefined;
		const found = isDecided === goal.movesAt(fragment.length);
		memory.set(fragment, found);
		return found;
	}

	return {forces, findDecisive, lettersIn, lettersByRun, longerFragments, divide, branchesOf};
}

export type Search = ReturnType<typeof createSearch>;
