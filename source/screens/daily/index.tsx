import {Box} from 'ink';
import {Prose} from '../../components/prose.js';
import {hasDaily, localDay, untilTomorrow, type Day} from '../../daily/index.js';
import {dailyWords} from '../../dictionary-files.js';
import type {Statistics} from '../../statistics/index.js';
import {countdownText, overText, streakText} from '../../text/daily.js';
import {leftDaily} from '../../games/left.js';
import {tallyGames} from '../../games/finished.js';
import {help, toMenu} from '../common-keys.js';
import {dictionaryOf, readDictionary} from '../house.js';
import type {Keys, Screen} from '../screen.js';

type State = {readonly day: Day; readonly statistics: Statistics | undefined};

type Message =
	| {readonly type: 'play'}
	| {readonly type: 'read'}
	| {readonly type: 'counted'; readonly statistics: Statistics};

const openToday = (): State => ({day: localDay(new Date()), statistics: undefined});

const keys: Keys<Message> = [
	{
		keys: ['enter', 'space'],
		label: 'Enter',
		hint: 'play',
		help: 'play the position of today',
		message: () => ({type: 'play'}),
	},
	help,
	toMenu,
];

/** What the last week came to, and when the next day begins. */
function linesOf({day, statistics}: State): readonly string[] {
	if (!hasDaily(day)) return [`There is no daily on ${day}.`];
	if (statistics === undefined) return [day];
	const {week} = statistics.daily;
	const today = week.at(-1)?.over;
	return [
		day,
		'',
		...week.map(
			({date, over}) =>
				`${date.slice(5)}  ${over === undefined ? '·' : overText(over === 'lost' ? undefined : over)}`,
		),
		'',
		streakText(statistics.days),
		today === undefined
			? 'Today is still to come.'
			: `You have played today. The next day begins in ${countdownText(untilTomorrow(new Date()))}.`,
	];
}

/** Today’s position, before it is played, and how the last days went. */
export const screen: Screen<object, State, Message> = {
	open: () => ({state: openToday()}),
	reduce(state, message, {house}) {
		switch (message.type) {
			case 'counted': {
				return {state: {...state, statistics: message.statistics}};
			}

			case 'read': {
				return {state};
			}

			case 'play': {
				const {day} = state;
				if (localDay(new Date()) !== day) return {state: openToday()};
				const left = leftDaily(house.waiting, day);
				if (left) return {state, go: {to: 'go-on', with: {game: left}}};
				const dictionary = dictionaryOf(house, dailyWords);
				if (!dictionary || !hasDaily(day)) return {state};
				return {state, go: {to: 'hangman', with: {dictionary, day, figure: 'eye'}}};
			}
		}
	},
	keys: () => keys,
	work: ({state, house}) => [
		...readDictionary<Message>(house, dailyWords, {type: 'read'}),
		{
			key: `count ${state.day}`,
			run: async context => ({
				type: 'counted',
				statistics: (await tallyGames(context, state.day)).all,
			}),
		},
	],
	View: ({state, size}) => (
		<Box flexDirection='column' alignItems='center' justifyContent='center' flexGrow={1}>
			<Prose columns={Math.min(60, size.columns - 4)}>{linesOf(state).join('\n')}</Prose>
		</Box>
	),
	title: ({day}) => ({trail: ['daily'], status: day}),
	about: () =>
		'One position a day, the same for everyone: some letters are answered already, and the fiend plays perfectly. Your score is your misses less those of perfect play; a hint counts as a miss, and three over loses the day.',
};
