import {localMoment} from '../daily/calendar.js';
import {isBundled, wholePath} from '../dictionaries/index.js';
import type {GameRecord, Store} from '../store/index.js';
import type {GamePlay} from './kinds.js';

export type Recorder = ReturnType<typeof createRecorder>;

/** Creates a recorder, which saves games as they go and adds them to the history when they end. */
export function createRecorder(
	store: Pick<Store, 'leave' | 'finish' | 'release' | 'canKeep' | 'remember' | 'settled' | 'report'>,
	now: () => Date = () => new Date(),
) {
	/** The fields of each record that its play doesn't hold. */
	const besides = new Map<string, Pick<GameRecord, 'date' | 'against'>>();
	const lists = new Map<string, string>();
	let writing = Promise.resolve();

	async function write(play: GamePlay, {date, against}: Pick<GameRecord, 'date' | 'against'>): Promise<void> {
		// The menu begins without the games.
		const {finishedRecord, isRepeatable, kindOf, recordOf} = await import('./kinds.js');
		const kind = kindOf(play);
		if (kind.isWatched(play)) return;
		const record = {...recordOf(play, date), against};
		const finished = finishedRecord(record);
		if (!finished && !isRepeatable(play)) return;
		const {digest} = record;
		const {dictionary} = play.settings;
		const isOwnList = !isBundled(dictionary) && isRepeatable(play);
		// A code has only the digest of a player's own list.
		if (isOwnList && lists.get(digest) !== dictionary)
			await store.remember({lists: {[digest]: wholePath(dictionary)}});
		lists.set(digest, dictionary);
		if (finished) store.finish(finished);
		else store.leave(record);
		// A player who has played a day needs no lesson first.
		if (finished && kind.name === 'daily')
			await store.remember({choices: {daily: {day: play.settings.seed}}});
	}

	return {
		/** Returns the id of a game that begins now. Nothing is kept of some, such as replays. */
		begin: (isKept = true, against?: string): string => {
			const id = crypto.randomUUID();
			if (isKept) besides.set(id, {date: localMoment(now()), against});
			return id;
		},
		/** Goes on with a saved game. */
		resume: ({id, date, against}: Pick<GameRecord, 'id' | 'date' | 'against'>) =>
			void besides.set(id, {date, against}),
		/** Keeps a game as it is now. */
		onPlay(play: GamePlay): void {
			const kept = besides.get(play.id);
			if (kept === undefined) return;
			writing = writing
				.then(() => write(play, kept))
				.catch((error: unknown) => store.report({kind: 'unkept', reason: String(error)}));
		},
		/** Returns whether a game is saved, if its kind may be. */
		keeps: (id: string) => store.canKeep() && besides.has(id),
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
