import {uniformInt} from 'pure-rand/distribution/uniformInt';
import {xoroshiro128plus} from 'pure-rand/generator/xoroshiro128plus';

/** The FNV-1a hash of nothing, 32 bits. */
export const emptyHash = 0x81_1c_9d_c5;

/** Returns the FNV-1a hash `hash` with one more number. */
export const addToHash = (hash: number, value: number): number => Math.imul(hash ^ value, 0x01_00_01_93);

/** A random generator; each number drawn changes it. Spelled out, as the types of a package that is bundled are not shipped. */
export type Random = {
	readonly clone: () => Random;
	readonly next: () => number;
	readonly getState: () => readonly number[];
};

function hashOf(text: string): number {
	let hash = emptyHash;
	for (let at = 0; at < text.length; at++) hash = addToHash(hash, text.charCodeAt(at));
	return hash;
}

/** The generator of a seed; the same text gives the same draws. */
export const seedRandom = (seed: string): Random => xoroshiro128plus(hashOf(seed));

/** Draws a whole number from 0 up to but not including `count`. */
export const draw = (random: Random, count: number): number => uniformInt(random, 0, count - 1);

/** Draws one of the choices; throws without choices. */
export function pickOne<T>(random: Random, choices: readonly T[]): T {
	const choice = choices[draw(random, choices.length)];
	if (choice === undefined) throw new RangeError('Nothing to pick from');
	return choice;
}

/** The seed of the next game: `4f2a` is followed by `4f2a-2`, that by `4f2a-3`. */
export function nextSeed(seed: string): string {
	const [, stem = seed, number = '1'] = /^(.*)-(\d{1,9})$/.exec(seed) ?? [];
	return `${stem}-${Number(number) + 1}`;
}
