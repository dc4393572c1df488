import {createSolver} from '../engine/index.js';

/** A function that makes something for a key and keeps it until another key comes: only one game takes memory. */
export function forLatest<Key extends object, Made>(make: (key: Key) => Made): (key: Key) => Made {
	let latest: {readonly key: Key; readonly made: Made} | undefined;
	return key => {
		if (latest?.key === key) return latest.made;
		latest = undefined; // The old one goes before the new one is made.
		latest = {key, made: make(key)};
		return latest.made;
	};
}

/** The solver that analyzes all games on the same words, one after the other; choosers and guessers have their own. */
export const solverOf = forLatest(createSolver);
