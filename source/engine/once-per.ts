/** Makes something when it is first asked for. */
export function once<Made>(make: () => Made): () => Made {
	let made: {readonly value: Made} | undefined;
	return () => (made ??= {value: make()}).value;
}

/** Makes something for each key once; keys are held weakly. */
export function oncePer<Key extends object, Made extends object | string>(make: (key: Key) => Made) {
	const known = new WeakMap<Key, Made>();
	return (key: Key): Made => {
		const before = known.get(key);
		if (before !== undefined) return before;
		const made = make(key);
		known.set(key, made);
		return made;
	};
}
