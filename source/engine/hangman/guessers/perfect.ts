import type {Letter} from '../../alphabet.js';
import type {Pool, Words} from '../../words/words.js';
import {splitPool} from '../rules/families.js';
import {areWithin, solveWorst, worstCost} from '../solver/costs.js';
import type {ShouldStop} from '../solver/search.js';
import {createSolver, isExact, type Bounds, type Solver} from '../solver/solver.js';
import {defaultWork, workBudget} from '../solver/work.js';
import {likelyLetters, type Guesser} from './guesser.js';

export function worstCases(
	words: Words,
	pool: Pool,
	letters: readonly Letter[],
	work = defaultWork,
): readonly Bounds[] {
	const solver = createSolver(words);
	return letters.map(letter => solveWorst(solver, splitPool(words, pool, letter), workBudget(work)));
}

/** Returns the letter that perfect play asks, of equally good ones the first, with its cost in misses and whether it is proved. A letter in every word comes first: it costs nothing, and tells the words apart if anything does. */
export function chooseLetter(solver: Solver, pool: Pool, letters: readonly Letter[], shouldStop: ShouldStop) {
	const options = letters.map(letter => ({letter, families: splitPool(solver.words, pool, letter)}));
	const free = options.find(({families}) => families.every(({places}) => places !== 0));
	const value = solver.solve(pool, shouldStop);
	if (free) return {letter: free.letter, cost: value, isProved: true};
	if (isExact(value)) {
		const areBest = ({families}: (typeof options)[number]) =>
			areWithin(solver, families, value.atMost, shouldStop);
		const best = options.find(areBest);
		if (best) return {letter: best.letter, cost: value, isProved: true};
	}

	const [likely] = options
		.map(({letter, families}) => ({letter, cost: worstCost(solver, families), isProved: false}))
		.sort((a, b) => a.cost.atMost - b.cost.atMost);
	return likely;
}

/** Makes no more misses than perfect play forces, as far as `work` for each letter suffices to prove it. It prefers letters that many words hold. */
export const perfectGuesser =
	(work = defaultWork): Guesser =>
	({words}) => {
		const solver = createSolver(words);
		return position => {
			const pool = position.fitting();
			const liked = likelyLetters(pool, position);
			const letters = liked.map(({letter}) => letter);
			const choice = chooseLetter(solver, pool, letters, workBudget(work));
			if (choice === undefined) return {words: pool.length, letters: []};
			const {letter: asked, cost, isProved} = choice;
			const first = liked.filter(({letter}) => letter === asked).map(rank => ({...rank, worst: cost}));
			const others = liked.filter(({letter}) => letter !== asked);
			return {words: pool.length, letters: [...first, ...others], isProved};
		};
	};
