import type {Dictionary} from '../engine/index.js';

const digests = new WeakMap<Dictionary, Promise<string>>();

const loadCodes = () => import('../codes/digest.js');

/** Asked for once, when something is first digested: a loader such as tsx takes its time for each import. */
let codes: ReturnType<typeof loadCodes> | undefined;

/** The digest of a game's dictionary, worked out once. */
export function digestFor(dictionary: Dictionary): Promise<string> {
	const known = digests.get(dictionary);
	if (known !== undefined) return known;
	codes ??= loadCodes();
	const digest = codes.then(({digestOf}) => digestOf(dictionary));
	digests.set(dictionary, digest);
	return digest;
}
