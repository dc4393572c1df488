import {letterAt, lowestLetter} from '../../../alphabet.js';
import {lengthOf, longestWord, type Dictionary, type Pool} from '../../../words/words.js';
import type {Limit, Losses, Move} from '../book.js';
import type {Place, Variant} from '../variants.js';
import type {Holding} from './holding.js';

export const isSpent = ({left}: Limit): boolean => left < 0;

/** Whether the searches were stopped early. */
export const isStopped = ({left}: Limit): boolean => left === -Infinity;

/** A player's goal: a last word of at most that many letters, and of the same parity. The player moves after such numbers of letters, too. */
type Goal = number;

export const movesAt = (goal: Goal, length: number): boolean => length % 2 === goal % 2;

const wantsEnd = (goal: Goal, length: number): boolean => length <= goal && movesAt(goal, length);

/** The goal of the player of the first letter: any word with an even number of letters, as the longest has. */
export const firstWins: Goal = longestWord;

/** The fragments from which a goal is known to be forced, or not. */
type GoalMemory = Pick<Map<string, boolean>, 'get' | 'set'>;

/** Returns a memory of the first player's goal that begins with known losses. */
function remember({upTo, fragments}: Losses): GoalMemory {
	const lost = new Set(fragments);
	const found = new Map<string, boolean>();
	return {
		get: fragment =>
			fragment === '' || fragment.length > upTo
				? found.get(fragment)
				: movesAt(firstWins, fragment.length) !== lost.has(fragment),
		set: (fragment, isForced) => found.set(fragment, isForced),
	};
}

type SearchBranch = Move & {
	readonly size: number;
	/** Returns the words that hold the fragment, or so many of the first. */
	readonly wordsOf: (most?: number) => Pool;
};

/** The words of a fragment, with the set of letters that each lets into each gap, word after word. */
type PoolReading = {
	readonly fragment: string;
	readonly pool: Pool;
	readonly places: readonly Place[];
	readonly gaps: number;
	readonly sets: Uint32Array;
	/** Reads one word of the pool, by its index. */
	readonly read: (at: number) => void;
};

/**
Finds out whether a player can force a goal from a fragment on, given the words that hold it.

There are far too many fragments to list. But if all words that hold a fragment suit the same player, nothing more need be searched. Branches with few words are tried first, and soon agree, so a search sees only some thousands.
*/
export class Search {
	private readonly variant: Variant;
	private readonly dictionary: Dictionary;
	private readonly holding: Holding;
	private readonly limit: Limit;
	private readonly memories: Map<Goal, GoalMemory>;

	constructor(variant: Variant, dictionary: Dictionary, holding: Holding, losses: Losses, limit: Limit) {
		this.variant = variant;
		this.dictionary = dictionary;
		this.holding = holding;
		this.limit = limit;
		this.memories = new Map([[firstWins, remember(losses)]]);
	}

	/** Whether the goal's player can force it from a fragment that is alive and no word. */
	forces(fragment: string, poolOf: () => Pool, goal: Goal): boolean {
		const memory = this.memoryOf(goal);
		const known = memory.get(fragment);
		if (known !== undefined) return known;
		const isDecided = this.findDecisive(fragment, poolOf(), goal) !== undefined;
		const found = isDecided === movesAt(goal, fragment.length);
		if (!isSpent(this.limit)) memory.set(fragment, found);
		return found;
	}

	/** Returns a longer fragment that decides the goal for the player to move, if there is one. */
	findDecisive(fragment: string, pool: Pool, goal: Goal): string | undefined {
		const memory = this.memoryOf(goal);
		this.spend(pool.length);
		if (isSpent(this.limit)) return undefined;
		const isOwn = movesAt(goal, fragment.length);
		const reading = this.start(fragment, pool);
		const wanted = this.look(reading, length => wantsEnd(goal, length) === isOwn);
		if (typeof wanted === 'string') return wanted;
		const unknown: SearchBranch[] = [];
		for (const branch of this.divide(reading, wanted)) {
			const known = memory.get(branch.fragment);
			if (known === isOwn) return branch.fragment;
			if (known === undefined) unknown.push(branch);
		}

		for (const branch of unknown.sort((a, b) => a.size - b.size)) {
			const isForced = this.forces(branch.fragment, branch.wordsOf, goal);
			if (isSpent(this.limit)) return undefined;
			if (isForced === isOwn) return branch.fragment;
		}

		return undefined;
	}

	/** Returns the number of letters left if both hurry or hold out as they should, and it is known who wins; undefined past the limit. */
	lettersLeft(fragment: string, pool: Pool, wins: boolean): number | undefined {
		if (pool.length === 0) return 1;
		for (let most = fragment.length + (wins ? 2 : 1); ; most += 2) {
			const isForced = this.forces(fragment, () => pool, most);
			if (isSpent(this.limit)) return undefined;
			if (isForced) return most - fragment.length;
		}
	}

