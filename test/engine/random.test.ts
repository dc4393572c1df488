import fc from 'fast-check';
import {expect, test} from 'vitest';
import {draw, nextSeed, pickOne, seedRandom, type Random} from '../../source/engine/random.js';

const draws = (random: Random, count: number): number[] =>
	Array.from({length: count}, () => draw(random, 1000));

test('the same seed draws the same numbers', () => {
	fc.assert(
		fc.property(fc.string(), seed => {
			expect(draws(seedRandom(seed), 5)).toEqual(draws(seedRandom(seed), 5));
		}),
	);
});

test('different seeds draw different numbers', () => {
	const seeds = ['', ' ', '0', '1', 'a', 'b', 'ab', 'ba', '4f2a', '4f2b', '4f2a-2', 'é', '😀'];
	const games = seeds.map(seed => draws(seedRandom(seed), 5).join());
	expect(new Set(games).size).toBe(seeds.length);
});

test('a seed draws the same numbers in every version: the codes of games have seeds in them', () => {
	expect(draws(seedRandom('4f2a'), 6)).toEqual([605, 860, 189, 349, 989, 399]);
});

test('a number is drawn from 0 up to but not including the count', () => {
	fc.assert(
		fc.property(fc.string(), fc.integer({min: 1, max: 1e6}), (seed, count) => {
			const number = draw(seedRandom(seed), count);
			expect(Number.isInteger(number) && number >= 0 && number < count).toBe(true);
		}),
	);
});

test('every choice is picked now and then', () => {
	const picked = Array.from({length: 200}, (_, seed) => pickOne(seedRandom(`${seed}`), ['a', 'b', 'c']));
	expect(new Set(picked)).toEqual(new Set(['a', 'b', 'c']));
});

test('picking from nothing is a programming error', () => {
	expect(() => pickOne(seedRandom(''), [])).toThrow(RangeError);
});

test.each([
	['4f2a', '4f2a-2'],
	['4f2a-2', '4f2a-3'],
	['4f2a-9', '4f2a-10'],
	['my seed', 'my seed-2'],
	['a-b', 'a-b-2'],
	['a-b-7', 'a-b-8'],
	['', '-2'],
	['7', '7-2'],
	['a-12', 'a-13'],
	['a-1b', 'a-1b-2'],
	['a\nb-1', 'a\nb-1-2'],
])('after the game of seed %j comes that of %j', (seed, next) => {
	expect(nextSeed(seed)).toBe(next);
});
