import {getEventListeners} from 'node:events';
import {describe, expect, test} from 'vitest';
import {createWorkers, type WorkersOptions} from '../../source/workers/client.js';
import {workerFaultText} from '../../source/text/faults.js';
import {WorkerFault} from '../../source/workers/protocol.js';
import {hold} from '../../source/workers/held.js';
import {atEnd} from '../at-end.js';
import {bundle} from './bundle.js';
import type {testTasks} from './test-tasks.js';
import {eventually} from '../eventually.js';

const file = await bundle('test/workers/test-worker.ts');
const echoFile = await bundle('test/workers/echo-worker.ts');

function start(options: WorkersOptions = {}) {
	const workers = createWorkers<typeof testTasks>({file, ...options});
	atEnd(workers.stop);
	return workers;
}

/** Starting a thread takes longer than most tests, so they share one unless they need it fresh or with options. */
const {run} = start();

const newFlag = () => new Int32Array(new SharedArrayBuffer(4));
const set = (flag: Int32Array) => Atomics.store(flag, 0, 1);
const isSet = (flag: Int32Array) => Atomics.load(flag, 0) === 1;

/** Something told once. */
function once() {
	let tell: () => void = () => undefined;
	const told = new Promise<void>(resolve => {
		tell = resolve;
	});
	return {told, tell};
}

describe('a request', () => {
	test('gives what its task gives, each its own', async () => {
		const texts = Array.from({length: 50}, (_, index) => `text ${index}`);
		expect(await Promise.all(texts.map(text => run('echo', {text})))).toEqual(texts);
	});

	test('tells how far it is, in order', async () => {
		const until = newFlag();
		const steps: number[] = [];
		const onProgress = (step: number) => {
			if (steps.push(step) === 5) set(until);
		};
		const count = await run('background', {until}, {onProgress});
		expect(count).toBeGreaterThanOrEqual(5);
		expect(steps).toEqual(Array.from({length: count}, (_, index) => index + 1));
	});

	test('that cannot be sent rejects, and the next one is answered', async () => {
		const text = (() => 'a function') as unknown as string;
		await expect(run('echo', {text})).rejects.toThrow('could not be cloned');
		expect(await run('echo', {text: 'next'})).toBe('next');
	});
});

describe('order', () => {
	test('urgent requests go before background work, and before others that wait', async () => {
		const until = newFlag();
		const ended: string[] = [];
		const note = (name: string) => () => ended.push(name);
		const begun = once();
		const busy = run('busy', {until}, {onProgress: begun.tell}).then(note('busy'));
		await begun.told;
		const background = run('background', {until}).then(note('background'));
		const other = run('echo', {text: 'other'}).then(note('other'));
		const urgent = run('echo', {text: 'urgent'}, {isUrgent: true}).then(note('urgent'));
		set(until);
		await Promise.all([busy, background, other, urgent]);
		expect(ended).toEqual(['busy', 'urgent', 'background', 'other']);
	});

	test('a task in the middle of its work sees that something urgent waits', async () => {
		const begun = once();
		const wanted = run('wanted', {}, {onProgress: begun.tell});
		await begun.told;
		expect(await run('echo', {text: 'now'}, {isUrgent: true})).toBe('now');
		await wanted;
	});

	test('background work goes on beside other background work', async () => {
		const until = newFlag();
		const first = run('background', {until});
		const second = run('background', {until}, {onProgress: step => step === 3 && set(until)});
		expect(await second).toBeGreaterThanOrEqual(3);
		expect(await first).toBeGreaterThanOrEqual(3);
	});
});

describe('held data', () => {
	type Arrived = {readonly input: {readonly numbers: object}; readonly drop: readonly string[]};

	/** What a thread is sent for some held data, one request after the other. */
	async function sent(...all: readonly (readonly number[])[]) {
		const {run} = start({file: echoFile});
		const arrived: Arrived[] = [];
		for (const numbers of all) {
			const request: unknown = await run('total', {numbers: hold(numbers)});
			arrived.push(request as Arrived);
		}

		return arrived.map(({input, drop}) => ({isWhole: 'data' in input.numbers, drop}));
	}

	const [a, b, c, d] = [[1], [2], [3], [4]] as const;
	const [idA, idB] = [hold(a).id, hold(b).id];

	test('goes once', async () => {
		expect(await sent(a, a, a)).toMatchObject([{isWhole: true}, {isWhole: false}, {isWhole: false}]);
	});

	test('is let go when three others were used since', async () => {
		expect(await sent(a, b, c, a, d, b)).toEqual([
			{isWhole: true, drop: []},
			{isWhole: true, drop: []},
			{isWhole: true, drop: []},
			{isWhole: false, drop: []},
			{isWhole: true, drop: [idB]},
			{isWhole: true, drop: [hold(c).id]},
		]);
		expect(idA).not.toBe(idB);
	});

	test('goes again where other data has its id', async () => {
		expect(await run('total', {numbers: {id: 'x', data: [1, 2]}})).toBe(3);
		expect(await run('total', {numbers: {id: 'x', data: [10, 20]}})).toBe(30);
	});

	test('is what each of many requests is about, whatever the order', async () => {
		const all = Array.from({length: 7}, (_, index) => [index, 100 * index]);
		const asked = Array.from({length: 60}, (_, index) => all[(index * index) % 7] ?? []);
		const totals = await Promise.all(asked.map(numbers => run('total', {numbers: hold(numbers)})));
		expect(totals).toEqual(asked.map(([first = 0, second = 0]) => first + second));
	});

	test('goes again to a thread that was started again', async () => {
		expect(await run('total', {numbers: hold(a)})).toBe(1);
		await expect(run('leaves', {})).rejects.toThrow(WorkerFault);
		expect(await run('total', {numbers: hold(a)})).toBe(1);
	});
});

