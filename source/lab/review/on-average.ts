import {isMiss} from '../../engine/hangman/rules/game.js';
import {tighten} from '../../engine/hangman/review/assess.js';
import type {Moment, MomentReview, OnAverage} from '../../engine/hangman/review/moments.js';
import {createPlayout} from '../../engine/hangman/search/playout.js';
import type {Bounds} from '../../engine/hangman/solver/solver.js';
import {indexOf} from '../../engine/words/letter-index.js';
import type {Words} from '../../engine/words/words.js';
import {createFairSolver} from '../fair/fair.js';

type FairGame = {
	readonly words: Words;
	readonly moments: readonly Moment[];
	/** What a moment was worth. */
	readonly review: (moment: Moment) => MomentReview;
};

/** The letters of a whole game as a way to play: how many misses they lead to on average, beside the best that is known. */
export function compareOnAverage({words, moments, review}: FairGame, before?: Bounds): OnAverage | undefined {
	const [first, end] = [moments[0], moments.at(-1)];
	if (first === end || first?.pool.length !== words.count) return undefined;
	// Without a word at the end it is one that the list lacks.
	if (end === undefined || end.pool.length === 0) return undefined;
	const playout = createPlayout(indexOf(words), words.count);
	let misses = review(end).value.atMost * end.pool.length;
	for (const [index, {families}] of moments.slice(0, -1).entries()) {
		const [kept] = moments[index + 1]?.pool ?? [];
		for (const family of families) {
			if (isMiss(family)) misses += family.pool.length;
			if (family.pool[0] !== kept && family.pool.length > 1) misses += playout.misses(family.pool);
		}
	}

	const own = misses / words.count;
	const reached = {atLeast: 0, atMost: Math.min(own, review(first).value.atMost)};
	return {own, best: tighten(before ?? createFairSolver(words).deepen(), reached)};
}
