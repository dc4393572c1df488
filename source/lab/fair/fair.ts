import {createExact, smallPool} from '../../engine/hangman/search/exact.js';
import {createLetterScores} from '../../engine/hangman/search/letter-scores.js';
import {createPoolMemory, type Value} from '../../engine/hangman/search/playout.js';
import type {Bounds} from '../../engine/hangman/solver/solver.js';
import {indexOf} from '../../engine/words/letter-index.js';
import {createPoolStack} from '../../engine/words/divide.js';
import {createPoolKeys, keysOf} from '../../engine/words/pool-keys.js';
import {createTable} from '../../engine/words/transposition-table.js';
import type {Words} from '../../engine/words/words.js';
import {createLeastMisses} from './least-misses.js';

/** Bounds on the mean number of misses that best play needs against a word drawn at random. */
export type FairSolver = {
	readonly known: () => Bounds;
	/** Looks a level deeper; the bounds only ever come closer. */
	readonly deepen: () => Bounds;
	/** Whether the bounds have met, or another level would take more work than `mostWork`. */
	readonly isDone: () => boolean;
	/** How many pools have been divided. */
	readonly positions: () => number;
};

const tableBits = 20;

/** How many letters the strategy tries at a node, at most: more bring next to nothing. */
const mostTried = 3;

