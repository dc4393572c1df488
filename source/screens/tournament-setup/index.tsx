import {Eye} from '../../components/figure/eye.js';
import {chooserNames, guesserNames} from '../../settings/hangman.js';
import {playersFault, settleTournament, tournamentTable} from '../../settings/tournament.js';
import type {SetUpParams} from '../routes.js';
import type {Screen} from '../screen.js';
import {setUpScreen, type SetUpMessage, type SetUpState} from '../set-up/set-up.js';

const countOfNames = (text: string | undefined, all: readonly string[]): number =>
	text === undefined ? all.length : text.split(',').filter(name => name !== '').length;

/** The set-up of a tournament: who plays, on which words. */
export const screen: Screen<SetUpParams, SetUpState, SetUpMessage> = setUpScreen({
	form: 'tournament',
	table: tournamentTable,
	choiceColumns: 10,
	first: () => 'games',
	start(asked, dictionary, {freshSeed}) {
		const settled = settleTournament(asked, dictionary, freshSeed());
		if (!settled.ok) return {kind: 'refuse'};
		return {kind: 'go', go: {to: 'tournament', with: {dictionary, request: settled.request}}};
	},
	fault: asked => playersFault(asked),
	figure({guessers, choosers}, columns, rows) {
		const playing = countOfNames(guessers, guesserNames) + countOfNames(choosers, chooserNames);
		const openness = playing / (guesserNames.length + chooserNames.length);
		return <Eye columns={columns} rows={rows} openness={openness} gaze={{x: 0, y: -0.6}} />;
	},
});
