import {chooserNames, guesserNames} from '../../engine/index.js';
import {tournamentForm} from '../forms/tournament.js';
import type {SetUpParams} from '../routes.js';
import type {Screen} from '../screen.js';
import {setUpScreen, type SetUpState} from '../set-up.js';

export const screen: Screen<SetUpParams<'tournament'>, SetUpState<'tournament'>> = setUpScreen({
	title: 'tournament',
	nameOf: () => 'tournament',
	forms: {tournament: tournamentForm},
	first: () => 'games',
	start: (settings, dictionary) => ({go: {to: 'tournament', with: {dictionary, settings}}}),
	figure({guessers, choosers}) {
		const playing = guessers.length + choosers.length;
		const progress = playing / (guesserNames.length + chooserNames.length);
		return {part: 'figure', figure: 'eye', progress, gaze: {x: 0, y: -0.6}};
	},
});
