import type {Dice} from './dice.js';
import {hostileTexts} from './hostile.js';

/** Values that a reader of JSON may stumble over. */
const hostileValues: readonly unknown[] = [
	...[null, true, false, [], {}, '', [[]], [null], {a: {b: {}}}],
	...[0, -0, -1, 1, 2, 3.5, 27, 64, 999, 1000, 1001, 2 ** 31, 2 ** 53, 1e21, 1e300, -1e300, 5e-324],
	...[{toString: 1, valueOf: 1}, {toString: null}, {length: 1e9}, {constructor: null}, {then: 7}],
	...['2026-11-21', '2026-11-21T', '9999-99-99T99:99:99Z', '-000001-01-01T00:00', 'xxxxxxxxxxT'],
	...['4f2a-999999999', '10Q34163JZ2800142Y05C90', 'é', '\uD800', 'e\u0301', '?'.repeat(1000)],
	...['/dev/null', '/dev/zero', '/', '-', '~', '../../../etc/passwd', '\u200D', 'a'.repeat(100_000)],
];

const hostileKeys = ['__proto__', 'constructor', 'toString', 'v', 'pid', 'kind', '', '\u001B[2J', 'a\u202Eb'];

const hostileValue = (dice: Dice): unknown =>
	dice.oneIn(2) ? dice.pick(hostileTexts) : dice.pick(hostileValues);

const isRecord = (value: unknown): value is Record<string, unknown> =>
	typeof value === 'object' && value !== null && !Array.isArray(value);

/** A value with something in it that should not be there, or without something that should. */
export function damage(dice: Dice, value: unknown): unknown {
	if (dice.oneIn(6)) return hostileValue(dice);
	if (Array.isArray(value) && value.length > 0) {
		const at = dice.below(value.length);
		return value.map((each: unknown, index) => (index === at ? damage(dice, each) : each));
	}

	if (!isRecord(value)) return hostileValue(dice);
	const entries = Object.entries(value);
	const key = dice.oneIn(8) ? dice.pick(hostileKeys) : dice.pick(['v', ...Object.keys(value)]);
	const rest = entries.filter(([name]) => name !== key);
	// Assigned, a key called __proto__ would not be one.
	return Object.fromEntries(
		dice.oneIn(8) ? rest : [...rest, [key, damage(dice, Object.hasOwn(value, key) ? value[key] : undefined)]],
	);
}

const deep = (dice: Dice): string => {
	const depth = dice.pick([100, 5000, 200_000]);
	return dice.oneIn(2) ? '['.repeat(depth) : `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;
};

/** The bytes of a text with something in them that breaks it. */
export function spoil(dice: Dice, text: string): Buffer {
	const bytes = Buffer.from(text);
	const at = dice.below(bytes.length + 1);
	const insert = (something: Buffer) => Buffer.concat([bytes.subarray(0, at), something, bytes.subarray(at)]);
	switch (dice.below(8)) {
		case 0: {
			return bytes.subarray(0, at);
		}

		case 1: {
			return insert(Buffer.from([dice.pick([0, 0x0a, 0x0d, 0x1b, 0x80, 0x9b, 0xc3, 0xff])]));
		}

		case 2: {
			return insert(Buffer.from(dice.pick(hostileTexts)));
		}

		case 3: {
			return Buffer.from(deep(dice));
		}

		case 4: {
			return Buffer.alloc(dice.pick([1, 4096, 1_000_000]), dice.pick([0, 0x20, 0x61, 0xff]));
		}

		case 5: {
			return Buffer.from(text, 'utf16le');
		}

		case 6: {
			return Buffer.concat([bytes, bytes]);
		}

		default: {
			return insert(Buffer.from(dice.list(dice.between(1, 30), () => dice.below(256))));
		}
	}
}
