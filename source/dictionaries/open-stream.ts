import {close, constants, createReadStream, fstat, open, type Stats} from 'node:fs';
import {Socket} from 'node:net';
import {isatty, ReadStream as TerminalStream} from 'node:tty';
import {promisify} from 'node:util';
import {standardInput} from './source.js';

/** Bytes as they come; `destroy` ends them for the reason given. */
export type ByteStream = AsyncIterable<Buffer> & {readonly destroy: (reason?: Error) => unknown};

/** What a path or standard input turned out to be, when no words can be read from it. */
export type NoStream = 'folder' | 'not-a-file' | 'too-large';

export const largestText = 200 * 1024 * 1024;

const chunkSize = 1 << 18;

const openFile = promisify(open);
const statFile = promisify(fstat);
const closeFile = promisify(close);

/** A stream that is waited for without a thread: one that waits for a pipe nobody writes to, or for a terminal, could not be ended with the program. */
function streamOf(descriptor: number, stats: Stats): ByteStream {
	if (stats.isFIFO() || stats.isSocket())
		return new Socket({fd: descriptor, readable: true, writable: false});
	if (isatty(descriptor)) return new TerminalStream(descriptor);
	return createReadStream('', {fd: descriptor, highWaterMark: chunkSize});
}

/** Opens a file, a pipe or a device, or standard input as `-`. */
export async function openStream(source: string | URL): Promise<ByteStream | NoStream> {
	const isInput = source === standardInput;
	const descriptor = isInput ? 0 : await openFile(source, constants.O_RDONLY | constants.O_NONBLOCK);
	const refuse = async (reason: NoStream) => {
		if (!isInput) await closeFile(descriptor);
		return reason;
	};
	const stats = await statFile(descriptor);
	if (stats.isDirectory()) return refuse('folder');
	if (stats.isBlockDevice() || (stats.isSocket() && !isInput)) return refuse('not-a-file');
	if (stats.isFile() && stats.size > largestText) return refuse('too-large');
	return streamOf(descriptor, stats);
}
