import {chooserRequest} from '../../games/hangman.js';
import {lessonSteps, lessonTitles} from '../../text/lesson.js';
import {hold} from '../../workers/held.js';
import {help, letterKey, toMenu} from '../common-keys.js';
import type {Keys, Screen} from '../screen.js';
import {openStep, reduceLesson, type LessonMessage, type LessonState} from './state.js';
import {LessonView} from './view.js';

const keys = ({step, play}: LessonState): Keys<LessonMessage> => [
	...(play
		? [
				letterKey(play.game.words.alphabet, 'guess', 'guess a letter', (letter): LessonMessage => ({
					type: 'letter',
					letter,
				})),
			]
		: []),
	{
		keys: ['enter', 'right'],
		label: 'Enter',
		hint: step === lessonSteps.at(-1) ? 'done' : 'next',
		help: 'the next step',
		message: () => ({type: 'turn', by: 1}),
	},
	{
		keys: ['left'],
		label: '←',
		hint: 'back',
		help: 'the step before',
		message: () => ({type: 'turn', by: -1}),
	},
	help,
	toMenu,
];

/** How to play, step by step, each of them played. */
export const screen: Screen<object, LessonState, LessonMessage> = {
	open: (_, context) => ({state: openStep('fair', context)}),
	reduce: reduceLesson,
	keys,
	View: LessonView,
	work({state: {play}}) {
		const request = play && chooserRequest(play);
		if (play === undefined || request === undefined) return [];
		return [
			{
				key: `choose ${play.id} ${request.letters.length}`,
				async run({workers, signal}) {
					const input = {game: hold(request.ground), letters: request.letters};
					return {type: 'answered', ...(await workers.run('choose', input, {signal, isUrgent: true}))};
				},
			},
		];
	},
	title: ({step}) => ({
		trail: ['how to play'],
		status: `${lessonTitles[step]} · ${lessonSteps.indexOf(step) + 1} of ${lessonSteps.length}`,
	}),
	about: () =>
		'A lesson of five minutes: a fair game, how the fiend cheats, and what perfect play is. The rules in full are in the menu.',
};
