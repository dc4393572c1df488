import type {Letter} from '../../alphabet.js';
import type {Words} from '../../words/words.js';
import {isMiss, type Family} from '../rules/families.js';
import type {Solver} from '../solver/solver.js';

export type ProvedAnswer = {
	/** Its index among the families, in the order of their patterns. */
	readonly family: number;
	readonly misses: number;
};

export type ProvedAnswers = {
	readonly value: number;
	/** The answer to the last of some letters, if perfect play answered those before it, too. */
	readonly find: (letters: readonly Letter[]) => ProvedAnswer | undefined;
	/** The value of the words that have none of some letters. */
	readonly valueWithout: (letters: readonly Letter[]) => number | undefined;
};

export type FindProved = (words: Words) => ProvedAnswers | undefined;

/** The order that decides among families of equal cost: most words first, then the first pattern. */
export const largestFirst = (families: readonly Family[]): readonly Family[] =>
	families.toSorted((a, b) => b.pool.length - a.pool.length);

/** Teaches a solver what an answer implies for all families. An impossible answer throws. */
export function learnAnswer(
	solver: Solver,
	families: readonly Family[],
	{family, misses}: ProvedAnswer,
): void {
	const kept = families[family];
	if (kept === undefined) throw new RangeError('A proved answer is one of the families');
	let least = misses - 1;
	for (const each of largestFirst(families)) {
		if (each === kept) least = misses;
		const atMost = least - (isMiss(each) ? 1 : 0);
		solver.learn(each.pool, {atLeast: each === kept ? atMost : 0, atMost});
	}
}
