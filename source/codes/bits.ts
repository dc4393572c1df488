import type {Symbol32} from './symbols.js';

/** Writes numbers one behind the other, each with as few bits as are needed to read it again. */
export type BitWriter = {
	/** A whole number below two to the power of `size`. */
	readonly put: (value: number, size: number) => void;
	/** A whole number of any size: five bits at a time, the lowest first, each group with a bit that says whether more follow. */
	readonly putNumber: (value: number) => void;
	/** All that was written, filled up with zeros. */
	readonly symbols: () => Symbol32[];
};

export function bitWriter(): BitWriter {
	const bits: number[] = [];
	const put = (value: number, size: number) => {
		if (!Number.isInteger(value) || value < 0 || value >= 2 ** size)
			throw new RangeError(`${value} does not fit ${size} bits`);
		for (let place = size - 1; place >= 0; place--) bits.push(Math.floor(value / 2 ** place) % 2);
	};
	return {
		put,
		putNumber(value) {
			for (let left = value; ; left = Math.floor(left / 32)) {
				put(left >= 32 ? 1 : 0, 1);
				put(left % 32, 5);
				if (left < 32) return;
			}
		},
		symbols: () =>
			Array.from({length: Math.ceil(bits.length / 5)}, (_, at) =>
				[0, 1, 2, 3, 4].reduce((symbol, place) => symbol * 2 + (bits[5 * at + place] ?? 0), 0),
			),
	};
}

/** What a code says is more, or other, than the symbols hold. */
export class UnreadableBits extends Error {
	override readonly name = 'UnreadableBits';
}

export type BitReader = {
	readonly take: (size: number) => number;
	readonly takeNumber: () => number;
	/** Throws where more than filling is left. */
	readonly end: () => void;
};

/** Reads what a `BitWriter` wrote; throws `UnreadableBits` where that cannot be. */
export function bitReader(symbols: readonly Symbol32[]): BitReader {
	let next = 0;
	const takeBit = (): number => {
		const symbol = symbols[Math.floor(next / 5)];
		if (symbol === undefined) throw new UnreadableBits('It ends too early');
		return (symbol >> (4 - (next++ % 5))) & 1;
	};
	const take = (size: number): number => {
		let value = 0;
		for (let place = 0; place < size; place++) value = value * 2 + takeBit();
		return value;
	};
	return {
		take,
		takeNumber() {
			let value = 0;
			for (let group = 0; group < 10; group++) {
				const hasMore = take(1) === 1;
				value += take(5) * 32 ** group;
				if (!hasMore) return value;
			}

			throw new UnreadableBits('A number is too large');
		},
		end() {
			const left = symbols.length * 5 - next;
			if (left > 4 || take(left) !== 0) throw new UnreadableBits('Something is left over');
		},
	};
}
