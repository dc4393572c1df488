import {expect, test} from 'vitest';
import {createEvilReview} from '../../../source/lab/review/against-evil.js';
import type {Basis} from '../../../source/engine/index.js';
import {createJudge} from '../../../source/lab/review/judges.js';
import {createAverageReview, reviewMoment} from '../../../source/engine/hangman/review/moments.js';
import {momentsOf} from '../../../source/engine/hangman/review/review.js';
import {createSolver} from '../../../source/engine/hangman/solver/solver.js';
import {firstGame, guessAll} from '../../engine/helpers.js';

const game = guessAll(firstGame('ally beta cool deal else flew good hope ibex', 'evil'), 'eot');
const {words} = game;
const moments = momentsOf(game);
const hearing = (basis: Basis) => ({
	words,
	moments,
	basis,
	beforehand: {perfect},
	solver: createSolver(words),
});

// No position has it, so that it shows where it is believed.
const perfect = {atLeast: 7, atMost: 7};
const atOnce = () => true;
const never = () => false;

test('a moment is judged by what is asked for', () => {
	const indices = moments.map((_, index) => index);
	const judged = (basis: Basis, shouldStop = never) => {
		const judge = createJudge(hearing(basis));
		return indices.map(index => judge(index, shouldStop));
	};
	expect(judged('average')).toMatchObject(moments.map(createAverageReview(words)));
	const review = createEvilReview(hearing('evil'), {perfect});
	expect(judged('evil')).toEqual(indices.map(index => review(index, never)));
	const solver = createSolver(words);
	expect(judged('perfect', atOnce)).toEqual(
		moments.map((moment, index) => reviewMoment(solver, moment, atOnce, index === 0 ? perfect : undefined)),
	);
});

test.each<Basis>(['average', 'perfect'])('a moment that there is not is none by %s', basis => {
	expect(() => createJudge(hearing(basis))(moments.length, never)).toThrow(RangeError);
});
