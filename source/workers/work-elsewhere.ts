import {Worker} from 'node:worker_threads';
import {proxy, wrap, type Remote} from 'comlink';
import nodeEndpoint from 'comlink/dist/esm/node-adapter.mjs';
import type {
	Book,
	ChooserName,
	Dictionary,
	GuesserName,
	Node,
	OnProgress,
	Question,
	Shown,
	Variant,
	Words,
} from '../engine/index.js';
import type {Table, WorkerApi} from './worker.js';

/** Long work on a thread of its own, which starts with the first of it and keeps the program alive until it is stopped. */
export function workElsewhere() {
	let started: {readonly worker: Worker; readonly api: Remote<WorkerApi>} | undefined;
	let seated: Words | undefined;
	/** What the worker holds once it has done all that it was asked, as far as that is known here. */
	let opened: Book | undefined;
	let lastSent = 0;

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

	/** The worker, which has the book of the game. */
	const askOf = async (book: Book) => {
		const api = ask();
		if (opened !== book) {
			opened = book;
			lastSent++;
			await api.takeBook(book);
		}

		return api;
	};

	return {
		loadDictionary: (source: string) => ask().loadDictionary(source),
		async openBook(
			dictionary: Dictionary,
			minLength: number,
			variant: Variant,
			onProgress: OnProgress,
		): Promise<Book> {
			opened = undefined;
			const sent = ++lastSent;
			const book = await ask().openBook(dictionary, minLength, variant, proxy(onProgress));
			if (sent === lastSent) opened = book;
			return book;
		},
		async coach(book: Book, node: Node) {
			const api = await askOf(book);
			return api.coach(node);
		},
		async drawTree(book: Book, node: Node, rows: number) {
			const api = await askOf(book);
			return api.drawTree(node, rows);
		},
		async choose(table: Table, chooser: ChooserName, question: Omit<Question, 'words'>) {
			const api = await askAt(table);
			return api.choose(chooser, question);
		},
		async rank(table: Table, guesser: GuesserName, shown: Omit<Shown, keyof Table>) {
			const api = await askAt(table);
			return api.rank(guesser, shown);
		},
		stop: async () => started?.worker.terminate(),
	};
}
