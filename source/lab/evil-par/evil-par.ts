import {letterAt} from '../../engine/alphabet.js';
import {indexOf, type LetterIndex} from '../../engine/words/letter-index.js';
import {everyWord, type Pool, type Words} from '../../engine/words/words.js';
import type {Bounds} from '../../engine/hangman/solver/solver.js';
import {never, type ShouldStop} from '../../engine/hangman/solver/search.js';
import {EvilSearch} from './search.js';

/** Bounds on the fewest misses that beat `evil`. */
export type EvilPar = Bounds & {
	/** Letters that, asked in this order, reveal a word with `atMost` misses. */
	readonly letters: string;
};

/** Each further miss takes about three times as long to refute, and refutes all below it: of the last few, only the greatest is tried. */
const skipped = 2;

/** Four million pools: 64 MB when full. */
const tableBits = 22;

/** The family that `evil` keeps: the largest, among equals the first. */
function keptByEvil({column}: LetterIndex, pool: Pool, letter: number) {
	const {kinds, places} = column(letter);
	const sizes = new Uint32Array(places.length);
	for (const word of pool) sizes[kinds[word]!]!++;
	let best = 0;
	for (let kind = 1; kind < sizes.length; kind++) if (sizes[kind]! > sizes[best]!) best = kind;
	return {letter, pool: pool.filter(word => kinds[word] === best), isMiss: best === 0};
}

function askGreedily(index: LetterIndex): readonly number[] {
	const letters: number[] = [];
	for (let pool = everyWord(index.words); pool.length > 1;) {
		const [best] = Array.from(index.columns().keys(), letter => keptByEvil(index, pool, letter))
			.filter(kept => kept.pool.length < pool.length)
			.sort((a, b) => Number(a.isMiss) - Number(b.isMiss) || a.pool.length - b.pool.length);
		if (best === undefined) throw new RangeError('Words differ in some letter');
		letters.push(best.letter);
		pool = best.pool;
	}

	return letters;
}

function askInTurn(index: LetterIndex, order: readonly number[]) {
	let [pool, misses] = [everyWord(index.words), 0];
	for (const letter of order) {
		const kept = keptByEvil(index, pool, letter);
		pool = kept.pool;
		if (kept.isMiss) misses++;
	}

	return {pool, misses};
}

function spellOut(index: LetterIndex, order: readonly number[]): string {
	const {alphabet, letters, length} = index.words;
	const [word] = askInTurn(index, order).pool;
	if (word === undefined) throw new RangeError('There are no words to beat evil on');
	const own = letters.subarray(word * length, (word + 1) * length);
	return Array.from(new Set([...order, ...own]), letter => letterAt(alphabet, letter)).join('');
}

/**
Finds the fewest misses with which some order of letters reveals a word against `evil`, and such an order.

`evil` keeps the largest family, whatever the budget, so only the guesser has a choice. The fewest misses are at most the value of the words, and mostly far fewer. Each number of misses is refuted in turn, from 0 on, by an `EvilSearch`, except the last few.
*/
export function createEvilParSolver(words: Words, bits = tableBits) {
	const index = indexOf(words);
	const search = new EvilSearch(index, bits);
	let atLeast = 0;
	let letters = askGreedily(index);
	let atMost = askInTurn(index, letters).misses;
	/** The search for letters with so many misses, as far as it has come. */
	let current: {readonly misses: number; readonly steps: ReturnType<typeof search.beat>} | undefined;

	/** Searches until stopped or until a number of misses is settled; returns whether it was. */
	function settle(misses: number, shouldStop: ShouldStop): boolean {
		if (current?.misses !== misses) current = {misses, steps: search.beat(misses)};
		for (;;) {
			const step = current.steps.next();
			if (step.done) {
				if (step.value === undefined) atLeast = misses + 1;
				else [letters, atMost] = [step.value, askInTurn(index, step.value).misses];
				return true;
			}

			if (shouldStop()) return false;
		}
	}

	const known = (): EvilPar => ({atLeast, atMost, letters: spellOut(index, letters)});

	return {
		known,
		/** Returns the fewest misses, or bounds on them when stopped; the next call resumes the search. */
		solve(shouldStop = never): EvilPar {
			while (atLeast < atMost) {
				const misses = atMost - atLeast > skipped ? atLeast : atMost - 1;
				if (!settle(misses, shouldStop)) break;
			}

			return known();
		},
		positions: () => search.positions,
	};
}
