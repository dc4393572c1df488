import {StringDecoder} from 'node:string_decoder';

/** A program that writes more than this without being asked forfeits. */
export const mostUnread = 16_384;

/** Reads lines from pieces of a stream. Of a line that doesn't end, it keeps only the beginning. */
export function createLineReader() {
	const decoder = new StringDecoder('utf8');
	let rest = '';
	return {
		/** Returns the lines that a piece completes. */
		read(piece: Buffer): readonly string[] {
			const lines = (rest + decoder.write(piece)).split('\n');
			rest = (lines.pop() ?? '').slice(0, mostUnread + 1);
			return lines.map(line => line.replace(/\r$/, ''));
		},
		/** Returns what has been read of a line that isn't complete. */
		rest: (): string => rest,
	};
}
