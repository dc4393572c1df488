import {close, constants, createReadStream, fstat, open, type Stats} from 'node:fs';
import {Socket} from 'node:net';
import {isatty, ReadStream as TerminalStream} from 'node:tty';
import {promisify} from 'node:util';
import {Buffer, isUtf8} from 'node:buffer';
import {standardInput} from './source.js';

/** The bytes of a source as they come; `destroy` ends it with a reason. */
export type ByteStream = AsyncIterable<Buffer> & {readonly destroy: (reason?: Error) => unknown};

export type TextFault = 'folder' | 'not-a-file' | 'too-large' | 'not-utf8' | 'not-text';

type ReadText = {readonly ok: true; readonly text: string} | {readonly ok: false; readonly reason: TextFault};

export const largestText = 200 * 1024 * 1024;

const chunkSize = 1 << 18;

const openFile = promisify(open);
const statFile = promisify(fstat);
const closeFile = promisify(close);

/** Opens a stream that needs no thread to wait: a thread that waits for a terminal, or a pipe nobody writes to, would keep the program from ending. */
function streamOf(descriptor: number, stats: Stats): ByteStream {
	if (stats.isFIFO() || stats.isSocket())
		return new Socket({fd: descriptor, readable: true, writable: false});
	if (isatty(descriptor)) return new TerminalStream(descriptor);
	return createReadStream('', {fd: descriptor, highWaterMark: chunkSize});
}

/** Opens a file, a pipe or a device, or standard input as `-`. */
export async function openStream(source: string | URL): Promise<ByteStream | TextFault> {
	const isInput = source === standardInput;
	const descriptor = isInput ? 0 : await openFile(source, constants.O_RDONLY | constants.O_NONBLOCK);
	const refuse = async (reason: TextFault) => {
		if (!isInput) await closeFile(descriptor);
		return reason;
	};
	const stats = await statFile(descriptor);
	if (stats.isDirectory()) return refuse('folder');
	if (stats.isBlockDevice() || (stats.isSocket() && !isInput)) return refuse('not-a-file');
	if (stats.isFile() && stats.size > largestText) return refuse('too-large');
	return streamOf(descriptor, stats);
}

/** Reads UTF-8 text to its end, at most `most` bytes; stops at the first NUL, which no text holds. */
export async function readStream(
	stream: ByteStream,
	signal?: AbortSignal,
	most: number = largestText,
): Promise<ReadText> {
	const stop = () => stream.destroy(signal?.reason instanceof Error ? signal.reason : new Error('Cancelled'));
	signal?.addEventListener('abort', stop, {once: true});
	try {
		signal?.throwIfAborted();
		const chunks: Buffer[] = [];
		let size = 0;
		for await (const chunk of stream) {
			size += chunk.length;
			if (size > most) return {ok: false, reason: 'too-large'};
			chunks.push(chunk);
			if (chunk.includes(0)) break;
		}

		const bytes = Buffer.concat(chunks);
		const end = bytes.indexOf(0);
		if (!isUtf8(end < 0 ? bytes : bytes.subarray(0, end))) return {ok: false, reason: 'not-utf8'};
		return end < 0 ? {ok: true, text: bytes.toString()} : {ok: false, reason: 'not-text'};
	} finally {
		signal?.removeEventListener('abort', stop);
		stream.destroy();
	}
}

/** Reads the text of a file, a pipe or standard input as `-`, at most 200 MB. The signal ends the reading; the promise then rejects with its reason. */
export async function readText(source: string | URL, signal?: AbortSignal): Promise<ReadText> {
	const stream = await openStream(source);
	return typeof stream === 'string' ? {ok: false, reason: stream} : readStream(stream, signal);
}

/** Reads the same where a fault has no name: it returns `undefined`. */
export async function readTextFile(path: string): Promise<string | undefined> {
	const read = await readText(path).catch(() => undefined);
	return read?.ok ? read.text : undefined;
}
