import {Buffer, isUtf8} from 'node:buffer';
import {largestText, openStream, type ByteStream} from './open-stream.js';

export type TextFault = 'too-large' | 'not-utf8' | 'not-text';

type ReadText = {readonly ok: true; readonly text: string} | {readonly ok: false; readonly reason: TextFault};

/** Reads UTF-8 text to its end, at most `most` bytes; stops at the first NUL, which no text holds. */
export async function readText(
	stream: ByteStream,
	{signal, most = largestText}: {readonly signal: AbortSignal; readonly most?: number},
): Promise<ReadText> {
	const stop = () => stream.destroy(signal.reason instanceof Error ? signal.reason : new Error('Cancelled'));
	signal.addEventListener('abort', stop, {once: true});
	try {
		signal.throwIfAborted();
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
		signal.removeEventListener('abort', stop);
		stream.destroy();
	}
}

/** Reads the text of a file, a pipe or standard input as `-`, at most 200 MB; or returns `undefined`. */
export async function readTextFile(path: string): Promise<string | undefined> {
	try {
		const stream = await openStream(path);
		if (typeof stream === 'string') return undefined;
		const read = await readText(stream, {signal: new AbortController().signal});
		return read.ok ? read.text : undefined;
	} catch {
		return undefined;
	}
}
