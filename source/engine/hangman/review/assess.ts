import type {Pool} from '../../words/words.js';
import {familyCost} from '../solver/costs.js';
import type {Family} from '../rules/game.js';
import type {ShouldStop} from '../solver/search.js';
import {isExact, type Bounds, type Solver} from '../solver/solver.js';
import {askInTurns} from '../solver/turns.js';

/** Where a game stands. */
export type Situation = {
	readonly pool: Pool;
	/** What the last letter divided the words into; none before the first. */
	readonly families: readonly Family[];
	/** How many more wrong guesses are allowed. */
	readonly remaining: number;
};

/** What is known of where a game stands, in misses. */
export type Assessment = {
	/** The misses that perfect play forces from here. */
	readonly value: Bounds;
	/** The misses that keeping each family costs, the miss for the letter itself included; in the order of the families. */
	readonly families: readonly Bounds[];
};

/** Where the player stands: the value is below the wrong guesses that are left, or not, or it is not known yet. */
export type Prospect = 'winning' | 'losing' | 'open';

/** A perfect guesser wins exactly when the value is below the wrong guesses allowed; it takes a proof to say either. */
export function prospectOf({atLeast, atMost}: Bounds, remaining: number): Prospect {
	if (atMost < remaining) return 'winning';
	return atLeast >= remaining ? 'losing' : 'open';
}

/** What two searches have found together. */
export const tighten = (before: Bounds, after: Bounds): Bounds => ({
	atLeast: Math.max(before.atLeast, after.atLeast),
	atMost: Math.min(before.atMost, after.atMost),
});

/** Both of two assessments of one situation. */
export const tightenAssessment = (before: Assessment, after: Assessment): Assessment => ({
	value: tighten(before.value, after.value),
	families: after.families.map((bounds, index) => tighten(before.families[index] ?? bounds, bounds)),
});

export const isAssessed = ({value, families}: Assessment): boolean =>
	isExact(value) && families.every(isExact);

/** Works out where a game stands: first whether the player can still win, then all values; asked again, it looks further. */
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
