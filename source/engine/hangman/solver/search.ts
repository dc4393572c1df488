import {lowestLetter, type LetterSet} from '../../alphabet.js';
import {oncePer} from '../../once-per.js';
import {select} from '../../words/divide.js';
import type {LetterIndex} from '../../words/letter-index.js';
import {
	atLeastIn,
	atMostIn,
	keysOf,
	mostMisses,
	pack,
	type TranspositionTable,
} from '../../words/transposition-table.js';
import {countList, everyWord, type Pool, type Words} from '../../words/words.js';
import {HittingBound} from './hitting-bound.js';
import {Splitter, type Division, type SplitPart, type SearchNode} from './split.js';

export type ShouldStop = () => boolean;

export const never: ShouldStop = () => false;

/** The number of words read between two calls of `shouldStop`. */
const pace = 20_000;

/** The hitting bound reads words this many times as fast as the search does. */
const quickness = 16;

/** Families more likely than this to cost too much are searched before any letter is tried. */
const suspicion = 0.25;

const largeFamilies = 8;

/** Decides whether the value of a pool is at most a number of misses, by the rules in README.md. Of a core it keeps only the letters. */
export class PoolSearch {
	/** The number of pools searched so far. */
	positions = 0;
	readonly #index: LetterIndex;
	readonly #table: TranspositionTable;
	readonly #stack: Uint32Array;
	readonly #splitter: Splitter;
	readonly #hitting: HittingBound;
	readonly #rarestFirst: (pool: Pool) => Pool;
	readonly #record = outcomes();
	/** The letters of a core, if the last answer was no. */
	#core: LetterSet = 0;
	#pending = 0;
	#shouldStop: ShouldStop = never;

	constructor(index: LetterIndex, table: TranspositionTable) {
		const {words} = index;
		this.#index = index;
		this.#table = table;
		// Each letter is asked once on the way down, so no more parts than letters lie above a pool.
		this.#stack = new Uint32Array(words.count * (words.alphabet.letters.length + 1));
		this.#splitter = new Splitter(index, this.#stack);
		this.#hitting = new HittingBound(words.sets);
		this.#rarestFirst = createOrder(words);
	}

	/** Whether the value of a pool is no more than `misses`; `undefined` when stopped before that is known. */
	isWithin(pool: Pool, misses: number, stop: ShouldStop): boolean | undefined {
		this.#stack.set(this.#rarestFirst(pool));
		this.#shouldStop = stop;
		this.#pending = 0;
		return this.#isWithin({start: 0, size: pool.length, ...keysOf(this.#index.keys(), pool)}, misses);
	}

	#isWithin(position: SearchNode, misses: number): boolean | undefined {
		const {start, size, keyA, keyB} = position;
		const table = this.#table;
		if (misses < 0) return this.#refute(this.#index.words.sets[this.#stack[start]!]!);
		const known = table.get(keyA, keyB);
		if (atLeastIn(known) > misses) return this.#refute(table.note(keyA, keyB));
		if (atMostIn(known) <= misses) return true;
		this.#pending += size + this.#hitting.work() / quickness;
		if (this.#pending > pace) {
			if (this.#shouldStop()) return undefined;
			this.#pending = 0;
		}

		const before = this.positions++;
		const answer = this.#lookInto(position, misses);
		if (answer === undefined) return undefined;
		this.#record.add(size, misses, answer);
		const entry = table.get(keyA, keyB);
		const letters = answer ? table.note(keyA, keyB) : this.#core;
		const atLeast = answer ? atLeastIn(entry) : misses + 1;
		const atMost = answer ? misses : atMostIn(entry);
		const work = 32 - Math.clz32(this.positions - before);
		table.set(keyA, keyB, pack(atLeast, atMost, work), letters);
		return answer;
	}

