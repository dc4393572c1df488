import {draw, seedRandom, type Random} from '../../source/engine/index.js';

/** Chance that is used up as it is asked; the same seed gives the same rolls. */
export class Dice {
	#random: Random;

	constructor(seed: string) {
		this.#random = seedRandom(seed);
	}

	/** A whole number from 0 up to but not including `count`. */
	below(count: number): number {
		const [drawn, rest] = draw(this.#random, count);
		this.#random = rest;
		return drawn;
	}

	/** A whole number of a range, its ends included. */
	between(least: number, most: number): number {
		return least + this.below(most - least + 1);
	}

	/** True once in so many times. */
	oneIn(times: number): boolean {
		return this.below(times) === 0;
	}

	pick<T>(choices: readonly T[]): T {
		// The index is one of the list's own.
		return choices[this.below(choices.length)] as T;
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

	shuffle<T>(things: readonly T[]): T[] {
		const left = [...things];
		return things.flatMap(() => left.splice(this.below(left.length), 1));
	}
}
