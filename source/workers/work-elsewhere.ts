import {Worker} from 'node:worker_threads';
import {wrap, type Remote} from 'comlink';
import nodeEndpoint from 'comlink/dist/esm/node-adapter.mjs';
import type {
	ChooserName,
	Dictionary,
	GuesserName,
	Moment,
	Question,
	Shown,
	Situation,
	Words,
} from '../engine/index.js';
import type {Table, WorkerApi} from './worker.js';

/** Long work on a thread of its own, which starts with the first of it and keeps the program alive until it is stopped. */
export function workElsewhere() {
	let started: {readonly worker: Worker; readonly api: Remote<WorkerApi>} | undefined;
	let seated: Words | undefined;
	/** How many answers are waited for, where the worker sees it. */
	const waiting = new Int32Array(new SharedArrayBuffer(4));

	const start = () => {
		const worker = new Worker(new URL('worker.js', import.meta.url), {workerData: waiting});
		return {worker, api: wrap<WorkerApi>(nodeEndpoint(worker))};
	};

	const ask = () => (started ??= start()).api;

	/** The worker, which has been sent the table of the game: once, not with every question. */
	const askAt = async (table: Table) => {
		const api = ask();
		if (seated !== table.words) {
			seated = table.words;
			await api.sitDown(table);
		}

		return api;
	};

	/** Has background work stop for an answer that is waited for. */
	const urgently = async <Answer>(answer: () => Promise<Answer>): Promise<Answer> => {
		Atomics.add(waiting, 0, 1);
		try {
			return await answer();
		} finally {
			Atomics.sub(waiting, 0, 1);
		}
	};

	return {
		loadDictionary: (source: string) => ask().loadDictionary(source),
		makeBook: (dictionary: Dictionary, minLength: number) => ask().makeBook(dictionary, minLength),
		choose: (table: Table, chooser: ChooserName, question: Omit<Question, 'words'>) =>
			urgently(async () => (await askAt(table)).choose(chooser, question)),
		rank: (table: Table, guesser: GuesserName, shown: Omit<Shown, keyof Table>) =>
			urgently(async () => (await askAt(table)).rank(guesser, shown)),
		assess: async (table: Table, situation: Situation) => (await askAt(table)).assess(situation),
		appraise: async (table: Table, moment: Moment, isFair: boolean) =>
			(await askAt(table)).appraise(moment, isFair),
		openProof: (words: Words) => ask().openProof(words),
		continueProof: (milliseconds: number) => ask().continueProof(milliseconds),
		stop: async () => started?.worker.terminate(),
	};
}
