import {createStatusLine, describeProgress} from '../text/progress.js';
import type {LineFace, Report} from './dialogue.js';

export type WorkStatus = {readonly show: Report; readonly end: () => void};

function drawn(stream: NodeJS.WriteStream): WorkStatus {
	const line = createStatusLine(stream);
	let start: number | undefined;
	return {
		show(work, share) {
			start ??= performance.now();
			line.show(`${work}  ${describeProgress(share, (performance.now() - start) / 1000)}`);
		},
		end() {
			start = undefined;
			line.end();
		},
	};
}

/** Work that takes less, in milliseconds, is not mentioned. */
const patience = 2000;
const pause = 10_000;

/** A sentence now and then, at a terminal. */
export function spokenStatus(
	stream: Pick<NodeJS.WriteStream, 'isTTY' | 'write'>,
	now = () => performance.now(),
): WorkStatus {
	let next: number | undefined;
	return {
		show(work, share) {
			next ??= now() + patience;
			if (!stream.isTTY || now() < next) return;
			next = now() + pause;
			stream.write(`${work}: ${Math.floor(100 * share)} percent.\n`);
		},
		end() {
			next = undefined;
		},
	};
}

export const createWorkStatus = (face: LineFace, stream: NodeJS.WriteStream): WorkStatus =>
	face === 'lines' ? drawn(stream) : spokenStatus(stream);
