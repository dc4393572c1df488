import {localMoment} from '../daily/calendar.js';
import {status, type Dictionary} from '../engine/index.js';
import type {Store} from '../store/index.js';
import type {GameEvent, GameListener} from './events.js';
import type {Origin} from './records.js';

/** Writes down what happens in games, for the player to go on with and to look back at. */
export type Recorder = {
	readonly onEvent: GameListener;
	/** Says that a game is one that was left, by its id, and when it began. */
	readonly resume: (id: string, date: string) => void;
	/** Says that a game, by its id, is one that was played before and is only shown. */
	readonly ignore: (id: string) => void;
	/** When all is written. */
	readonly settled: () => Promise<void>;
};

/** What is known of games while they are played. */
export function createRecorder(
	store: Pick<Store, 'leave' | 'finish' | 'drop' | 'settled'>,
	now: () => Date = () => new Date(),
): Recorder {
	const dates = new Map<string, string>();
	const ignored = new Set<string>();
	const digests = new WeakMap<Dictionary, string>();
	let writing = Promise.resolve();

	async function originOf(event: GameEvent): Promise<Origin> {
		const dictionary = event.game === 'hangman' ? event.play.ground.dictionary : event.play.book.dictionary;
		let digest = digests.get(dictionary);
		if (digest === undefined) {
			const {digestOf} = await import('../codes/digest.js');
			digest = digestOf(dictionary);
			digests.set(dictionary, digest);
		}

		return {date: dates.get(event.play.id) ?? localMoment(now()), digest};
	}

	async function write(event: GameEvent): Promise<void> {
		const [records, origin] = await Promise.all([import('./records.js'), originOf(event)]);
		const {id} = event.play;
		if (event.game === 'hangman') {
			if (event.type === 'answered') store.leave(id, records.leftHangman(event.play, origin));
			else store.finish(id, records.finishedHangman(event.play, origin));
		} else if (event.type === 'over') store.finish(id, records.finishedGhost(event.play, origin));
		else store.leave(id, records.leftGhost(event.play, origin));
	}

	return {
		onEvent(event) {
			const {id} = event.play;
			if (event.type === 'began' && !dates.has(id)) dates.set(id, localMoment(now()));
			if (ignored.has(id)) return;
			if ((event.type !== 'answered' && event.type !== 'over') || isShow(event)) return;
			// Of the last letter and the end only the end is written.
			if (event.type === 'answered' && (isLast(event) || isWaiting(event))) return;
			writing = writing.then(() => write(event));
		},
		resume(id, date) {
			dates.set(id, date);
		},
		ignore(id) {
			ignored.add(id);
		},
		async settled() {
			await writing;
			await store.settled();
		},
	};
}

/** Whether bots play and a person only looks on: that is not kept. */
const isShow = (event: GameEvent): boolean =>
	event.game === 'hangman'
		? event.play.settings.guesser !== 'you'
		: event.play.settings.player !== 'you' && event.play.settings.opponent !== 'human';

/** Whether letters wait that were guessed already: a game that is gone on with is played again from its first. */
const isWaiting = (event: GameEvent): boolean => event.game === 'hangman' && event.play.waiting.length > 0;

/** Whether nothing comes after it but the end. */
const isLast = (event: GameEvent): boolean =>
	event.game === 'ghost' ? event.play.game.ending !== undefined : status(event.play.game) !== 'playing';
