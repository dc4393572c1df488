import {letterBit, type Alphabet, type Letter, type LetterSet} from '../engine/index.js';

/**
The values of the words that have none of some letters, as text.

A part of a pool is never worth more than the pool, so a value is written as how far it lies below the least of those with one letter fewer. These drops are written in unary, a 1 for each miss and then a 0, as bytes in base 64.
*/
export type ValuesText = {
	/** There is a value for each set of up to so many letters. */
	readonly letters: number;
	readonly drops: string;
};

/** The values of the words that have none of some letters, by these letters. */
export type ValuesWithout = ReadonlyMap<LetterSet, number>;

/** Calls back for each set of so many letters, in an order that is always the same. */
function eachSet(
	size: number,
	from: number,
	end: number,
	others: LetterSet,
	found: (set: LetterSet) => void,
) {
	if (size === 0) found(others >>> 0);
	else
		for (let letter = from; letter < end; letter++)
			eachSet(size - 1, letter + 1, end, others | (1 << letter), found);
}

/** Finds values from that of all words down; `dropOf` tells how far one lies below what it is at most. */
function findValues(
	{letters}: Alphabet,
	value: number,
	most: number,
	dropOf: (without: LetterSet, atMost: number) => number,
): ValuesWithout {
	const values = new Map([[0, value]]);
	for (let size = 1; size <= most; size++)
		eachSet(size, 0, letters.length, 0, set => {
			let atMost = value;
			for (let rest = set; rest !== 0; rest &= rest - 1)
				atMost = Math.min(atMost, values.get((set ^ (rest & -rest)) >>> 0) ?? value);
			values.set(set, atMost - dropOf(set, atMost));
		});
	return values;
}

/** Writes values of words that are worth `value`; `valueOf` finds the one without some letters, which is `atMost` or less. */
export function writeValues(
	alphabet: Alphabet,
	value: number,
	letters: number,
	valueOf: (without: LetterSet, atMost: number) => number,
): ValuesText {
	let bits = '';
	findValues(alphabet, value, letters, (without, atMost) => {
		const drop = atMost - valueOf(without, atMost);
		bits += `${'1'.repeat(drop)}0`;
		return drop;
	});
	const bytes = bits.match(/.{1,8}/g)?.map(byte => Number.parseInt(byte.padEnd(8, '0'), 2)) ?? [];
	return {letters, drops: Buffer.from(bytes).toString('base64')};
}

export function readValues(alphabet: Alphabet, value: number, {letters, drops}: ValuesText): ValuesWithout {
	const bytes = Buffer.from(drops, 'base64');
	let at = 0;
	return findValues(alphabet, value, letters, () => {
		let drop = 0;
		for (; (((bytes[at >>> 3] ?? 0) << (at & 7)) & 0x80) !== 0; at++) drop++;
		at++;
		return drop;
	});
}

export const valueWithout = (
	alphabet: Alphabet,
	values: ValuesWithout,
	letters: readonly Letter[],
): number | undefined =>
	values.get(letters.reduce((set, letter) => set | letterBit(alphabet, letter), 0) >>> 0);
