import {localDay} from '../../daily/index.js';
import {tallyGames} from '../../games/finished.js';
import {stepIn} from '../../settings/readers.js';
import type {Scope, Statistics} from '../../statistics/statistics.js';
import {scopes, statisticsDefinitions} from '../../text/statistics.js';
import {help, toMenu} from '../common-keys.js';
import {set, type Keys, type Screen} from '../screen.js';
import {StatsView} from './view.js';

type State = {
	readonly scope: Scope;
	readonly statistics?: Readonly<Record<Scope, Statistics>> | undefined;
};

const keys: Keys<State> = [
	{
		keys: ['left', 'right', 'tab'],
		hint: 'games',
		help: 'all games, or those of one kind',
		does: key => state => ({
			state: {...state, scope: stepIn(scopes, state.scope, key === 'left' ? -1 : 1)},
		}),
	},
	{...help, hint: 'what is counted'},
	toMenu,
];

export const screen: Screen<object, State> = {
	open: () => ({state: {scope: 'all'}}),
	keys: () => keys,
	work: () => [
		{
			key: 'count',
			run: async context => set<State>({statistics: await tallyGames(context, localDay(new Date()))}),
		},
	],
	View: ({state: {statistics, scope}, size}) => (
		<StatsView statistics={statistics?.[scope]} scope={scope} size={size} />
	),
	title: () => ({trail: ['statistics'], status: ''}),
	about: () => statisticsDefinitions.join(' '),
};
