import type {Bounds} from '../../engine/index.js';
import {makeGuess, isOver, takeAnswer, type HangmanPlay} from '../../games/hangman.js';
import {beginExercise, exerciseCosts, firstLetterOf} from '../../games/lesson.js';
import {standardDifficulty} from '../../settings/difficulty.js';
import {lessonSteps, type LessonStep} from '../../text/lesson.js';
import type {Route} from '../routes.js';
import type {Context, Update} from '../screen.js';
import type {ChosenFamily} from '../../workers/tasks/choose.js';

/** Where the lesson leads: a game as it is by default. */
const firstGame: Route = {
	to: 'hangman-setup',
	with: {given: {guesser: 'you', difficulty: standardDifficulty}, isStarting: true},
};

export type LessonState = {
	readonly step: LessonStep;
	readonly play: HangmanPlay | undefined;
	/** The misses that each family of the last letter forces. */
	readonly costs: readonly Bounds[];
	/** The letter that the step asks for, where another was pressed. */
	readonly wanted: string | undefined;
};

export const openStep = (step: LessonStep, context: Pick<Context, 'freshId'>): LessonState => ({
	step,
	play: beginExercise(step, context.freshId()),
	costs: [],
	wanted: undefined,
});

const answered = (state: LessonState, play: HangmanPlay): LessonState => ({
	...state,
	play,
	wanted: undefined,
	costs: play.question === undefined && play.game.turns.length > 0 ? exerciseCosts(play) : [],
});

export const press =
	(letter: string): Update<LessonState> =>
	state => {
		const {step, play} = state;
		if (play === undefined || isOver(play)) return {state};
		const first = firstLetterOf(step);
		if (play.game.turns.length === 0 && first !== undefined && letter !== first)
			return {state: {...state, wanted: first}};
		return {state: answered(state, makeGuess(play, letter).play)};
	};

export const answer =
	(family: ChosenFamily): Update<LessonState> =>
	state => ({state: state.play ? answered(state, takeAnswer(state.play, family).play) : state});

/** The same step from its beginning. */
export const retry: Update<LessonState> = ({step}, context) => ({state: openStep(step, context)});

/** The step after, or the one before. */
export const turn =
	(by: 1 | -1): Update<LessonState> =>
	(state, context) => {
		const next = lessonSteps[lessonSteps.indexOf(state.step) + by];
		if (next !== undefined) return {state: openStep(next, context)};
		return by === 1 ? {state, go: firstGame} : {state};
	};
