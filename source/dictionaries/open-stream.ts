import {close, constants, createReadStream, fstat, open, type Stats} from 'node:fs';
import {Socket} from 'node:net';
import {isatty, ReadStream as TerminalStream} from 'node:tty';
import {promisify} from 'node:util';
import {standardInput} from './source.js';

/** The bytes of a source as they come; `destroy` ends it with a reason. */
export type ByteStream = AsyncIterable<Buffer> & {readonly destroy: (reason?: Error) => unknown};

/** Why a path or standard input gives no stream. */
export type NoStream = 'folder' | 'not-a-file' | 'too-large';

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
