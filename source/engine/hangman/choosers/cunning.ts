import type {Words} from '../../words/words.js';
import {createBestLetters, type BestLetters} from '../search/best-letters.js';
import {LetterScores} from '../search/letter-scores.js';
import {indexOf} from '../../words/letter-index.js';
import {createWorstCase, type WorstCase} from '../search/playout.js';
import {createPoolStack} from '../../words/divide.js';
import {keepFamily, type Chooser} from './chooser.js';
import {isMiss, type Family} from '../rules/families.js';
import type {Question} from '../rules/game.js';

const largestForecast = 15_000;

/** Returns the worst cases of three guessers, for pools of up to `largestForecast` words. */
export function createWorstCases(words: Words) {
	const index = indexOf(words);
	const largest = Math.min(words.count, largestForecast);
	const scores = new LetterScores(index.marks(), largest);
	const stack = createPoolStack(index, largest);
	let bestLetters: BestLetters | undefined;

	const worstByScores = (choose: () => number): WorstCase =>
		createWorstCase(stack, (cells, start, end) => {
			scores.look(cells, start, end);
			return choose();
		});

	return {
		/** The letter with the most occurrences, as `paga` asks. */
		frequent: worstByScores(() => scores.mostFrequent()),
		/** The letter with the fewest misses per bit of information, as `expert` asks in large pools. */
		promising: worstByScores(() => scores.best()),
		/** The letter of `expert`; slow, about 50 µs a word. */
		expert: createWorstCase(stack, (cells, start, end) => {
			bestLetters ??= createBestLetters(words);
			const [best] = bestLetters(cells.slice(start, end));
			if (best === undefined) throw new RangeError('Words have letters');
			return best.letter;
		}),
	};
}

type WorstCases = ReturnType<typeof createWorstCases>;

const closeLook = 300;

type Grade = readonly [sure: number, sum: number, size: number];

const isBetter = (a: Grade, b: Grade): boolean =>
	a[0] !== b[0] ? a[0] > b[0] : a[1] !== b[1] ? a[1] > b[1] : a[2] > b[2];

/** Grades the families of a question; a grade is `undefined` where a family forces fewer than `atLeast` misses. */
function createGrader({frequent, promising, expert}: WorstCases, {families, remaining}: Question) {
	const total = families.reduce((sum, {pool}) => sum + pool.length, 0);
	const skilled = total <= closeLook ? expert : promising;
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
	isFair: false,
	isQuick: false,
	begin(words) {
		let worstCases: WorstCases | undefined;
		return question => {
			const [first, ...others] = question.families;
			if (others.length === 0 || (question.remaining === 1 && isMiss(first))) return keepFamily(first);
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

			return keepFamily(best);
		};
	},
};
