import {createHash} from 'node:crypto';
import {letters, type Dictionary} from '../engine/index.js';

const newline = '\n'.charCodeAt(0);

/** The SHA-256 digest of a dictionary's words, one a line, in their order: for a list that is in order and has nothing else in it what `sha256sum` says of its file. */
export function digestOf(dictionary: Dictionary): string {
	const codes = letters.map(letter => letter.charCodeAt(0));
	const text = new Uint8Array(dictionary.letters.length + dictionary.count);
	let next = 0;
	for (let word = 0; word < dictionary.count; word++) {
		const end = dictionary.starts[word + 1] ?? 0;
		for (let at = dictionary.starts[word] ?? 0; at < end; at++)
			text[next++] = codes[dictionary.letters[at] ?? 0] ?? 0;
		text[next++] = newline;
	}

	return createHash('sha256').update(text).digest('hex');
}
