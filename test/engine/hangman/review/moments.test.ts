import {expect, test} from 'vitest';
import {
	reviewMoment,
	reviewPerfectly,
	type Moment,
} from '../../../../source/engine/hangman/review/moments.js';
import {splitPool} from '../../../../source/engine/hangman/rules/families.js';
import {createSolver, type Bounds, type Solver} from '../../../../source/engine/hangman/solver/solver.js';
import {everyWord, packWords} from '../../../../source/engine/words/words.js';
import type {Letter} from '../../english.js';
import {everySo} from '../word-lists.js';
import {firstGame, guessAll} from '../../helpers.js';
import {momentsOf} from '../../../../source/engine/hangman/review/review.js';

const bounds = (atLeast: number, atMost: number): Bounds => ({atLeast, atMost});
const open = bounds(1, 3);

const momentOf = (
	list: readonly string[],
	guess?: Letter,
): Moment & {words: ReturnType<typeof packWords>} => {
	const words = packWords(list);
	const pool = everyWord(words);
	return {words, pool, guess, families: guess ? splitPool(words, pool, guess) : [], asked: []};
};

test('no letter is known to be best against a chooser that keeps the worst family, while the value is open', () => {
	// Both have a t, which costs nothing and could be named at once.
	const {words, ...moment} = momentOf(['at', 'it'], 'a');
	const solver: Solver = {
		...createSolver(words),
		bounds: () => open,
		solve: (_, stop) => (stop?.(), open),
		isWithin: (_pool, _misses, stop) => (stop?.(), undefined),
	};
	expect(reviewMoment(solver, moment, () => true)).toEqual({
		value: open,
		cost: bounds(2, 4),
		best: undefined,
	});
});

test('a review finds the same whether the thread was wanted in between or not, and yields as often', () => {
	const game = guessAll(firstGame(everySo(4, 4).join(' '), 'evil', 10), 'zxesaoi');
	const review = (isWanted: () => boolean) => {
		const moments = momentsOf(game);
		const known = new Map(
			Array.from(reviewPerfectly(createSolver(game.words), moments, isWanted), found => [
				found?.moment,
				found,
			]),
		);
		return [...known.values()];
	};
	let asked = 0;
	const undisturbed = review(() => false);
	expect(undisturbed.every(found => found?.isFinal)).toBe(true);
	expect(undisturbed).toHaveLength(game.turns.length + 1);
	expect(review(() => asked++ % 3 === 0)).toEqual(undisturbed);
});

test('what is known of a moment is known of those beside it, since words are only ever ruled out', () => {
	const game = guessAll(firstGame(everySo(2, 7).join(' '), 'evil', 26), 'qxzjkvwybfghmpdculnr');
	const moments = momentsOf(game);
	const values: (Bounds | undefined)[] = moments.map(() => undefined);
	let open = 0;
	for (const found of reviewPerfectly(createSolver(game.words), moments, () => false)) {
		if (found === undefined) continue;
		const {moment, value} = found;
		values[moment] = value;
		if (value.atLeast < value.atMost) open++;
		expect(value.atLeast).toBeGreaterThanOrEqual(values[moment + 1]?.atLeast ?? 0);
		expect(value.atMost).toBeLessThanOrEqual(values[moment - 1]?.atMost ?? Infinity);
	}

	expect(open).toBeGreaterThan(0);
});
