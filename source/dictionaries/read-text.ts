import {Buffer, isAscii, isUtf8} from 'node:buffer';
import type {Piece} from '../engine/index.js';
import {largestText, openStream, type ByteStream} from './open-stream.js';

/** Why a text was not read to its end; `stopped`: its reader wanted no more. */
export type TextFault = 'too-large' | 'not-utf8' | 'stopped';

/** How many bytes of a chunk hold whole characters: all, but for up to three at its end. */
function countWhole(bytes: Buffer): number {
	for (let back = 1; back <= Math.min(3, bytes.length); back++) {
		const byte = bytes[bytes.length - back] ?? 0;
		if (byte < 0x80) break;
		if (byte < 0xc0) continue;
		const size = byte < 0xe0 ? 2 : byte < 0xf0 ? 3 : 4;
		return size > back ? bytes.length - back : bytes.length;
	}

	return bytes.length;
}

/** Reads UTF-8 text piece by piece as it comes, up to so many bytes, those of ASCII alone as bytes; `take` says `false` when it wants no more. */
export async function readText(
	stream: ByteStream,
	take: (piece: Piece) => boolean,
	{signal, most = largestText}: {readonly signal: AbortSignal; readonly most?: number},
): Promise<TextFault | undefined> {
	const stop = () => stream.destroy(signal.reason instanceof Error ? signal.reason : new Error('Cancelled'));
	signal.addEventListener('abort', stop, {once: true});
	try {
		signal.throwIfAborted();
		let size = 0;
		let rest = Buffer.alloc(0);
		for await (const chunk of stream) {
			size += chunk.length;
			if (size > most) return 'too-large';
			const bytes = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
			const whole = countWhole(bytes);
			const piece = bytes.subarray(0, whole);
			rest = Buffer.from(bytes.subarray(whole));
			const isPlain = isAscii(piece);
			if (!isPlain && !isUtf8(piece)) return 'not-utf8';
			if (!take(isPlain ? new Uint8Array(piece.buffer, piece.byteOffset, piece.length) : piece.toString()))
				return 'stopped';
		}

		return rest.length === 0 ? undefined : 'not-utf8';
	} finally {
		signal.removeEventListener('abort', stop);
		stream.destroy();
	}
}

/** The text of a file, a pipe or standard input as `-`, of at most 200 MB; `undefined` where there is none. */
export async function readTextFile(path: string): Promise<string | undefined> {
	let text = '';
	const take = (piece: Piece): boolean => {
		text += typeof piece === 'string' ? piece : Buffer.from(piece).toString();
		return true;
	};
	try {
		const stream = await openStream(path);
		if (typeof stream === 'string') return undefined;
		const fault = await readText(stream, take, {signal: new AbortController().signal});
		return fault === undefined ? text : undefined;
	} catch {
		return undefined;
	}
}
