import {mkdirSync, rmSync} from 'node:fs';
import {mock} from 'node:test';
import {format, stripVTControlCharacters} from 'node:util';
import {loadDictionary, type LoadedDictionary, type Source} from '../../../source/dictionaries/index.js';
import {digestFor} from '../../../source/games/digest.js';
import type {GameEvent} from '../../../source/games/events.js';
import type {Player} from '../../../source/games/player.js';
import type {TerminalSize} from '../../../source/hooks/use-terminal-size.js';
import {openApp} from '../../../source/screens/app.js';
import {openSession} from '../../../source/screens/session.js';
import {LookedAt} from '../../../source/screens/looked-at.js';
import type {Route} from '../../../source/screens/routes.js';
import {unusableIn} from '../../../source/settings/choices.js';
import type {Asked} from '../../../source/settings/setting.js';
import {openDisk} from '../../../source/store/disk.js';
import type {Capabilities} from '../../../source/terminal/capabilities.js';
import type {Workers} from '../../../source/workers/client.js';
import {pretendTerminal} from '../../../test/screens/pretended-terminal.js';
import {limitedTasks} from '../../../test/screens/limited-workers.js';
import {playerIn} from '../../../test/store/player.js';
import {localWorkers} from '../../../test/workers/local-workers.js';
import {demand} from '../kind.js';

/** What asking for the time takes, in milliseconds: what works for a time does as much each time. */
const glance = 0.05;

/** Time that passes only as it is told, for a whole process. */
export function stopClock(now: Date) {
	let time = 0;
	mock.timers.enable({apis: ['setTimeout', 'Date'], now});
	performance.now = () => (time += glance);
	return {
		pass(milliseconds: number) {
			time += milliseconds;
			mock.timers.tick(milliseconds);
		},
		restart() {
			mock.timers.reset();
			// The one behind it is that of all performances.
			Reflect.deleteProperty(performance, 'now');
		},
	};
}

export type Clock = ReturnType<typeof stopClock>;

const nextTurn = () =>
	new Promise<void>(resolve => {
		setImmediate(resolve);
	});

/** How far tasks go while a key is taken in, and how far those that are one of many. */
const turnsAtOnce = 40;
const turnsOfMany = 1;

/** How often something that was done may begin something else, as the letters of a game that is gone on with do. */
const mostRounds = 60;

/** How long something may take that is waited for, in nanoseconds. */
const patience = 300_000_000_000n;

/** Tasks that take turns, so many for each key. */
class Lane {
	readonly #most: number;
	#left = 0;
	#waiting: (() => void)[] = [];

	constructor(most: number) {
		this.#most = most;
	}

	/** Whether there is a turn left, which is taken then. */
	isFree(): boolean {
		return this.#left > 0 && this.#left-- > 0;
	}

	next(): Promise<void> {
		return new Promise(resolve => this.#waiting.push(resolve));
	}

	grant(): void {
		const goOn = this.#waiting.splice(0, this.#most);
		this.#left = this.#most - goOn.length;
		for (const each of goOn) each();
	}
}

/** What goes on besides the screen: it is at rest once nothing is under way that ends by itself. */
class Doing {
	#count = 0;
	/** How much has begun so far. */
	begun = 0;
	readonly alone = new Lane(turnsAtOnce);
	readonly many = new Lane(turnsOfMany);

	/** Waits for it. */
	async follow<T>(work: Promise<T>): Promise<T> {
		this.#count++;
		this.begun++;
		try {
			return await work;
		} finally {
			this.#count--;
		}
	}

	/** When a task may go on: at once as far as it is let, and then after the next key. */
	readonly turnIn = (lane: Lane) => async (): Promise<void> => {
		if (!lane.isFree()) {
			this.#count--;
			await lane.next();
			this.#count++;
		}

		await nextTurn();
	};

	/** Lets tasks go on. */
	grant(): void {
		this.alone.grant();
		this.many.grant();
	}

