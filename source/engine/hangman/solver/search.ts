import type {LetterSet} from '../../alphabet.js';
import {select} from '../../words/divide.js';
import {keysOf} from '../../words/pool-keys.js';
import type {TranspositionTable} from '../../words/transposition-table.js';
import type {Pool} from '../../words/words.js';
import {atLeastIn, atMostIn, mostMisses, pack} from './bounds-entry.js';
import {chainBound} from './chain-bound.js';
import type {Layout} from './layout.js';
import {splitter, type Division, type Part, type SearchNode} from './split.js';

/** Says whether to stop; asked again and again while a search runs. */
export type ShouldStop = () => boolean;

export type Search = {
	/** Whether the value of a pool is no more than `misses`; `undefined` when it was stopped before it knew. */
	readonly isWithin: (pool: Pool, misses: number, shouldStop: ShouldStop) => boolean | undefined;
	/** How many positions it has looked into so far. */
	readonly positions: () => number;
};

/** What makes a search quick; a rule that is off changes how long it takes, never what it finds. */
export type Rules = {
	/** Chains settle pools, and say which letters are worth a miss. */
	readonly chains: boolean;
	/** Families that are likely to cost too much are looked into before any letter is tried. */
	readonly suspects: boolean;
};

const everyLetter: LetterSet = -1;

/** Words looked at between two questions whether to stop. */
const pace = 20_000;

/** From this chance on that a family costs too much, it is looked into before any letter is tried. */
const suspicion = 0.2;

/**
A search for whether values stay within so many misses.

It rests on this: a part of a pool is never worth more than the pool. So one family that costs too much, of whichever letter, settles the pool, and where all families of all letters are cheap enough, only misses matter: the value is the greater of the worst family's and of one more than the best miss leaves.
*/
export function createSearch(layout: Layout, table: TranspositionTable, rules: Rules): Search {
	const {words, columns} = layout;
	// Each letter is asked once on the way down, so no more parts than letters lie above a pool.
	const stack = new Uint32Array(words.count * (columns.length + 1));
	const split = splitter(layout, stack, table);
	const chains = chainBound(layout);
	const record = outcomes();
	let positions = 0;
	let pending = 0;
	let shouldStop: ShouldStop = () => false;

	function isWithin(position: SearchNode, misses: number): boolean | undefined {
		const {size, keyA, keyB} = position;
		if (size <= misses + 1) return true;
		if (misses < 0) return false;
		const known = table.get(keyA, keyB);
		if (atLeastIn(known) > misses) return false;
		if (known !== 0 && atMostIn(known) <= misses) return true;
		pending += size;
		if (pending > pace) {
			if (shouldStop()) return undefined;
			pending = 0;
		}

		const before = positions++;
		const answer = lookInto(position, misses);
		if (answer === undefined) return undefined;
		record.add(size, misses, answer);
		const entry = table.get(keyA, keyB);
		const atLeast = answer ? atLeastIn(entry) : misses + 1;
		const atMost = answer ? misses : entry === 0 ? mostMisses : atMostIn(entry);
		table.set(keyA, keyB, pack(atLeast, atMost, 32 - Math.clz32(positions - before)));
		return answer;
	}

	function lookInto(position: SearchNode, misses: number): boolean | undefined {
		const {start, size} = position;
		const candidates =
			misses > 0 && rules.chains ? chains.candidates(stack, start, size, misses) : everyLetter;
		if (candidates === 0) return false;
		const division = split(position, misses, candidates);
		if (!division) return false;
		return division.free >= 0
			? areWithin(position, division, division.free, misses)
			: tryMisses(position, division, misses);
	}

	/** Whether all families of a letter are cheap enough. */
	function areWithin(position: SearchNode, {hits}: Division, letter: number, misses: number) {
		for (const hit of hits) {
			if (hit.letter !== letter) continue;
			const answer = enter(position, hit, misses);
			if (answer !== true) return answer;
		}

		return true;
	}

	function tryMisses(position: SearchNode, division: Division, misses: number): boolean | undefined {
		if (division.misses.length === 0) return false;
		for (const hit of rules.suspects ? division.hits : []) {
			if (record.chance(hit.size, misses) <= suspicion) break;
			const answer = enter(position, hit, misses);
			if (answer !== true) return answer;
		}

		for (const miss of division.misses) {
			const answer = enter(position, miss, misses - 1);
			if (answer === undefined) return undefined;
			if (answer) return areWithin(position, division, miss.letter, misses);
		}

		return false;
	}

	/** Copies a part of a position onto the stack and searches it. */
	function enter(position: SearchNode, part: Part, misses: number): boolean | undefined {
		if (part.size <= misses + 1) return true;
		const start = position.start + position.size;
		const column = columns[part.letter];
		if (column === undefined) throw new RangeError('A part is of one of the letters');
		select(column, stack, position.start, start, part.kind, start);
		return isWithin({start, size: part.size, keyA: part.keyA, keyB: part.keyB}, misses);
	}

	return {
		isWithin(pool, misses, stop) {
			stack.set(pool);
			shouldStop = stop;
			pending = 0;
			return isWithin({start: 0, size: pool.length, ...keysOf(layout.keys, pool)}, misses);
		},
		positions: () => positions,
	};
}

/** What came of the searches so far, by size and misses: a guess at what comes of the next one. */
function outcomes() {
	const grades = 96;
	const failed = new Float64Array((mostMisses + 1) * grades).fill(0.5);
	const asked = new Float64Array((mostMisses + 1) * grades).fill(1);
	const index = (size: number, misses: number) => misses * grades + Math.floor(Math.log2(size) * 4);
	return {
		add(size: number, misses: number, isCheap: boolean): void {
			const at = index(size, misses);
			asked[at]!++;
			if (!isCheap) failed[at]!++;
		},
		chance(size: number, misses: number): number {
			const at = index(size, misses);
			return failed[at]! / asked[at]!;
		},
	};
}
