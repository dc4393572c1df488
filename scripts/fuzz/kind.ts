import type {Dice} from './dice.js';

/** Something that can be tried over and over; a trial that finds a fault throws. */
export type Kind = {
	/** `at` counts the trials, for kinds that go through all there is. */
	readonly try: (dice: Dice, at: number) => Promise<void> | void;
	/** What has been tried so far, where that is more than so many trials. */
	readonly told?: () => string;
};

/** Throws what was found where something doesn't hold. */
export function demand(holds: boolean, finding: () => string): asserts holds {
	if (!holds) throw new Error(finding());
}

/** Throws what was found where two values differ, as JSON. */
export function demandSame(found: unknown, wanted: unknown, what: () => string): void {
	const [is, should] = [JSON.stringify(found), JSON.stringify(wanted)];
	demand(is === should, () => `${what()}: ${is}, not ${should}`);
}
