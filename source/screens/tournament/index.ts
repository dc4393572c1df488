import {stepIn} from '../../settings/readers.js';
import {back, everyArrow, help} from '../common-keys.js';
import {set, type Keys, type Screen} from '../screen.js';
import {measures, isTournamentRunning, openTournament, type TournamentState} from './state.js';
import {printable} from '../../dictionaries/index.js';
import {programsIn} from '../../settings/program.js';
import {playTournament} from '../../workers/play-tournament.js';
import {leaveTournamentQuestion, tournamentAbout} from '../../text/tournament.js';
import type {TournamentParams} from '../routes.js';
import {nameOfSource} from '../session.js';
import {TournamentView} from './view.js';

const around = (index: number, by: number, count: number) => (index + by + count) % count;

const tournamentKeys = ({isDrilled}: TournamentState): Keys<TournamentState> => [
	{
		keys: everyArrow,
		hint: 'cell',
		help: 'look at another cell of the map',
		isQuiet: 'when-narrow',
		does: key => state => {
			const {guesser, length, tournament} = state;
			const across = key === 'left' ? -1 : key === 'right' ? 1 : 0;
			const down = key === 'up' ? -1 : key === 'down' ? 1 : 0;
			return {
				state: {
					...state,
					guesser: around(guesser, across, tournament.guessers.length),
					length: around(length, down, tournament.lengths.length),
				},
			};
		},
	},
	{
		keys: ['space'],
		hint: 'chooser',
		help: 'the map of the next chooser',
		does: () => state => ({
			state: {...state, chooser: around(state.chooser, 1, state.tournament.choosers.length)},
		}),
	},
	{
		keys: ['tab'],
		hint: 'measure',
		help: 'mean misses, most misses, or the share won',
		does: () => state => ({state: {...state, measure: stepIn(measures, state.measure, 1)}}),
	},
	{
		keys: ['enter'],
		hint: isDrilled ? 'map' : 'words',
		help: 'the hardest words of the cell and what its program wrote to standard error, or back to the map',
		does: () => state => ({state: {...state, isDrilled: !state.isDrilled}}),
	},
	help,
	back({to: 'tournament-setup', with: {}}, 'back', 'back to the set-up'),
];

export const screen: Screen<TournamentParams, TournamentState> = {
	open: openTournament,
	keys: tournamentKeys,
	View: TournamentView,
	work({state: {dictionary, tournament, ...state}}) {
		if (!isTournamentRunning(state)) return [];
		return [
			{
				key: `tournament ${tournament.seed}`,
				async run({workers, player: {programs}, signal, send}) {
					await playTournament({
						dictionary,
						tournament,
						workers,
						openPlayers: () => programs.open(dictionary),
						signal,
						onStanding: standing =>
							send(
								set({
									...standing,
									names: new Map(programs.names()),
									errors: programs.log(programsIn(tournament)).filter(({kind}) => kind === 'error'),
								}),
							),
					});
					return undefined;
				},
			},
		];
	},
	title: ({settings}) => ({
		trail: ['tournament'],
		status: `${settings.games} games · ${nameOfSource(settings)} · seed ${printable(settings.seed)}`,
	}),
	about: () => tournamentAbout,
	leaveQuestion: state => (isTournamentRunning(state) ? leaveTournamentQuestion : undefined),
};
