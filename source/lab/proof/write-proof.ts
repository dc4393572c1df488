import type {Letter} from '../../engine/alphabet.js';
import {everyWord, type Pool, type Words} from '../../engine/words/words.js';
import {
	hiddenPattern,
	isMiss,
	reveal,
	splitPool,
	type Family,
	type Pattern,
} from '../../engine/hangman/rules/families.js';
import {createSolver, type Bounds, type Solver} from '../../engine/hangman/solver/solver.js';
import {ChooserProof} from './chooser-proof.js';

/** Bounds on the value of the words of one length, and why: lines for `checkProof`. */
export type WrittenProof = Bounds & {readonly lines: readonly string[]};

/**
Writes why the value of all words of a length is what it is, in the form described in docs/proofs.md.

The solver only guides it; `checkProof` sees whether it was right.
*/
export function writeProof(words: Words, solver: Solver = createSolver(words)): WrittenProof {
	const pool = everyWord(words);
	const bounds = solver.solve(pool);
	const chooser = new ChooserProof(solver);
	chooser.write(pool, bounds.atLeast);
	const lines = [
		`length ${words.length}`,
		`words ${words.count}`,
		`atMost ${bounds.atMost}`,
		...guesserLines(solver, pool, bounds.atMost),
		`atLeast ${bounds.atLeast}`,
		...chooser.lines,
	];
	return {...bounds, lines};
}

type Division = {readonly letter: Letter; readonly families: readonly Family[]};

/** The guesser's side: what to ask, wherever the misses are not obviously enough. */
function guesserLines(solver: Solver, all: Pool, atMost: number): readonly string[] {
	const {words} = solver;
	const lines: string[] = [];
	const allowed = (family: Family, misses: number) => (isMiss(family) ? misses - 1 : misses);
	/** Any letter that divides words rules out one or more, at one miss at most. */
	const isPlain = (pool: Pool, misses: number) => pool.length <= misses + 1;
	const isKnown = ({pool}: Family, misses: number) =>
		isPlain(pool, misses) || (misses >= 0 && solver.bounds(pool).atMost <= misses);

	/** A letter after which the misses are enough: preferably one that the solver remembers. */
	function letterFor(pool: Pool, misses: number): Division {
		const divisions = words.alphabet.letters
			.map(letter => ({letter, families: splitPool(words, pool, letter)}))
			.filter(({families}) => families.length > 1)
			.map(each => ({...each, largest: Math.max(...each.families.map(family => family.pool.length))}))
			.sort((a, b) => a.largest - b.largest);
		const found =
			divisions.find(({families}) => families.every(family => isKnown(family, allowed(family, misses)))) ??
			divisions.find(({families}) =>
				families.every(family => solver.isWithin(family.pool, allowed(family, misses)) === true),
			);
		if (found === undefined) throw new Error('No letter keeps the misses that the solver found');
		return found;
	}

	function write(pool: Pool, misses: number, pattern: Pattern): void {
		if (isPlain(pool, misses)) return;
		const {letter, families} = letterFor(pool, misses);
		lines.push(`${pattern} ${letter}`);
		for (const family of families)
			write(family.pool, allowed(family, misses), reveal(pattern, letter, family.places));
	}

	write(all, atMost, hiddenPattern(words.length));
	return lines;
}
