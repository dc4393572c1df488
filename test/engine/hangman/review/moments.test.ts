import {describe, expect, test} from 'vitest';
import {
	isReviewed,
	reviewMoment,
	sharpen,
	type AgainstEvil,
	type Moment,
	type MomentReview,
} from '../../../../source/engine/hangman/review/moments.js';
import {splitPool} from '../../../../source/engine/hangman/rules/game.js';
import {createSolver, type Bounds, type Solver} from '../../../../source/engine/hangman/solver/solver.js';
import {everyWord, packWords} from '../../../../source/engine/words/words.js';
import {spell, type Letter} from '../../english.js';

const bounds = (atLeast: number, atMost: number): Bounds => ({atLeast, atMost});
const two = bounds(2, 2);
const open = bounds(1, 3);

const momentOf = (
	list: readonly string[],
	guess?: Letter,
): Moment & {words: ReturnType<typeof packWords>} => {
	const words = packWords(list);
	const pool = everyWord(words);
	return {words, pool, guess, families: guess ? splitPool(words, pool, guess) : [], asked: []};
};

const found = (value: Bounds, cost: Bounds, best?: Letter, againstEvil?: AgainstEvil): MomentReview => ({
	value,
	cost,
	best,
	...(againstEvil && {againstEvil}),
});

describe('there is no more to find', () => {
	test.each<[string, asked: Letter | undefined, MomentReview, boolean]>([
		['when all is exact and a best letter known', 'a', found(two, two, 'a'), true],
		['at the end, without a letter', undefined, found(two, two), true],
		['not while the value is open', 'a', found(open, two, 'a'), false],
		['not while the cost is open', 'a', found(two, open, 'a'), false],
		['not while no best letter is known', 'a', found(two, two), false],
		['when perfect play is known, too', 'a', found(two, two, 'a', {letters: [], perfect: two}), true],
		['not while perfect play is open', 'a', found(two, two, 'a', {letters: [], perfect: open}), false],
	])('%s', (_, letter, review, isDone) => {
		expect(isReviewed(momentOf(['at', 'it'], letter), review)).toBe(isDone);
	});
});

describe('two looks at a moment', () => {
	const against = (line: string, perfect: Bounds): AgainstEvil => ({letters: spell(line), perfect});

	test('know the closer bounds of each, and the later best letter', () => {
		expect(sharpen(found(bounds(1, 4), open, 'a'), found(bounds(0, 3), two, 'b'))).toEqual(
			found(open, two, 'b'),
		);
		expect(sharpen(found(open, open, 'a'), found(open, open)).best).toBe('a');
	});

	test.each([
		[4, 3, 'later'],
		[3, 3, 'later'],
		[3, 4, 'earlier'],
	])('against evil name the letters of at most %i and %i misses that are the %s', (before, after, line) => {
		expect(
			sharpen(
				found(bounds(0, before), open, 'a', against('earlier', bounds(0, 5))),
				found(bounds(0, after), open, 'a', against('later', bounds(2, 9))),
			).againstEvil,
		).toEqual(against(line, bounds(2, 5)));
	});

	test('say nothing about evil where one of them doesn’t', () => {
		const evil = found(two, two, 'a', against('a', two));
		const plain = found(two, two, 'a');
		for (const both of [sharpen(evil, plain), sharpen(plain, evil), sharpen(plain, plain)])
			expect(both).not.toHaveProperty('againstEvil');
	});
});

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
