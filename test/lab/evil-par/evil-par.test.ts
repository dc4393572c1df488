import {guess} from '../../engine/guess.js';
import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {
	choosers,
	createSolver,
	everyWord,
	newGame,
	packWords,
	remainingGuesses,
	status,
	type Letter,
	type Words,
} from '../../../source/engine/index.js';
import {createEvilParSolver} from '../../../source/lab/index.js';
import {fewestAgainstEvil} from '../fewest-against-evil.js';
import {everySo, realLists, tightLists, wordLists} from '../../engine/hangman/word-lists.js';

/** How many letters miss when they are asked of the game's own `evil`; the game must be won then. */
function replay(words: Words, letters: Iterable<Letter>): number {
	let game = newGame({words, budget: 40});
	const choose = choosers.evil.begin(words);
	for (const letter of letters) {
		const result = guess(game, letter, choose);
		if (!result.ok) throw new Error(result.reason);
		({game} = result);
	}

	expect(status(game)).toBe('won');
	return 40 - remainingGuesses(game);
}

/** Stops a search at the n-th question whether to. */
const stopAfter = (questions: number) => () => questions-- <= 0;

describe('the fewest misses that beat evil', () => {
	test.each([
		[['deal'], 0],
		[['deal', 'lead'], 0],
		[['deal', 'teal'], 1],
		[['bills', 'fills', 'gills', 'hills'], 3],
		[['bat', 'cat', 'hat', 'mat', 'bed', 'beg', 'men', 'net', 'web'], 1],
	])('%j: %i', (texts, misses) => {
		expect(createEvilParSolver(packWords(texts)).solve()).toMatchObject({atLeast: misses, atMost: misses});
		expect(fewestAgainstEvil(texts)).toBe(misses);
	});

	test('are what trying all orders of letters finds, and the letters shown are such an order', () => {
		fc.assert(
			fc.property(fc.oneof(wordLists(14), wordLists(40), tightLists, realLists(16)), texts => {
				const words = packWords(texts);
				const {atLeast, atMost, letters} = createEvilParSolver(words, 6).solve();
				expect({atLeast, atMost}).toEqual({atLeast: fewestAgainstEvil(texts), atMost: atLeast});
				expect(replay(words, letters)).toBe(atMost);
			}),
			{numRuns: 60},
		);
	});

	test('are never more than perfect play forces', () => {
		fc.assert(
			fc.property(realLists(60), texts => {
				const words = packWords(texts);
				const {atMost} = createSolver(words).solve(everyWord(words));
				expect(createEvilParSolver(words).solve().atMost).toBeLessThanOrEqual(atMost);
			}),
			{numRuns: 50},
		);
	});

	// Where positions change, look whether more or less is ruled out than before, and whether that was meant; then take over the new ones.
	test.each([
		// [every so many-th word, of so many letters, misses, positions]
		[2, 2, 5, 112],
		[4, 3, 7, 32_224],
		[10, 4, 6, 9326],
		[20, 5, 4, 3046],
		[20, 6, 3, 667],
		[15, 7, 3, 1940],
	])(
		'are found on every %i-th word of %i letters: %i, in %i positions, and in no more when it is stopped at every question',
		(step, length, misses, positions) => {
			const words = packWords(everySo(step, length));
			const solver = createEvilParSolver(words, 12);
			const {atLeast, atMost, letters} = solver.solve();
			expect([atLeast, atMost, replay(words, letters)]).toEqual([misses, misses, misses]);
			expect(solver.positions()).toBe(positions);

			const stopped = createEvilParSolver(words, 12);
			let known = stopped.known();
			while (known.atLeast < known.atMost) known = stopped.solve(stopAfter(0));
			expect([known.atLeast, replay(words, known.letters)]).toEqual([misses, misses]);
			expect(stopped.positions()).toBe(positions);
		},
	);

	test('are closed in on by bounds that hold, stopped at every question', () => {
		const words = packWords(everySo(2, 8));
		const {atMost: misses, letters} = createEvilParSolver(words).solve();
		expect(replay(words, letters)).toBe(misses);
		const solver = createEvilParSolver(words);
		let before = solver.known();
		let times = 0;
		for (; before.atLeast < before.atMost; times++) {
			const now = solver.solve(stopAfter(5));
			expect(now.atLeast).toBeGreaterThanOrEqual(before.atLeast);
			expect(now.atMost).toBeLessThanOrEqual(before.atMost);
			expect(now.atLeast).toBeLessThanOrEqual(misses);
			expect(now.atMost).toBeGreaterThanOrEqual(misses);
			if (now.letters.length > 0) expect(replay(words, now.letters)).toBe(now.atMost);
			before = now;
		}

		expect(times).toBeGreaterThan(5);
		expect(before.atMost).toBe(misses);
	});
});
