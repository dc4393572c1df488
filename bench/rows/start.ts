import {inTurn, median} from '../numbers.js';
import {bundle, timeToEnd, wordfiend} from '../program.js';
import {row, type Row} from '../table.js';
import {close, openTerminal} from '../terminal.js';

async function timeToFrame(file: string, shown: RegExp): Promise<number> {
	const start = performance.now();
	const terminal = openTerminal(file);
	await terminal.shows(shown);
	const time = terminal.lastOutput - start;
	await close(terminal);
	return time;
}

export async function startRows(): Promise<Row[]> {
	const bare = await bundle('bare-ink');
	const frames = await inTurn(
		15,
		() => timeToFrame(wordfiend, /Hangman/),
		() => timeToFrame(bare, /Hello/),
	);
	const plain = await inTurn(
		15,
		() => timeToEnd(wordfiend, '--plain'),
		() => timeToEnd('-e', '0'),
	);
	return [
		row('start to first frame', '0.85 ×', 'ms', median(frames.ours), {
			value: median(frames.reference),
			of: 'a bare Ink program',
		}),
		row('line mode to its first question, whole process', '2 ×', 'ms', median(plain.ours), {
			value: median(plain.reference),
			of: 'node -e 0',
		}),
	];
}
