import type {Chooser} from './chooser.js';
import {isMiss, type Family, type Question} from '../rules/game.js';
import {createWorstCases, largestForecast, type WorstCases} from './worst-case.js';

/** Up to so many words it knows how `expert` itself would go on. */
const closeLook = 300;

/** How much a family promises, the weightier first. */
type Grade = readonly [sure: number, sum: number, size: number];

const isBetter = (a: Grade, b: Grade): boolean =>
	a[0] !== b[0] ? a[0] > b[0] : a[1] !== b[1] ? a[1] > b[1] : a[2] > b[2];

/** What a family of a question promises; `undefined` where that is less than `atLeast` misses. */
type Grader = (family: Family, atLeast: number) => Grade | undefined;

function createGrader({frequent, promising, expert}: WorstCases, {families, remaining}: Question): Grader {
	const total = families.reduce((sum, {pool}) => sum + pool.length, 0);
	const skilled = total <= closeLook ? expert : promising;
	// Of more words it looks at every second, third … only.
	const stride = Math.ceil(total / largestForecast);
	return (family, atLeast) => {
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

It plays each family out to the end against two ways of guessing, that of `paga` and that of `expert`, always answering so that the guesser misses most; it counts on the less of the two, as far as the budget goes, then on their sum, then on the family's size. And it never gives a hit away when a miss ends the game.
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
