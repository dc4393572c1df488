import {clockText} from './numbers.js';
import {drawBar, cutEnd, padEnd, widthOf} from './tables.js';

export const readingText = 'One moment: reading the words…';

export const lookingText = 'Looking ahead…';

const barWidth = 30;

/** `█████░░░░░ 50%  0:12 left`. */
export function describeProgress(share: number, seconds: number): string {
	const left = share > 0 ? `${clockText((seconds * (1 - share)) / share)} left` : '';
	return `${drawBar(share, barWidth)} ${Math.floor(100 * share)}%  ${left}`.trimEnd();
}

type StatusLine = {
	readonly show: (line: string) => void;
	readonly end: () => void;
};

/** A terminal that is interrupted shows `^C` behind the line. */
const interruption = 2;

/** Nothing is written where the stream is no terminal. */
export function createStatusLine(stream: NodeJS.WriteStream): StatusLine {
	if (!stream.isTTY) return {show: () => undefined, end: () => undefined};
	let shown = 0;
	const put = (line: string) => {
		stream.write(`\r${padEnd(line, shown)}`);
		shown = widthOf(line);
	};

	return {
		show: line => put(cutEnd(line, stream.columns - 1)),
		end() {
			if (shown === 0) return;
			shown += interruption;
			put('');
			stream.write('\r');
		},
	};
}
