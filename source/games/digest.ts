import type {Dictionary} from '../engine/index.js';

const digests = new WeakMap<Dictionary, Promise<string>>();

/** The digest of a game's dictionary, worked out once. */
export function digestFor(dictionary: Dictionary): Promise<string> {
	const known = digests.get(dictionary);
	if (known !== undefined) return known;
	const digest = import('../codes/digest.js').then(({digestOf}) => digestOf(dictionary));
	digests.set(dictionary, digest);
	return digest;
}
