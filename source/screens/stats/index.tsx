import {localDay} from '../../daily/index.js';
import {stepIn} from '../../settings/readers.js';
import {statisticsOf, type Statistics} from '../../statistics/index.js';
import type {FinishedGame} from '../../store/index.js';
import {filters, statisticsDefinitions, type Filter} from '../../text/statistics.js';
import {help, toMenu} from '../common-keys.js';
import type {Keys, Screen} from '../screen.js';
import {StatsView} from './view.js';

type State = {
	/** Undefined until they are read. */
	readonly games: readonly FinishedGame[] | undefined;
	readonly filter: Filter;
	readonly statistics: Statistics | undefined;
};

type Message =
	| {readonly type: 'read'; readonly games: readonly FinishedGame[]}
	| {readonly type: 'filter'; readonly by: 1 | -1};

const keys: Keys<Message> = [
	{
		keys: ['left', 'right', 'tab'],
		label: '←→',
		hint: 'games',
		help: 'all games, or those of one kind',
		message: key => ({type: 'filter', by: key === 'left' ? -1 : 1}),
	},
	{...help, hint: 'what is counted'},
	toMenu,
];

const shown = (games: readonly FinishedGame[] | undefined, filter: Filter): State => ({
	games,
	filter,
	statistics:
		games &&
		statisticsOf(
			games.filter(({game}) => filter === 'all' || game === filter),
			localDay(new Date()),
		),
});

/** Your games, streaks and bests. */
export const screen: Screen<object, State, Message> = {
	open: () => ({state: shown(undefined, 'all')}),
	reduce(state, message) {
		if (message.type === 'read') return {state: shown(message.games, state.filter)};
		return {state: shown(state.games, stepIn(filters, state.filter, message.by))};
	},
	keys: () => keys,
	work: () => [
		{
			key: 'read',
			async run({player}) {
				await player.recorder.settled();
				const {games} = await player.store.history();
				return {type: 'read', games};
			},
		},
	],
	View: ({state: {statistics, filter}, size}) => (
		<StatsView statistics={statistics} filter={filter} size={size} />
	),
	title: () => ({trail: ['statistics'], status: ''}),
	about: () => statisticsDefinitions.join(' '),
};
