import process from 'node:process';
import type {Standing} from '../workers/play-tournament.js';
import {drawBar} from './table.js';

const barWidth = 30;

/** A time in minutes and seconds: `1:05`. */
function formatTime(seconds: number): string {
	const whole = Math.ceil(seconds);
	return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/** A line that tells how far something has come after so many seconds, and how long it will still take. */
export function describeProgress(share: number, seconds: number): string {
	const left = share > 0 ? `${formatTime((seconds * (1 - share)) / share)} left` : '';
	return `${drawBar(share, barWidth)} ${Math.floor(100 * share)}%  ${left}`.trimEnd();
}

/** A line on standard error, if that is a terminal, that always shows the latest standing. */
export function showProgress(): {readonly show: (standing: Standing) => void; readonly end: () => void} {
	const {stderr} = process;
	const start = performance.now();
	let width = 0;
	const write = (line: string): void => {
		if (stderr.isTTY) stderr.write(`\r${line.padEnd(width)}`);
		width = line.length;
	};

	write(describeProgress(0, 0));
	return {
		show: ({share}) => write(describeProgress(share, (performance.now() - start) / 1000)),
		end() {
			// A terminal shows `^C` behind the line.
			write(' '.repeat(width + 2));
			if (stderr.isTTY) stderr.write('\r');
		},
	};
}
