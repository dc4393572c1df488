import type {LetterSet} from '../../engine/alphabet.js';
import {select} from '../../engine/words/divide.js';
import type {LetterIndex} from '../../engine/words/letter-index.js';
import {atLeastIn, createTable, keysOf, mostMisses, pack} from '../../engine/words/transposition-table.js';
import {everyWord} from '../../engine/words/words.js';
import type {SearchNode} from '../../engine/hangman/solver/split.js';
import {countPool, createCount, type Count} from './count.js';

/** A pool on the stack, and what may be asked from there. */
type EvilNode = SearchNode & {
	readonly misses: number;
	readonly depth: number;
	/** Letters that lose if they are asked now, because they would miss and have been asked before. */
	readonly asleep: LetterSet;
};

/** A search that yields after each stretch of work, and returns whether letters win. */
type Steps<Answer> = Generator<undefined, Answer>;

const pace = 20_000;

const isIn = (set: LetterSet, letter: number): boolean => ((set >>> letter) & 1) !== 0;

/**
A search for letters that beat `evil`, which is deterministic, so only the guesser has a choice.

Pools that are lost with so many misses are remembered, identified by 64 bits. Letters that miss one after another leave the same words in any order, so a letter that has been asked in vain sleeps while others are asked that would miss after it, too; before one that would then appear it wakes. Letters that most words have come first: without them the others can rarely make a letter appear.
*/
export class EvilSearch {
	/** The number of pools searched so far. */
	positions = 0;
	readonly #index: LetterIndex;
	readonly #stack: Uint32Array;
	/** The count of the pool at each depth. */
	readonly #counts: readonly Count[];
	readonly #lost;
	/** The winning letters, last first. */
	#found: number[] = [];
	#pending = 0;

	/** Remembers up to 2 ** `bits` pools. */
	constructor(index: LetterIndex, bits: number) {
		const {words} = index;
		const depths = words.alphabet.letters.length + 2;
		this.#index = index;
		this.#stack = new Uint32Array(words.count * depths);
		this.#counts = Array.from({length: depths}, () => createCount(index));
		this.#lost = createTable(bits);
	}

	/** Finds letters, by number, that beat `evil` with so many misses; returns `undefined` if there are none. */
	*beat(misses: number): Steps<readonly number[] | undefined> {
		const {words, keys} = this.#index;
		const pool = everyWord(words);
		this.#stack.set(pool);
		this.#found = [];
		const whole = {start: 0, size: words.count, ...keysOf(keys(), pool)};
		const isWon = yield* this.#search({...whole, misses, depth: 0, asleep: 0});
		return isWon ? this.#found.toReversed() : undefined;
	}

	*#search(node: EvilNode): Steps<boolean> {
		const {start, size, keyA, keyB, misses, depth} = node;
		this.#pending += size;
		if (this.#pending > pace) {
			yield;
			this.#pending = 0;
		}

		const since = this.positions++;
		if (size === 1) return true;
		countPool(this.#counts[depth]!, this.#index, this.#stack.subarray(start, start + size));
		if (yield* this.#tryHits(node)) return true;
		if (misses > 0 && (yield* this.#tryMisses(node))) return true;
		const work = 32 - Math.clz32(this.positions - since);
		this.#lost.set(keyA, keyB, pack(misses + 1, mostMisses, work));
		return false;
	}

	#isLost(keyA: number, keyB: number, misses: number): boolean {
		return atLeastIn(this.#lost.get(keyA, keyB)) > misses;
	}

	/** Tries each letter that appears, and the family that `evil` then keeps. */
	*#tryHits({start, size, misses, depth}: EvilNode): Steps<boolean> {
		const {bases} = this.#index.marks();
		const {holders, largest, best, markKeysA, markKeysB} = this.#counts[depth]!;
		const top = start + size;
		for (let letter = 0; letter < holders.length; letter++) {
			const members = largest[letter]!;
			if (size - holders[letter]! >= members) continue;
			const mark = best[letter]!;
			const [keyA, keyB] = [markKeysA[mark]!, markKeysB[mark]!];
			if (this.#isLost(keyA, keyB, misses)) continue;
			select(this.#index.column(letter), this.#stack, start, top, mark - bases[letter]!, top);
			const kept = {start: top, size: members, keyA, keyB};
			if (!(yield* this.#search({...kept, misses, depth: depth + 1, asleep: 0}))) continue;
			this.#found.push(letter);
			return true;
		}

		return false;
	}

	/** Tries each letter that misses, those in most words first. */
	*#tryMisses(node: EvilNode): Steps<boolean> {
		const {size, depth} = node;
		const {holders, largest} = this.#counts[depth]!;
		const letters = Array.from(holders.keys())
			.filter(letter => holders[letter]! > 0 && holders[letter]! < size)
			.sort((a, b) => holders[b]! - holders[a]! || b - a);
		let {asleep} = node;
		for (const letter of letters) {
			if (isIn(asleep, letter) || size - holders[letter]! < largest[letter]!) continue;
			if (yield* this.#miss({...node, asleep}, letter, letters)) {
				this.#found.push(letter);
				return true;
			}

			asleep |= 1 << letter;
		}

		return false;
	}

	/**
	Searches the words without a letter, unless no letter can appear after misses that begin with it: they would be of no use.

	Misses take away at most the sum of what each takes away. A sleeping letter may be one of them if it wakes, which takes a letter that would have appeared after it; then that letter and the sleeping one are not needed to make it appear.
	*/
	*#miss(node: EvilNode, letter: number, letters: readonly number[]): Steps<boolean> {
		const {size, misses, depth} = node;
		const {holders, largest, keysA, keysB} = this.#counts[depth]!;
		const keyA = node.keyA ^ keysA[letter]!;
		const keyB = node.keyB ^ keysB[letter]!;
		if (this.#isLost(keyA, keyB, misses - 1)) return false;
		const lacking = size - holders[letter]!;
		let asleep: LetterSet = 0;
		let sleeping = 0;
		let [taken, takenBefore] = [holders[letter]!, holders[letter]!];
		let left = misses - 1;
		for (const other of letters) {
			const held = holders[other]!;
			if (isIn(node.asleep, other) && lacking - held >= largest[letter]!) {
				asleep |= 1 << other;
				sleeping = Math.max(sleeping, held);
			} else if (other !== letter && left > 0) {
				taken += held;
				if (--left >= 2) takenBefore = taken;
			}
		}

		const most = misses > 2 ? Math.max(taken, takenBefore + sleeping) : taken;
		const mayAppear = largest.some(
			(members, each) => each !== letter && holders[each]! > 0 && size - holders[each]! - most < members,
		);
		if (!mayAppear) return false;
		const start = node.start + size;
		select(this.#index.column(letter), this.#stack, node.start, start, 0, start);
		return yield* this.#search({
			start,
			size: lacking,
			keyA,
			keyB,
			misses: misses - 1,
			depth: depth + 1,
			asleep,
		});
	}
}
