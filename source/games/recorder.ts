import {localMoment} from '../daily/calendar.js';
import {status} from '../engine/index.js';
import type {Store} from '../store/index.js';
import {isBundled, standardInput, wholePath} from '../dictionaries/index.js';
import {digestFor} from './digest.js';
import type {GameEvent, GameListener} from './events.js';
import type {GhostPlay} from './ghost.js';
import type {HangmanPlay} from './hangman.js';
import {rememberDay} from './played-day.js';
import type {Origin} from './records.js';

type GamePlay = HangmanPlay | GhostPlay;

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
	store: Pick<Store, 'leave' | 'finish' | 'canKeep' | 'remember' | 'settled'>,
	now: () => Date = () => new Date(),
): Recorder {
	const dates = new Map<string, string>();
	const ignored = new Set<string>();
	const lists = new Set<string>();
	let writing = Promise.resolve();

	/** Keeps where a list of the player's own lies: a code names its digest only. */
	async function rememberList(source: string, digest: string): Promise<void> {
		if (isBundled(source) || source === standardInput || lists.has(source)) return;
		lists.add(source);
		const {digestLength} = await import('../codes/index.js');
		await store.remember({lists: {[digest.slice(0, digestLength)]: wholePath(source)}});
	}

	async function write(event: GameEvent): Promise<void> {
		const dictionary = event.game === 'hangman' ? event.play.ground.dictionary : event.play.book.dictionary;
		const [records, digest] = await Promise.all([import('./records.js'), digestFor(dictionary)]);
		await rememberList(event.play.settings.dictionary, digest);
		const {id} = event.play;
		const origin: Origin = {date: dates.get(id) ?? localMoment(now()), digest};
		if (event.game === 'hangman') {
			const {daily} = event.play;
			if (event.type === 'over') {
				store.finish(id, records.finishedHangman(event.play, origin));
				if (daily) await store.remember(rememberDay(daily.date));
			} else store.leave(id, records.leftHangman(event.play, origin));
			return;
		}

		if (event.type !== 'over') {
			store.leave(id, records.leftGhost(event.play, origin));
			return;
		}

		const {hasNextRound, nextRound} = await import('./ghost.js');
		// Before the round is over: whenever the program is killed, the match is in one of two files.
		if (hasNextRound(event.play)) {
			const {play} = nextRound(event.play);
			store.leave(play.id, records.leftGhost(play, origin));
		}

		store.finish(id, records.finishedGhost(event.play, origin));
	}

	return {
		onEvent(event) {
			const {id} = event.play;
			if (event.type === 'began' && !dates.has(id)) dates.set(id, localMoment(now()));
			if (event.type === 'began' || event.type === 'asked' || ignored.has(id) || isShow(event.play)) return;
			if (event.type !== 'over' && !isRepeatable(event.play)) return;
			// Of the last letter and the end only the end is written.
			if (event.type === 'answered' && (isLast(event.play) || isReplayed(event.play))) return;
			writing = writing.then(() => write(event));
		},
		resume(id, date) {
			dates.set(id, date);
		},
		ignore(id) {
			ignored.add(id);
		},
		keeps: play => store.canKeep() && !ignored.has(play.id) && !isShow(play) && isRepeatable(play),
		async settled() {
			await writing;
			await store.settled();
		},
	};
}

/** Whether bots play and a person only looks on: that is not kept. */
const isShow = (play: GamePlay): boolean =>
	'ground' in play
		? play.settings.guesser !== 'you'
		: play.settings.player !== 'you' && play.settings.opponent !== 'human';

/** Whether its words can be had again; those of standard input are gone. */
const isRepeatable = ({settings}: GamePlay): boolean => settings.dictionary !== standardInput;

/** Whether the last letter was guessed before the game was opened. */
const isReplayed = (play: GamePlay): boolean =>
	'ground' in play && play.game.turns.length <= play.earlierLetters;

/** Whether nothing comes after it but the end. */
const isLast = (play: GamePlay): boolean =>
	'ground' in play ? status(play.game) !== 'playing' : play.game.ending !== undefined;
