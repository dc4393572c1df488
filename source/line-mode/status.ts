import {cutEnd, drawBar, padEnd, widthOf} from '../text/tables.js';
import {clockText} from '../text/words.js';

const barWidth = 30;

/** `█████░░░░░ 50%  0:12 left`. */
export function describeProgress(share: number, seconds: number): string {
	const left = share > 0 ? `${clockText((seconds * (1 - share)) / share)} left` : '';
	return `${drawBar(share, barWidth)} ${Math.floor(100 * share)}%  ${left}`.trimEnd();
}

/** A terminal that is interrupted shows `^C` behind the line. */
const interruption = 2;

/** Shows the work under way, and the share of it that is done, from 0 to 1, if that is known; says at first that Enter stops it, if it does. */
export type WorkStatus = {
	readonly show: (work: string, share?: number, canStop?: boolean) => void;
	readonly end: () => void;
};

/** Draws a line at the bottom of a terminal again and again; nothing is written where the stream is no terminal. */
export function drawnStatus(stream: NodeJS.WriteStream): WorkStatus {
	let shown = 0;
	let start: number | undefined;
	const put = (line: string) => {
		stream.write(`\r${padEnd(line, shown)}`);
		shown = widthOf(line);
	};

	return {
		show(work, share) {
			start ??= performance.now();
			const seconds = (performance.now() - start) / 1000;
			const progress = share === undefined ? '' : describeProgress(share, seconds);
			const line = [work, progress].filter(Boolean).join('  ');
			if (stream.isTTY && line !== '') put(cutEnd(line, stream.columns - 1));
		},
		end() {
			start = undefined;
			if (shown === 0) return;
			shown += interruption;
			put('');
			stream.write('\r');
		},
	};
}

/** Work that takes less, in milliseconds, is not mentioned. */
const patience = 2000;
const pause = 10_000;

/** Says a sentence now and then, at a terminal. */
export function spokenStatus(stream: Pick<NodeJS.WriteStream, 'isTTY' | 'write'>): WorkStatus {
	let sentence = '';
	let first = '';
	let timer: NodeJS.Timeout | undefined;

	function say(): void {
		if (sentence !== '') stream.write(`${sentence}${first}\n`);
		first = '';
		timer = setTimeout(say, pause);
	}

	return {
		show(work, share, canStop = false) {
			const name = work.replace(/[.…]+$/, '');
			const part = share === undefined ? [] : [`${Math.floor(100 * share)} percent`];
			// The time left follows its share.
			sentence =
				work === '' ? '' : `${/^\d/.test(work) ? [...part, name].join(', ') : [name, ...part].join(': ')}.`;
			if (timer === undefined) first = canStop ? ' Enter stops it.' : '';
			if (stream.isTTY) timer ??= setTimeout(say, patience);
		},
		end() {
			clearTimeout(timer);
			timer = undefined;
		},
	};
}
