import {letterAt, spell, type Letter} from '../../engine/alphabet.js';
import {indexOf} from '../../engine/words/letter-index.js';
import {everyWord, wordAt, type Pool, type Words} from '../../engine/words/words.js';
import {isMiss, largestFamily, splitPool, type Family} from '../../engine/hangman/rules/families.js';
import type {Bounds} from '../../engine/hangman/solver/solver.js';
import {never} from '../../engine/hangman/solver/search.js';
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

const keptByEvil = (words: Words, pool: Pool, letter: Letter): Family =>
	largestFamily(splitPool(words, pool, letter));

function askGreedily(words: Words): readonly Letter[] {
	const letters: Letter[] = [];
	for (let pool = everyWord(words); pool.length > 1;) {
		const [best] = words.alphabet.letters
			.map(letter => ({letter, kept: keptByEvil(words, pool, letter)}))
			.filter(({kept}) => kept.pool.length < pool.length)
			.sort(
				(a, b) => Number(isMiss(a.kept)) - Number(isMiss(b.kept)) || a.kept.pool.length - b.kept.pool.length,
			);
		if (best === undefined) throw new RangeError('Words differ in some letter');
		letters.push(best.letter);
		({pool} = best.kept);
	}

	return letters;
}

function askInTurn(words: Words, order: readonly Letter[]) {
	let [pool, misses] = [everyWord(words), 0];
	for (const letter of order) {
		const kept = keptByEvil(words, pool, letter);
		({pool} = kept);
		if (isMiss(kept)) misses++;
	}

	return {pool, misses};
}

function spellOut(words: Words, order: readonly Letter[]): string {
	const [word] = askInTurn(words, order).pool;
	if (word === undefined) throw new RangeError('There are no words to beat evil on');
	return Array.from(new Set([...order, ...spell(words.alphabet, wordAt(words, word))])).join('');
}

/**
Finds the fewest misses with which some order of letters reveals a word against `evil`, and such an order.

`evil` keeps the largest family, whatever the budget, so only the guesser has a choice. The fewest misses are at most the value of the words, and mostly far fewer. Each number of misses is refuted in turn, from 0 on, by an `EvilSearch`, except the last few.
*/
export function createEvilParSolver(words: Words, bits = tableBits) {
	const search = new EvilSearch(indexOf(words), bits);
	let atLeast = 0;
	let letters = askGreedily(words);
	let atMost = askInTurn(words, letters).misses;

	function* narrow(): Generator<undefined, void> {
		while (atLeast < atMost) {
			const misses = atMost - atLeast > skipped ? atLeast : atMost - 1;
			const order = yield* search.beat(misses);
			if (order === undefined) atLeast = misses + 1;
			else {
				letters = order.map(letter => letterAt(words.alphabet, letter));
				atMost = askInTurn(words, letters).misses;
			}
		}
	}

	const steps = narrow();
	const known = (): EvilPar => ({atLeast, atMost, letters: spellOut(words, letters)});

	return {
		known,
		/** Returns the fewest misses, or bounds on them when stopped; the next call resumes the search. */
		solve(shouldStop = never): EvilPar {
			while (!steps.next().done) if (shouldStop()) break;
			return known();
		},
		positions: () => search.positions,
	};
}
