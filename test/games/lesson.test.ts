import {makeGuess} from './moves.js';
import fc from 'fast-check';
import {expect, test} from 'vitest';
import {createSolver, everyWord, languages, status} from '../../source/engine/index.js';
import {isOver, type HangmanPlay} from '../../source/games/hangman/hangman.js';
import {exerciseCosts, playExercise, type LessonStep} from '../../source/games/hangman/lesson.js';
import {lessonRemark} from '../../source/text/hangman/lesson.js';

const begin = (step: LessonStep): HangmanPlay => {
	const play = playExercise(step, []);
	if (play === undefined) throw new Error(`Nothing is played in ${step}.`);
	return play;
};

const guess = (play: HangmanPlay, letter: string): HangmanPlay => makeGuess(play, letter).play;

const orders = fc.shuffledSubarray([...languages.en.letters], {minLength: 26});

test('the budget of the step about par is par', () => {
	const {words, budget} = begin('par').game;
	expect(createSolver(words).solve(everyWord(words))).toEqual({
		atLeast: budget - 1,
		atMost: budget - 1,
	});
});

test.each(['larger', 'harder'] as const)('few words are called harder only than more (%s)', step => {
	fc.assert(
		fc.property(orders, order => {
			let play = begin(step);
			for (const letter of order) {
				if (isOver(play)) break;
				play = guess(play, letter);
				const {families = [], kept} = play.game.turns.at(-1) ?? {};
				if (lessonRemark(step, play, exerciseCosts(play)).includes('harder than many'))
					expect(families.some(({pool}) => pool.length > (kept?.pool.length ?? 0))).toBe(true);
			}
		}),
	);
});

test('a family is called the largest only where no other is as large', () => {
	fc.assert(
		fc.property(orders, order => {
			let play = begin('evil');
			for (const letter of order) {
				if (isOver(play)) break;
				play = guess(play, letter);
				const {families = [], kept} = play.game.turns.at(-1) ?? {};
				const remark = lessonRemark('evil', play, []);
				const equals = families.filter(({pool}) => pool.length === kept?.pool.length).length;
				if (families.length > 1 && !isOver(play))
					expect(remark).toContain(equals === 1 ? 'kept the largest ' : `kept one of the ${equals} largest `);
			}
		}),
	);
});

test('in the step about par the remark says who wins, to the end', () => {
	fc.assert(
		fc.property(orders, order => {
			let play = begin('par');
			let wasLost = false;
			for (const letter of order) {
				if (isOver(play)) break;
				play = guess(play, letter);
				const remark = lessonRemark('par', play, exerciseCosts(play));
				if (isOver(play)) {
					expect(remark).toContain(status(play.game) === 'won' ? 'You won.' : 'You lost:');
					// Perfect play never lets a lost game be won.
					if (wasLost) expect(status(play.game)).toBe('lost');
					continue;
				}

				wasLost = remark.startsWith('Lost');
				expect(remark).toMatch(/^(Lost against perfect play|You can still win with \S+ miss)/);
			}
		}),
	);
});
