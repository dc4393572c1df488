import fc, {type GeneratorValue} from 'fast-check';
import {test} from 'vitest';

const {FUZZ_SECONDS, FUZZ_SEED, FUZZ_PATH} = process.env;

/** The same few runs each time, or with `FUZZ_SECONDS` ever new ones; `FUZZ_SEED` and `FUZZ_PATH` repeat what was found. */
function parameters(runs: number): fc.Parameters<unknown> {
	if (FUZZ_SEED !== undefined && FUZZ_PATH !== undefined)
		// Only where it was found: fast-check makes it small again.
		return {seed: Number(FUZZ_SEED), path: FUZZ_PATH.replace(/:.*/, ''), numRuns: 1};
	if (FUZZ_SECONDS === undefined) return {seed: 1, numRuns: runs};
	return {
		numRuns: Number.MAX_SAFE_INTEGER,
		plugins: [fc.interruptAfterTimeLimit(Number(FUZZ_SECONDS) * 1000)],
	};
}

/** Chance from fast-check: what is rolled is made smaller once something is found. */
export class Dice {
	readonly #roll: GeneratorValue;

	constructor(roll: GeneratorValue) {
		this.#roll = roll;
	}

	/** A whole number of a range, its ends included. */
	between(min: number, max: number): number {
		return this.#roll(fc.integer, {min, max});
	}

	/** True once in so many times. */
	oneIn(times: number): boolean {
		return this.between(0, times - 1) === times - 1;
	}

	pick<T>(choices: readonly T[]): T {
		// The index is one of the list's own.
		return choices[this.between(0, choices.length - 1)] as T;
	}

	/** So many things, one after another. */
	list<T>(count: number, make: () => T): T[] {
		return Array.from({length: count}, make);
	}

	/** A text of characters picked from another. */
	text(characters: string, length: number): string {
		const choices = Array.from(characters);
		return this.list(length, () => this.pick(choices)).join('');
	}

	/** Some of these things, in any order. */
	some<T>(things: readonly T[], count = this.between(0, things.length)): T[] {
		return this.#roll(fc.shuffledSubarray<T>, [...things], {minLength: count, maxLength: count});
	}
}

/** A test of a property with so many runs in `npm test`, and as many as there is time for in `npm run fuzz`. */
export function fuzz(name: string, runs: number, attempt: (dice: Dice) => Promise<void> | void): void {
	const property = fc.asyncProperty(fc.gen(), async roll => attempt(new Dice(roll)));
	test(name, {timeout: 0}, () => fc.assert(property, parameters(runs)));
}

/** Texts that a program may stumble over, for any place in which it takes one. */
export const hostileTexts = [
	...['', ' ', '-', '0', '-1', '1.5', '1e3', '0x4', '99999999999999999999', '4-8', ',', '?', 'a b', 'null'],
	...['é', 'e\u0301', 'дом', '한글', '😀', '\uD800', '\uFEFF', '\u200D', '\u202Eabc', '\u2066', '\u009B31m'],
	...['\u001B[31mred', '\u0007', 'a\nb', 'a\tb', 'constructor', '__proto__', 'toString', '$(id)', '../..'],
	...['evil', 'example', 'common', '/dev/null', '~/x', '2026-02-30', '9999-12-31', 'x'.repeat(3000)],
];

/** What nothing shown may hold: signs that a terminal acts on, and what only a fault writes. */
export const unfit =
	// oxlint-disable-next-line no-control-regex
	/[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069]|^ {4}at .*(?:[(<]|:\d)|\[object |\bundefined\b|\bNaN\b/m;
