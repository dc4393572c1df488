import fc from 'fast-check';
import {expect, test} from 'vitest';
import stringWidth from 'string-width';
import {
	cutEnd,
	cutStart,
	joinFitting,
	padEnd,
	padStart,
	widthOf,
	wrapWords,
} from '../../source/text/tables.js';

const graphemes = fc.string({unit: 'grapheme', maxLength: 40});
const common = fc.string({
	unit: fc.constantFrom(...Array.from('abc äñłжё …·–›▸✓✗●█░─│╭⠿’“→')),
	maxLength: 60,
});
const texts = fc.oneof(graphemes, common);

test('widths are those of string-width', () => {
	fc.assert(
		fc.property(texts, text => widthOf(text) === stringWidth(text)),
		{numRuns: 500},
	);
	expect(widthOf('漢字')).toBe(4);
	expect(widthOf('e\u0301')).toBe(1);
	expect(widthOf('co\u00ADop')).toBe(stringWidth('co\u00ADop'));
});

test('a text that is cut fits, and says that it was cut', () => {
	fc.assert(
		fc.property(common, fc.integer({min: 1, max: 40}), (text, columns) => {
			for (const cut of [cutEnd, cutStart]) {
				const shown = cut(text, columns);
				expect(widthOf(shown)).toBeLessThanOrEqual(columns);
				if (widthOf(text) <= columns) expect(shown).toBe(text);
			}
		}),
	);
	expect(cutEnd('cabbage', 4)).toBe('cab…');
	expect(cutStart('cabbage', 4)).toBe('…age');
	expect(cutEnd('cabbage', 0)).toBe('');
	expect(cutEnd('漢字漢', 4)).toBe('漢…');
	expect(cutEnd('漢字漢', 2)).toBe('…');
});

test('wrapped lines fit, and no word is lost', () => {
	const words = fc.array(
		fc.string({unit: fc.constantFrom('a', 'b', 'c', 'ä', 'ж'), minLength: 1, maxLength: 12}),
	);
	fc.assert(
		fc.property(words, fc.integer({min: 12, max: 60}), (given, columns) => {
			const lines = wrapWords(given.join(' '), columns);
			for (const line of lines) expect(widthOf(line)).toBeLessThanOrEqual(columns);
			expect(lines.join(' ').split(' ')).toEqual(given.length === 0 ? [''] : given);
		}),
	);
	expect(wrapWords('one two\nthree', 7)).toEqual(['one two', 'three']);
	expect(wrapWords('abcdefghij', 4)).toEqual(['abcd', 'efgh', 'ij']);
	expect(wrapWords('', 10)).toEqual(['']);
});

test('padding counts columns, not characters', () => {
	expect(padEnd('漢', 4)).toBe('漢  ');
	expect(padStart('✓', 3)).toBe('  ✓');
	expect(padEnd('longer', 3)).toBe('longer');
});

test('as many parts as fit', () => {
	expect(joinFitting(['evil', '7 letters', 'common'], ' · ', 17)).toBe('evil · 7 letters');
	expect(joinFitting(['evil', '7 letters'], ' · ', 3)).toBe('');
});
