import {oncePer, type Dictionary} from '../engine/index.js';
import {digestLength} from '../store/record.js';

/** Returns the digest of a dictionary as records have it, worked out once. Its code is loaded when it is first needed. */
export const digestFor = oncePer(async (dictionary: Dictionary): Promise<string> => {
	const {digestOf} = await import('../codes/digest.js');
	return digestOf(dictionary).slice(0, digestLength);
});
