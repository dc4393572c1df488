import {localMoment} from '../daily/calendar.js';
import {isBundled, standardInput, wholePath} from '../dictionaries/index.js';
import type {Config, Store} from '../store/index.js';
import {digestFor} from './digest.js';
import {
	finishedRecord,
	isRepeatable,
	kindOf,
	recordOf,
	type GameEvent,
	type GameListener,
	type GamePlay,
} from './kinds.js';

/** Writes down what happens in games, for the player to go on with and to look back at. */
export type Recorder = {
	readonly onEvent: GameListener;
	/** Says that a game is one that was left, by its id, and when it began. */
	readonly resume: (id: string, date: string) => void;
	/** Says that a game, by its id, is one that was played before and is only shown. */
	readonly ignore: (id: string) => void;
	/** Whether a game can be gone on with once it is left. */
	readonly keeps: (play: GamePlay) => boolean;
	/** When all is written. */
	readonly settled: () => Promise<void>;
};

/** What is known of games while they are played. */
export function createRecorder(
	store: Pick<Store, 'leave' | 'finish' | 'canKeep' | 'remember' | 'settled' | 'report'>,
	now: () => Date = () => new Date(),
): Recorder {
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
		const kind = kindOf(play);
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

	const isKept = (play: GamePlay): boolean => !ignored.has(play.id) && !kindOf(play).isWatched(play);

	return {
		onEvent(event) {
			const {type, play} = event;
			const kind = kindOf(play);
			if (type === 'began' && !dates.has(play.id)) dates.set(play.id, localMoment(now()));
			if (type === 'began' || type === 'asked' || !isKept(play)) return;
			if (type !== 'over' && !isRepeatable(play)) return;
			// Of the last letter and the end only the end is written.
			if (type === 'answered' && (kind.isOver(play) || kind.isReplayed(play))) return;
			writing = writing
				.then(() => write(event))
				.catch((error: unknown) => store.report({kind: 'unkept', reason: String(error)}));
		},
		resume(id, date) {
			dates.set(id, date);
		},
		ignore(id) {
			ignored.add(id);
		},
		keeps: play => store.canKeep() && isKept(play) && isRepeatable(play),
		async settled() {
			await writing;
			await store.settled();
		},
	};
}

/** What is remembered of a day's game that is over, beside the choices of set-ups: the menu asks before it can have read a long history. */
const dailyPlayed = (day: string): Config => ({choices: {daily: {day}}});

/** Whether a day's game has ever been finished. */
export const hasPlayedDaily = ({
	choices,
}: {
	readonly choices?: Readonly<Record<string, unknown>> | undefined;
}): boolean => choices?.daily !== undefined;
