import {Worker} from 'node:worker_threads';
import {wrap, type Remote} from 'comlink';
import nodeEndpoint from 'comlink/dist/esm/node-adapter.mjs';
import type {ChooserName, Dictionary, GuesserName, Question, Shown, Words} from '../engine/index.js';
import type {Table, WorkerApi} from './worker.js';

/** Long work on a thread of its own, which starts with the first of it and keeps the program alive until it is stopped. */
export function workElsewhere() {
	let started: {readonly worker: Worker; readonly api: Remote<WorkerApi>} | undefined;
	let seated: Words | undefined;

	const start = () => {
		const worker = new Worker(new URL('worker.js', import.meta.url));
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

	return {
		loadDictionary: (source: string) => ask().loadDictionary(source),
		makeBook: (dictionary: Dictionary, minLength: number) => ask().makeBook(dictionary, minLength),
		async choose(table: Table, chooser: ChooserName, question: Omit<Question, 'words'>) {
			const api = await askAt(table);
			return api.choose(chooser, question);
		},
		async rank(table: Table, guesser: GuesserName, shown: Omit<Shown, keyof Table>) {
			const api = await askAt(table);
			return api.rank(guesser, shown);
		},
		openProof: (words: Words) => ask().openProof(words),
		continueProof: (milliseconds: number) => ask().continueProof(milliseconds),
		stop: async () => started?.worker.terminate(),
	};
}
