import {keyFor} from '../../page/keys.js';
import {printable} from '../../dictionaries/index.js';
import {emptyScoreboard, trueWord, type TournamentCell, type Tournament} from '../../engine/index.js';
import {back, everyArrow, help, stepIn} from '../common.js';
import {startTournament} from '../../settings/tournament.js';
import {clockText} from '../../text/words.js';
import {
	cellPart,
	hardestPart,
	leaveTournamentQuestion,
	mapPart,
	measures,
	tournamentAbout,
	type Measure,
} from '../../text/tournament.js';
import {playTournament, type TournamentProgress} from '../../workers/play-tournament.js';
import type {ParamsByScreen} from '../routes.js';
import {set, type Keys, type Screen} from '../screen.js';
import {nameOfSource} from '../../text/words.js';

type Params = ParamsByScreen['tournament'];

type State = Params &
	TournamentProgress & {
		readonly tournament: Tournament;
		readonly isStopped: boolean;
		readonly cell: TournamentCell;
		readonly measure: Measure;
		readonly isDrilled: boolean;
	};

const isRunning = ({share, isStopped}: Pick<State, 'share' | 'isStopped'>): boolean =>
	share < 1 && !isStopped;

function firstCell({
	guessers: [guesser],
	choosers: [chooser],
	lengths: [length],
}: Tournament): TournamentCell {
	if (guesser === undefined || chooser === undefined || length === undefined)
		throw new RangeError('A tournament has at least one cell');
	return {guesser, chooser, length};
}

const stop: Keys<State>[number] = keyFor(
	['s'],
	'stop',
	'stop, and keep what has been played so far',
	() => set({isStopped: true}),
	{words: {stop: 's', '': 's'}},
);

const measure: Keys<State>[number] = keyFor(
	['tab'],
	'measure',
	'mean misses, most misses, or the share won',
	() => state => ({state: {...state, measure: stepIn(measures, state.measure, 1)}}),
	{words: {}},
);

const keys = (state: State): Keys<State> => [
	keyFor(
		everyArrow,
		'cell',
		'look at another cell of the map',
		key => state => {
			const {cell, tournament} = state;
			const across = key === 'left' ? -1 : key === 'right' ? 1 : 0;
			const down = key === 'up' ? -1 : key === 'down' ? 1 : 0;
			const guesser = stepIn(tournament.guessers, cell.guesser, across);
			const length = stepIn(tournament.lengths, cell.length, down);
			return {state: {...state, cell: {...cell, guesser, length}}};
		},
		{isQuiet: 'when-narrow', words: {}},
	),
	keyFor(
		['space'],
		'chooser',
		'the map of the next chooser',
		() => state => {
			const chooser = stepIn(state.tournament.choosers, state.cell.chooser, 1);
			return {state: {...state, cell: {...state.cell, chooser}}};
		},
		{words: {}},
	),
	...(state.isDrilled ? [] : [measure]),
	keyFor(
		['enter'],
		state.isDrilled ? 'map' : 'words',
		'the hardest words of the cell, or back to the map',
		() => state => ({state: {...state, isDrilled: !state.isDrilled}}),
		{words: {}},
	),
	...(isRunning(state) ? [stop] : []),
	help,
	back({to: 'tournament-setup', with: {}}, 'back', 'back to the set-up'),
];

function progressText({share, seconds, isStopped}: State): string {
	if (isStopped) return `stopped after ${clockText(seconds)}`;
	if (share === 1) return `done in ${clockText(seconds)}`;
	return share > 0 ? `${clockText((seconds / share) * (1 - share))} left` : '';
}

export const screen: Screen<Params, State> = {
	open(params) {
		const tournament = startTournament(params.dictionary, params.settings);
		return {
			state: {
				...params,
				tournament,
				board: emptyScoreboard,
				share: 0,
				seconds: 0,
				isStopped: false,
				cell: firstCell(tournament),
				measure: 'mean',
				isDrilled: false,
			},
		};
	},
	page(state) {
		const {settings, dictionary, isDrilled, share} = state;
		const shown = {...state, spell: (word: string) => trueWord(dictionary, word)};
		return {
			title: {
				trail: ['tournament'],
				status: `${nameOfSource(settings)} · seed ${printable(settings.seed)}`,
			},
			parts: [
				{part: 'progress', label: progressText(state), share, spoken: state.isStopped ? 'Stopped.' : ''},
				isDrilled ? hardestPart(shown) : mapPart(shown),
				cellPart(shown),
			],
			keys: keys(state),
			about: () => tournamentAbout,
			busy: isRunning(state) ? 'Playing the tournament' : undefined,
		};
	},
	work({state}) {
		if (!isRunning(state)) return [];
		const {dictionary, tournament} = state;
		return [
			{
				key: `tournament ${tournament.seed}`,
				async run({workers, signal, send}) {
					const onProgress = (progress: TournamentProgress) => send(set(progress));
					await playTournament({dictionary, tournament, workers, signal, onProgress});
					return undefined;
				},
			},
		];
	},
	leaveQuestion: state => (isRunning(state) ? leaveTournamentQuestion : undefined),
};
