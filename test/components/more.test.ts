import fc from 'fast-check';
import {expect, test} from 'vitest';
import {shownRows} from '../../source/components/more.js';

test('a list is cut around the item to see, and every item is shown or counted', () => {
	fc.assert(
		fc.property(fc.nat(60), fc.integer({min: 1, max: 30}), fc.nat(59), (count, rows, wanted) => {
			const items = Array.from({length: count}, (_, index) => index);
			const seen = Math.min(wanted, Math.max(0, count - 1));
			const {shown, before, after} = shownRows(items, rows, seen);
			expect(shown).toEqual(items.slice(before, count - after));
			expect(before + shown.length + after).toBe(count);
			if (count > 0) expect(shown).toContain(seen);
			const lines = shown.length + (before > 0 ? 1 : 0) + (after > 0 ? 1 : 0);
			expect(lines).toBeLessThanOrEqual(rows < 3 ? rows + 2 : rows);
		}),
	);
});
