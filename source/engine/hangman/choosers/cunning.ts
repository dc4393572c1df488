import type {Chooser} from './chooser.js';
import {isMiss, type Family, type Question} from '../rules/game.js';
import {createWorstCases, largestForecast, type WorstCases} from './worst-case.js';

const closeLook = 300;

type Grade = readonly [sure: number, sum: number, size: number];

const isBetter = (a: Grade, b: Grade): boolean =>
	a[0] !== b[0] ? a[0] > b[0] : a[1] !== b[1] ? a[1] > b[1] : a[2] > b[2];

/** Grades the families of a question; a grade is `undefined` where a family forces fewer than `atLeast` misses. */
function createGrader({frequent, promising, expert}: WorstCases, {families, remaining}: Question) {
	const total = families.reduce((sum, {pool}) => sum + pool.length, 0);
	const skilled = total <= closeLook ? expert : promising;
	// A larger pool is sampled: every second word, every third …
	const stride = Math.ceil(total / largestForecast);
	return (family: Family, atLeast: number): Grade | undefined => {
		const {pool} = family;
		const miss = isMiss(family) ? 1 : 0;
		if (miss + pool.length - 1 < atLeast) return undefined;
		const sample = stride === 1 ? pool : pool.filter((_, at) => at % stride === 0);
		const plain = miss + frequent(sample);
		if (plain < atLeast) return undefined;
		const best = miss + skilled(sample);
		return [Math.min(plain, best, remaining), plain + best, pool.length];
	};
}

/**
Keeps the family from which it can force the most misses.

It plays each family out to the end against `paga` and against `expert`, always answering so that the guesser misses most. It compares the lower of the two counts, up to the budget, then their sum, then the family's size. It always takes the miss that ends the game.
*/
export const cunning: Chooser = {
	name: 'cunning',
	isFair: false,
	judgedBy: 'perfect',
	isQuick: false,
	begin(words) {
		let worstCases: WorstCases | undefined;
		return question => {
			const [first, ...others] = question.families;
			if (others.length === 0 || (question.remaining === 1 && isMiss(first)))
				return {family: first, isProved: true};
			worstCases ??= createWorstCases(words);
			const grade = createGrader(worstCases, question);
			let best = first;
			let highest: Grade = [0, 0, 0];
			for (const family of question.families) {
				const found = grade(family, highest[0]);
				if (found === undefined || !isBetter(found, highest)) continue;
				best = family;
				highest = found;
			}

			return {family: best, isProved: true};
		};
	},
};
