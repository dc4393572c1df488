import {expect, test} from 'vitest';
import {isLetter, isSpelled, letterAt, letterBit, letterIndex, letters, spell} from './english.js';

test('there are 26 letters, numbered from a to z', () => {
	expect(letters.join('')).toBe('abcdefghijklmnopqrstuvwxyz');
	expect(letters.map(letterIndex)).toEqual(letters.map((_, index) => index));
	expect(letters.map(letter => letterAt(letterIndex(letter)))).toEqual(letters);
});

test('each letter has a bit of its own', () => {
	expect(letters.reduce((set, letter) => set | letterBit(letter), 0)).toBe(2 ** 26 - 1);
});

test.each([-1, 26, 0.5, NaN])('no letter has the number %s', index => {
	expect(() => letterAt(index)).toThrow(RangeError);
});

test.each([
	['a', true, true],
	['z', true, true],
	['ab', false, true],
	['', false, false],
	['A', false, false],
	['é', false, false],
	['a\n', false, false],
	['don’t', false, false],
	['\u0131', false, false],
	['`', false, false],
	['{', false, false],
])('%j: one letter %s, spelled in letters %s', (text, one, spelled) => {
	expect(isLetter(text)).toBe(one);
	expect(isSpelled(text)).toBe(spelled);
	if (one) expect(letterAt(letterIndex(text))).toBe(text);
	else expect(() => letterIndex(text)).toThrow(RangeError);
});

test('a word is spelled letter by letter', () => {
	expect(spell('beer')).toEqual(['b', 'e', 'e', 'r']);
	expect(spell('')).toEqual([]);
});

test.each(['Beer', 'naïve', 'and/or', 'b-r', '😀'])('%s cannot be spelled', text => {
	expect(() => spell(text)).toThrow(RangeError);
});
