import type {Letter} from '../../alphabet.js';
import {mostMisses} from '../../words/transposition-table.js';
import {isMiss, isWholeWord, type Family} from '../rules/families.js';
import {keepFamily, type Chooser, type ProvedAnswer, type ProvedAnswers} from './chooser.js';
import {familyCost, isFamilyWithin, solveWorst, worstCost} from '../solver/costs.js';
import {never, type ShouldStop} from '../solver/search.js';
import {createSolver, isExact, type Bounds, type Solver} from '../solver/solver.js';
import {defaultWork, workBudget} from '../solver/work.js';

export type FamilyQuestion = {
	readonly solver: Solver;
	readonly families: readonly Family[];
	readonly remaining: number;
	readonly held: number;
	readonly shouldStop: ShouldStop;
};

/** The order that decides among families of equal cost: most words first, then the first pattern. */
export const largestFirst = (families: readonly Family[]): readonly Family[] =>
	families.toSorted((a, b) => b.pool.length - a.pool.length);

/** Teaches a solver what an answer implies for all families. An impossible answer throws. */
export function learnAnswer(
	solver: Solver,
	families: readonly Family[],
	{family, misses}: ProvedAnswer,
): void {
	const kept = families[family];
	if (kept === undefined) throw new RangeError('A proved answer is one of the families');
	let least = misses - 1;
	for (const each of largestFirst(families)) {
		if (each === kept) least = misses;
		const atMost = least - (isMiss(each) ? 1 : 0);
		solver.learn(each.pool, {atLeast: each === kept ? atMost : 0, atMost});
	}
}

/** Returns the first family that costs so many misses, if one is known to and none costs more; `undefined` if stopped before it is found. */
function firstWithCost(
	solver: Solver,
	families: readonly Family[],
	misses: number,
	shouldStop: ShouldStop,
): Family | undefined {
	const likely = families.filter(family => familyCost(solver, family).atMost >= misses);
	for (const family of likely.slice(0, -1)) {
		const isLess = isFamilyWithin(solver, family, misses - 1, shouldStop);
		if (isLess !== true) return isLess === false ? family : undefined;
	}

	const last = likely.at(-1);
	if (last) solver.learn(last.pool, {atLeast: misses - (isMiss(last) ? 1 : 0), atMost: mostMisses});
	return last;
}

/** The family to keep when the greatest cost is not known: of those that give up nothing proved, the one that may cost most. */
function chooseByBounds({solver, remaining, held}: FamilyQuestion, families: readonly Family[]): Family {
	const worst = worstCost(solver, families);
	if (worst.atLeast < held) {
		const holding = firstWithCost(solver, families, held, never);
		if (holding === undefined) throw new Error('One of the families is worth what is proved of their pool');
		return holding;
	}

	const least = Math.max(held, Math.min(remaining, worst.atLeast));
	const [best] = families
		.map(family => ({family, cost: familyCost(solver, family)}))
		.filter(({cost}) => cost.atLeast >= least)
		.sort((a, b) => b.cost.atMost - a.cost.atMost);
	if (best === undefined) throw new RangeError('A letter makes one family at least');
	return best.family;
}

/**
The family that perfect play keeps.

The one that ends the game at once, if the last wrong guess can be used up (evil-hangman: of DEAL, TEAR and MONK it keeps MONK); otherwise the one that costs most, the miss for the letter itself included; among equals the one with most words, then the first.
*/
export function chooseFamily(question: FamilyQuestion): {
	readonly family: Family;
	readonly isProved: boolean;
} {
	const {solver, remaining, held, shouldStop} = question;
	const end = remaining === 1 ? question.families.find(isMiss) : undefined;
	if (end) return {family: end, isProved: true};
	const families = largestFirst(question.families);
	const worst = solveWorst(solver, families, shouldStop, {held, crucial: remaining});
	const best = isExact(worst) ? firstWithCost(solver, families, worst.atLeast, shouldStop) : undefined;
	return best
		? {family: best, isProved: true}
		: {family: chooseByBounds(question, families), isProved: false};
}

/** A chooser that never gives up a value it has proved; `work` limits its search for each letter. */
export const perfectChooser = (work = defaultWork): Chooser => ({
	isFair: false,
	isQuick: false,
	begin(words, findProved) {
		const solver = createSolver(words);
		let proved: ProvedAnswers | undefined;
		let held: Bounds | undefined;
		const letters: Letter[] = [];
		let isCertain = true;
		/** Whether every letter so far missed, so that the pool is the words that have none of them. */
		let isBlank = true;
		return ({guess, families, remaining}) => {
			if (held === undefined) {
				const asked = families.reduce((sum, {pool}) => sum + pool.length, 0);
				// The proofs are about games that begin with all words.
				proved = asked === words.count ? findProved?.(words) : undefined;
				held = {atLeast: proved?.value ?? 0, atMost: proved?.value ?? mostMisses};
			}

			// A part of a pool is never worth more than the pool.
			for (const {pool} of families) solver.learn(pool, {atLeast: 0, atMost: held.atMost});
			// The proofs made beforehand cover letters only.
			if (isWholeWord(guess)) isCertain = isBlank = false;
			else letters.push(guess);
			const answer = isCertain ? proved?.find(letters) : undefined;
			if (answer) learnAnswer(solver, families, answer);
			const miss = isBlank ? families.find(isMiss) : undefined;
			const value = miss && proved?.valueWithout(letters);
			if (miss && value !== undefined) solver.learn(miss.pool, {atLeast: value, atMost: value});
			const shouldStop = workBudget(work);
			const {family, isProved} = chooseFamily({solver, families, remaining, held: held.atLeast, shouldStop});
			isCertain &&= isProved;
			isBlank &&= isMiss(family);
			const {atLeast, atMost} = solver.bounds(family.pool);
			held = {atLeast: Math.max(held.atLeast - (isMiss(family) ? 1 : 0), atLeast), atMost};
			return keepFamily(family, isProved);
		};
	},
});
