/** Digits and letters without I, L, O and U (Crockford's base 32): each stands for a number from 0 to 31. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A number from 0 to 31. */
export type Symbol32 = number;

const lookAlikes: Readonly<Record<string, string>> = {I: '1', L: '1', O: '0'};

export const writeSymbols = (symbols: readonly Symbol32[]): string =>
	symbols.map(symbol => alphabet.charAt(symbol)).join('');

/** The symbols of a text in either case, look-alikes read as what is meant; -1 for what is none. */
export const readSymbols = (text: string): Symbol32[] =>
	Array.from(text.toUpperCase(), character => alphabet.indexOf(lookAlikes[character] ?? character));

/** The powers of 2 in the field of 32 elements, made by x⁵ + x² + 1. */
const powers: readonly Symbol32[] = Array.from({length: 31}, (_, power) => {
	let value = 1;
	for (let step = 0; step < power; step++) value = value < 16 ? value * 2 : (value * 2) ^ 0b10_0101;
	return value;
});

const logarithms = new Map(powers.map((value, power) => [value, power]));

function multiply(a: Symbol32, b: Symbol32): Symbol32 {
	const logA = logarithms.get(a);
	const logB = logarithms.get(b);
	return logA === undefined || logB === undefined ? 0 : (powers[(logA + logB) % 31] ?? 0);
}

/** The coefficients of (x − 2)(x − 4)… below the highest, the highest of them first. */
function generator(count: number): readonly Symbol32[] {
	let product = [1];
	for (let root = 1; root <= count; root++) {
		const shifted = [...product, 0];
		product = shifted.map((value, at) => value ^ multiply(product[at - 1] ?? 0, powers[root] ?? 0));
	}

	return product.slice(1);
}

/**
Check symbols of Reed and Solomon's kind.

One is enough to tell every change of one symbol, and of two neighbors that changed places; each further one misses 1 of 32 of all other mistakes.
*/
export function checkSymbols(symbols: readonly Symbol32[], count: number): Symbol32[] {
	const divisor = generator(count);
	const rest: Symbol32[] = divisor.map(() => 0);
	for (const symbol of symbols) {
		const factor = symbol ^ (rest.shift() ?? 0);
		rest.push(0);
		for (const [at, coefficient] of divisor.entries())
			rest[at] = (rest[at] ?? 0) ^ multiply(factor, coefficient);
	}

	return rest;
}

/** Whether a list of symbols ends with the check symbols of those before. */
export function isChecked(symbols: readonly Symbol32[], count: number): boolean {
	const checks = checkSymbols(symbols.slice(0, -count), count);
	return checks.every((check, at) => check === symbols[symbols.length - count + at]);
}
