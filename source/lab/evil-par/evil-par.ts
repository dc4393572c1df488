import {letterAt, type Letter} from '../../engine/alphabet.js';
import {everyWord, type Words} from '../../engine/words/words.js';
import type {Bounds} from '../../engine/hangman/solver/solver.js';
import type {ShouldStop} from '../../engine/hangman/solver/search.js';
import {followSmallest, keptByEvil, type Way} from './beam.js';
import {layOutForEvil} from './layout.js';
import {createEvilSearch} from './search.js';

/** Bounds on the fewest misses that beat `evil`. */
export type EvilPar = Bounds & {
	/** Letters that, asked in this order, reveal a word with `atMost` misses. */
	readonly letters: readonly Letter[];
};

export type EvilParSolver = {
	readonly known: () => EvilPar;
	/** The fewest misses, or bounds on them when stopped; the next call resumes the search. It also ends where it meets bounds that are known from elsewhere. */
	readonly solve: (shouldStop?: ShouldStop, known?: Bounds) => EvilPar;
	readonly positions: () => number;
};

/** The widths of the beam searches for better letters, before the proof that no others need fewer misses. */
const allWidths = [16, 128];

/** To refute a number of misses takes about three times as long as one fewer, and refutes that, too: of so many left only the greatest is tried. */
const skipped = 2;

/** Four million pools: 64 MB when full. */
const tableBits = 22;

const never: ShouldStop = () => false;

function runThrough<Result>(steps: Generator<undefined, Result>): Result {
	for (;;) {
		const step = steps.next();
		if (step.done) return step.value;
	}
}

/**
Finds the fewest misses with which some order of letters reveals a word against `evil`, and such an order.

`evil` keeps the largest family, whatever the budget, so only the guesser has a choice. The fewest misses are at most the value of the words, and mostly far fewer. Each number of misses is refuted in turn, from 0 on, by `createEvilSearch`, but for the last few.
*/
export function createEvilParSolver(
	words: Words,
	{bits = tableBits, widths = allWidths}: {readonly bits?: number; readonly widths?: readonly number[]} = {},
): EvilParSolver {
	const layout = layOutForEvil(words);
	const search = createEvilSearch(layout, bits);
	const waiting = widths.map(width => followSmallest(layout, width));
	let atLeast = 0;
	let best = runThrough(followSmallest(layout, 1));

	/** The letters of an order, then the other letters of the word that it leaves. */
	function spellOut(order: readonly number[]): readonly Letter[] {
		const every = everyWord(words);
		const [word] = order.reduce((pool, letter) => keptByEvil(layout, pool, letter).pool, every);
		if (word === undefined) throw new RangeError('There are no words to beat evil on');
		const letters = words.letters.subarray(word * words.length, (word + 1) * words.length);
		return Array.from(new Set([...order, ...letters]), letter => letterAt(words.alphabet, letter));
	}

	function missesOf(order: readonly number[]): number {
		let [pool, misses] = [everyWord(words), 0];
		for (const letter of order) {
			const kept = keptByEvil(layout, pool, letter);
			pool = kept.pool;
			if (kept.isMiss) misses++;
		}

		return misses;
	}

	function note(way: Way): void {
		if (way.misses < best.misses) best = way;
	}

	const known = (): EvilPar => ({atLeast, atMost: best.misses, letters: spellOut(best.letters)});

	return {
		known,
		solve(shouldStop = never, elsewhere = {atLeast: 0, atMost: Infinity}) {
			atLeast = Math.max(atLeast, elsewhere.atLeast);
			for (let next = waiting[0]; next !== undefined; next = waiting[0]) {
				const step = next.next();
				if (step.done) {
					note(step.value);
					waiting.shift();
				}

				if (shouldStop()) return known();
			}

			while (atLeast < Math.min(best.misses, elsewhere.atMost)) {
				const atMost = Math.min(best.misses, elsewhere.atMost);
				const misses = atMost - atLeast > skipped ? atLeast : atMost - 1;
				const answer = search.beat(misses, shouldStop);
				if (answer === undefined) break;
				if (answer === 'never') atLeast = misses + 1;
				else note({letters: answer, misses: missesOf(answer)});
			}

			return known();
		},
		positions: search.positions,
	};
}
