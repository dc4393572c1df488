import {createHash} from 'node:crypto';
import type {Dictionary} from '../engine/index.js';

const newline = '\n'.charCodeAt(0);

/** The SHA-256 digest of a dictionary's words, one a line, in their order: for a list that is in order and has nothing else in it what `sha256sum` says of its file. */
export function digestOf({alphabet, letters, starts, count}: Dictionary): string {
	const spellings = alphabet.letters.map(letter => new TextEncoder().encode(letter));
	const longest = Math.max(...spellings.map(({length}) => length));
	const text = new Uint8Array(letters.length * longest + count);
	let next = 0;
	for (let word = 0; word < count; word++) {
		const end = starts[word + 1] ?? 0;
		for (let at = starts[word] ?? 0; at < end; at++)
			for (const byte of spellings[letters[at] ?? 0] ?? []) text[next++] = byte;
		text[next++] = newline;
	}

	return createHash('sha256').update(text.subarray(0, next)).digest('hex');
}
