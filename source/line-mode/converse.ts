import {once} from 'node:events';
import process from 'node:process';
import {printable} from '../dictionary-files.js';
import type {Dialogue} from './dialogue.js';
import {readLines} from './lines.js';

export type Channel = {
	readonly input: AsyncIterable<string>;
	/** Writes a text; more may follow when the promise is settled. */
	readonly write: (text: string) => Promise<void>;
	/** Whether answers are written too, because no terminal has shown them. */
	readonly isEchoed: boolean;
};

/** Holds a dialogue until it is over or the input ends; all that comes up to a question is written at once. */
export async function converse(dialogue: Dialogue, {input, write, isEchoed}: Channel): Promise<void> {
	const lines = readLines(input);
	let [pending, answer] = ['', ''];
	for (;;) {
		const step = dialogue.next(answer);
		if (step.done) break;
		const {kind, text} = step.value;
		if (kind === 'say') {
			pending += `${text}\n`;
			continue;
		}

		await write(pending + text);
		pending = '';
		const line = await lines.next();
		if (line.done) {
			pending = '\n';
			break;
		}

		answer = line.value;
		if (isEchoed) pending = `${printable(answer)}\n`;
	}

	await write(pending);
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
		async write(text) {
			if (!stdout.write(text)) await once(stdout, 'drain');
		},
		isEchoed: !stdin.isTTY,
	});
	return 0;
}
