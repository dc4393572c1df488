import {expect, test} from 'vitest';
import {escapeActing, jsonText} from '../../source/commands/output.js';

test('escapes what a terminal could act on, or what turns a line around', () => {
	const path = 'a\u202Eb\u009Bc\u001B\u2066\u200F\uFEFF\u2028\u{E0001}é✓.txt';
	const text = jsonText({path});
	expect(text).toBe('{"path":"a\\u202eb\\u009bc\\u001b\\u2066\\u200f\\ufeff\\u2028\\udb40\\udc01é✓.txt"}\n');
	expect(JSON.parse(text)).toEqual({path});
});

test('may be indented', () => {
	expect(jsonText({one: [1]}, '\t')).toBe('{\n\t"one": [\n\t\t1\n\t]\n}\n');
});

test('lines of JSON that came from elsewhere say the same', () => {
	const text = escapeActing('{"seed":"a\u202Eb\u009B👩‍👧"}\n\u001B[2J\n');
	expect(text).toBe('{"seed":"a\\u202eb\\u009b👩‍👧"}\n\\u001b[2J\n');
});
