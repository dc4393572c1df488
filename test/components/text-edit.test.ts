import fc from 'fast-check';
import {expect, test} from 'vitest';
import {
	editAtEnd,
	editBy,
	fitEdit,
	insert,
	textOf,
	type Edit,
} from '../../source/components/form/text-field.js';
import {widthOf} from '../../source/text/tables.js';

const plain = {ctrl: false, meta: false};
const ctrl = {ctrl: true, meta: false};

/** An edit told as a text with a bar for the caret. */
const at = (text: string): Edit => {
	const [before = '', after = ''] = text.split('|');
	return {before, after};
};

test.each([
	['ab|cd', 'x', plain, 'abx|cd'],
	['ab|cd', '', {...plain, leftArrow: true}, 'a|bcd'],
	['ab|cd', '', {...plain, rightArrow: true}, 'abc|d'],
	['|ab', '', {...plain, leftArrow: true}, '|ab'],
	['ab|', '', {...plain, rightArrow: true}, 'ab|'],
	['ab|cd', '', {...plain, home: true}, '|abcd'],
	['ab|cd', '', {...plain, end: true}, 'abcd|'],
	['ab|cd', '', {...plain, backspace: true}, 'a|cd'],
	['|cd', '', {...plain, backspace: true}, '|cd'],
	['ab|cd', '', {...plain, delete: true}, 'ab|d'],
	['ab|cd', 'a', ctrl, '|abcd'],
	['ab|cd', 'e', ctrl, 'abcd|'],
	['ab|cd', 'k', ctrl, 'ab|'],
	['ab|cd', 'u', ctrl, '|cd'],
	['one two|three', 'w', ctrl, 'one |three'],
	['one two  |', 'w', ctrl, 'one |'],
	['~/words/list.txt|', 'w', ctrl, '~/words/|'],
	['ab|cd', 'g', ctrl, 'ab|cd'],
	['ab|', '', {...plain, return: true}, 'ab|'],
	['ab|', '', {...plain, tab: true}, 'ab|'],
	['ab|', '', {...plain, escape: true, meta: true}, 'ab|'],
	['ab|', '', {...plain, upArrow: true}, 'ab|'],
	['a\u0303|', '', {...plain, backspace: true}, '|'],
	['q\u0303|x', '', {...plain, leftArrow: true}, '|q\u0303x'],
	['😀|', '', {...plain, backspace: true}, '|'],
	['abc|', '\b\bx', plain, 'ax|'],
])('%s, then %j %o: %s', (before, input, key, after) => {
	expect(editBy(at(before), input, key)).toEqual(at(after));
});

test('what is pasted loses its control characters, and a mark joins the letter before it', () => {
	expect(insert(at('a|b'), 'x\n\u001By')).toEqual(at('axy|b'));
	expect(insert(at('a|b'), '\u030A')).toEqual(at('å|b'));
});

const text = fc.string({unit: fc.constantFrom('a', 'b', ' ', '/', 'é', '語', 'q\u0303')});

test('what is shown of an edit fits, has the caret, and is part of it', () => {
	fc.assert(
		fc.property(text, text, fc.integer({min: 6, max: 30}), (before, after, columns) => {
			const shown = fitEdit({before, after}, columns);
			const width = widthOf(textOf(shown)) + (shown.after === '' ? 1 : 0);
			expect(width).toBeLessThanOrEqual(columns);
			expect(before.endsWith(shown.before.replace(/^…/, ''))).toBe(true);
			expect(after.startsWith(shown.after.replace(/…$/, ''))).toBe(true);
			expect(shown.after === '').toBe(after === '');
			if (width < columns - 3) expect(textOf(shown)).toBe(before + after);
		}),
	);
});

test('a text opens with the caret behind it', () => {
	expect(editAtEnd('abc')).toEqual(at('abc|'));
});
