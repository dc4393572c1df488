import {letterAt, type Letter} from '../../../alphabet.js';
import {longestWord, type Pool} from '../../../words/words.js';
import {findLetters, lengthIn, newGaps, numbersOf, type Gaps, type Rows} from './rows.js';

/** What a player wants: a last word of certain lengths; and after how many letters that player moves. */
export type Goal = {
	readonly wantsEnd: (length: number) => boolean;
	readonly movesAt: (length: number) => boolean;
};

/** What is known of a goal, by fragments. */
export type Memory = Map<string, boolean>;

/** A gap and a letter in one number. */
const letterBits = 5;
const lowestLetter = (set: number): number => 31 - Math.clz32(set & -set);

const counts = new Uint32Array((longestWord + 1) << letterBits);

/** A fragment that a letter in a gap makes of a shorter one. */
export type Longer = {
	readonly gap: number;
	readonly letter: Letter;
	readonly fragment: string;
	/** The gap and the letter in one number. */
	readonly key: number;
};

/** The fragments that letters in gaps make, gap by gap and alphabetical. */
export function longerFragments({alphabet}: Rows, fragment: string, gaps: Gaps): Longer[] {
	const found: Longer[] = [];
	for (let gap = 0; gap < gaps.length; gap++)
		for (let set = gaps[gap]!; set !== 0; set &= set - 1) {
			const number = lowestLetter(set);
			const letter = letterAt(alphabet, number);
			const longer = fragment.slice(0, gap) + letter + fragment.slice(gap);
			found.push({gap, letter, fragment: longer, key: (gap << letterBits) | number});
		}

	return found;
}

/**
Tells whether a player can force what it wants from a fragment on, given the words that hold it.

There are far too many fragments to list. But where all words that hold a fragment suit the same player nothing more need be searched, and so a search sees some thousands: branches with few words are tried first, and soon agree.
*/
export function createSearch(rows: Rows) {
	const {alphabet} = rows;
	let sets = new Uint32Array(2 ** 12);

	/** Adds what some words of a pool have in the gaps; stops with `true` at the first that has what is not known. */
	function gather(
		pool: Pool,
		[from, to]: readonly [number, number],
		fragment: Uint8Array,
		gaps: Gaps,
		known?: Gaps,
	): boolean {
		const size = gaps.length;
		for (let each = from; each < to; each++) {
			const base = each * size;
			findLetters(rows, pool[each]!, fragment, sets, base);
			let news = 0;
			for (let gap = 0; gap < size; gap++) {
				const set = sets[base + gap]!;
				gaps[gap]! |= set;
				if (known !== undefined) news |= set & ~known[gap]!;
			}

			if (news !== 0) return true;
		}

		return false;
	}

	/** Where in a pool each length begins, and at last its end. */
	function runsOf(pool: Pool): number[] {
		const runs: number[] = [];
		let length = 0;
		for (let each = 0; each < pool.length; each++) {
			const next = lengthIn(rows, pool[each]!);
			if (next !== length) runs.push(each);
			length = next;
		}

		runs.push(pool.length);
		return runs;
	}

	/** The words of a pool that have each of some letters in its gap, the letter with the fewest words first. */
	function divide<Branch extends {readonly key: number}>(
		branches: readonly Branch[],
		pool: Pool,
		gaps: Gaps,
	): (Branch & {readonly pool: Pool})[] {
		const size = gaps.length;
		for (const {key} of branches) counts[key] = 0;
		for (let each = 0, base = 0; each < pool.length; each++, base += size)
			for (let gap = 0; gap < size; gap++)
				for (let set = sets[base + gap]! & gaps[gap]!; set !== 0; set &= set - 1)
					counts[(gap << letterBits) | lowestLetter(set)]!++;
		const sizes = branches.map(({key}) => counts[key]!);
		let total = 0;
		for (const [at, {key}] of branches.entries()) {
			counts[key] = total;
			total += sizes[at]!;
		}

		const held = new Uint32Array(total);
		for (let each = 0, base = 0; each < pool.length; each++, base += size)
			for (let gap = 0; gap < size; gap++)
				for (let set = sets[base + gap]! & gaps[gap]!; set !== 0; set &= set - 1)
					held[counts[(gap << letterBits) | lowestLetter(set)]!++] = pool[each]!;
		return branches
			.map((branch, at) => ({
				...branch,
				pool: held.subarray(counts[branch.key]! - sizes[at]!, counts[branch.key]),
			}))
			.sort((a, b) => a.pool.length - b.pool.length);
	}

	/** A longer fragment with which whoever is to move at one gets what that player wants of the goal, if there is any. */
	function findDecisive(fragment: string, pool: Pool, goal: Goal, memory: Memory): string | undefined {
		const numbers = numbersOf(alphabet, fragment);
		const next = fragment.length + 1;
		const isOwn = goal.movesAt(fragment.length);
		const [ends, against, suiting] = [newGaps(numbers), newGaps(numbers), newGaps(numbers)];
		makeRoom(pool, next);
		const ranges: (readonly [number, number])[] = [];
		const runs = runsOf(pool);
		for (let run = 0; run + 1 < runs.length; run++) {
			const range = [runs[run]!, runs[run + 1]!] as const;
			const length = lengthIn(rows, pool[range[0]]!);
			// Whoever completes a word has lost.
			if (length === next) gather(pool, range, numbers, ends);
			if (length === next || goal.wantsEnd(length) !== isOwn) gather(pool, range, numbers, against);
			else ranges.push(range);
		}

		const isClear = ranges.some(range => gather(pool, range, numbers, suiting, against));
		const open = suiting.map((set, gap) =>
			isClear ? set & ~against[gap]! : set & against[gap]! & ~ends[gap]!,
		);
		const branches = longerFragments(rows, fragment, open);
		const known = isClear ? branches[0] : branches.find(branch => memory.get(branch.fragment) === isOwn);
		if (known !== undefined || branches.length === 0) return known?.fragment;
		return divide(branches, pool, open).find(
			branch => forces(branch.fragment, branch.pool, goal, memory) === isOwn,
		)?.fragment;
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

	function makeRoom(pool: Pool, gaps: number): void {
		if (sets.length < pool.length * gaps) sets = new Uint32Array(pool.length * gaps * 2);
	}

	return {
		forces,
		findDecisive,
		/** The letters in each gap that make a fragment which a word of the pool holds. */
		lettersIn: (fragment: string, pool: Pool): Gaps => {
			const numbers = numbersOf(alphabet, fragment);
			const gaps = newGaps(numbers);
			makeRoom(pool, gaps.length);
			gather(pool, [0, pool.length], numbers, gaps);
			return gaps;
		},
	};
}
