import {describe, expect, test} from 'vitest';
import {createProver, type Proof} from '../../source/workers/prover.js';
import {proveLengths, type ParResult, type RemoteProver} from '../../source/workers/prove-lengths.js';
import {dictionaryOf} from '../line-mode/transcript.js';
import {smallWords} from '../engine/hangman/word-lists.js';

const dictionary = dictionaryOf(...smallWords);

/** A prover on this thread. */
function localProver(): RemoteProver {
	const {openProof, continueProof} = createProver();
	return {
		openProof: words => Promise.resolve(openProof(words)),
		continueProof: milliseconds => Promise.resolve(continueProof(milliseconds)),
	};
}

const prove = (lengths: readonly number[], provers: number, shouldStop: () => boolean) => {
	const reports: (readonly ParResult[])[] = [];
	const done = proveLengths(dictionary, lengths, {
		provers: Array.from({length: provers}, localProver),
		shouldStop,
		report: results => reports.push(results),
	});
	return done.then(results => ({results, reports}));
};

describe('proving lengths', () => {
	test.each([1, 2, 5])('with %i provers gives every value, shortest words first', async provers => {
		const {results, reports} = await prove([11, 2, 8, 9], provers, () => false);
		expect(results).toMatchObject([
			{length: 2, words: 42, atLeast: 7, atMost: 7, exact: true, guessesToWin: 8},
			{length: 8, words: 6526, atLeast: 7, atMost: 7, exact: true, guessesToWin: 8},
			{length: 9, words: 5392, atLeast: 5, atMost: 5, exact: true, guessesToWin: 6},
			{length: 11, words: 2597, atLeast: 3, atMost: 3, exact: true, guessesToWin: 4},
		]);
		expect(reports.at(-1)).toEqual(results);
		expect(results.every(({positions, seconds}) => positions > 0 && seconds >= 0)).toBe(true);
	});

	test('that is stopped gives bounds for every length', async () => {
		const {results} = await prove([4, 5, 6], 2, () => true);
		expect(results.map(({length}) => length)).toEqual([4, 5, 6]);
		for (const {atLeast, atMost, exact, guessesToWin} of results) {
			expect(atLeast).toBeLessThan(atMost);
			expect(exact).toBe(false);
			expect(guessesToWin).toBe(atMost + 1);
		}
	});

	test('hands on a prover that fails', async () => {
		const broken: RemoteProver = {
			openProof: () => Promise.reject<Proof>(new Error('no thread')),
			continueProof: () => Promise.reject<Proof>(new Error('no thread')),
		};
		const options = {provers: [broken], shouldStop: () => false, report: () => undefined};
		await expect(proveLengths(dictionary, [4], options)).rejects.toThrow('no thread');
	});
});

test('a prover with nothing to prove is a fault', () => {
	expect(() => createProver().continueProof(1)).toThrow('No proof is open');
});
