import {setTimeout as delay} from 'node:timers/promises';
import {threadId} from 'node:worker_threads';
import type {Held} from '../../source/workers/held.js';
import type {TaskContext} from '../../source/workers/task.js';

const isSet = (flag: Int32Array) => Atomics.load(flag, 0) !== 0;

/** Tasks that behave well or badly, for tests of the protocol. */
export const testTasks = {
	/** Which thread this is; they are numbered as they are started. */
	thread: () => threadId,
	echo: ({text}: {readonly text: string}) => text,
	total: ({numbers}: {readonly numbers: Held<readonly number[]>}) =>
		numbers.data.reduce((sum, number) => sum + number, 0),
	/** Works until the flag is set, making room between its steps. */
	async background({until}: {readonly until: Int32Array}, {progress, turn}: TaskContext<number>) {
		let steps = 0;
		while (!isSet(until)) {
			progress(++steps);
			await turn();
		}

		return steps;
	},
	/** Works until it is wanted elsewhere, without ever letting anything else run. */
	wanted(_: object, {isWanted, progress}: TaskContext<'begun'>) {
		progress('begun');
		let count = 0;
		while (!isWanted()) count++;
		return count;
	},
	/** Tells how far it is from within one long step, as the search for a book does. */
	step(_: object, {progress}: TaskContext<number>) {
		for (let count = 0; ; count++) progress(count);
	},
	/** Waits for something outside, as for a file. */
	async outside(_: object, {signal, progress}: TaskContext<'begun'>) {
		progress('begun');
		await delay(2 ** 30, undefined, {signal});
		return 'never';
	},
	/** Hears nothing. */
	deaf(_: object, {progress}: TaskContext<'begun'>) {
		progress('begun');
		for (;;);
	},
	/** Begins, and doesn't end until the flag is set; hears nothing. */
	busy({until}: {readonly until: Int32Array}, {progress}: TaskContext<'begun'>) {
		progress('begun');
		while (!isSet(until));
		return 'done';
	},
	/** Asks a program. */
	asks: (_: object, {ask}: Pick<TaskContext, 'ask'>) =>
		ask({by: 'guesser', name: 'run:x'}, {kind: 'over', result: 'won', word: 'word'}),
	throws({text}: {readonly text: string}): never {
		throw new Error(text);
	},
	async leaves() {
		await delay(0);
		process.exit(3);
	},
	async breaks({text}: {readonly text: string}) {
		setImmediate(() => {
			throw new Error(text);
		});
		await delay(2 ** 30);
	},
	fills() {
		const all: number[][] = [];
		for (;;) all.push(Array.from({length: 1000}, Math.random));
	},
	uncloneable: () => () => 'a function',
};
