import {once} from 'node:events';
import {constants} from 'node:os';
import process from 'node:process';
import {printable} from '../dictionaries/index.js';
import {endWith, waitAtEnd} from '../terminal/program.js';
import {createStatusLine, describeProgress} from '../text/progress.js';
import {createWorkers} from '../workers/client.js';
import type {Dialogue, LineFace, Report, WorkStep} from './dialogue.js';
import type {LineServices} from './services.js';

type Channel = {
	readonly input: AsyncIterable<string>;
	/** Writes a text; more may follow when the promise is settled. */
	readonly write: (text: string) => Promise<void>;
	/** Whether answers are written too, because no terminal has shown them. */
	readonly isEchoed: boolean;
	readonly status?: WorkStatus;
	/** Waits until what was done is kept: an answer that was shown is never lost. */
	readonly kept?: () => Promise<void>;
};

const silent: WorkStatus = {show: () => undefined, end: () => undefined};

/** Holds a dialogue until it is over or the input ends; all that comes up to a question is written at once. */
export async function converse(
	dialogue: Dialogue<unknown>,
	{input, write, isEchoed, status = silent, kept}: Channel,
): Promise<void> {
	const lines = readLines(input);
	// A line that was waited for while something could be stopped; it answers the next question if it comes later.
	let upcoming: Promise<IteratorResult<string, void>> | undefined;
	let [pending, remarks, answer] = ['', '', ''];
	const flush = async (more = ''): Promise<void> => {
		const text = pending + more;
		pending = '';
		await write(text);
	};
	const endRemarks = (): void => {
		if (remarks !== '') pending += `${remarks.trimEnd()}\n`;
		remarks = '';
	};

	const work = async ({run, isStoppable}: WorkStep): Promise<void> => {
		const stop = new AbortController();
		let isWorking = true;
		if (isStoppable && !isEchoed) {
			upcoming = lines.next();
			const stopAt = ({done = false}: IteratorResult<string, void>): void => {
				if (done || !isWorking) return;
				upcoming = undefined;
				stop.abort();
			};
			upcoming.then(stopAt, () => undefined);
		}

		try {
			await run(status.show, stop.signal);
		} finally {
			isWorking = false;
			status.end();
		}
	};

	try {
		for (;;) {
			const step = dialogue.next(answer);
			if (step.done || step.value.kind === 'leave') break;
			switch (step.value.kind) {
				case 'say':
					endRemarks();
					pending += `${step.value.text}\n`;
					break;
				case 'remark':
					remarks += `${step.value.text} `;
					break;
				case 'work':
					await flush();
					await work(step.value);
					break;
				case 'ask': {
					await kept?.();
					await flush(remarks + step.value.text);
					remarks = '';
					const line = await (upcoming ?? lines.next());
					upcoming = undefined;
					if (line.done) {
						await flush('\n');
						return;
					}

					answer = line.value;
					if (isEchoed) pending = `${printable(answer)}\n`;
				}
			}
		}

		endRemarks();
		await flush();
	} finally {
		if (upcoming === undefined) await lines.return();
	}
}

export async function converseHere(
	talk: (services: LineServices) => Dialogue,
	services: Omit<LineServices, 'workers'>,
	face: LineFace,
): Promise<number> {
	const {stdin, stdout, stderr} = process;
	const {recorder} = services.player;
	waitAtEnd(recorder.release);
	for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
		process.once(signal, () => {
			if (signal === 'SIGINT' && stdin.isTTY) stdout.write('\n');
			endWith(128 + constants.signals[signal]);
		});
	const workers = createWorkers();
	try {
		await converse(talk({...services, workers}), {
			input: stdin.setEncoding('utf8'),
			async write(text) {
				if (!stdout.write(text)) await once(stdout, 'drain');
			},
			isEchoed: !stdin.isTTY,
			status: createWorkStatus(face, stderr),
			kept: recorder.settled,
		});
	} finally {
		await Promise.all([workers.stop(), services.player.programs.stop()]);
	}

	return 0;
}

/** What is kept of a line; no answer is longer. */
const longestLine = 1000;

/**
The lines of a text that arrives in chunks, without their ends, LF or CRLF.

Nothing is read before it is wanted. A last line without an end counts; a line of any length takes no more room than a short one.
*/
export async function* readLines(chunks: AsyncIterable<string>): AsyncGenerator<string, void> {
	let line = '';
	for await (const chunk of chunks) {
		const [rest = '', ...next] = chunk.split('\n');
		line = extend(line, rest);
		for (const part of next) {
			yield finish(line);
			line = extend('', part);
		}
	}

	if (line !== '') yield finish(line);
}

const extend = (line: string, part: string): string => line + part.slice(0, longestLine - line.length);

const finish = (line: string): string => line.replace(/\r$/, '');

type WorkStatus = {readonly show: Report; readonly end: () => void};

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

const createWorkStatus = (face: LineFace, stream: NodeJS.WriteStream): WorkStatus =>
	face === 'lines' ? drawn(stream) : spokenStatus(stream);
