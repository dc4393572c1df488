import {keyFor} from '../../page/keys.js';
import {firstDay, hasDaily, lastDay, localDay, type Day} from '../../daily/calendar.js';
import {openDay} from '../../daily/daily.js';
import {dailyWords} from '../../dictionaries/index.js';
import {tallyGames} from '../../games/player.js';
import {leftDaily} from '../../games/open.js';
import type {Part} from '../../page/page.js';
import type {Statistics} from '../../statistics/statistics.js';
import {about} from '../../text/about.js';
import {countDays, noDailyText, positionText, weekPart} from '../../text/hangman/daily.js';
import {wordPart} from '../../text/hangman/parts.js';
import {help, toMenu, readDictionary} from '../common.js';
import {set, type Context, type Key, type Screen, type Step} from '../screen.js';
import {dictionaryOf, type Session} from '../session.js';

type State = {
	readonly day: Day;
	readonly statistics?: Statistics | undefined;
	readonly isWaiting: boolean;
};

const openToday = (): State => ({day: localDay(new Date()), isWaiting: false});

const playKey: Key<State> = keyFor(['enter', 'space'], 'play', 'play today’s puzzle', () => play);

const practiceKey: Key<State> = {
	...playKey,
	hint: 'practice',
	help: 'play today’s puzzle again, as practice that doesn’t count',
};

function play(state: State, {session}: Context): Step<State> {
	const {day} = state;
	if (localDay(new Date()) !== day) return {state: openToday()};
	const left = leftDaily(session.waiting, day);
	if (left) return {state, go: {to: 'go-on', with: {as: 'resumed', record: left}}};
	const dictionary = dictionaryOf(session, dailyWords);
	if (!dictionary) return {state: {...state, isWaiting: true}};
	return {
		state,
		go: {to: 'hangman', with: {game: 'daily', list: dictionary, settings: {day, figure: 'eye'}}},
	};
}

function positionParts(day: Day, session: Session): readonly Part[] {
	const dictionary = dictionaryOf(session, dailyWords);
	if (!hasDaily(day))
		return [{part: 'prose', paragraphs: [noDailyText(day, {first: firstDay, last: lastDay})]}];
	if (dictionary === undefined) return [];
	const opened = openDay(dictionary, day);
	return [wordPart(opened.game), {part: 'prose', paragraphs: [positionText(opened)]}];
}

export const screen: Screen<object, State> = {
	open: () => ({state: openToday()}),
	page({day, statistics}, session) {
		return {
			title: {trail: ['daily'], status: day},
			parts: [
				...positionParts(day, session),
				...(statistics && hasDaily(day) ? [weekPart(countDays(statistics, new Date()))] : []),
			],
			keys: [
				...(hasDaily(day) ? [statistics?.tried.includes(day) ? practiceKey : playKey] : []),
				help,
				toMenu,
			],
			about: () => about.daily,
		};
	},
	work: ({state, session}) => [
		readDictionary<State>(session, dailyWords, (now, context) =>
			now.isWaiting ? play(now, context) : {state: now},
		),
		{
			key: `count ${state.day}`,
			run: async context => set<State>({statistics: await tallyGames(context, state.day)}),
		},
	],
};
