import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {Readable} from 'node:stream';
import fc from 'fast-check';
import {expect, test} from 'vitest';
import {readText, readTextFile} from '../../source/dictionaries/read-text.js';
import type {Piece} from '../../source/engine/index.js';
import {newFolder} from '../at-end.js';

const running = () => ({signal: new AbortController().signal});

function* endless() {
	for (;;) yield Buffer.from('abcdefghij\n'.repeat(1000));
}

test('a text comes as it is, wherever its bytes are cut', async () => {
	const unit = fc.constantFrom('a', 'é', 'ж', '好', '😀', '\n');
	await fc.assert(
		fc.asyncProperty(fc.string({unit}), fc.integer({min: 1, max: 5}), async (text, size) => {
			const bytes = Buffer.from(text);
			const chunks = Array.from({length: Math.ceil(bytes.length / size)}, (_, chunk) =>
				bytes.subarray(chunk * size, (chunk + 1) * size),
			);
			const pieces: string[] = [];
			const take = (piece: Piece) => pieces.push(Buffer.from(piece).toString()) > 0;
			const fault = await readText(Readable.from(chunks), take, running());
			expect({text: pieces.join(''), fault}).toEqual({text, fault: undefined});
		}),
	);
});

test.each([
	['cut', Buffer.from('é').subarray(0, 1)],
	['wrong', Uint8Array.of(0x63, 0xff, 0x61)],
	['Latin-1', Uint8Array.of(0x63, 0xe9, 0x0a, 0x61, 0x62)],
])('a character that is %s is not UTF-8', async (_, bytes) => {
	expect(await readText(Readable.from([bytes]), () => true, running())).toBe('not-utf8');
});

test('a text without end is left when it is too large, and its stream is closed', async () => {
	const stream = Readable.from(endless());
	let size = 0;
	const take = (piece: Piece) => {
		size += piece.length;
		return true;
	};
	expect(await readText(stream, take, {...running(), most: 1_000_000})).toBe('too-large');
	expect(size).toBeLessThanOrEqual(1_000_000);
	expect(stream.destroyed).toBe(true);
});

test('a reader that wants no more is given no more', async () => {
	const stream = Readable.from(endless());
	expect(await readText(stream, () => false, running())).toBe('stopped');
	expect(stream.destroyed).toBe(true);
});

test('a text that never comes is left when the reading is cancelled', async () => {
	const controller = new AbortController();
	const stream = new Readable({read: () => undefined});
	const reading = readText(stream, () => true, {signal: controller.signal});
	controller.abort(new Error('left'));
	await expect(reading).rejects.toThrow('left');
	expect(stream.destroyed).toBe(true);
});

test('the whole text of a file, or nothing', async () => {
	const folder = newFolder();
	const text = `über\n${'ascii\n'.repeat(100_000)}好`;
	writeFileSync(join(folder, 'text'), text);
	writeFileSync(join(folder, 'latin-1'), Uint8Array.of(0x63, 0xe9, 0x0a));
	const paths = ['text', 'latin-1', 'missing', '.'].map(name => join(folder, name));
	expect(await Promise.all(paths.map(readTextFile))).toEqual([text, undefined, undefined, undefined]);
});
