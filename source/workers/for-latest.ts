/** A function that gives the same for a key as long as no other key comes; then it makes anew and lets go of what it made before, so that only one game takes memory. */
export function forLatest<Key extends object, Made>(make: (key: Key) => Made): (key: Key) => Made {
	let latest: {readonly key: Key; readonly made: Made} | undefined;
	return key => {
		if (latest?.key === key) return latest.made;
		latest = undefined; // The old one goes before the new one is made.
		latest = {key, made: make(key)};
		return latest.made;
	};
}
