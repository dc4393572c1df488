import {spawnSync} from 'node:child_process';
import process from 'node:process';
import {inTurn, median} from '../numbers.js';
import {bundle, isBuilt, notBuilt, wordfiend} from '../program.js';
import {compare, skipped, type Row} from '../table.js';
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
	const [frame, question] = [
		'start to first frame',
		'line mode to its first question, whole process',
	] as const;
	const [frameLimit, questionLimit] = ['1.15 ×', '2 ×'] as const;
	if (!isBuilt) return [skipped(frame, frameLimit, notBuilt), skipped(question, questionLimit, notBuilt)];
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
		compare(frame, frameLimit, 'ms', median(times.ours), median(times.reference), 'a bare Ink program'),
		compare(question, questionLimit, 'ms', median(plain.ours), median(plain.reference), 'node -e 0'),
	];
}
