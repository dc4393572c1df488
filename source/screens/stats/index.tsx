import {localDay} from '../../daily/index.js';
import {tallyGames} from '../../games/finished.js';
import {stepIn} from '../../settings/readers.js';
import type {Scope, Statistics} from '../../statistics/statistics.js';
import {scopes, statisticsDefinitions} from '../../text/statistics.js';
import {help, toMenu} from '../common-keys.js';
import type {Keys, Screen} from '../screen.js';
import {StatsView} from './view.js';

type State = {
	readonly scope: Scope;
	readonly statistics: Readonly<Record<Scope, Statistics>> | undefined;
};

type Message =
	| {readonly type: 'counted'; readonly statistics: Readonly<Record<Scope, Statistics>>}
	| {readonly type: 'next'; readonly by: 1 | -1};

const keys: Keys<Message> = [
	{
		keys: ['left', 'right', 'tab'],
		label: '←→',
		hint: 'games',
		help: 'all games, or those of one kind',
		message: key => ({type: 'next', by: key === 'left' ? -1 : 1}),
	},
	{...help, hint: 'what is counted'},
	toMenu,
];

export const screen: Screen<object, State, Message> = {
	open: () => ({state: {scope: 'all', statistics: undefined}}),
	reduce(state, message) {
		if (message.type === 'counted') return {state: {...state, statistics: message.statistics}};
		return {state: {...state, scope: stepIn(scopes, state.scope, message.by)}};
	},
	keys: () => keys,
	work: () => [
		{
			key: 'count',
			run: async context => ({
				type: 'counted',
				statistics: await tallyGames(context, localDay(new Date())),
			}),
		},
	],
	View: ({state: {statistics, scope}, size}) => (
		<StatsView statistics={statistics?.[scope]} scope={scope} size={size} />
	),
	title: () => ({trail: ['statistics'], status: ''}),
	about: () => statisticsDefinitions.join(' '),
};