	#refute(letters: LetterSet): false {
		this.#core = letters;
		return false;
	}

	#lookInto(position: SearchNode, misses: number): boolean | undefined {
		const division = this.#splitter.divide(position, misses);
		const {hits, live, common} = division;
		const table = this.#table;
		let open = live;
		let needed: LetterSet = 0;
		const narrow = (letters: LetterSet) => {
			if ((open & letters) === open) return;
			open &= letters;
			needed |= letters;
		};
		const isOpen = ({letter}: SplitPart) => ((open >>> letter) & 1) === 1;

		for (const miss of division.misses) {
			const {letter, keyA, keyB} = miss;
			const atLeast = atLeastIn(table.get(keyA, keyB));
			if (atLeast > misses) return this.#refute(table.note(keyA, keyB));
			if (atLeast === misses && misses > 0 && isOpen(miss)) narrow(table.note(keyA, keyB) & ~(1 << letter));
		}

		const unhit = this.#findUnhit(position, division, misses, open);
		if (unhit !== 0) return this.#refute(unhit | common);
		if (open === 0) return this.#refute(needed);
		for (const hit of hits) {
			if (this.#record.chance(hit.size, misses) <= suspicion) break;
			const answer = this.#enter(position, hit, misses);
			if (answer !== true) return answer;
		}

		for (const miss of division.misses) {
			if (!isOpen(miss)) continue;
			const answer = this.#enter(position, miss, misses - 1);
			if (answer === undefined) return undefined;
			if (answer) return this.#areWithin(position, division, miss.letter, misses);
			narrow(this.#core & ~(1 << miss.letter));
		}

		return this.#refute(needed);
	}

	#areWithin(position: SearchNode, {hits}: Division, letter: number, misses: number) {
		for (const hit of hits) {
			if (hit.letter !== letter) continue;
			const answer = this.#enter(position, hit, misses);
			if (answer !== true) return answer;
		}

		return true;
	}

	/** Returns the letters of some words of a pool, or of a large family, that cannot be hit, so that it costs too much; 0 where none are found, or no letter is open. */
	#findUnhit(position: SearchNode, {hits, live}: Division, misses: number, open: LetterSet): LetterSet {
		if (open === 0) return 0;
		const {start, size} = position;
		const end = start + size;
		let unhit = this.#hitting.unhit(this.#stack, start, size, live, misses + 1);
		for (let at = 0; unhit === 0 && at < Math.min(hits.length, largeFamilies); at++) {
			const letter = 1 << hits[at]!.letter;
			const members = this.#lay(position, hits[at]!) - end;
			unhit = this.#hitting.unhit(this.#stack, end, members, live & ~letter, misses + 1);
			if (unhit !== 0) unhit |= letter;
		}

		return unhit;
	}

	#lay({start, size}: SearchNode, {letter, kind}: SplitPart): number {
		return select(this.#index.column(letter), this.#stack, start, start + size, kind, start + size);
	}

	#enter(position: SearchNode, part: SplitPart, misses: number): boolean | undefined {
		if (part.size <= misses + 1) return true;
		this.#lay(position, part);
		const {size, keyA, keyB} = part;
		return this.#isWithin({start: position.start + position.size, size, keyA, keyB}, misses);
	}
}

/** Returns a function that orders pools by how common the letters of their words are, those with rare letters first, of which a packing finds more. Without it 3 letters of huge would take 20 s, not 8. */
function createOrder(words: Words): (pool: Pool) => Pool {
	const {words: held} = countList(words);
	const commonness = words.sets.map(set => {
		let sum = 0;
		for (let rest = set; rest !== 0; rest &= rest - 1) sum += held[lowestLetter(rest)]!;
		return sum;
	});
	const ordered = everyWord(words).sort((a, b) => commonness[a]! - commonness[b]!);
	const ranks = new Uint32Array(words.count);
	for (const [rank, word] of ordered.entries()) ranks[word] = rank;
	return oncePer((pool: Pool) =>
		pool
			.map(word => ranks[word]!)
			.sort()
			.map(rank => ordered[rank]!),
	);
}

/** Counts failed searches by size and misses, to estimate the next one. */
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
