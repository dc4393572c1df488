import {isLetter, type Bounds} from '../../engine/index.js';
import {makeGuess, isOver, takeAnswer, type HangmanPlay} from '../../games/hangman.js';
import {beginExercise, exerciseCosts, firstLetterOf} from '../../games/lesson.js';
import {standardDifficulty} from '../../settings/difficulty.js';
import {lessonSteps, type LessonStep} from '../../text/lesson.js';
import type {Route} from '../routes.js';
import type {Context, Step} from '../screen.js';

/** Where the lesson leads: a game as it is by default. */
const firstGame: Route = {
	to: 'hangman-setup',
	with: {given: {guesser: 'you', difficulty: standardDifficulty}, isStarting: true},
};

/** The lesson: the step that is shown, and the game that is played in it. */
export type LessonState = {
	readonly step: LessonStep;
	readonly play: HangmanPlay | undefined;
	/** The misses that each family of the last letter forces. */
	readonly costs: readonly Bounds[];
	/** The letter that the step asks for, where another was pressed. */
	readonly wanted: string | undefined;
};

export type LessonMessage =
	| {readonly type: 'letter'; readonly letter: string}
	| {readonly type: 'answered'; readonly family: number; readonly isProved: boolean}
	| {readonly type: 'turn'; readonly by: 1 | -1};

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

function press(state: LessonState, letter: string): LessonState {
	const {step, play} = state;
	if (play === undefined || isOver(play) || !isLetter(play.game.words.alphabet, letter)) return state;
	const first = firstLetterOf(step);
	if (play.game.turns.length === 0 && first !== undefined && letter !== first)
		return {...state, wanted: first};
	return answered(state, makeGuess(play, letter).play);
}

export function reduceLesson(
	state: LessonState,
	message: LessonMessage,
	context: Context,
): Step<LessonState> {
	switch (message.type) {
		case 'letter': {
			return {state: press(state, message.letter)};
		}

		case 'answered': {
			return {state: state.play ? answered(state, takeAnswer(state.play, message).play) : state};
		}

		case 'turn': {
			const next = lessonSteps[lessonSteps.indexOf(state.step) + message.by];
			if (next !== undefined) return {state: openStep(next, context)};
			return message.by === 1 ? {state, go: firstGame} : {state};
		}
	}
}
