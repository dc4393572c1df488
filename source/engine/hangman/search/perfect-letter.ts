import type {Letter} from '../../alphabet.js';
import type {Pool} from '../../words/words.js';
import {splitPool} from '../rules/families.js';
import {areWithin, worstCost} from '../solver/costs.js';
import type {ShouldStop} from '../solver/search.js';
import {isExact, type Solver} from '../solver/solver.js';
import {askInTurns} from '../solver/turns.js';

type LetterQuestion = {
	readonly solver: Solver;
	readonly pool: Pool;
	/** Letters that may be asked; of equally good ones the first is chosen. */
	readonly letters: readonly Letter[];
	readonly shouldStop: ShouldStop;
};

/**
The letter that perfect play asks, with its cost in misses and whether it is proved; `undefined` if there is none to ask.

A letter in every word comes first: it costs nothing, and tells the words apart if anything does.
*/
export function chooseLetter({solver, pool, letters, shouldStop}: LetterQuestion) {
	const options = letters.map(letter => ({letter, families: splitPool(solver.words, pool, letter)}));
	const free = options.find(({families}) => families.every(({places}) => places !== 0));
	const value = solver.solve(pool, shouldStop);
	if (free) return {letter: free.letter, cost: value, isProved: true};
	if (isExact(value)) {
		const answers = askInTurns(
			options.map(
				({families}) =>
					(stop: ShouldStop) =>
						areWithin(solver, families, value.atMost, stop),
			),
			found => found.find(answer => answer !== false) === true,
			shouldStop,
		);
		const best = options[answers.indexOf(true)];
		if (best) return {letter: best.letter, cost: value, isProved: true};
	}

	const [likely] = options
		.map(({letter, families}) => ({letter, cost: worstCost(solver, families), isProved: false}))
		.sort((a, b) => a.cost.atMost - b.cost.atMost);
	return likely;
}