	async rest(): Promise<void> {
		const end = process.hrtime.bigint() + patience;
		for (let calm = 0; calm < 4; calm = this.#count === 0 ? calm + 1 : 0) {
			await nextTurn();
			demand(process.hrtime.bigint() < end, () => `${this.#count} things never end`);
		}
	}
}

/** The same, and what it promises is followed. */
const followed = <T extends object>(thing: T, doing: Doing): T =>
	new Proxy(thing, {
		get(target, name): unknown {
			const value: unknown = Reflect.get(target, name);
			if (typeof value !== 'function') return value;
			return (...args: unknown[]): unknown => {
				const result: unknown = Reflect.apply(value, target, args);
				return result instanceof Promise ? doing.follow(result) : result;
			};
		},
	});

const lists = new Map<string, Promise<LoadedDictionary>>();

/** Reads a list, those that come with the game once; its digest, for which nobody could wait, is known then. */
export async function loadList(source: Source): Promise<LoadedDictionary> {
	const {dictionary, language} = source;
	const load = async () => {
		const loaded = await loadDictionary(dictionary, {language});
		if (loaded.ok) await digestFor(loaded.dictionary);
		return loaded;
	};
	if (/\W/.test(dictionary)) return load();
	const key = `${language} ${dictionary}`;
	const known = lists.get(key) ?? load();
	lists.set(key, known);
	return known;
}

function workersOf(doing: Doing): Workers {
	const given = {...limitedTasks, 'load-dictionary': loadList};
	const alone = localWorkers(given, doing.turnIn(doing.alone));
	const many = localWorkers(given, doing.turnIn(doing.many));
	return {
		...alone,
		run: (name, input, options) =>
			doing.follow((options?.isParallel ? many : alone).run(name, input, options)),
	};
}

/** The player whose files are below a folder; those were changed just now, one after the other. */
function playerAt(home: string, doing: Doing): Player {
	const {store, recorder} = playerIn(home, () => undefined, {
		unusableIn,
		async openDisk() {
			const disk = await openDisk();
			const list = async (folder: string) => {
				const files = await disk.list(folder);
				const order = files.map(({changed}) => changed.getTime()).sort((a, b) => b - a);
				const ageOf = ({changed}: (typeof files)[number]) => order.indexOf(changed.getTime());
				return files.map(file => ({...file, changed: new Date(Date.now() - ageOf(file))}));
			};
			return {...disk, list};
		},
	});
	return {store: followed(store, doing), recorder: followed(recorder, doing)};
}

/** How a session begins. */
export type Beginning = {
	readonly route: Route;
	readonly given: Asked;
	readonly look: Asked;
	readonly can: Capabilities;
	readonly size: TerminalSize;
};

/** What several sessions of a player have in common. */
export type Stage = {readonly clock: Clock; readonly home: string; readonly freshId: () => string};

/** The folder of a player who has no files yet. */
export function emptyHome(home: string): string {
	rmSync(home, {recursive: true, force: true});
	mkdirSync(home, {recursive: true});
	return home;
}

/** The whole full screen in this process, on a terminal in memory; time passes as it is told. */
export async function openWorld({clock, home, freshId}: Stage, {route, given, look, can, size}: Beginning) {
	const doing = new Doing();
	const faults: unknown[] = [];
	const player = playerAt(home, doing);
	let seeds = 0;
	let last: GameEvent | undefined;
	const waiting = await player.store.waiting();
	const app = await openApp(route, openSession(given, look, {waiting}), {
		workers: workersOf(doing),
		freshSeed: () => `seed${seeds++}`,
		freshId,
		player,
		onEvent(event) {
			last = event;
			player.recorder.onEvent(event);
		},
	});
	await app.preload();
	const hear = (fault: unknown) => faults.push(fault);
	process.on('unhandledRejection', hear).on('uncaughtException', hear);
	// What React finds wrong with a screen it only tells.
	const complain = console.error;
	console.error = (...texts: readonly unknown[]) => faults.push(new Error(format(...texts)));
	const terminal = pretendTerminal(app, <LookedAt app={app} can={can} />, size);

	/** Lets everything happen that happens by itself without time. */
	async function settle(): Promise<void> {
		doing.grant();
		for (let round = 0, begun = -1; round < mostRounds && begun !== doing.begun; round++) {
			begun = doing.begun;
			clock.pass(1);
			await doing.rest();
			await doing.follow(player.recorder.settled());
		}

		const [fault] = [...faults, terminal.fault()].filter(each => each !== undefined);
		if (fault !== undefined)
			throw fault instanceof Error ? fault : new Error('It ended with what is no error', {cause: fault});
	}

	await settle();
	demand(terminal.isListening(), () => 'It never listens to keys');
	return {
		/** What stands on the screen, without its styles. */
		frame: () => stripVTControlCharacters(terminal.frame()),
		size: terminal.size,
		picture: app.picture,
		hasEnded: terminal.hasEnded,
		/** What happened last in a game. */
		last: () => last,
		player,
		settle,
		async press(key: string) {
			terminal.press(key);
			await settle();
		},
		async paste(text: string) {
			terminal.paste(text);
			await settle();
		},
		async resize(to: TerminalSize) {
			terminal.resize(to);
			await settle();
		},
		async wait(milliseconds: number) {
			clock.pass(milliseconds);
			await settle();
		},
		async close() {
			terminal.close();
			await settle();
			player.store.release();
			await player.store.settled();
			console.error = complain;
			process.off('unhandledRejection', hear).off('uncaughtException', hear);
		},
	};
}

export type World = Awaited<ReturnType<typeof openWorld>>;
