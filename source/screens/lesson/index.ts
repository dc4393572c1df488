import {keyFor} from '../../page/keys.js';
import {status, type Bounds, type Letter} from '../../engine/index.js';
import {isOver, type HangmanPlay} from '../../games/hangman/hangman.js';
import {
	exerciseCosts,
	firstLetterOf,
	lessonSteps,
	playExercise,
	type LessonStep,
} from '../../games/hangman/lesson.js';
import type {Page, Part} from '../../page/page.js';
import {defaultDifficulty} from '../../settings/hangman.js';
import {about} from '../../text/about.js';
import {familiesPart, factsPart, meterPart, wordPart} from '../../text/hangman/parts.js';
import {spokenAnswer} from '../../text/hangman/spoken.js';
import {insteadOfKeys} from '../../text/refusals.js';
import {firstLetterText, lessonRemark, lessonTexts, lessonTitles} from '../../text/hangman/lesson.js';
import {help, toMenu} from '../common.js';
import {letterKey} from '../game-keys.js';
import type {Route} from '../routes.js';
import type {Does, Key, Keys, Screen, Update} from '../screen.js';

const firstGame: Route = {
	to: 'hangman-setup',
	with: {given: {guesser: 'you', difficulty: defaultDifficulty}, isStarting: true},
};

type LessonState = {
	readonly step: LessonStep;
	readonly play: HangmanPlay | undefined;
	readonly costs: readonly Bounds[];
	/** The letter to begin with, once another was tried. */
	readonly wanted?: Letter;
};

function showStep(step: LessonStep, letters: readonly Letter[] = []): LessonState {
	const play = playExercise(step, letters);
	return {step, play, costs: play ? exerciseCosts(play) : []};
}

const press =
	(letter: Letter): Update<LessonState> =>
	state => {
		const {step, play} = state;
		const guesses = play?.game.turns.map(({guess}) => guess) ?? [];
		const first = firstLetterOf(step);
		if (guesses.length === 0 && first !== undefined && letter !== first)
			return {state: {...state, wanted: first}};
		return {state: showStep(step, [...guesses, letter])};
	};

const retry: Update<LessonState> = ({step}) => ({state: showStep(step)});

const turn =
	(by: 1 | -1): Update<LessonState> =>
	state => {
		const next = lessonSteps[lessonSteps.indexOf(state.step) + by];
		if (next !== undefined) return {state: showStep(next)};
		return by === 1 ? {state, go: firstGame} : {state};
	};

const retryKey: Key<LessonState> = keyFor(['t'], 'try again', 'this step from its beginning', () => retry, {
	words: {try: 't'},
});

const keys = ({step, play}: LessonState): Keys<LessonState> => [
	...(play && !isOver(play) ? [letterKey(play.game.words.alphabet, 'guess', 'guess a letter', press)] : []),
	...(play && status(play.game) === 'lost' ? [retryKey] : []),
	keyFor(
		['enter', 'right'],
		step === lessonSteps.at(-1) ? 'play your first game' : 'next',
		'the next step; after the last one, a game',
		() => turn(1),
		{words: {'': 'enter', next: 'enter'}},
	),
	...(step === lessonSteps[0]
		? []
		: [keyFor<Does<LessonState>>(['left'], 'back', 'the step before', () => turn(-1))]),
	help,
	toMenu,
];

function exerciseParts({step, costs}: LessonState, play: HangmanPlay, remark: string): readonly Part[] {
	const {game} = play;
	const turn = game.turns.at(-1);
	const quiet = turn === undefined ? {spoken: ''} : {};
	return [
		{...meterPart(game), ...quiet},
		{...wordPart(game), ...quiet},
		factsPart(game),
		...(turn && step !== 'fair' ? [familiesPart({play, turn, ...(step !== 'evil' && {costs})})] : []),
		// Spoken, the answer comes first; on the screen the remark is the news, with the answer in it.
		{
			part: 'prose',
			paragraphs: [],
			only: 'lines',
			spoken: turn && (step !== 'fair' || isOver(play)) ? remark : '',
		},
	];
}

function questionIn({step, play}: LessonState): string {
	if (play && !isOver(play)) return 'Letter, or Enter to go on:';
	return step === lessonSteps.at(-1) ? 'Enter to play your first game:' : 'Enter to go on:';
}

function page(state: LessonState): Page<Does<LessonState>> {
	const {step, play, costs, wanted} = state;
	const turns = play?.game.turns ?? [];
	const last = turns.at(-1);
	const remark =
		wanted === undefined ? (play ? lessonRemark(step, play, costs) : '') : firstLetterText(wanted);
	const at = lessonSteps.indexOf(step);
	return {
		title: {
			trail: ['how to play'],
			status: `${lessonTitles[step]} · ${at + 1} of ${lessonSteps.length}`,
		},
		news: {
			text: remark,
			as: wanted === undefined ? 'quiet' : 'accent',
			at: turns.length,
			spoken: last ? spokenAnswer(last) : remark,
		},
		parts: [
			{part: 'prose', heading: lessonTitles[step], paragraphs: [lessonTexts[step]]},
			...(play ? exerciseParts(state, play, remark) : []),
			...(step === 'game' ? [{part: 'prose', paragraphs: [insteadOfKeys], only: 'lines'} as const] : []),
		],
		keys: keys(state),
		about: () => about.lesson,
		question: questionIn(state),
	};
}

export const screen: Screen<object, LessonState> = {open: () => ({state: showStep('fair')}), page};
