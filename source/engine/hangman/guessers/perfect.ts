import type {Letter} from '../../alphabet.js';
import {countLetters} from '../../words/counts.js';
import type {Pool, Words} from '../../words/words.js';
import {splitPool} from '../rules/families.js';
import {chooseLetter} from '../search/perfect-letter.js';
import {solveWorst} from '../solver/costs.js';
import {createSolver, type Bounds} from '../solver/solver.js';
import {defaultWork, workBudget} from '../solver/turns.js';
import {openLetters, type Guesser} from './guesser.js';

export function worstCases(
	words: Words,
	pool: Pool,
	letters: readonly Letter[],
	work = defaultWork,
): readonly Bounds[] {
	const solver = createSolver(words);
	return letters.map(letter => solveWorst(solver, splitPool(words, pool, letter), workBudget(work)));
}

/** Makes no more misses than perfect play forces, as far as `work` for each letter suffices to prove it. It prefers letters that many words hold. */
export const perfectGuesser = (work = defaultWork): Guesser => ({
	name: 'perfect',
	begin({words}) {
		const solver = createSolver(words);
		return position => {
			const pool = position.fitting();
			const liked = openLetters(countLetters(words, pool), position).toSorted((a, b) => b.words - a.words);
			const choice = chooseLetter({
				solver,
				pool,
				letters: liked.map(({letter}) => letter),
				shouldStop: workBudget(work),
			});
			if (choice === undefined) return {words: pool.length, letters: []};
			const {letter: asked, cost, isProved} = choice;
			const first = liked.filter(({letter}) => letter === asked).map(rank => ({...rank, worst: cost}));
			const others = liked.filter(({letter}) => letter !== asked);
			return {words: pool.length, letters: [...first, ...others], isProved};
		};
	},
});
