import {countSet, type LetterSet} from '../../engine/alphabet.js';
import {select} from '../../engine/words/divide.js';
import type {LetterIndex} from '../../engine/words/letter-index.js';
import {atLeastIn, createTable, keysOf, mostMisses, pack} from '../../engine/words/transposition-table.js';
import {everyWord} from '../../engine/words/words.js';
import {countPool, createCount, type Count} from './count.js';
import {Orders, type MissRun} from './orders.js';
import {createOutlook, mostWords} from './outlook.js';

/** A pool on the stack, and what led to it. */
type EvilNode = {
	readonly start: number;
	readonly size: number;
	readonly keyA: number;
	readonly keyB: number;
	readonly misses: number;
	readonly hidden: number;
	readonly depth: number;
	/** The start of the current misses, and their letters. */
	readonly run: MissRun;
	readonly missed: LetterSet;
	/** Whether they miss in the order in which they were taken, so that this is a real position of the game. */
	readonly isReal: boolean;
	/** Letters that are not to be taken away: all sets with them have been searched. */
	readonly settled: LetterSet;
	/** Whether it is known that no letter wins from here. Sets of misses with more letters must be searched even so: they may miss in another order. */
	readonly isLost: boolean;
};

/** A search that yields after each stretch of work, and returns whether letters win. */
type Steps<Answer> = Generator<undefined, Answer>;

const pace = 20_000;

/**
A search for letters that beat `evil`, which is deterministic, so only the guesser has a choice.

Letters that miss one after another leave the same words in any order. So between two hits the search looks for a *set* of letters to take away, each set once, and asks whether they can miss in some order only when a letter would appear. Letters that take away most come first; once all sets with a letter have been searched, the others must do without it, and that is rarely enough to make a letter appear (see `createOutlook`).

Pools in which a letter has just appeared, and real positions between them, are remembered as lost when nothing was found; no letter is tried there again. Without the real positions a search of 6 letters takes a quarter longer. Pools are identified by 64 bits.
*/
export class EvilSearch {
	/** The number of pools searched so far. */
	positions = 0;
	readonly #index: LetterIndex;
	readonly #stack: Uint32Array;
	readonly #room: readonly Float64Array[];
	readonly #outlook;
	readonly #orders: Orders;
	/** The count of the pool at each depth. */
	readonly #counts: readonly Count[];
	readonly #lost;
	/** The winning letters, last first. */
	#found: number[] = [];
	#pending = 0;

	/** Remembers up to 2 ** `bits` pools. */
	constructor(index: LetterIndex, bits: number) {
		const {words} = index;
		const {count, sets, length} = words;
		const depths = words.alphabet.letters.length + 2;
		this.#index = index;
		this.#stack = new Uint32Array(count * depths);
		this.#room = mostWords(countSet(sets.reduce((all, set) => all | set, 0)), length);
		this.#outlook = createOutlook(index, this.#room);
		this.#orders = new Orders(index, this.#stack);
		this.#counts = Array.from({length: depths}, () => createCount(index));
		this.#lost = createTable(bits);
	}

	/** Finds letters, by number, that beat `evil` with so many misses; returns `undefined` if there are none. */
	*beat(misses: number): Steps<readonly number[] | undefined> {
		const {words, keys} = this.#index;
		const pool = everyWord(words);
		this.#stack.set(pool);
		this.#found = [];
		const node = {
			...{start: 0, size: words.count, ...keysOf(keys(), pool), misses, hidden: words.length, depth: 0},
			run: this.#orders.startRun(0, words.count),
		};
		const isWon = yield* this.#search({...node, missed: 0, isReal: true, settled: 0, isLost: false});
		return isWon ? this.#found.toReversed() : undefined;
	}

	*#search(node: EvilNode): Steps<boolean> {
		this.#pending += node.size;
		if (this.#pending > pace) {
			yield;
			this.#pending = 0;
		}

		this.positions++;
		const {start, size, depth, misses} = node;
		countPool(this.#counts[depth]!, this.#index, this.#stack.subarray(start, start + size));
		if (size === 1) return this.#note(node, this.#findHelpers(node));
		if (!node.isLost && (yield* this.#tryHits(node))) return true;
		return misses > 0 && (yield* this.#tryMisses(node));
	}

	#isLost(keyA: number, keyB: number, misses: number): boolean {
		return atLeastIn(this.#lost.get(keyA, keyB)) > misses;
	}

	#remember(keyA: number, keyB: number, misses: number, since: number): void {
		const work = 32 - Math.clz32(this.positions - since);
		this.#lost.set(keyA, keyB, pack(misses + 1, mostMisses, work));
	}

	/** Adds the letters taken away and their helpers, in an order in which they miss, if there is one. */
	#note({run, missed}: EvilNode, helpers: LetterSet | undefined): boolean {
		const misses = helpers === undefined ? undefined : this.#orders.orderOf(run, missed | helpers);
		if (misses === undefined) return false;
		this.#found.push(...misses.toReversed());
		return true;
	}

	/** Letters in no word left that must be asked, too, so that those taken away miss in some order. */
	#findHelpers({run, missed, misses, isReal, depth, settled}: EvilNode): LetterSet | undefined {
		if (isReal) return 0;
		const others = run.letters & this.#counts[depth]!.absent & ~missed & ~settled;
		return this.#orders.helpersFor(run, missed, others, misses);
	}

