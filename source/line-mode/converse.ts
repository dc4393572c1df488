import {once} from 'node:events';
import {constants} from 'node:os';
import process from 'node:process';
import {printable} from '../dictionaries/index.js';
import {endWith, waitAtEnd} from '../terminal/leaving.js';
import {createWorkers} from '../workers/client.js';
import type {Dialogue, LineFace, WorkStep} from './dialogue.js';
import {readLines} from './lines.js';
import type {LineServices} from './services.js';
import {createWorkStatus, type WorkStatus} from './work-status.js';

export type Channel = {
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
