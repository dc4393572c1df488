import {
	styledCharsFromTokens as styleTokens,
	styledCharsToString as showStyled,
	tokenize as tokenizeAny,
} from '@alcalzone/ansi-tokenize';
import fc from 'fast-check';
import sliceAnsi from 'slice-ansi';
import stringWidth from 'string-width';
import {expect, test} from 'vitest';
import {
	styledCharsFromTokens,
	styledCharsToString,
	tokenize,
} from '../../source/terminal/quick/ansi-tokenize.js';
import {remember} from '../../source/terminal/quick/string-width.js';
import quickSliceAnsi from '../../source/terminal/quick/slice-ansi.js';
import quickStringWidth, {isPlain} from '../../source/terminal/quick/string-width.js';

const pieces = ['a', 'Z', ' ', '—', '✓', '│', '⣿', 'é', 'q\u0303', '語', '👍', '👩‍👩‍👧', '\u200B', '1', '\t'];
const styles = [
	'\u001B[1m',
	'\u001B[22m',
	'\u001B[2m',
	'\u001B[36m',
	'\u001B[39m',
	'\u001B[7m',
	'\u001B[27m',
];
const more = ['\u001B[38;5;12m', '\u001B[48;2;1;2;3m', '\u001B[49m', '\u001B[1;31m', '\u001B[0m'];
const text = fc.string({unit: fc.constantFrom(...pieces, ...styles, ...more), maxLength: 40});

test('widths are those of string-width', () => {
	fc.assert(
		fc.property(text, text => {
			expect(quickStringWidth(text)).toBe(stringWidth(text));
			expect(quickStringWidth(text, {countAnsiEscapeCodes: true})).toBe(
				stringWidth(text, {countAnsiEscapeCodes: true}),
			);
		}),
	);
});

test('a plain character takes one column', () => {
	const plain = Array.from({length: 0x10000}, (_, unit) => String.fromCharCode(unit)).filter(isPlain);
	expect(plain.filter(character => stringWidth(character) !== 1)).toEqual([]);
});

test('a styled text is cut into the same characters, and put together as the same', () => {
	fc.assert(
		fc.property(text, text => {
			for (let times = 0; times < 2; times++) {
				const characters = styledCharsFromTokens(tokenize(text));
				expect(characters).toEqual(styleTokens(tokenizeAny(text)));
				expect(styledCharsToString(characters)).toBe(showStyled(characters));
				expect(styledCharsToString(characters.slice(2))).toBe(showStyled(characters.slice(2)));
			}
		}),
	);
});

test('a slice shows the same', () => {
	const shown = (text: string) => showStyled(styleTokens(tokenizeAny(text)));
	const balanced = fc.string({unit: fc.constantFrom(...pieces.slice(0, 12)), maxLength: 20});
	fc.assert(
		fc.property(balanced, fc.nat(20), fc.option(fc.nat(40), {nil: undefined}), (inner, start, end) => {
			const text = `\u001B[1m${inner}\u001B[22m`;
			expect(shown(quickSliceAnsi(text, start, end))).toBe(shown(sliceAnsi(text, start, end)));
		}),
	);
});

test('what is remembered is asked once, and forgotten when there is much more', () => {
	let asked = 0;
	const length = remember(text => {
		asked++;
		return text.length;
	}, 5000);
	expect([length('abc'), length('abc'), length('')]).toEqual([3, 3, 0]);
	expect(asked).toBe(2);
	for (let index = 0; index < 20_000; index++) length(String(index));
	asked = 0;
	length('abc');
	expect(asked).toBe(1);
});
