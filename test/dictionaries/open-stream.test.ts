import {truncateSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {largestText, openStream, type ByteStream} from '../../source/dictionaries/read-text.js';
import {newFolder} from '../at-end.js';

const text = 'abcdefghij\n'.repeat(100_000);
const file = join(newFolder(), 'words.txt');
writeFileSync(file, text);

async function open(): Promise<ByteStream> {
	const stream = await openStream(file);
	if (typeof stream === 'string') throw new Error(stream);
	return stream;
}

/** Reads all pieces; hears of each. */
async function read(stream: ByteStream, hear: () => void): Promise<string> {
	const pieces: Buffer[] = [];
	for await (const piece of stream) {
		pieces.push(piece);
		hear();
	}

	return Buffer.concat(pieces).toString();
}

// Of a stream the limit is noticed after 200 MB only.
test('a file of more than 200 MB is refused before any of it is read', async () => {
	const large = join(newFolder(), 'large.txt');
	writeFileSync(large, '');
	truncateSync(large, largestText + 1);
	expect(await openStream(large)).toBe('too-large');
	truncateSync(large, largestText);
	expect(await openStream(large)).not.toBe('too-large');
});

test('a large file comes piece by piece', async () => {
	let pieces = 0;
	expect(await read(await open(), () => pieces++)).toBe(text);
	expect(pieces).toBeGreaterThan(1);
});

test('a file that is left midway rejects with the reason', async () => {
	const stream = await open();
	await expect(read(stream, () => stream.destroy(new Error('left')))).rejects.toThrow('left');
});

test('a file that was left before it was read is not read', async () => {
	const stream = await open();
	stream.destroy(new Error('left'));
	await expect(read(stream, () => undefined)).rejects.toThrow('left');
});
