import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {Readable} from 'node:stream';
import fc from 'fast-check';
import {expect, test} from 'vitest';
import {readStream, readTextFile} from '../../source/dictionaries/read-text.js';
import {newFolder} from '../at-end.js';

const running = () => new AbortController().signal;

/** A text of Latin-1, again and again. */
function* endless(text: string) {
	for (;;) yield Buffer.from(text.repeat(1000), 'latin1');
}

test('a text comes as it is, wherever its bytes are cut', async () => {
	const unit = fc.constantFrom('a', 'é', 'ж', '好', '😀', '\n');
	await fc.assert(
		fc.asyncProperty(fc.string({unit}), fc.integer({min: 1, max: 5}), async (text, size) => {
			const bytes = Buffer.from(text);
			const chunks = Array.from({length: Math.ceil(bytes.length / size)}, (_, chunk) =>
				bytes.subarray(chunk * size, (chunk + 1) * size),
			);
			expect(await readStream(Readable.from(chunks), running())).toEqual({ok: true, text});
		}),
	);
});

test.each([
	['cut', Buffer.from('é').subarray(0, 1)],
	['wrong', Uint8Array.of(0x63, 0xff, 0x61)],
	['Latin-1', Uint8Array.of(0x63, 0xe9, 0x0a, 0x61, 0x62)],
])('a character that is %s is not UTF-8', async (_, bytes) => {
	expect(await readStream(Readable.from([bytes]), running())).toEqual({ok: false, reason: 'not-utf8'});
});

test('a text without end is left when it is too large, and its stream is closed', async () => {
	const stream = Readable.from(endless('abcdefghij\n'));
	expect(await readStream(stream, running(), 1_000_000)).toEqual({ok: false, reason: 'too-large'});
	expect(stream.destroyed).toBe(true);
});

test.each([
	['not-text', 'abc\0'],
	['not-text', 'ab\0é'],
	['not-utf8', 'ab\xff\0'],
])('a stream without end is %s as soon as a NUL comes: %j', async (reason, text) => {
	const stream = Readable.from(endless(text));
	expect(await readStream(stream, running())).toEqual({ok: false, reason});
	expect(stream.destroyed).toBe(true);
});

test('a text that never comes is left when the reading is cancelled', async () => {
	const controller = new AbortController();
	const stream = new Readable({read: () => undefined});
	const reading = readStream(stream, controller.signal);
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
