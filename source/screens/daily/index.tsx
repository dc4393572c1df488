import {Box, Text} from 'ink';
import {useMemo} from 'react';
import {Prose, Rule} from '../../components/lines.js';
import {Tiles, type Tile} from '../../components/word/tiles.js';
import {
	dailyOf,
	firstDay,
	hasDaily,
	lastDay,
	localDay,
	slack,
	untilTomorrow,
	type Daily,
	type Day,
} from '../../daily/index.js';
import {dailyWords} from '../../dictionaries/index.js';
import {hidden} from '../../engine/index.js';
import type {Statistics} from '../../statistics/statistics.js';
import {countdownText, noDailyText, positionText, streakText, weekText} from '../../text/daily.js';
import {about} from '../../text/about.js';
import {leftDaily} from '../../games/open.js';
import {tallyGames} from '../../games/finished.js';
import {help, toMenu} from '../common-keys.js';
import {readDictionary} from '../common-work.js';
import {set, type Context, type Key, type Screen, type Step, type ViewProps} from '../screen.js';
import {dictionaryOf} from '../session.js';

type State = {
	readonly day: Day;
	readonly statistics?: Statistics | undefined;
	readonly isWaiting: boolean;
};

const openToday = (): State => ({day: localDay(new Date()), isWaiting: false});

const playKey: Key<State> = {
	keys: ['enter', 'space'],
	hint: 'play',
	help: 'play today’s puzzle',
	does: () => play,
};

const practiceKey: Key<State> = {
	...playKey,
	hint: 'practice',
	help: 'play today’s puzzle again, as practice that counts nowhere',
};

function play(state: State, {session}: Context): Step<State> {
	const {day} = state;
	if (localDay(new Date()) !== day) return {state: openToday()};
	if (!hasDaily(day)) return {state};
	const left = leftDaily(session.waiting, day);
	if (left) return {state, go: {to: 'go-on', with: {as: 'resumed', record: left}}};
	const dictionary = dictionaryOf(session, dailyWords);
	if (!dictionary) return {state: {...state, isWaiting: true}};
	return {
		state,
		go: {to: 'hangman', with: {game: 'daily', list: dictionary, settings: {day, figure: 'eye'}}},
	};
}

/** A time stands in one line. */
const countdown = (): string => countdownText(untilTomorrow(new Date())).replaceAll(' ', '\u00A0');

function Week({statistics, columns}: {readonly statistics: Statistics; readonly columns: number}) {
	const {daily, days} = statistics;
	const hasPlayed = daily.week.at(-1)?.over !== undefined;
	return (
		<>
			<Rule columns={columns} left='your last seven days' />
			<Text wrap='truncate-end'>{weekText(daily.week)}</Text>
			<Prose columns={columns}>
				{`${streakText(days)} ${hasPlayed ? `You have played today. The next day begins in ${countdown()}.` : 'You haven’t played today.'}`}
			</Prose>
		</>
	);
}

function Position({daily, columns}: {readonly daily: Daily; readonly columns: number}) {
	const tiles = Array.from(daily.pattern, (text): Tile => ({
		text,
		look: text === hidden ? 'hidden' : 'known',
	}));
	return (
		<>
			<Tiles tiles={tiles} columns={columns} isBoxed />
			<Prose columns={columns}>{positionText({...daily, slack})}</Prose>
		</>
	);
}

const mostColumns = 64;

function DailyView({state: {day, statistics}, session, size}: ViewProps<State>) {
	const columns = Math.min(mostColumns, size.columns - 4);
	const dictionary = dictionaryOf(session, dailyWords);
	const daily = useMemo(
		() => (dictionary && hasDaily(day) ? dailyOf(dictionary, day) : undefined),
		[dictionary, day],
	);
	return (
		<Box flexGrow={1} alignItems='center' justifyContent='center'>
			<Box flexDirection='column' width={columns} rowGap={1}>
				<Text bold>{hasDaily(day) ? day : noDailyText(day, {first: firstDay, last: lastDay})}</Text>
				{daily && (
					<Box flexDirection='column'>
						<Position daily={daily} columns={columns} />
					</Box>
				)}
				{daily && statistics && (
					<Box flexDirection='column'>
						<Week statistics={statistics} columns={columns} />
					</Box>
				)}
			</Box>
		</Box>
	);
}

export const screen: Screen<object, State> = {
	open: () => ({state: openToday()}),
	keys: ({day, statistics}) => [
		...(hasDaily(day) ? [statistics?.tried.includes(day) ? practiceKey : playKey] : []),
		help,
		toMenu,
	],
	work: ({state, session}) => [
		...readDictionary<State>(session, dailyWords, (now, context) =>
			now.isWaiting ? play(now, context) : {state: now},
		),
		{
			key: `count ${state.day}`,
			run: async context => set<State>({statistics: (await tallyGames(context, state.day)).all}),
		},
	],
	View: DailyView,
	title: ({day}) => ({trail: ['daily'], status: day}),
	about: () => about.daily,
};
