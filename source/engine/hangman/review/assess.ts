import type {Pool} from '../../words/words.js';
import {familyCost} from '../solver/costs.js';
import type {Family} from '../rules/game.js';
import type {ShouldStop} from '../solver/search.js';
import {isExact, type Bounds, type Solver} from '../solver/solver.js';
import {askInTurns} from '../solver/turns.js';

export type Situation = {
	readonly pool: Pool;
	/** The families of the last letter; none before the first. */
	readonly families: readonly Family[];
	readonly remaining: number;
};

export type Assessment = {
	/** The misses that perfect play forces from here. */
	readonly value: Bounds;
	/** What keeping each family costs, the miss for the letter itself included. */
	readonly families: readonly Bounds[];
};

/** Whether perfect play still wins; `open` while that is not proved either way. */
export type Prospect = 'winning' | 'losing' | 'open';

/** A perfect guesser wins exactly when the value is below the wrong guesses allowed. */
export function prospectOf({atLeast, atMost}: Bounds, remaining: number): Prospect {
	if (atMost < remaining) return 'winning';
	return atLeast >= remaining ? 'losing' : 'open';
}

/** What two searches have proved together. */
export const tighten = (before: Bounds, after: Bounds): Bounds => ({
	atLeast: Math.max(before.atLeast, after.atLeast),
	atMost: Math.min(before.atMost, after.atMost),
});

export const tightenAssessment = (before: Assessment, after: Assessment): Assessment => ({
	value: tighten(before.value, after.value),
	families: after.families.map((bounds, index) => tighten(before.families[index] ?? bounds, bounds)),
});

export const isAssessed = ({value, families}: Assessment): boolean =>
	isExact(value) && families.every(isExact);

/** Works out first whether the player can still win, then all values; the next call resumes the search. */
export function assess(
	solver: Solver,
	{pool, families, remaining}: Situation,
	shouldStop: ShouldStop,
): Assessment {
	const solve = (of: Pool) => (stop: ShouldStop) => isExact(solver.solve(of, stop)) || undefined;
	const decide = (stop: ShouldStop) => solver.isWithin(pool, remaining - 1, stop);
	askInTurns<boolean>(
		[decide, solve(pool), ...families.map(family => solve(family.pool))],
		() => false,
		shouldStop,
	);
	return {value: solver.bounds(pool), families: families.map(family => familyCost(solver, family))};
}
