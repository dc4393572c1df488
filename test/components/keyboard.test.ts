import {expect, test} from 'vitest';
import {keyboardLines, layOutKeyboard} from '../../source/components/page/lines.js';
import {lineWidth} from '../../source/components/lines.js';
import {lineText} from '../../source/page/text.js';

test('an alphabet of any size fits every window, in rows as even as can be', () => {
	for (let count = 2; count <= 32; count++) {
		for (let columns = 54; columns <= 150; columns++) {
			const {perRow, pitch, rows} = layOutKeyboard(count, columns);
			expect(perRow * rows).toBeGreaterThanOrEqual(count);
			expect(perRow * (rows - 1)).toBeLessThan(count);
			expect(perRow * pitch - (pitch - 2)).toBeLessThanOrEqual(columns);
			expect(rows).toBeLessThanOrEqual(2);
			expect(pitch).toBeGreaterThanOrEqual(3);
		}
	}
});

test.each([
	[26, 56, {perRow: 13, pitch: 4, rows: 2}],
	[26, 76, {perRow: 13, pitch: 6, rows: 2}],
	[26, 116, {perRow: 26, pitch: 4, rows: 1}],
	[32, 56, {perRow: 16, pitch: 3, rows: 2}],
	[32, 150, {perRow: 32, pitch: 4, rows: 1}],
	[2, 150, {perRow: 2, pitch: 6, rows: 1}],
])('%i letters in %i columns', (count, columns, layout) => {
	expect(layOutKeyboard(count, columns)).toEqual(layout);
});

test('what is known of a letter stands behind it', () => {
	const keyboard = {letters: Array.from('abcdefg'), hits: ['b'], misses: ['e', 'f'], cursor: 'c'};
	const [line = []] = keyboardLines(keyboard, 40);
	expect(lineText(line).trim()).toBe('a     b✓    c     d     e✗    f✗    g');
	expect(lineWidth(line)).toBeLessThanOrEqual(40);
});
