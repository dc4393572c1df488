import {clockText} from './words.js';
import {drawBar, cutEnd, padEnd, widthOf} from './tables.js';

export const readingText = 'One moment: reading the words…';

export const lookingText = 'Looking ahead…';

const barWidth = 30;

/** `█████░░░░░ 50%  0:12 left`. */
export function describeProgress(share: number, seconds: number): string {
	const left = share > 0 ? `${clockText((seconds * (1 - share)) / share)} left` : '';
	return `${drawBar(share, barWidth)} ${Math.floor(100 * share)}%  ${left}`.trimEnd();
}

/** A terminal that is interrupted shows `^C` behind the line. */
const interruption = 2;

/** Draws a line again and again; nothing is written where the stream is no terminal. */
export function createStatusLine(stream: NodeJS.WriteStream) {
	let shown = 0;
	const put = (line: string) => {
		stream.write(`\r${padEnd(line, shown)}`);
		shown = widthOf(line);
	};

	return {
		show(line: string): void {
			if (stream.isTTY) put(cutEnd(line, stream.columns - 1));
		},
		end(): void {
			if (shown === 0) return;
			shown += interruption;
			put('');
			stream.write('\r');
		},
	};
}
