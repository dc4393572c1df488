import {
	assess,
	createSolver,
	isLetter,
	parseDictionary,
	remainingGuesses,
	type Bounds,
	type ChooserName,
	type Dictionary,
} from '../../engine/index.js';
import {
	beginHangman,
	chooserRequest,
	guessLetter,
	isOver,
	takeAnswer,
	type HangmanPlay,
} from '../../games/hangman.js';
import {lessonSteps, type LessonStep} from '../../text/lesson.js';
import type {Means, Step} from '../screen.js';

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

type Exercise = {
	readonly words: readonly string[];
	readonly chooser: ChooserName;
	/** The letter to begin with, where it must be that one. */
	readonly first?: string;
};

const nine = ['ally', 'beta', 'cool', 'deal', 'else', 'flew', 'good', 'hope', 'ibex'];
const short = ['bat', 'bed', 'beg', 'cat', 'hat', 'mat', 'men', 'net', 'web'];

const exercises: Partial<Record<LessonStep, Exercise>> = {
	fair: {words: nine, chooser: 'random'},
	evil: {words: nine, chooser: 'evil', first: 'e'},
	larger: {words: short, chooser: 'evil', first: 'a'},
	harder: {words: short, chooser: 'perfect', first: 'a'},
};

const budget = 8;

function dictionaryOf(words: readonly string[]): Dictionary {
	const parsed = parseDictionary(words.join('\n'));
	if (!parsed.ok) throw new Error(`The lesson has no words: ${parsed.reason}`);
	return parsed.dictionary;
}

function begin(step: LessonStep, {freshId}: Pick<Means, 'freshId'>): HangmanPlay | undefined {
	const exercise = exercises[step];
	if (exercise === undefined) return undefined;
	const {words, chooser} = exercise;
	const settings = {
		dictionary: 'example',
		length: words[0]?.length ?? 0,
		budget,
		chooser,
		guesser: 'you',
		secret: undefined,
		verbose: true,
		figure: 'none',
		seed: 'lesson',
	} as const;
	return beginHangman(dictionaryOf(words), settings, freshId()).play;
}

export const openStep = (step: LessonStep, means: Pick<Means, 'freshId'>): LessonState => ({
	step,
	play: begin(step, means),
	costs: [],
	wanted: undefined,
});

/** Few enough words for a table of a thousand positions. */
const tableBits = 10;

/** The misses that each family of the last letter forces, this letter's included. */
function costsOf({game, ground}: HangmanPlay): readonly Bounds[] {
	const families = game.turns.at(-1)?.families ?? [];
	const solver = createSolver(ground.words, {bits: tableBits});
	const situation = {pool: game.pool, families, remaining: remainingGuesses(game)};
	return assess(solver, situation, () => false).families;
}

const answered = (state: LessonState, play: HangmanPlay): LessonState => ({
	...state,
	play,
	wanted: undefined,
	costs: chooserRequest(play) === undefined && play.game.turns.length > 0 ? costsOf(play) : [],
});

function press(state: LessonState, letter: string): LessonState {
	const {step, play} = state;
	if (play === undefined || isOver(play) || !isLetter(play.game.words.alphabet, letter)) return state;
	const first = exercises[step]?.first;
	if (play.game.turns.length === 0 && first !== undefined && letter !== first)
		return {...state, wanted: first};
	return answered(state, guessLetter(play, letter).play);
}

/** The lesson after a message. */
export function reduceLesson(state: LessonState, message: LessonMessage, means: Means): Step<LessonState> {
	switch (message.type) {
		case 'letter': {
			return {state: press(state, message.letter)};
		}

		case 'answered': {
			return {state: state.play ? answered(state, takeAnswer(state.play, message).play) : state};
		}

		case 'turn': {
			const next = lessonSteps[lessonSteps.indexOf(state.step) + message.by];
			if (next !== undefined) return {state: openStep(next, means)};
			return message.by === 1 ? {state, go: {to: 'home', with: {}}} : {state};
		}
	}
}
