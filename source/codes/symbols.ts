/** Digits and letters without I, L, O and U (Crockford's base 32): each stands for a number from 0 to 31. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

const lookAlikes: Readonly<Record<string, string>> = {I: '1', L: '1', O: '0'};

export const writeSymbols = (symbols: readonly number[]): string =>
	symbols.map(symbol => alphabet.charAt(symbol)).join('');

/** The symbols of a text in either case, look-alikes read as what is meant; -1 for what is none. */
export const readSymbols = (text: string): number[] =>
	Array.from(text.toUpperCase(), character => alphabet.indexOf(lookAlikes[character] ?? character));

export const checkSize = 4;

/** The largest prime below 32⁴: as a modulus it notices every wrong symbol, and every two neighbors that changed places. */
const checkPrime = 1_048_573;

export const checkSymbols = (symbols: readonly number[]): number[] =>
	split(
		symbols.reduce((check, symbol) => (check * 33 + symbol) % checkPrime, 1),
		checkSize,
	);

/** A number in so many symbols, the highest first. */
const split = (value: number, size: number): number[] =>
	Array.from({length: size}, (_, at) => Math.floor(value / 32 ** (size - 1 - at)) % 32);

export class UnreadableCode extends Error {
	readonly reason: 'bad' | 'newer';

	constructor(reason: 'bad' | 'newer' = 'bad') {
		super();
		this.reason = reason;
	}
}

/** A value that a code can't hold, such as a billion wrong guesses, or a command. */
export class UnwritableCode extends Error {}

function whole(value: number): number {
	if (!Number.isSafeInteger(value) || value < 0) throw new UnwritableCode();
	return value;
}

export type SymbolWriter = ReturnType<typeof symbolWriter>;

export function symbolWriter() {
	const symbols: number[] = [];
	const writer = {
		symbols: (): readonly number[] => symbols,
		symbol: (value: number): void => void symbols.push(value),
		bits: (value: number, size: number): void => void symbols.push(...split(whole(value), size)),
		/** A number of any size: four bits a symbol, the lowest first; the fifth says that there is more. */
		number(value: number): void {
			for (let rest = whole(value); ; rest = Math.floor(rest / 16)) {
				symbols.push((rest % 16) + (rest < 16 ? 0 : 16));
				if (rest < 16) return;
			}
		},
		text(value: string): void {
			const bytes = new TextEncoder().encode(value);
			writer.number(bytes.length);
			for (const byte of bytes) writer.bits(byte, 2);
		},
	};
	return writer;
}

export type SymbolReader = ReturnType<typeof symbolReader>;

/** Reads what a writer wrote; what none wrote throws. */
export function symbolReader(symbols: readonly number[]) {
	let next = 0;
	const readSymbol = (): number => {
		const symbol = symbols[next++];
		if (symbol === undefined) throw new UnreadableCode();
		return symbol;
	};
	const reader = {
		symbol: readSymbol,
		bits: (size: number): number =>
			reader.many(size, readSymbol).reduce((sum, symbol) => sum * 32 + symbol, 0),
		number(): number {
			let value = 0;
			for (let factor = 1; ; factor *= 16) {
				const symbol = readSymbol();
				value += (symbol % 16) * factor;
				if (value > Number.MAX_SAFE_INTEGER) throw new UnreadableCode();
				if (symbol < 16) return value;
			}
		},
		text(): string {
			const bytes = reader.many(reader.number(), () => reader.bits(2) % 256);
			return new TextDecoder('utf-8', {ignoreBOM: true}).decode(Uint8Array.from(bytes));
		},
		/** So many readings; whatever the count says, it ends with the symbols. */
		many<T>(count: number, read: () => T): T[] {
			const all: T[] = [];
			while (all.length < count) all.push(read());
			return all;
		},
		end(): void {
			if (next !== symbols.length) throw new UnreadableCode();
		},
	};
	return reader;
}