describe('cancelling', () => {
	const patient = start({grace: 2 ** 30});

	test.each(['background', 'outside', 'step'] as const)(
		'%s stops, and its thread goes on with what it holds',
		async name => {
			const numbers = hold([1, 2]);
			await patient.run('total', {numbers});
			const cancel = new AbortController();
			const begun = once();
			const answer = patient.run(name, {until: newFlag()}, {signal: cancel.signal, onProgress: begun.tell});
			await begun.told;
			cancel.abort();
			await expect(answer).rejects.toMatchObject({name: 'AbortError'});
			expect(await patient.run('total', {numbers})).toBe(3);
		},
	);

	test('a task that hears nothing is ended with its thread, and others are asked again', async () => {
		const {run} = start({grace: 20});
		const cancel = new AbortController();
		const begun = once();
		const deaf = run('deaf', {}, {signal: cancel.signal, onProgress: begun.tell});
		await begun.told;
		const others = [run('total', {numbers: hold([3, 4])}), run('total', {numbers: hold([5, 6])})];
		cancel.abort(new Error('Enough.'));
		await expect(deaf).rejects.toThrow('Enough.');
		expect(await Promise.all(others)).toEqual([7, 11]);
	});

	test('an answer to the ended thread does not reach the new one', async () => {
		const {run} = start({grace: 20});
		const cancel = new AbortController();
		const replies: ((answer: {ok: true; answer: string}) => void)[] = [];
		const ask = () => new Promise<{ok: true; answer: string}>(resolve => replies.push(resolve));
		const asks = run('asks', {}, {ask});
		await eventually(() => expect(replies).toHaveLength(1));
		const begun = once();
		const deaf = run('deaf', {}, {signal: cancel.signal, onProgress: begun.tell});
		await begun.told;
		cancel.abort(new Error('Enough.'));
		await expect(deaf).rejects.toThrow('Enough.');
		await eventually(() => expect(replies).toHaveLength(2));
		replies.forEach((reply, at) => reply({ok: true, answer: `${at}`}));
		expect(await asks).toEqual({ok: true, answer: '1'});
	});

	test('before it begins, nothing is done', async () => {
		await expect(run('leaves', {}, {signal: AbortSignal.abort()})).rejects.toMatchObject({
			name: 'AbortError',
		});
		const until = newFlag();
		const begun = once();
		const busy = run('busy', {until}, {onProgress: begun.tell});
		await begun.told;
		const cancel = new AbortController();
		const leaves = run('leaves', {}, {signal: cancel.signal});
		cancel.abort();
		await expect(leaves).rejects.toMatchObject({name: 'AbortError'});
		set(until);
		expect(await busy).toBe('done');
		expect(await run('echo', {text: 'still here'})).toBe('still here');
	});

	test('no progress is told afterwards, and nothing listens any more', async () => {
		const cancel = new AbortController();
		const until = newFlag();
		let isCancelled = false;
		const begun = once();
		const answer = run(
			'background',
			{until},
			{
				signal: cancel.signal,
				onProgress() {
					expect(isCancelled).toBe(false);
					begun.tell();
				},
			},
		);
		await begun.told;
		cancel.abort();
		isCancelled = true;
		await expect(answer).rejects.toThrow();
		await run('echo', {text: 'a round trip'});
		expect(getEventListeners(cancel.signal, 'abort')).toEqual([]);
	});

	test('stopping all rejects what is waited for, and what is asked later', async () => {
		const {run, stop} = start();
		const begun = once();
		const deaf = run('deaf', {}, {onProgress: begun.tell});
		const parallel = run('deaf', {}, {isParallel: true});
		await begun.told;
		await Promise.all([
			expect(deaf).rejects.toMatchObject({name: 'AbortError'}),
			expect(parallel).rejects.toMatchObject({name: 'AbortError'}),
			stop(),
		]);
		await expect(run('echo', {text: 'late'})).rejects.toMatchObject({name: 'AbortError'});
	});
});

