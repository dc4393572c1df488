import {converse} from '../../source/line-mode/converse.js';
import type {Dialogue} from '../../source/line-mode/dialogue.js';
import {parseDictionary, type Dictionary} from '../../source/engine/index.js';

/** A text that arrives in pieces, as from a pipe. */
export async function* arriving(...chunks: readonly string[]): AsyncGenerator<string, void> {
	for (const chunk of chunks) yield await Promise.resolve(chunk);
}

/** All that is written while a dialogue is given these lines through a pipe. */
export async function transcribe(dialogue: Dialogue, answers: readonly string[]): Promise<string[]> {
	let written = '';
	await converse(dialogue, {
		input: arriving(answers.map(answer => `${answer}\n`).join('')),
		write(text) {
			written += text;
			return Promise.resolve();
		},
		isEchoed: true,
	});
	return written.split('\n').slice(0, -1);
}

/** A dictionary of these words. */
export function dictionaryOf(...words: readonly string[]): Dictionary {
	const parsed = parseDictionary(words.join('\n'));
	if (!parsed.ok) throw new Error(parsed.reason);
	return parsed.dictionary;
}
