import {createStatusLine, describeProgress} from '../text/progress.js';
import type {Report} from './dialogue.js';
import type {LineFace} from './voice.js';

/** Shows how far some work is, and that it is done. */
export type WorkStatus = {readonly show: Report; readonly end: () => void};

/** A line with a bar, which is drawn anew and taken away in the end. */
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

/** Work that is done sooner, in milliseconds, is not spoken of. */
const patience = 2000;
/** The milliseconds between two sentences. */
const pause = 10_000;

/** A sentence now and then, for whoever listens; nothing is written where no terminal shows it. */
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
