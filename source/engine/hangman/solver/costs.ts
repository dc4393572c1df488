import {isMiss, type Family} from '../rules/families.js';
import type {ShouldStop} from './search.js';
import {isExact, type Bounds, type Solver} from './solver.js';

const priceOf = (family: Family): number => (isMiss(family) ? 1 : 0);

/** Returns bounds on the cost of keeping a family, with the miss for the letter itself, without a search. */
export function familyCost(solver: Solver, family: Family): Bounds {
	const {atLeast, atMost} = solver.bounds(family.pool);
	const price = priceOf(family);
	return {atLeast: atLeast + price, atMost: atMost + price};
}

/** Returns whether keeping a family costs at most `misses`; `undefined` if stopped before that is known. */
export const isFamilyWithin = (
	solver: Solver,
	family: Family,
	misses: number,
	shouldStop?: ShouldStop,
): boolean | undefined => solver.isWithin(family.pool, misses - priceOf(family), shouldStop);

/** Returns bounds on the cost of a letter if the worst of its families is kept, without a search. */
export function worstCost(solver: Solver, families: readonly Family[]): Bounds {
	const costs = families.map(family => familyCost(solver, family));
	return {
		atLeast: Math.max(0, ...costs.map(cost => cost.atLeast)),
		atMost: Math.max(0, ...costs.map(cost => cost.atMost)),
	};
}

/** Returns whether a letter costs at most `misses`, whichever family is kept; `undefined` if stopped before that is known. */
export function areWithin(
	solver: Solver,
	families: readonly Family[],
	misses: number,
	shouldStop: ShouldStop,
): boolean | undefined {
	let areAll: boolean | undefined = true;
	for (const family of families) {
		const isWithin = isFamilyWithin(solver, family, misses, shouldStop);
		if (isWithin === false) return false;
		areAll &&= isWithin;
	}

	return areAll;
}

/**
Returns the cost of a letter, or bounds on it when stopped. It searches from the top down, so families that can't be the worst are not searched.

The letter is known to cost at least `held`; whether it costs `crucial` is decided first.
*/
export function solveWorst(
	solver: Solver,
	families: readonly Family[],
	shouldStop: ShouldStop,
	{held = 0, crucial = 0}: {readonly held?: number; readonly crucial?: number} = {},
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
