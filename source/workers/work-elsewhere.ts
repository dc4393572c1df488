import {availableParallelism} from 'node:os';
import type {
	ChooserName,
	Dictionary,
	GuesserName,
	Question,
	Shown,
	Tournament,
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
