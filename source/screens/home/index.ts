import {keyFor} from '../../page/keys.js';
import {localDay} from '../../daily/calendar.js';
import {tallyGames} from '../../games/player.js';
import type {LeftGame} from '../../store/index.js';
import {about, greeting, menuEntries, quitQuestion, tagline, type MenuName} from '../../text/about.js';
import {dailyNote} from '../../text/hangman/daily.js';
import {spokenLeft, leftParts, moreLeftText} from '../../text/left.js';
import {help, menuKeys, throwAway, toQuit, type MenuItem, readDictionary} from '../common.js';
import type {Route} from '../routes.js';
import {goTo, set, type Key, type Screen} from '../screen.js';
import {countedName, givenSource, type Session} from '../session.js';

const menuRoutes: Readonly<Record<MenuName, Route | undefined>> = {
	daily: {to: 'daily', with: {}},
	hangman: {to: 'hangman-setup', with: {form: 'hangman'}},
	ghost: {to: 'ghost-setup', with: {}},
	lesson: {to: 'lesson', with: {}},
	laboratory: {to: 'laboratory', with: {}},
	statistics: {to: 'stats', with: {}},
	settings: {to: 'settings', with: {}},
	quit: undefined,
};

/** The selection and the unfinished games are in the session, so that they survive the screen. */
type State = {
	readonly now: Date;
	readonly daily?: string | undefined;
};

/** Of more unfinished games than these, the rest is behind one entry. */
const mostLeft = 3;

function leftItems(waiting: readonly LeftGame[], now: Date): readonly MenuItem[] {
	const shown = waiting.length > mostLeft ? waiting.slice(0, mostLeft - 1) : waiting;
	const items = shown.map(game => ({
		key: game.id,
		label: 'Go on',
		note: leftParts(game, now).join(' · '),
		spoken: spokenLeft(game, now),
		go: {to: 'go-on', with: {as: 'resumed', record: game}} as const,
	}));
	const rest = waiting.length - shown.length;
	if (rest === 0) return items;
	return [...items, {key: 'left', label: 'Unfinished', note: moreLeftText(rest), go: {to: 'left', with: {}}}];
}

const itemsIn = (session: Session, {now, daily}: State): readonly MenuItem[] => [
	...leftItems(session.waiting, now),
	...menuEntries.map(({name, label, note}) => ({
		key: name,
		label,
		note: name === 'daily' ? (daily ?? note) : note,
		go: menuRoutes[name],
	})),
];

/** Returns the selected item. Default: an unfinished game if there is one, the lesson for a newcomer, otherwise Hangman. */
function chosenIn(
	items: readonly MenuItem[],
	{menuItem, waiting, isNewcomer}: Session,
): MenuItem | undefined {
	const usual = isNewcomer ? 'lesson' : 'hangman';
	return (
		items.find(({key}) => key === menuItem) ??
		(waiting.length > 0 ? items[0] : items.find(({key}) => key === usual))
	);
}

function keysFor(
	items: readonly MenuItem[],
	chosen: MenuItem | undefined,
	{waiting}: Session,
): readonly Key<State>[] {
	const left = waiting.find(({id}) => id === chosen?.key);
	return [
		...menuKeys<State>(
			items,
			chosen,
			left === undefined ? 'open' : 'go on',
			menuItem =>
				(state, {session}) => ({state, session: {...session, menuItem}}),
		),
		...(left === undefined ? [] : [throwAway(goTo<State>({to: 'left', with: {asking: left.id}}))]),
		keyFor(
			['r'],
			'rules',
			'the rules of both games, and how it cheats',
			() => goTo({to: 'rules', with: {}}),
			{isQuiet: true},
		),
		help,
		toQuit,
	];
}

export const screen: Screen<object, State> = {
	open: () => ({state: {now: new Date()}}),
	page(state, session) {
		const items = itemsIn(session, state);
		const chosen = chosenIn(items, session);
		const place = items.findIndex(({key}) => key === chosen?.key);
		return {
			title: {trail: [], status: countedName(session, givenSource(session))},
			news: {text: tagline, spoken: greeting},
			parts: [
				{
					part: 'figure',
					figure: 'logo',
					progress: 0.8,
					gaze: {x: 0.5, y: place / Math.max(1, items.length - 1) - 0.3},
				},
				{part: 'menu', items, selected: chosen?.key},
			],
			keys: keysFor(items, chosen, session),
			about: about.home,
		};
	},
	work({session}) {
		const reading = readDictionary<State>(session, givenSource(session));
		return [
			reading && {...reading, isBackground: true},
			{
				key: 'unfinished',
				async run({player: {store, recorder}}) {
					await recorder.release();
					const waiting = await store.waiting();
					return (state, context) => ({state, session: {...context.session, waiting}});
				},
			},
			{
				key: 'days',
				async run(context) {
					const {days, daily} = await tallyGames(context, localDay(new Date()));
					return set<State>({daily: dailyNote(days, daily.week.at(-1))});
				},
			},
		];
	},
	leaveQuestion: () => quitQuestion,
};