/**
The fair game, bounded from both sides.

All numbers within are misses added up over the words of a pool. From below: `createLeastMisses`, and above it as many plies of the true recursion over all letters as the level says. From above: a strategy that tries, at every node, the letter by which the lower bound was reached and the few with the fewest misses per bit. Where the plies reach the end of the game, the first of these is the best, and the bounds meet. Pools of up to `smallPool` words are solved exactly.
*/
export function createFairSolver(words: Words, mostWork = 1e9): FairSolver {
	const index = indexOf(words);
	const {cells, ends, divide} = createPoolStack(index, words.count);
	const scores = createLetterScores(index.marks(), words.count);
	const exact = createExact(index.marks());
	const least = createLeastMisses(words, cells, ends);
	const roughly = new Uint32Array(ends.length);
	let [work, positions] = [0, 0];

	const keys = createPoolKeys(words.count);
	/** For a pool the letter with the least lower bound after it, one added. */
	const leastAfter = createTable(tableBits);
	const remembered = createPoolMemory(cells, words.count, tableBits);
	const solveExactly: Value = remembered((start, end, _top, _slot, limit = Infinity) => {
		const bound = limit === Infinity ? 0 : least.misses(start, end);
		if (bound >= limit) return bound;
		exact.take(cells, start, end);
		return exact.misses();
	});

	/** Small pools are solved exactly, once for all; of others the value is remembered. */
	function valueBeyond(value: Value): Value {
		const found = remembered(value);
		return (...pool) => (pool[1] - pool[0] <= smallPool ? solveExactly : found)(...pool);
	}

	/** What parts of a pool come to, laid out from `top` on; it stops at `limit`. */
	function addUp(top: number, slot: number, count: number, value: Value, limit = Infinity): number {
		const room = ends[slot + count - 1]!;
		let misses = 0;
		for (let part = 0, from = top; part < count && misses < limit; part++) {
			const to = ends[slot + part]!;
			if (to - from > 1) misses += value(from, to, room, slot + count, limit - misses);
			from = to;
		}

		return misses;
	}

	/** Lays out the families of a letter; gives how many there are. */
	function ask([start, end, top, slot]: Parameters<Value>, letter: number): number {
		work += end - start;
		positions++;
		return divide(start, end, letter, top, slot);
	}

	/** The misses after a letter: of what lacks it, and of its families; it stops at `limit`. */
	function follow(pool: Parameters<Value>, letter: number, value: Value, limit: number): number {
		const [, , top, slot] = pool;
		const count = ask(pool, letter);
		const misses = ends[slot]! - top;
		return misses + addUp(top, slot, count, value, limit - misses);
	}

	/** Letters worth trying: the first few, or all that divide the pool; one that every word has needs no rival. */
	function candidates(start: number, end: number, most: number): readonly number[] {
		scores.look(cells, start, end);
		work += end - start;
		return scores.candidates(most);
	}

	/** What a strategy of ours needs that tries so many letters at each node, beside the one found by the lower bound. */
	const reach = (width: number): Value => {
		const value = valueBeyond((start, end, top, slot, limit = Infinity) => {
			const tried = new Set(candidates(start, end, width));
			const {keyA, keyB} = keysOf(keys, cells.subarray(start, end));
			const found = leastAfter.get(keyA, keyB);
			if (found !== 0) tried.add(found - 1);
			let best = limit;
			for (const letter of tried) best = Math.min(best, follow([start, end, top, slot], letter, value, best));
			return best;
		});
		return value;
	};

	/** What any strategy needs, by a ply of the recursion above a bound; `rough` is one below that, and quick. */
	const ply = (below: Value, rough: Value): Value => {
		/** A lower bound on the misses after a letter: first by the rough bound for all families, then closer for one after the other. */
		function boundAfter(pool: Parameters<Value>, letter: number, limit: number): number {
			const [, , top, slot] = pool;
			const count = ask(pool, letter);
			const room = ends[slot + count - 1]!;
			let misses = ends[slot]! - top;
			for (let family = slot, from = top; family < slot + count && misses < limit; family++) {
				const to = ends[family]!;
				roughly[family] = to - from > 1 ? rough(from, to, room, slot + count, limit - misses) : 0;
				misses += roughly[family]!;
				from = to;
			}

			for (let family = slot, from = top; family < slot + count && misses < limit; family++) {
				const [to, known] = [ends[family]!, roughly[family]!];
				if (to - from > smallPool)
					misses += Math.max(0, below(from, to, room, slot + count, known + limit - misses) - known);
				from = to;
			}

			return misses;
		}

		const value = valueBeyond((start, end, top, slot, limit = Infinity) => {
			const base = below(start, end, top, slot, limit);
			if (base >= limit) return base;
			const letters = candidates(start, end, Infinity);
			const [first = 0] = letters;
			// A letter that every word has costs nothing, and so no ply either.
			if (letters.length === 1) return follow([start, end, top, slot], first, value, limit);
			let [best, bestLetter] = [limit, -1];
			for (const letter of letters) {
				const bound = boundAfter([start, end, top, slot], letter, best);
				if (bound >= best) continue;
				[best, bestLetter] = [bound, letter];
				if (best <= base) break;
			}

			if (bestLetter >= 0) {
				const {keyA, keyB} = keysOf(keys, cells.subarray(start, end));
				leastAfter.set(keyA, keyB, bestLetter + 1);
			}

			return Math.max(best, base);
		});
		return value;
	};

	const simple = valueBeyond((start, end) => least.misses(start, end));
	const onePly = ply(simple, simple);
	/** The better of the simple bound and the sum over parts of the pool, each a ply deep. */
	const inParts = valueBeyond((start, end, top, slot, limit = Infinity) => {
		work += end - start;
		const count = least.part(start, end, top, slot);
		if (count === 1) return onePly(start, end, top, slot, limit);
		return Math.max(addUp(top, slot, count, onePly, limit), simple(start, end, top, slot));
	});

	let level = 0;
	let [rough, below] = [simple, inParts];
	let bounds = {atLeast: 0, atMost: words.count < 2 ? 0 : words.count * (words.alphabet.letters.length - 1)};
	/** The work of the last level, and what the next will take if it grows as before. */
	let [lastWork, nextWork] = [0, 0];

	const whole = (value: Value): number => {
		for (let word = 0; word < words.count; word++) cells[word] = word;
		return value(0, words.count, words.count, 0);
	};
	const mean = (): Bounds => ({
		atLeast: bounds.atLeast / words.count,
		atMost: bounds.atMost / words.count,
	});

	function deepen(): Bounds {
		const before = work;
		if (level > 0) [rough, below] = [below, ply(below, rough)];
		level++;
		const atLeast = Math.max(bounds.atLeast, whole(below));
		bounds = {atLeast, atMost: Math.min(bounds.atMost, whole(reach(Math.min(level, mostTried))))};
		const done = work - before;
		nextWork = done * Math.max(2, done / lastWork);
		lastWork = done;
		return mean();
	}

	return {
		known: mean,
		deepen,
		isDone: () =>
			bounds.atLeast === bounds.atMost ||
			level > words.alphabet.letters.length ||
			(level > 1 && nextWork > mostWork),
		positions: () => positions,
	};
}
