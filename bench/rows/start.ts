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

export async function startRows(): Promise<Row[]> {
	const what = 'start to first frame';
	if (!isBuilt) return [skipped(what, '1.2 ×', notBuilt)];
	const bare = await bundle('bare-ink');
	const times = await inTurn(
		15,
		() => timeToFrame(wordfiend, /Hangman/),
		() => timeToFrame(bare, /Hello/),
	);
	return [compare(what, '1.2 ×', 'ms', median(times.ours), median(times.reference), 'a bare Ink program')];
}
