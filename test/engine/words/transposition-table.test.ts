import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {createTable, worthBit} from '../../../source/engine/words/transposition-table.js';

const someKey = fc.oneof(fc.integer({min: 0, max: 3}), fc.integer({min: 0, max: 40}), fc.integer());
const someSet = fc.record({keyA: someKey, keyB: someKey, entry: fc.integer(), note: fc.integer()});

describe('a table', () => {
	test('gives what was noted last for two keys, or nothing', () => {
		fc.assert(
			fc.property(fc.integer({min: 2, max: 12}), fc.array(someSet, {maxLength: 300}), (bits, sets) => {
				const table = createTable(bits);
				const latest = new Map<string, {readonly entry: number; readonly note: number}>();
				for (const {keyA, keyB, entry, note} of sets) {
					table.set(keyA, keyB, entry, note);
					latest.set(`${keyA} ${keyB}`, {entry, note});
					if (entry !== 0) expect([table.get(keyA, keyB), table.note(keyA, keyB)]).toEqual([entry, note]);
				}

				for (const {keyA, keyB} of sets) {
					const found = table.get(keyA, keyB);
					if (found !== 0)
						expect({entry: found, note: table.note(keyA, keyB)}).toEqual(latest.get(`${keyA} ${keyB}`));
				}

				expect(table.get(41, 41)).toBe(0);
			}),
		);
	});

	test('keeps as many as it has room for, however it has grown', () => {
		for (const bits of [2, 10, 12]) {
			const table = createTable(bits);
			const keys = Array.from({length: 2 ** bits}, (_, key) => key);
			for (const key of keys) table.set(key, -key, key + 1, 2 * key);
			expect(keys.map(key => table.get(key, -key))).toEqual(keys.map(key => key + 1));
			expect(keys.map(key => table.note(key, -key))).toEqual(keys.map(key => 2 * key));
		}
	});

	test('tells keys apart by both', () => {
		const table = createTable(4);
		for (const [at, [keyA, keyB]] of [[1, 1] as const, [1, 17] as const, [17, 1] as const].entries())
			table.set(keyA, keyB, at + 1);
		expect([table.get(1, 1), table.get(1, 17), table.get(17, 1), table.get(17, 17)]).toEqual([1, 2, 3, 0]);
	});

	test('gives up the entry that is worth least where there is no room', () => {
		const entry = (worth: number) => (worth << worthBit) | 1;
		for (const [least, worths] of [
			[2, [5, 31, 0, 17]],
			[0, [0, 1, 31, 16]],
			[3, [9, 8, 7, 6]],
			[1, [31, 15, 16, 30]],
		] as const) {
			const table = createTable(2);
			for (const [key, worth] of worths.entries()) table.set(key, 7, entry(worth));
			table.set(4, 7, entry(1));
			expect(worths.map((_, key) => table.get(key, 7) === 0)).toEqual(worths.map((_, key) => key === least));
			expect(table.get(4, 7)).toBe(entry(1));
		}
	});

	test('has no more entries than room', () => {
		const table = createTable(5);
		for (let key = 0; key < 200; key++) table.set(key, key, 1);
		const kept = Array.from({length: 200}, (_, key) => table.get(key, key)).filter(found => found !== 0);
		expect(kept).toHaveLength(32);
	});
});
