/** A seed that nobody asked for: four hexadecimal digits, short enough to type. */
export const freshSeed = (): string =>
	crypto
		.getRandomValues(new Uint16Array(1))
		.reduce((_, drawn) => drawn)
		.toString(16)
		.padStart(4, '0');

/** What tells a game from every other. */
export const freshId = (): string => crypto.randomUUID();
