import {localDay} from '../../daily/calendar.js';
import {tallyGames} from '../../games/player.js';
import type {Statistics} from '../../statistics/statistics.js';
import {statisticsDefinitions, statisticsParts} from '../../text/statistics.js';
import {help, toMenu} from '../common.js';
import {set, type Screen} from '../screen.js';

type State = {readonly statistics?: Statistics | undefined};

export const screen: Screen<object, State> = {
	open: () => ({state: {}}),
	page: ({statistics}) => ({
		title: {trail: ['statistics'], status: ''},
		parts: statistics ? statisticsParts(statistics) : [],
		keys: [{...help, hint: 'what is counted'}, toMenu],
		about: () => statisticsDefinitions.join('\n'),
		scrolls: statistics?.games === 0 ? undefined : 'statistics',
	}),
	work: () => [
		{
			key: 'count',
			run: async context => set<State>({statistics: await tallyGames(context, localDay(new Date()))}),
		},
	],
};