	/** Tries each letter that would appear, if those taken away can miss before it. */
	*#tryHits(node: EvilNode): Steps<boolean> {
		const {times} = this.#index.marks();
		const {size, misses, hidden} = node;
		const {holders, largest, best, markKeysA, markKeysB} = this.#counts[node.depth]!;
		let helpers: LetterSet | undefined;
		for (let letter = 0; letter < holders.length; letter++) {
			const members = largest[letter]!;
			if (size - holders[letter]! >= members) continue;
			const mark = best[letter]!;
			if (members > this.#room[misses]![hidden - times[mark]!]!) continue;
			if (this.#isLost(markKeysA[mark]!, markKeysB[mark]!, misses)) continue;
			helpers ??= this.#findHelpers(node);
			if (helpers === undefined) return false;
			const left = misses - countSet(helpers);
			if (!(yield* this.#hit(node, letter, left))) continue;
			this.#found.push(letter);
			return this.#note(node, helpers);
		}

		return false;
	}

	/** Searches the family that `evil` keeps when a letter appears. */
	*#hit({start, size, hidden, depth}: EvilNode, letter: number, misses: number): Steps<boolean> {
		const {bases, times} = this.#index.marks();
		const {best, largest, markKeysA, markKeysB} = this.#counts[depth]!;
		const mark = best[letter]!;
		const [keyA, keyB, members] = [markKeysA[mark]!, markKeysB[mark]!, largest[letter]!];
		const top = start + size;
		select(this.#index.column(letter), this.#stack, start, top, mark - bases[letter]!, top);
		const since = this.positions;
		const isWon = yield* this.#search({
			...{start: top, size: members, keyA, keyB, misses, hidden: hidden - times[mark]!},
			...{depth: depth + 1, run: this.#orders.startRun(top, members), missed: 0},
			...{isReal: true, settled: 0, isLost: false},
		});
		if (!isWon) this.#remember(keyA, keyB, misses, since);
		return isWon;
	}

	/** The letters that may be taken away, those in most words first. */
	#lettersOf({size, depth, settled}: EvilNode): Uint8Array {
		const {holders} = this.#counts[depth]!;
		return Uint8Array.from(holders.keys())
			.filter(letter => {
				const held = holders[letter]!;
				return held > 0 && ((settled >>> letter) & 1) === 0 && held < size;
			})
			.sort((a, b) => holders[b]! - holders[a]! || b - a);
	}

	*#tryMisses(node: EvilNode): Steps<boolean> {
		const {size, misses, hidden, depth} = node;
		const count = this.#counts[depth]!;
		const letters = this.#lettersOf(node);
		const removal = {count, size, misses, hidden, letters};
		let {settled} = node;
		for (const [at, letter] of letters.entries()) {
			settled |= 1 << letter;
			if (this.#outlook(removal, at) && (yield* this.#miss({...node, settled}, letter))) return true;
		}

		return false;
	}

	/** Searches the words without a letter. */
	*#miss(node: EvilNode, letter: number): Steps<boolean> {
		const {size, depth} = node;
		const {holders, largest, keysA, keysB} = this.#counts[depth]!;
		const misses = node.misses - 1;
		const keyA = node.keyA ^ keysA[letter]!;
		const keyB = node.keyB ^ keysB[letter]!;
		const isLost = this.#isLost(keyA, keyB, misses);
		if (isLost && misses === 0) return false;
		const lacking = size - holders[letter]!;
		const isReal = node.isReal && lacking >= largest[letter]!;
		const start = node.start + size;
		select(this.#index.column(letter), this.#stack, node.start, start, 0, start);
		const since = this.positions;
		const isWon = yield* this.#search({
			...node,
			...{start, size: lacking, keyA, keyB, misses, depth: depth + 1, missed: node.missed | (1 << letter)},
			...{isReal, isLost},
		});
		if (!isWon && isReal && !isLost) this.#remember(keyA, keyB, misses, since);
		return isWon;
	}
}
