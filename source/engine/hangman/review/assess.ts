import {letterBit, type Letter, type LetterSet} from '../../alphabet.js';
import {countLetters, type Pool, type Words} from '../../words/words.js';
import {isMiss, splitPool, type Family} from '../rules/families.js';
import {familyCost} from '../solver/costs.js';
import type {ShouldStop} from '../solver/search.js';
import {isExact, type Bounds, type Solver} from '../solver/solver.js';
import {workBudget} from '../solver/work.js';

/** Not `likelyLetters`, which ranks all letters: with it, `leastChance` would take 880 ms, not 207. */
function likeliestLetter(words: Words, pool: Pool, guessed: LetterSet): Letter {
	const {words: held} = countLetters(words, pool);
	let best: Letter | undefined;
	let most = 0;
	for (const [index, letter] of words.alphabet.letters.entries()) {
		const count = (guessed & letterBit(words.alphabet, letter)) === 0 ? held[index]! : 0;
		if (count > most) [best, most] = [letter, count];
	}

	if (best === undefined) throw new RangeError('Several words differ in a letter that has not been guessed');
	return best;
}

/** Counts the words of a pool that are found in time by always guessing the letter in most words. */
function countFound(words: Words, pool: Pool, guessed: LetterSet, remaining: number): number {
	if (remaining === 0) return 0;
	if (pool.length === 1) return 1;
	const letter = likeliestLetter(words, pool, guessed);
	const next = guessed | letterBit(words.alphabet, letter);
	return splitPool(words, pool, letter).reduce(
		(sum, family) => sum + countFound(words, family.pool, next, isMiss(family) ? remaining - 1 : remaining),
		0,
	);
}

/** A lower bound on the chance of winning when every word of a pool is equally likely: the chance that a simple strategy has. */
export const leastChance = (words: Words, pool: Pool, guessed: LetterSet, remaining: number): number =>
	countFound(words, pool, guessed, remaining) / pool.length;

export type Situation = {
	readonly pool: Pool;
	readonly families: readonly Family[];
	readonly remaining: number;
};

export type Assessment = {
	readonly value: Bounds;
	/** The cost of keeping each family, with the miss for the letter itself. */
	readonly families: readonly Bounds[];
};

/** Whether perfect play still wins; `open` while that is not proved either way. */
export type Prospect = 'winning' | 'losing' | 'open';

/** A perfect guesser wins exactly when the value is below the wrong guesses allowed. */
export function prospectOf({atLeast, atMost}: Bounds, remaining: number): Prospect {
	if (atMost < remaining) return 'winning';
	return atLeast >= remaining ? 'losing' : 'open';
}

export const isAssessed = ({value, families}: Assessment): boolean =>
	isExact(value) && families.every(isExact);

/** Works out whether the player can still win, and all values: in turn, each for longer and longer, so that a hard one doesn't hold up the others. The next call resumes the search. */
export function assess(
	solver: Solver,
	{pool, families, remaining}: Situation,
	shouldStop: ShouldStop,
): Assessment {
	const pools = [pool, ...families.map(family => family.pool)];
	const clock = {isOver: false};
	const workFor = (questions: number): ShouldStop => {
		const isUsedUp = workBudget(questions);
		return () => (clock.isOver ||= shouldStop()) || isUsedUp();
	};
	const areSolved = () => pools.every(each => isExact(solver.bounds(each)));
	for (let turns = 0; !clock.isOver && !areSolved(); turns = Math.max(1, turns * 2)) {
		solver.isWithin(pool, remaining - 1, workFor(turns));
		for (const each of pools) solver.solve(each, workFor(turns));
	}

	return {value: solver.bounds(pool), families: families.map(family => familyCost(solver, family))};
}
