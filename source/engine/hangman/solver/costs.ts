import {isMiss, type Family} from '../rules/game.js';
import type {ShouldStop} from './search.js';
import {isExact, type Bounds, type Solver} from './solver.js';
import {askInTurns} from './turns.js';

const priceOf = (family: Family): number => (isMiss(family) ? 1 : 0);

/** What keeping a family costs, the miss for the letter itself included, as far as that is known without a search. */
export function familyCost(solver: Solver, family: Family): Bounds {
	const {atLeast, atMost} = solver.bounds(family.pool);
	const price = priceOf(family);
	return {atLeast: atLeast + price, atMost: atMost + price};
}

/** Whether keeping a family costs at most `misses`; `undefined` when stopped before that is known. */
export const isFamilyWithin = (
	solver: Solver,
	family: Family,
	misses: number,
	shouldStop?: ShouldStop,
): boolean | undefined => solver.isWithin(family.pool, misses - priceOf(family), shouldStop);

/** What a letter costs when the worst of its families is kept, as far as that is known without a search. */
export function worstCost(solver: Solver, families: readonly Family[]): Bounds {
	const costs = families.map(family => familyCost(solver, family));
	return {
		atLeast: Math.max(0, ...costs.map(cost => cost.atLeast)),
		atMost: Math.max(0, ...costs.map(cost => cost.atMost)),
	};
}

/** Whether a letter costs at most `misses`, whichever of its families is kept; `undefined` when stopped before that is known. */
export function areWithin(
	solver: Solver,
	families: readonly Family[],
	misses: number,
	shouldStop: ShouldStop,
): boolean | undefined {
	const answers = askInTurns(
		families.map(family => (stop: ShouldStop) => isFamilyWithin(solver, family, misses, stop)),
		found => found.includes(false),
		shouldStop,
	);
	if (answers.includes(false)) return false;
	return answers.includes(undefined) ? undefined : true;
}

export type Known = {
	/** A number of misses that the letter is known to cost at least. */
	readonly held?: number;
	/** A number of misses; whether the letter costs so many is decided first. */
	readonly crucial?: number;
};

/** What a letter costs: exactly, or as far as it is known when stopped. It searches from the top down, so families that can't be the worst are not searched. */
export function solveWorst(
	solver: Solver,
	families: readonly Family[],
	shouldStop: ShouldStop,
	{held = 0, crucial = 0}: Known = {},
): Bounds {
	for (;;) {
		const worst = worstCost(solver, families);
		const known = {atLeast: Math.max(held, worst.atLeast), atMost: worst.atMost};
		if (isExact(known)) return known;
		const isOpen = known.atLeast < crucial && crucial <= known.atMost;
		const answer = areWithin(solver, families, (isOpen ? crucial : known.atMost) - 1, shouldStop);
		if (answer === undefined) return known;
	}
}
