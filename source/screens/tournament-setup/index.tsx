import {Eye} from '../../components/figure/eye.js';
import {chooserNames, guesserNames} from '../../settings/hangman.js';
import {settleTournamentForm, tournamentTable} from '../../settings/tournament.js';
import type {SetUpParams} from '../routes.js';
import type {Screen} from '../screen.js';
import {setUpScreen} from '../set-up/set-up.js';
import type {SetUpState} from '../set-up/state.js';

export const screen: Screen<SetUpParams<'tournament'>, SetUpState<'tournament'>> = setUpScreen({
	title: 'tournament',
	form: () => 'tournament',
	table: tournamentTable,
	choiceColumns: 10,
	first: () => 'games',
	settle: settleTournamentForm,
	start: (settings, dictionary) => ({go: {to: 'tournament', with: {dictionary, settings}}}),
	figure({guessers, choosers}, columns, rows) {
		const playing = guessers.length + choosers.length;
		const openness = playing / (guesserNames.length + chooserNames.length);
		return <Eye columns={columns} rows={rows} openness={openness} gaze={{x: 0, y: -0.6}} />;
	},
});
