import {isMiss, type Family} from '../rules/families.js';
import type {ShouldStop} from './search.js';
import {isExact, type Bounds, type Solver} from './solver.js';
import {askInTurns} from './turns.js';

/** The misses that keeping each family comes to, the one for the letter itself included. */
export type Costs = {
	/** In the order of the families. */
	readonly families: readonly Bounds[];
	/** The most that any comes to: what the letter comes to when the chooser plays perfectly. */
	readonly worst: Bounds;
};

const priceOf = (family: Family): number => (isMiss(family) ? 1 : 0);

/** What is known, without a search, about the misses that keeping a family comes to. */
export function familyCost(solver: Solver, family: Family): Bounds {
	const {atLeast, atMost} = solver.bounds(family.pool);
	const price = priceOf(family);
	return {atLeast: atLeast + price, atMost: atMost + price};
}

/** Whether keeping a family comes to no more than so many misses; `undefined` when stopped before it is known. */
export const isFamilyWithin = (
	solver: Solver,
	family: Family,
	misses: number,
	shouldStop?: ShouldStop,
): boolean | undefined => solver.isWithin(family.pool, misses - priceOf(family), shouldStop);

function gather(families: readonly Bounds[]): Costs {
	const atLeast = Math.max(0, ...families.map(cost => cost.atLeast));
	const atMost = Math.max(0, ...families.map(cost => cost.atMost));
	return {families, worst: {atLeast, atMost}};
}

/** What is known without a search about a letter's families and so about the letter. */
export const boundCosts = (solver: Solver, families: readonly Family[]): Costs =>
	gather(families.map(family => familyCost(solver, family)));

/** Works out what keeping a family comes to, unless it can't be the greatest; `undefined` when stopped before it is known. */
export function solveFamilyCost(
	solver: Solver,
	family: Family,
	worst: Bounds,
	shouldStop: ShouldStop,
): true | undefined {
	if (familyCost(solver, family).atMost < worst.atLeast) return true;
	return isExact(solver.solve(family.pool, shouldStop)) || undefined;
}

/** What a letter comes to: exactly, or as far as it got when `shouldStop` said so. Families that can't be the worst keep bounds. */
export function solveCosts(solver: Solver, families: readonly Family[], shouldStop: ShouldStop): Costs {
	const worst = () => boundCosts(solver, families).worst;
	askInTurns(
		families.map(family => (stop: ShouldStop) => solveFamilyCost(solver, family, worst(), stop)),
		() => isExact(worst()),
		shouldStop,
	);
	return boundCosts(solver, families);
}
