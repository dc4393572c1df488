import {letterAt, type Letter} from '../../engine/alphabet.js';
import {everyWord, type Pool, type Words} from '../../engine/words/words.js';
import type {Bounds} from '../../engine/hangman/solver/solver.js';
import type {ShouldStop} from '../../engine/hangman/solver/search.js';
import {layOutForEvil, type EvilLayout} from './layout.js';
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

/** To refute a number of misses takes about three times as long as one fewer, and refutes that, too: of so many left only the greatest is tried. */
const skipped = 2;

/** Four million pools: 64 MB when full. */
const tableBits = 22;

const never: ShouldStop = () => false;

/** The family that `evil` keeps: the largest, among equals the first. */
function keptByEvil({columns}: EvilLayout, pool: Pool, letter: number) {
	const {kinds, places} = columns[letter]!;
	const sizes = new Uint32Array(places.length);
	for (const word of pool) sizes[kinds[word]!]!++;
	let best = 0;
	for (let kind = 1; kind < sizes.length; kind++) if (sizes[kind]! > sizes[best]!) best = kind;
	return {letter, pool: pool.filter(word => kinds[word] === best), isMiss: best === 0};
}

/** Letters that beat `evil`: of those that appear, or else of all, the one that leaves the fewest words. */
function askGreedily(layout: EvilLayout): readonly number[] {
	const letters: number[] = [];
	for (let pool = everyWord(layout.words); pool.length > 1;) {
		const [best] = Array.from(layout.columns.keys(), letter => keptByEvil(layout, pool, letter))
			.filter(kept => kept.pool.length < pool.length)
			.sort((a, b) => Number(a.isMiss) - Number(b.isMiss) || a.pool.length - b.pool.length);
		if (best === undefined) throw new RangeError('Words differ in some letter');
		letters.push(best.letter);
		pool = best.pool;
	}

	return letters;
}

/**
Finds the fewest misses with which some order of letters reveals a word against `evil`, and such an order.

`evil` keeps the largest family, whatever the budget, so only the guesser has a choice. The fewest misses are at most the value of the words, and mostly far fewer. Each number of misses is refuted in turn, from 0 on, by `createEvilSearch`, but for the last few.
*/
export function createEvilParSolver(words: Words, bits = tableBits): EvilParSolver {
	const layout = layOutForEvil(words);
	const search = createEvilSearch(layout, bits);
	let atLeast = 0;
	let letters = askGreedily(layout);
	let atMost = missesOf(letters);

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

	const known = (): EvilPar => ({atLeast, atMost, letters: spellOut(letters)});

	return {
		known,
		solve(shouldStop = never, elsewhere = {atLeast: 0, atMost: Infinity}) {
			atLeast = Math.max(atLeast, elsewhere.atLeast);
			for (;;) {
				const most = Math.min(atMost, elsewhere.atMost);
				if (atLeast >= most) break;
				const misses = most - atLeast > skipped ? atLeast : most - 1;
				const answer = search.beat(misses, shouldStop);
				if (answer === undefined) break;
				if (answer === 'never') atLeast = misses + 1;
				else [letters, atMost] = [answer, missesOf(answer)];
			}

			return known();
		},
		positions: search.positions,
	};
}
