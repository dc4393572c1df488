import {describe, expect, test} from 'vitest';
import type {TaskParts, Tasks} from '../../source/workers/protocol.js';
import {createWorkers} from '../../source/workers/client.js';
import {proveLengths} from '../../source/workers/prove-lengths.js';
import type {ParResult} from '../../source/workers/tasks/prove.js';
import {smallWords} from '../engine/hangman/word-lists.js';
import {dictionaryOf} from '../line-mode/transcript.js';
import {localWorkers} from './local-workers.js';

const dictionary = dictionaryOf(...smallWords);

const running = () => new AbortController().signal;

describe('proving lengths', () => {
	test('gives every value, shortest words first', async () => {
		const reports: (readonly ParResult[])[] = [];
		const results = await proveLengths(dictionary, [11, 2, 8, 9], {
			workers: localWorkers(),
			signal: running(),
			report: found => reports.push(found),
		});
		expect(results).toMatchObject([
			{length: 2, words: 42, atLeast: 7, atMost: 7, exact: true, guessesToWin: 8},
			{length: 8, words: 6519, atLeast: 7, atMost: 7, exact: true, guessesToWin: 8},
			{length: 9, words: 5391, atLeast: 5, atMost: 5, exact: true, guessesToWin: 6},
			{length: 11, words: 2594, atLeast: 3, atMost: 3, exact: true, guessesToWin: 4},
		]);
		expect(reports.at(-1)).toEqual(results);
		expect(results.every(({positions, seconds}) => positions > 0 && seconds >= 0)).toBe(true);
	});

	test('tells the letters that beat evil', async () => {
		const options = {workers: localWorkers(), signal: running(), report: () => undefined};
		const results = await proveLengths(dictionary, [2, 11], {...options, chooser: 'evil'});
		expect(results).toMatchObject([
			{length: 2, words: 42, atLeast: 6, atMost: 6, exact: true, guessesToWin: 7},
			{length: 11, words: 2594, exact: true},
		]);
		for (const {letters = ''} of results) expect(letters).toMatch(/^[a-z]+$/);
	});

	test('that is stopped gives bounds for every length', async () => {
		const results = await proveLengths(dictionary, [4, 5, 6], {
			workers: localWorkers(),
			signal: AbortSignal.abort(),
			report: () => undefined,
		});
		expect(results.map(({length}) => length)).toEqual([4, 5, 6]);
		for (const {atLeast, atMost, exact, guessesToWin} of results) {
			expect(atLeast).toBeLessThan(atMost);
			expect(exact).toBe(false);
			expect(guessesToWin).toBe(atMost + 1);
		}
	});

	test('that is stopped waits for no thread, even one that never answers', async () => {
		const mute = createWorkers({file: new URL('data:text/javascript,setInterval(() => {}, 1000)')});
		const ending = new AbortController();
		const proving = proveLengths(dictionary, [4, 5], {
			workers: mute,
			signal: ending.signal,
			report: () => undefined,
		});
		ending.abort();
		expect(await proving).toMatchObject([
			{length: 4, exact: false, positions: 0},
			{length: 5, exact: false, positions: 0},
		]);
		await mute.stop();
	});

	test('searches the same positions every time', async () => {
		const prove = async () => {
			const options = {workers: localWorkers(), signal: running(), report: () => undefined};
			const results = await proveLengths(dictionary, [9, 11], options);
			return results.map(({positions}) => positions);
		};
		expect(await prove()).toEqual(await prove());
	});

	test.each([
		[
			[8, 3, 11, 2, 9],
			[2, 3, 11, 9, 8],
		],
		[
			[6, 5, 4],
			[4, 6, 5],
		],
	])('begins with what takes longest: of %j in the order %j', async (lengths, order) => {
		const begun: number[] = [];
		const workers = localWorkers({
			prove({words}: TaskParts<Tasks['prove']>['input']) {
				begun.push(words.length);
			},
		});
		await proveLengths(dictionary, lengths, {workers, signal: running(), report: () => undefined});
		expect(begun).toEqual(order);
	});

	test('hands on a fault', async () => {
		const workers = localWorkers({
			prove() {
				throw new Error('no thread');
			},
		});
		const options = {workers, signal: running(), report: () => undefined};
		await expect(proveLengths(dictionary, [4], options)).rejects.toThrow('no thread');
	});
});
