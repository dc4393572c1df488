import {isMiss, type Family} from '../rules/game.js';
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

/** Whether a letter comes to no more than so many misses, whichever of its families is kept; `undefined` when stopped before it is known. */
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

/** What is known beforehand about what a letter comes to, and what to ask first. */
export type Known = {
	/** It comes to so many misses or more. */
	readonly held?: number;
	/** Whether it comes to so many is asked before anything else. */
	readonly crucial?: number;
};

/** What a letter comes to: exactly, or as far as it got when `shouldStop` said so. It goes from the top down, so families that can't be the worst are not looked into. */
export function solveWorst(
	solver: Solver,
	families: readonly Family[],
	shouldStop: ShouldStop,
	{held = 0, crucial = 0}: Known = {},
): Bounds {
	for (;;) {
		const {worst} = boundCosts(solver, families);
		const known = {atLeast: Math.max(held, worst.atLeast), atMost: worst.atMost};
		if (isExact(known)) return known;
		const isOpen = known.atLeast < crucial && crucial <= known.atMost;
		const answer = areWithin(solver, families, (isOpen ? crucial : known.atMost) - 1, shouldStop);
		if (answer === undefined) return known;
	}
}
