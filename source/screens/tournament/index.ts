import {printable} from '../../dictionaries/index.js';
import {programsIn} from '../../settings/program.js';
import {playTournament} from '../../workers/play-tournament.js';
import {leaveTournamentQuestion, tournamentAbout} from '../../text/tournament.js';
import type {TournamentParams} from '../routes.js';
import {set, type Screen} from '../screen.js';
import {nameOfSource} from '../session.js';
import {tournamentKeys} from './keys.js';
import {isTournamentRunning, openTournament, type TournamentState} from './state.js';
import {TournamentView} from './view.js';

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
