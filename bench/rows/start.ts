import {spawnSync} from 'node:child_process';
import process from 'node:process';
import {inTurn, median} from '../numbers.js';
import {bundle, wordfiend} from '../program.js';
import {compare, type Row} from '../table.js';
import {openTerminal} from '../terminal.js';

async function timeToFrame(file: string, shown: RegExp): Promise<number> {
	const terminal = openTerminal(file);
	const time = (await terminal.sees(shown)) - terminal.start;
	await terminal.close();
	return time;
}

/** The milliseconds of a whole process whose input is empty: line mode ends at its first question. */
function timeToEnd(...args: readonly string[]): Promise<number> {
	const start = performance.now();
	const {status} = spawnSync(process.execPath, args, {input: ''});
	if (status !== 0) throw new Error(`${args.join(' ')} ended with ${String(status)}`);
	return Promise.resolve(performance.now() - start);
}

export async function startRows(): Promise<Row[]> {
	const bare = await bundle('bare-ink');
	const times = await inTurn(
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
		compare(
			'start to first frame',
			'1 ×',
			'ms',
			median(times.ours),
			median(times.reference),
			'a bare Ink program',
		),
		compare(
			'line mode to its first question, whole process',
			'2 ×',
			'ms',
			median(plain.ours),
			median(plain.reference),
			'node -e 0',
		),
	];
}
