import process from 'node:process';
import {printable} from '../dictionary-files.js';
import type {Dialogue} from './dialogue.js';
import {readLines} from './lines.js';

export type Channel = {
	readonly input: AsyncIterable<string>;
	readonly write: (text: string) => void;
	/** Whether answers are written too, because no terminal has shown them. */
	readonly isEchoed: boolean;
};

/** Holds a dialogue until it is over or the input ends. */
export async function converse(dialogue: Dialogue, {input, write, isEchoed}: Channel): Promise<void> {
	const lines = readLines(input);
	let answer = '';
	for (;;) {
		const step = dialogue.next(answer);
		if (step.done) break;
		const {kind, text} = step.value;
		if (kind === 'say') {
			write(`${text}\n`);
			continue;
		}

		write(text);
		const line = await lines.next();
		if (line.done) {
			write('\n');
			break;
		}

		answer = line.value;
		if (isEchoed) write(`${printable(answer)}\n`);
	}

	await lines.return();
}

/** Holds a dialogue on the standard streams; gives the exit code. */
export async function converseHere(dialogue: Dialogue): Promise<number> {
	const {stdin, stdout} = process;
	process.once('SIGINT', () => {
		if (stdin.isTTY) stdout.write('\n');
		process.exit(130);
	});
	await converse(dialogue, {
		input: stdin.setEncoding('utf8'),
		write: text => stdout.write(text),
		isEchoed: !stdin.isTTY,
	});
	return 0;
}
