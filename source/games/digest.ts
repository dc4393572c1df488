import type {Dictionary} from '../engine/index.js';
import {digestLength} from '../store/record.js';

const digests = new WeakMap<Dictionary, Promise<string>>();

/** Returns the digest of a dictionary as records have it, worked out once. Its code is loaded when it is first needed. */
export function digestFor(dictionary: Dictionary): Promise<string> {
	const known = digests.get(dictionary);
	if (known !== undefined) return known;
	const digest = import('../codes/digest.js').then(({digestOf}) =>
		digestOf(dictionary).slice(0, digestLength),
	);
	digests.set(dictionary, digest);
	return digest;
}
