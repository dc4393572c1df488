import {localDay} from '../../daily/calendar.js';
import {tallyGames} from '../../games/finished.js';
import {moveIn, type Move} from '../../settings/readers.js';
import type {LeftGame} from '../../store/index.js';
import {leftParts, moreLeftText} from '../../text/left.js';
import {about} from '../../text/about.js';
import {dailyNote} from '../../text/daily.js';
import {menuEntries, quitQuestion} from '../../text/menu.js';
import {help, selectRow, throwAway, toQuit} from '../common-keys.js';
import {readDictionary} from '../common-work.js';
import {menuRoutes} from '../menu.js';
import {goTo, set, type Keys, type Screen, type Update} from '../screen.js';
import {countedName, givenSource, type Session} from '../session.js';
import {HomeView, type HomeItem} from './view.js';

/** What is chosen and which games wait stands in the session, so that it is found again. */
type State = {
	readonly now: Date;
	/** What the menu says of the daily, once the games are counted. */
	readonly daily?: string | undefined;
};

/** With more games left than these, the rest stands behind one entry. */
const mostLeft = 3;

const goOnKey = 'go on ';

function leftItems(waiting: readonly LeftGame[], now: Date): readonly HomeItem[] {
	const shown = waiting.length > mostLeft ? waiting.slice(0, mostLeft - 1) : waiting;
	const items = shown.map(game => ({
		key: goOnKey + game.id,
		label: 'Go on',
		note: leftParts(game, now).join(' · '),
		go: {to: 'go-on', with: {as: 'resumed', record: game}} as const,
	}));
	const rest = waiting.length - shown.length;
	if (rest === 0) return items;
	return [...items, {key: 'left', label: 'Unfinished', note: moreLeftText(rest), go: {to: 'left', with: {}}}];
}

const itemsIn = (session: Session, {now, daily}: State): readonly HomeItem[] => [
	...leftItems(session.waiting, now),
	...menuEntries.map(({name, label, note}) => ({
		key: label,
		label,
		note: name === 'daily' ? (daily ?? note) : note,
		go: menuRoutes[name],
	})),
	{key: 'quit', label: 'Quit', note: '', go: undefined},
];

/** What is chosen: a game that waits, else Hangman, where nothing has been chosen that is there. */
function chosenIn(items: readonly HomeItem[], {menuItem, waiting}: Session): HomeItem | undefined {
	const usual = waiting.length > 0 ? items[0] : items.find(({go}) => go === menuRoutes.hangman);
	return items.find(({key}) => key === menuItem) ?? usual;
}

const select =
	(by: Move): Update<State> =>
	(state, {session}) => {
		const items = itemsIn(session, state);
		const keys = items.map(({key}) => key);
		const menuItem = moveIn(keys, chosenIn(items, session)?.key ?? '', by);
		return {state, session: {...session, menuItem}};
	};

function keysFor(chosen: HomeItem | undefined): Keys<State> {
	const name = chosen?.key.startsWith(goOnKey) ? chosen.key.slice(goOnKey.length) : undefined;
	const {key, go} = chosen ?? {};
	return [
		selectRow('choose', select),
		{
			keys: ['enter', 'space'],
			hint: name === undefined ? 'open' : 'go on',
			help: 'open what is chosen',
			does: () =>
				go === undefined
					? {type: 'quit'}
					: (state, {session}) => ({state, session: {...session, menuItem: key}, go}),
		},
		...(name === undefined ? [] : [throwAway(goTo<State>({to: 'left', with: {asking: name}}))]),
		help,
		toQuit,
	];
}

export const screen: Screen<object, State> = {
	open: () => ({state: {now: new Date()}}),
	keys: (state, session) => keysFor(chosenIn(itemsIn(session, state), session)),
	work: ({session}) => [
		...readDictionary<State>(session, givenSource(session)),
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
				const {days, daily} = (await tallyGames(context, localDay(new Date()))).all;
				return set<State>({daily: dailyNote(days, daily.week.at(-1))});
			},
		},
	],
	View({state, session, size}) {
		const items = itemsIn(session, state);
		return (
			<HomeView
				items={items}
				selected={chosenIn(items, session)?.key}
				isNew={session.isNewcomer}
				size={size}
			/>
		);
	},
	leaveQuestion: () => quitQuestion,
	title: (_, session) => ({trail: [], status: countedName(session, givenSource(session))}),
	about: () => about.home,
};
