import {localMoment} from '../daily/calendar.js';
import {isBundled, wholePath} from '../dictionaries/index.js';
import type {Store} from '../store/index.js';
import type {GameEvent} from './kinds.js';

export type Recorder = ReturnType<typeof createRecorder>;

/** Creates a recorder, which saves games as they go and adds them to the history when they end. */
export function createRecorder(
	store: Pick<Store, 'leave' | 'finish' | 'release' | 'canKeep' | 'remember' | 'settled' | 'report'>,
	now: () => Date = () => new Date(),
) {
	const dates = new Map<string, string>();
	const ignored = new Set<string>();
	const lists = new Map<string, string>();
	let writing = Promise.resolve();

	async function write({type, play}: GameEvent): Promise<void> {
		// The menu begins without the games.
		const {finishedRecord, isRepeatable, kindOf, recordOf} = await import('./kinds.js');
		const kind = kindOf(play);
		if (kind.isWatched(play) || (type !== 'over' && !isRepeatable(play))) return;
		const record = recordOf(play, dates.get(play.id) ?? localMoment(now()));
		const {digest} = record;
		const {dictionary} = play.settings;
		const isOwnList = !isBundled(dictionary) && isRepeatable(play);
		// A code has only the digest of a player's own list.
		if (isOwnList && lists.get(digest) !== dictionary)
			await store.remember({lists: {[digest]: wholePath(dictionary)}});
		lists.set(digest, dictionary);
		const finished = finishedRecord(record);
		if (finished) store.finish(finished);
		else store.leave(record);
		// A player who has played a day needs no lesson first.
		if (finished && kind.name === 'daily')
			await store.remember({choices: {daily: {day: play.settings.seed}}});
	}

	return {
		onEvent: (event: GameEvent): void => {
			const {type, play} = event;
			if (type === 'began' && !dates.has(play.id)) dates.set(play.id, localMoment(now()));
			if (type === 'began' || ignored.has(play.id)) return;
			writing = writing
				.then(() => write(event))
				.catch((error: unknown) => store.report({kind: 'unkept', reason: String(error)}));
		},
		/** Goes on with a saved game, which began at a date. */
		resume: (id: string, date: string) => void dates.set(id, date),
		/** Keeps nothing of a game, such as a replay. */
		ignore: (id: string) => void ignored.add(id),
		/** Returns whether a game is saved, if its kind may be. */
		keeps: (id: string) => store.canKeep() && !ignored.has(id),
		settled: async (): Promise<void> => {
			await writing;
			await store.settled();
		},
		/** Writes all that waits, and lets other programs go on with the games. */
		release: async (): Promise<void> => {
			await writing;
			store.release();
			await store.settled();
		},
	};
}