describe('a fault', () => {
	const small = start({resourceLimits: {maxOldGenerationSizeMb: 16}});

	test.each([
		['throws', 'It is \u001B[31mred\u001B[0m', 'Something went wrong in the background (throws): It is red.'],
		['breaks', 'At \u001B[2Jonce', 'Something went wrong in the background (breaks): Error: At once.'],
		['leaves', '', 'Something went wrong in the background (leaves): it stopped with exit code 3.'],
		['fills', '', 'There was not enough memory in the background (fills); try a smaller dictionary.'],
	] as const)('%s is told in a sentence, and the next request is answered', async (name, text, sentence) => {
		for (const isParallel of [false, true]) {
			const fault: unknown = await small.run(name, {text}, {isParallel}).catch((error: unknown) => error);
			expect(fault).toBeInstanceOf(WorkerFault);
			expect(workerFaultText(fault as WorkerFault)).toBe(sentence);
			expect(await small.run('echo', {text: 'next'}, {isParallel})).toBe('next');
		}
	});

	test('of a thread rejects all that waits on it; a fault of a task only its own request', async () => {
		const until = newFlag();
		const background = run('background', {until});
		await expect(run('throws', {text: 'alone'})).rejects.toThrow('alone');
		set(until);
		expect(await background).toBeGreaterThanOrEqual(0);
		const lost = run('background', {until: newFlag()});
		const leaves = run('leaves', {});
		await expect(lost).rejects.toMatchObject({
			tasks: ['background', 'leaves'],
			reason: {kind: 'broken', cause: 'it stopped with exit code 3'},
		});
		await expect(leaves).rejects.toThrow(WorkerFault);
	});

	test('that keeps a program from being asked is a forfeit', async () => {
		const ask = () => Promise.reject(new Error('no room'));
		expect(await run('asks', {}, {ask})).toEqual({ok: false, reason: {kind: 'unaskable', cause: 'no room'}});
	});

	test('is an answer that cannot be sent, too', async () => {
		await expect(run('uncloneable', {})).rejects.toThrow('could not be cloned');
		expect(await run('echo', {text: 'next'})).toBe('next');
	});

	test('a thread whose file is not there is one', async () => {
		const {run} = start({file: new URL('missing.js', file)});
		await expect(run('echo', {text: ''})).rejects.toThrow(WorkerFault);
	});
});

describe('parallel work', () => {
	test('that is called off together starts no thread on the way', async () => {
		const {run} = start({threads: 2});
		const before = await run('thread', {}, {isParallel: true});
		const cancel = new AbortController();
		const begun = once();
		const options = {isParallel: true, signal: cancel.signal, onProgress: begun.tell};
		const deaf = Array.from({length: 40}, () => run('deaf', {}, options));
		await begun.told;
		cancel.abort();
		for (const each of await Promise.allSettled(deaf)) expect(each.status).toBe('rejected');
		expect(await run('thread', {}, {isParallel: true})).toBeLessThanOrEqual(before + 3);
	});

	test('takes as many threads as there may be, and each is used again', async () => {
		const {run} = start({threads: 2});
		const until = newFlag();
		const begun: number[] = [];
		const answers = [0, 1, 2, 3].map(index =>
			run('busy', {until}, {isParallel: true, onProgress: () => begun.push(index)}),
		);
		await eventually(() => expect(begun).toHaveLength(2));
		expect(new Set(begun)).toEqual(new Set([0, 1]));
		set(until);
		expect(await Promise.all(answers)).toEqual(['done', 'done', 'done', 'done']);
		expect(begun).toHaveLength(4);
	});

	test('never stands in the way of a game', async () => {
		const {run} = start({threads: 1});
		const until = newFlag();
		const busy = run('busy', {until}, {isParallel: true});
		expect(await run('echo', {text: 'a game'})).toBe('a game');
		expect(isSet(until)).toBe(false);
		set(until);
		expect(await busy).toBe('done');
	});

	test('that is cancelled makes room at once, queued or under way', async () => {
		const {run} = start({threads: 1});
		const cancel = new AbortController();
		const begun = once();
		const deaf = run('deaf', {}, {isParallel: true, signal: cancel.signal, onProgress: begun.tell});
		await begun.told;
		const queued = run('leaves', {}, {isParallel: true, signal: cancel.signal});
		const next = run('echo', {text: 'next'}, {isParallel: true});
		cancel.abort();
		await expect(deaf).rejects.toThrow();
		await expect(queued).rejects.toThrow();
		expect(await next).toBe('next');
	});
});
