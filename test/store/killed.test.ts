import {expect, test} from 'vitest';
import {
	createStore,
	type FinishedGame,
	type GameRecord,
	type Store,
	type StoreFault,
} from '../../source/store/index.js';
import {someOf} from '../some-of.js';
import {frailDisk, type Death, type Files} from './frail-disk.js';
import {hangman, left, named} from './games.js';

const folders = {state: '/state', config: '/config'};

const storeOn = (files: Files, death?: Death) => {
	const frail = frailDisk(files, death);
	const faults: StoreFault[] = [];
	const store = createStore({
		folders,
		isKeeping: true,
		onFault: fault => faults.push(fault),
		disk: frail.disk,
	});
	return {...frail, store, faults};
};

const finished = (id: string): FinishedGame => named(id, hangman);
const leftAt = (id: string, moves: string): GameRecord => ({...left, id, moves});

/** What a program had done when it died: `moves` is what was kept for sure, `next` what may be. */
type Progress = {
	finished: string[];
	current?: {name: string; moves?: string; next?: string; isOver: boolean};
};

/** Four games from the first letter to the last, one after the other. */
async function play(store: Store, progress: Progress): Promise<void> {
	for (const name of ['001', '002', '003', '004']) {
		progress.current = {name, isOver: false};
		for (const moves of ['e', 'ea', 'eai']) {
			progress.current.next = moves;
			store.leave(leftAt(name, moves));
			await store.settled();
			progress.current.moves = moves;
		}

		progress.current.isOver = true;
		store.finish(finished(name));
		await store.settled();
		progress.finished.push(name);
		delete progress.current;
	}
}

async function check(death: Death): Promise<boolean> {
	const files: Files = new Map();
	const progress: Progress = {finished: []};
	const {store, died} = storeOn(files, death);
	const survived = await Promise.race([play(store, progress).then(() => true), died.then(() => false)]);
	if (survived) return false;

	const next = storeOn(files);
	const waiting = await next.store.waiting();
	const {games, bad} = await next.store.history();
	const ids = games.map(({id}) => id);
	expect(new Set(ids).size).toBe(ids.length);
	expect(bad).toBeLessThanOrEqual(1);
	for (const name of progress.finished) expect(games).toContainEqual(finished(name));
	const {current} = progress;
	const isInHistory = current !== undefined && ids.includes(current.name);
	if (isInHistory) expect(current.isOver).toBe(true);
	if (isInHistory) expect(waiting).toEqual([]);
	else if (current?.moves === undefined) expect(waiting.length).toBeLessThanOrEqual(1);
	else {
		expect(waiting).toHaveLength(1);
		expect([current.moves, current.next]).toContain(waiting[0]?.moves);
	}

	// It goes on as if nothing had been.
	next.store.finish(finished('005'));
	await next.store.settled();
	expect((await next.store.history()).games).toEqual([...games, finished('005')]);
	expect(await next.store.waiting()).toEqual(waiting);
	expect(next.faults).toEqual([]);
	return true;
}

test('a program killed at any of a thousand instants loses nothing and doubles nothing', async () => {
	const {steps, store} = storeOn(new Map());
	await play(store, {finished: []});
	const instants = steps.flatMap((size, write) =>
		Array.from({length: size + 1}, (_, done) => ({write, done})),
	);
	expect(instants.length).toBeGreaterThan(1000);
	for (const death of someOf(instants, 300)) await check(death);
});
