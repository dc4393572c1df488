import {existsSync, readFileSync} from 'node:fs';
import {setTimeout as wait} from 'node:timers/promises';
import {inTurn, median, quantile} from '../numbers.js';
import {bundle, wordfiend} from '../program.js';
import {compare, skipped, type Row} from '../table.js';
import {openTerminal} from '../terminal.js';

/** Too few to win with, whatever the fiend does. */
const keys = Array.from('esiarnotlcdupm');

/** The milliseconds between two keys of somebody who types without thinking. */
const pace = 300;

type Session = {
	/** The milliseconds from each key to the frame that shows it. */
	readonly times: readonly number[];
	/** The most memory that the program held, in MB; `undefined` where the system does not tell. */
	readonly peak: number | undefined;
};

function peakMemory(pid: number): number | undefined {
	const path = `/proc/${pid}/status`;
	if (!existsSync(path)) return undefined;
	const [, kilobytes = 'NaN'] = /VmHWM:\s*(\d+) kB/.exec(readFileSync(path, 'utf8')) ?? [];
	return Number(kilobytes) / 1024;
}

/** Types letter after letter, each once the one before is on the screen with its mark. */
async function play(ready: RegExp, file: string, ...args: readonly string[]): Promise<Session> {
	const terminal = openTerminal(file, ...args);
	await terminal.sees(ready);
	const times: number[] = [];
	for (const key of keys) {
		await wait(pace);
		const painted = terminal.sees(new RegExp(`${key}[✓✗]`));
		const pressed = performance.now();
		terminal.press(key);
		times.push((await painted) - pressed);
	}

	const peak = peakMemory(terminal.pid);
	await terminal.close();
	return {times, peak};
}

export async function playRows(): Promise<Row[]> {
	const whats = ['from key to painted frame', '19 of 20 within', 'memory of a game on huge'] as const;
	const limits = ['16 ms', '16 ms', '130 MB'] as const;
	const bare = await bundle('bare-ink');
	const options = ['--dictionary', 'huge', '--length', '9', '--guesses', '26', '--seed', 'bench'];
	const sessions = await inTurn(
		5,
		() => play(/a–z guess/, wordfiend, 'hangman', ...options),
		() => play(/Hello/, bare),
	);
	const times = (of: readonly Session[]) => of.flatMap(session => session.times);
	const peaks = (of: readonly Session[]) => of.flatMap(({peak}) => peak ?? []);
	const [ours, reference] = [times(sessions.ours), times(sessions.reference)];
	const of = 'a bare Ink program';
	return [
		compare(whats[0], limits[0], 'ms', median(ours), median(reference), of),
		compare(whats[1], limits[1], 'ms', quantile(ours, 0.95), quantile(reference, 0.95), of),
		peaks(sessions.ours).length === 0
			? skipped(whats[2], limits[2], 'this system has no /proc')
			: compare(
					whats[2],
					limits[2],
					'MB',
					median(peaks(sessions.ours)),
					median(peaks(sessions.reference)),
					of,
				),
	];
}
