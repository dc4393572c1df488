import {run} from '../../games/call.js';
import {status} from '../../engine/index.js';
import {isOver} from '../../games/hangman.js';
import {callChooser} from '../../games/hangman-calls.js';
import {lessonSteps, lessonTitles} from '../../text/lesson.js';
import {about} from '../../text/about.js';
import {help, letterKey, toMenu} from '../common-keys.js';
import type {Key, Keys, Screen} from '../screen.js';
import {answer, openStep, press, retry, turn, type LessonState} from './state.js';
import {LessonView} from './view.js';

const retryKey: Key<LessonState> = {
	keys: ['t'],
	hint: 'try again',
	help: 'this step from its beginning',
	does: () => retry,
};

const keys = ({step, play}: LessonState): Keys<LessonState> => [
	...(play && !isOver(play) ? [letterKey(play.game.words.alphabet, 'guess', 'guess a letter', press)] : []),
	...(play && status(play.game) === 'lost' ? [retryKey] : []),
	{
		keys: ['enter', 'right'],
		hint: step === lessonSteps.at(-1) ? 'play your first game' : 'next',
		help: 'the next step; after the last one, a game',
		does: () => turn(1),
	},
	{keys: ['left'], hint: 'back', help: 'the step before', does: () => turn(-1)},
	help,
	toMenu,
];

export const screen: Screen<object, LessonState> = {
	open: (_, context) => ({state: openStep('fair', context)}),
	keys,
	View: LessonView,
	work({state: {play}}) {
		const call = play && callChooser(play);
		if (play === undefined || call === undefined) return [];
		return [
			{
				key: `choose ${play.id} ${call.input.guesses.length}`,
				run: async ({workers, signal}) => answer(await run(call, workers, {signal})),
			},
		];
	},
	title: ({step}) => ({
		trail: ['how to play'],
		status: `${lessonTitles[step]} · ${lessonSteps.indexOf(step) + 1} of ${lessonSteps.length}`,
	}),
	about: () => about.lesson,
};
