import {readFileSync} from 'node:fs';
import {setTimeout as wait} from 'node:timers/promises';
import {inTurn, median, quantile} from '../numbers.js';
import {bundle, wordfiend} from '../program.js';
import {row, type Row} from '../table.js';
import {close, openTerminal, timeTo} from '../terminal.js';

/** Too few to win with, whatever the fiend does. */
const keys = Array.from('esiarnotlcdupm');

/** The milliseconds between two keys of somebody who types without thinking. */
const pace = 300;

type Session = {
	/** The milliseconds from each key to the frame that shows it. */
	readonly times: readonly number[];
	/** The most memory that the program held, in MB; `NaN` on systems other than Linux. */
	readonly peak: number;
};

function peakMemory(pid: number): number {
	if (process.platform !== 'linux') return NaN;
	const [, kilobytes = 'NaN'] = /VmHWM:\s*(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
	return Number(kilobytes) / 1024;
}

/** Types letter after letter, each once the one before is on the screen with its mark. */
async function play(ready: RegExp, file: string, ...args: readonly string[]): Promise<Session> {
	const terminal = openTerminal(file, ...args);
	await terminal.shows(ready);
	const times: number[] = [];
	for (const key of keys) {
		await wait(pace);
		times.push(await timeTo(terminal, () => terminal.press(key), new RegExp(`${key}[✓✗]`)));
	}

	const peak = peakMemory(terminal.pid);
	await close(terminal);
	return {times, peak};
}

export async function playRows(): Promise<Row[]> {
	const bare = await bundle('bare-ink');
	const options = ['--dictionary', 'huge', '--length', '9', '--guesses', '26', '--seed', 'bench'];
	const sessions = await inTurn(
		5,
		() => play(/a–z guess/, wordfiend, 'hangman', ...options),
		() => play(/Hello/, bare),
	);
	const compare = (number: (sessions: readonly Session[]) => number) =>
		[number(sessions.ours), {value: number(sessions.reference), of: 'a bare Ink program'}] as const;
	const times = (of: readonly Session[]) => of.flatMap(session => session.times);
	return [
		row('from key to painted frame', '16 ms', 'ms', ...compare(of => median(times(of)))),
		row('19 of 20 within', '16 ms', 'ms', ...compare(of => quantile(times(of), 0.95))),
		row('memory of a game on huge', '130 MB', 'MB', ...compare(of => median(of.map(({peak}) => peak)))),
	];
}
