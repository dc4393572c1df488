import {localMoment} from '../daily/calendar.js';
import {isBundled, standardInput, wholePath} from '../dictionaries/index.js';
import {dailyPlayed, type Store} from '../store/index.js';
import {digestFor} from './digest.js';
import type {GameEvent} from './kinds.js';

export type Recorder = ReturnType<typeof createRecorder>;

/** Writes down what happens in games, for the player to go on with and to look back at. */
export function createRecorder(
	store: Pick<Store, 'leave' | 'finish' | 'release' | 'canKeep' | 'remember' | 'settled' | 'report'>,
	now: () => Date = () => new Date(),
) {
	const dates = new Map<string, string>();
	const ignored = new Set<string>();
	const lists = new Set<string>();
	let writing = Promise.resolve();

	/** Keeps where a list of the player's own lies: a code names its digest only. */
	async function rememberList(dictionary: string, digest: string): Promise<void> {
		if (isBundled(dictionary) || dictionary === standardInput || lists.has(dictionary)) return;
		lists.add(dictionary);
		await store.remember({lists: {[digest]: wholePath(dictionary)}});
	}

	async function write({type, play}: GameEvent): Promise<void> {
		// The menu begins without the games.
		const {finishedRecord, isRepeatable, kindOf, recordOf} = await import('./kinds.js');
		const kind = kindOf(play);
		if (kind.isWatched(play) || (type !== 'over' && !isRepeatable(play))) return;
		// Of the last letter and the end only the end is written.
		if (type === 'answered' && (kind.isOver(play) || kind.isReplayed(play))) return;
		// A program that breaks it off before it answers anything leaves the game as it was.
		if ('forfeit' in play && play.forfeit && kind.isReplayed(play)) return;
		const digest = await digestFor(kind.dictionaryOf(play));
		await rememberList(play.settings.dictionary, digest);
		const origin = {date: dates.get(play.id) ?? localMoment(now()), digest};
		if (type !== 'over') {
			store.leave(recordOf(play, origin));
			return;
		}

		store.finish(finishedRecord(play, origin));
		if (kind.name === 'daily') await store.remember(dailyPlayed(play.settings.seed));
	}

	return {
		onEvent: (event: GameEvent): void => {
			const {type, play} = event;
			if (type === 'began' && !dates.has(play.id)) dates.set(play.id, localMoment(now()));
			if (type === 'began' || type === 'asked' || ignored.has(play.id)) return;
			writing = writing
				.then(() => write(event))
				.catch((error: unknown) => store.report({kind: 'unkept', reason: String(error)}));
		},
		/** Says that a game is one that was left, by its id, and when it began. */
		resume(id: string, date: string): void {
			dates.set(id, date);
		},
		/** Says that a game, by its id, is one that was played before and is only shown. */
		ignore(id: string): void {
			ignored.add(id);
		},
		/** Whether a game, by its id, is written down, if it is of a kind that may be. */
		keeps: (id: string) => store.canKeep() && !ignored.has(id),
		settled: async (): Promise<void> => {
			await writing;
			await store.settled();
		},
		/** When all is written, and no game is played here any more: other programs may go on with them. */
		release: async (): Promise<void> => {
			await writing;
			store.release();
			await store.settled();
		},
	};
}
