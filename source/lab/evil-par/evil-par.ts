import {letterAt, type Letter} from '../../engine/alphabet.js';
import {everyWord, type Words} from '../../engine/words/words.js';
import type {Bounds} from '../../engine/hangman/solver/solver.js';
import type {ShouldStop} from '../../engine/hangman/solver/search.js';
import {followSmallest, keptByEvil, type Way} from './beam.js';
import {layOutForEvil} from './layout.js';
import {createEvilSearch} from './search.js';

/** What is known of the fewest misses that beat `evil`: it lies between the two, and is known when they are the same. */
export type EvilPar = Bounds & {
	/** Letters that reveal a word with `atMost` misses, asked of `evil` in this order. */
	readonly letters: readonly Letter[];
};

export type EvilParSolver = {
	/** What is known so far. */
	readonly known: () => EvilPar;
	/** The fewest misses, or what is known when `shouldStop` says so; asked again, it goes on from there. */
	readonly solve: (shouldStop?: ShouldStop) => EvilPar;
	/** How many positions it has looked into so far. */
	readonly positions: () => number;
};

/** How many pools are followed to find better letters than the first, before it is proved that none do with fewer misses. */
const widths = [16, 128];

/** Four million pools: 40 MB when full. */
const tableBits = 22;

const never: ShouldStop = () => false;

/** What a generator returns in the end. */
function runThrough<Result>(steps: Generator<undefined, Result>): Result {
	for (;;) {
		const step = steps.next();
		if (step.done) return step.value;
	}
}

/**
Finds the fewest misses with which some order of letters reveals a word against `evil`, and such an order.

`evil` keeps the largest family, whatever the budget, so that nobody moves but the guesser. The fewest misses are no more than the value of the words, which perfect play forces, and mostly far fewer. Each number of misses is refuted in turn, from none on; what refutes it is told in `createEvilSearch`.
*/
export function createEvilParSolver(
	words: Words,
	{bits = tableBits}: {readonly bits?: number} = {},
): EvilParSolver {
	const layout = layOutForEvil(words);
	const search = createEvilSearch(layout, bits);
	const waiting = widths.map(width => followSmallest(layout, width));
	let atLeast = 0;
	let best = runThrough(followSmallest(layout, 1));

	/** The letters with those of the word that is left, which are asked last. */
	function spellOut(order: readonly number[]): readonly Letter[] {
		return [...order, ...rest(order)].map(letter => letterAt(words.alphabet, letter));
	}

	function rest(order: readonly number[]): readonly number[] {
		const every = everyWord(words);
		const [word] = order.reduce((pool, letter) => keptByEvil(layout, pool, letter).pool, every);
		if (word === undefined) throw new RangeError('There are no words to beat evil on');
		return [...new Set(words.letters.subarray(word * words.length, (word + 1) * words.length))].filter(
			letter => !order.includes(letter),
		);
	}

	function note(way: Way): void {
		if (way.misses < best.misses) best = way;
	}

	const known = (): EvilPar => ({atLeast, atMost: best.misses, letters: spellOut(best.letters)});

	return {
		known,
		solve(shouldStop = never) {
			for (let next = waiting[0]; next !== undefined; next = waiting[0]) {
				const step = next.next();
				if (step.done) {
					note(step.value);
					waiting.shift();
				}

				if (shouldStop()) return known();
			}

			while (atLeast < best.misses) {
				const answer = search.beat(atLeast, shouldStop);
				if (answer === undefined) break;
				if (answer === 'never') atLeast++;
				else note({letters: answer, misses: atLeast});
			}

			return known();
		},
		positions: search.positions,
	};
}
