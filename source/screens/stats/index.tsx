import {Box} from 'ink';
import {Tone} from '../../components/tone.js';
import {localDay} from '../../daily/index.js';
import {statisticsOf} from '../../statistics/index.js';
import {statisticsDefinitions, statisticsLines} from '../../text/statistics.js';
import {help, toMenu} from '../common-keys.js';
import type {Keys, Screen} from '../screen.js';

type State = {readonly lines: readonly string[] | undefined; readonly top: number};

type Message =
	| {readonly type: 'counted'; readonly lines: readonly string[]}
	| {readonly type: 'scroll'; readonly by: 1 | -1};

const keys: Keys<Message> = [
	{
		keys: ['up', 'down'],
		label: '↑↓',
		hint: 'scroll',
		help: 'show what is above or below',
		message: key => ({type: 'scroll', by: key === 'up' ? -1 : 1}),
	},
	help,
	toMenu,
];

/** Your games, streaks and bests. */
export const screen: Screen<object, State, Message> = {
	open: () => ({state: {lines: undefined, top: 0}}),
	reduce(state, message) {
		if (message.type === 'counted') return {state: {...state, lines: message.lines}};
		const last = Math.max(0, (state.lines?.length ?? 0) - 1);
		return {state: {...state, top: Math.min(last, Math.max(0, state.top + message.by))}};
	},
	keys: () => keys,
	work: () => [
		{
			key: 'count',
			async run({player}) {
				await player.recorder.settled();
				const {games} = await player.store.history();
				return {type: 'counted', lines: statisticsLines(statisticsOf(games, localDay(new Date())))};
			},
		},
	],
	View: ({state: {lines = [], top}, size}) => (
		<Box flexDirection='column' paddingX={2} flexGrow={1}>
			<Tone as='quiet'>{lines.slice(top, top + size.rows - 5).join('\n')}</Tone>
		</Box>
	),
	title: () => ({trail: ['statistics'], status: ''}),
	about: () => statisticsDefinitions.join(' '),
};
