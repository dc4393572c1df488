import {availableParallelism} from 'node:os';
import {proxy} from 'comlink';
import type {
	Book,
	ChooserName,
	Dictionary,
	GuesserName,
	Moment,
	Node,
	OnProgress,
	Question,
	Shown,
	Situation,
	Tournament,
	Variant,
	Words,
} from '../engine/index.js';
import {playTournament, type Standing} from './play-tournament.js';
import {startWorker} from './start-worker.js';
import type {Table} from './worker.js';

/** How a tournament stands after some seconds. */
export type TimedStanding = Standing & {readonly seconds: number};

/** Long work on a thread of its own, which starts with the first of it and keeps the program alive until it is stopped. */
export function workElsewhere() {
	let started: ReturnType<typeof startWorker> | undefined;
	let seated: Words | undefined;
	/** How many answers are waited for, where the worker sees it. */
	const waiting = new Int32Array(new SharedArrayBuffer(4));
	/** What the worker holds once it has done all that it was asked, as far as that is known here. */
	let opened: Book | undefined;
	let lastSent = 0;

	const ask = () => (started ??= startWorker(waiting)).api;

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
		choose: (table: Table, chooser: ChooserName, question: Omit<Question, 'words'>) =>
			urgently(async () => (await askAt(table)).choose(chooser, question)),
		rank: (table: Table, guesser: GuesserName, shown: Omit<Shown, keyof Table>) =>
			urgently(async () => (await askAt(table)).rank(guesser, shown)),
		assess: async (table: Table, situation: Situation) => (await askAt(table)).assess(situation),
		appraise: async (table: Table, moment: Moment, isFair: boolean) =>
			(await askAt(table)).appraise(moment, isFair),
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
		/** Plays a tournament on threads of its own, one a core, and tells how it stands. */
		async playTournament(
			{dictionary, tournament}: {readonly dictionary: Dictionary; readonly tournament: Tournament},
			signal: AbortSignal,
			onStanding: (standing: TimedStanding) => void,
		) {
			const start = performance.now();
			await playTournament({
				...{dictionary, tournament, signal, startHelper: startWorker, threads: availableParallelism()},
				onStanding({board, share}) {
					onStanding({board, share, seconds: (performance.now() - start) / 1000});
				},
			});
		},
		openProof: (words: Words) => ask().openProof(words),
		continueProof: (milliseconds: number) => ask().continueProof(milliseconds),
		stop: async () => started?.stop(),
	};
}
