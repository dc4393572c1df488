import type {Family} from '../../../source/engine/hangman/rules/families.js';
import {createSolver, type Bounds, type Solver} from '../../../source/engine/hangman/solver/solver.js';
import {packWords, type Pool} from '../../../source/engine/words/words.js';

/** Families that don't miss, what is known of each and what it is worth, and a solver that tells no more than it was asked; each question is noted once. */
export function pretendedSolver(...told: readonly (readonly [known: Bounds, value: number])[]) {
	const words = packWords(['ally', 'cool', 'deal', 'ibex']);
	const families = told.map((_, at): Family => ({places: 1, pool: Uint32Array.of(at, at + 1)}));
	const known = told.map(([each]) => each);
	const asked = new Set<string>();
	const indexOf = (pool: Pool) => families.findIndex(family => family.pool === pool);
	const bounds = (pool: Pool) => known[indexOf(pool)] ?? {atLeast: 1, atMost: 0};
	const isWithin: Solver['isWithin'] = (pool, misses, stop) => {
		const at = indexOf(pool);
		const {atLeast, atMost} = bounds(pool);
		if (misses >= atMost || misses < atLeast) return misses >= atMost;
		asked.add(`${at} within ${misses}`);
		if (stop?.()) return undefined;
		const answer = (told[at]?.[1] ?? 0) <= misses;
		known[at] = answer ? {atLeast, atMost: misses} : {atLeast: misses + 1, atMost};
		return answer;
	};
	const learn: Solver['learn'] = (pool, {atLeast, atMost}) => {
		const before = bounds(pool);
		known[indexOf(pool)] = {
			atLeast: Math.max(before.atLeast, atLeast),
			atMost: Math.min(before.atMost, atMost),
		};
	};
	const solver: Solver = {...createSolver(words), bounds, isWithin, learn};
	return {solver, families, asked: () => [...asked], known: () => known};
}