	/** Whether some letter in a gap makes a longer fragment that is alive and no word. If the first words of a pool have one, so does the pool, for those that are completed come first. Dividing the words by letter instead takes twice as long in Spook and fifteen times as long in Xghost. */
	hasSafeLetter(fragment: string, pool: Pool): boolean {
		const {gaps, sets, read} = this.start(fragment, pool);
		const completing = new Uint32Array(gaps);
		// Short words come first.
		for (const [at, word] of pool.entries()) {
			read(at);
			const isCompleted = lengthOf(this.dictionary, word) === fragment.length + 1;
			for (let gap = 0; gap < gaps; gap++) {
				const set = sets[at * gaps + gap]!;
				if (isCompleted) completing[gap]! |= set;
				else if ((set & ~completing[gap]!) !== 0) return true;
			}
		}

		return false;
	}

	/** Returns all longer fragments, gap by gap and alphabetical. */
	branchesOf(fragment: string, pool: Pool): SearchBranch[] {
		const reading = this.start(fragment, pool);
		for (let at = 0; at < pool.length; at++) reading.read(at);
		return this.divide(reading, new Uint32Array(reading.gaps).fill(-1));
	}

	private memoryOf(goal: Goal): GoalMemory {
		const memory = this.memories.get(goal) ?? new Map<string, boolean>();
		this.memories.set(goal, memory);
		return memory;
	}

	private spend(words: number): void {
		const {limit} = this;
		limit.left = limit.shouldStop() ? -Infinity : limit.left - words;
	}

	private start(fragment: string, pool: Pool): PoolReading {
		const places = this.variant.places(fragment);
		const gaps = places.length;
		const sets = new Uint32Array(pool.length * gaps);
		const readWord = this.holding.readerOf(fragment);
		return {fragment, pool, places, gaps, sets, read: at => readWord(pool[at]!, sets, at * gaps)};
	}

	/** Finds the letters for each gap that may suit the player to move: some word with them does, and none is completed. Or else returns a longer fragment whose words all suit the player. */
	private look(reading: PoolReading, suits: (length: number) => boolean): Uint32Array | string {
		const {fragment, pool, gaps, sets, read} = reading;
		const [completing, against, suiting] = [
			new Uint32Array(gaps),
			new Uint32Array(gaps),
			new Uint32Array(gaps),
		];
		const {dictionary} = this;
		const suitable: number[] = [];
		for (let at = 0; at < pool.length; at++) {
			const length = lengthOf(dictionary, pool[at]!);
			// Completing a word loses.
			const isCompleted = length === fragment.length + 1;
			if (!isCompleted && suits(length)) {
				suitable.push(at);
				continue;
			}

			read(at);
			for (let gap = 0; gap < gaps; gap++) {
				const set = sets[at * gaps + gap]!;
				against[gap]! |= set;
				if (isCompleted) completing[gap]! |= set;
			}
		}

		for (const at of suitable) {
			read(at);
			for (let gap = 0; gap < gaps; gap++) {
				const set = sets[at * gaps + gap]!;
				const clear = set & ~against[gap]!;
				if (clear !== 0) return this.extend(reading, gap, lowestLetter(clear)).fragment;
				suiting[gap]! |= set;
			}
		}

		return suiting.map((set, gap) => set & ~completing[gap]!);
	}

	private extend({fragment, places}: PoolReading, gap: number, number: number): Move {
		const place = places[gap] ?? '';
		const letter = letterAt(this.dictionary.alphabet, number);
		return {letter, place, fragment: this.variant.extend(fragment, {letter, place})};
	}

	/** Returns the longer fragments with some letters in each gap, gap by gap and alphabetical. */
	private divide(reading: PoolReading, wanted: Uint32Array): SearchBranch[] {
		const {pool, gaps, sets} = reading;
		const counts = new Uint32Array(gaps * 32);
		for (let each = 0, base = 0; each < pool.length; each++, base += gaps)
			for (let gap = 0; gap < gaps; gap++)
				for (let set = sets[base + gap]! & wanted[gap]!; set !== 0; set &= set - 1)
					counts[gap * 32 + lowestLetter(set)]!++;
		const branches: SearchBranch[] = [];
		for (const [key, size] of counts.entries()) {
			if (size === 0) continue;
			const [gap, number] = [key >>> 5, key & 31];
			const wordsOf = (most = size): Pool => {
				const held = new Uint32Array(Math.min(size, most));
				let found = 0;
				for (let each = 0, base = gap; found < held.length; each++, base += gaps)
					if ((sets[base]! >>> number) & 1) held[found++] = pool[each]!;
				return held;
			};

			branches.push({...this.extend(reading, gap, number), size, wordsOf});
		}

		return branches;
	}
}
