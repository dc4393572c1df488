import type {ChooserName, Dictionary, GuesserName, Question, Shown, Words} from '../engine/index.js';
import {startWorker} from './start-worker.js';
import type {Table} from './worker.js';

/** Long work on a thread of its own, which starts with the first of it and keeps the program alive until it is stopped. */
export function workElsewhere() {
	let started: ReturnType<typeof startWorker> | undefined;
	let seated: Words | undefined;

	const ask = () => (started ??= startWorker()).api;

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
		stop: async () => started?.stop(),
	};
}
