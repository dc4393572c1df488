import {expect, test} from 'vitest';
import {toAscii} from '../../source/text/tables.js';
import {listOf, boundsText, clockText, countOf, formatNumber, percent} from '../../source/text/words.js';
import {widthOf} from '../../source/text/tables.js';

test.each([
	[0, '0'],
	[999, '999'],
	[1000, '1,000'],
	[77_066, '77,066'],
	[13_167_728, '13,167,728'],
])('%i is written %s', (value, text) => {
	expect(formatNumber(value)).toBe(text);
});

test.each([
	[1, 'word', undefined, '1 word'],
	[0, 'word', undefined, '0 words'],
	[1234, 'miss', 'misses', '1,234 misses'],
	[1, 'family', 'families', '1 family'],
])('%i of %s', (count, noun, plural, text) => {
	expect(countOf(count, noun, plural)).toBe(text);
});

test.each([
	[{atLeast: 5, atMost: 5}, '5'],
	[{atLeast: 5, atMost: 7}, '5–7'],
	[{atLeast: 3.44, atMost: 3.44}, '3.4'],
])('the bounds %j are written %s', (bounds, text) => {
	expect(boundsText(bounds)).toBe(text);
});

test('shares and times', () => {
	expect(percent(1 / 3)).toBe('33.3%');
	expect(percent(1, 0)).toBe('100%');
	expect([0, 4.2, 65, 600].map(clockText)).toEqual(['0:00', '0:05', '1:05', '10:00']);
});

test.each([
	[[], ''],
	[['A'], 'A'],
	[['A', 'B'], 'A or B'],
	[['A', 'B', 'C'], 'A, B or C'],
])('the list of %j is %s', (items, text) => {
	expect(listOf(items)).toBe(text);
});

test('a list may end in others, and join with and', () => {
	expect(listOf(['A', 'B', 'C', 'D'], {most: 3})).toBe('A, B or others');
	expect(listOf(['A', 'B'], {joint: 'and'})).toBe('A and B');
});

test('plain characters take the place of signs one for one, and letters stay', () => {
	const line = '╭───╮ ✓a ✗ё ●●○ ▸ kept ‹7› 1–2 “no”…';
	const plain = toAscii(line);
	expect(plain).toBe('+---+ +a !ё ##o > kept <7> 1-2 "no"~');
	expect(widthOf(plain)).toBe(widthOf(line));
	expect(toAscii('naïve żółw')).toBe('naïve żółw');
	expect(toAscii('2 × 1 ÷ 2')).toBe('2 x 1 / 2');
	expect(toAscii('a\u200Db')).toBe('ab');
});
