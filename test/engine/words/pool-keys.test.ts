import fc from 'fast-check';
import {expect, test} from 'vitest';
import {createPoolKeys, keysOf} from '../../../source/engine/words/transposition-table.js';

const keys = createPoolKeys(2000);
const somePool = fc.uniqueArray(fc.nat(1999), {maxLength: 30});
const keyText = (pool: readonly number[]): string => {
	const {keyA, keyB} = keysOf(keys, Uint32Array.from(pool));
	return `${keyA} ${keyB}`;
};

test('a pool’s keys are those of its words together, in any order', () => {
	fc.assert(
		fc.property(somePool, fc.nat(), (pool, at) => {
			const cut = at % (pool.length + 1);
			const [one, two] = [pool.slice(0, cut), pool.slice(cut)].map(part =>
				keysOf(keys, Uint32Array.from(part)),
			);
			const whole = keysOf(keys, Uint32Array.from(pool.toReversed()));
			expect(whole).toEqual({
				keyA: (one?.keyA ?? 0) ^ (two?.keyA ?? 0),
				keyB: (one?.keyB ?? 0) ^ (two?.keyB ?? 0),
			});
		}),
	);
	expect(keyText([])).toBe('0 0');
});

test('no two of all words and pairs of them have the same keys, nor one half of them', () => {
	const {keysA, keysB} = keys;
	expect([new Set(keysA).size, new Set(keysB).size, new Set([...keysA, ...keysB]).size]).toEqual([
		2000, 2000, 4000,
	]);
	const words = Array.from({length: 150}, (_, word) => word);
	const pools = words.flatMap(one => [[one], ...words.slice(0, one).map(two => [two, one])]);
	expect(new Set(pools.map(keyText)).size).toBe(pools.length);
});
