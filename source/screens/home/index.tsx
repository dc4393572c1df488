import {hasPlayedDaily} from '../../store/index.js';
import {stepIn} from '../../settings/readers.js';
import type {LeftGame} from '../../store/index.js';
import {leftParts, moreLeftText} from '../../text/left.js';
import {menuFor} from '../../text/menu.js';
import {help, selectRow, throwAway} from '../common-keys.js';
import {readDictionary} from '../common-work.js';
import {menuRoutes} from '../menu.js';
import type {AppMessage, Keys, Screen} from '../screen.js';
import {countedName, givenSource, type Session} from '../session.js';
import {HomeView, type HomeItem} from './view.js';

type Message =
	| {readonly type: 'select'; readonly by: 1 | -1}
	| {readonly type: 'open'}
	| {readonly type: 'throw-away'; readonly name: string}
	| {readonly type: 'found'; readonly waiting: readonly LeftGame[]; readonly isDailyFirst: boolean};

/** What is chosen and which games wait stands in the session, so that it is found again. */
type State = {readonly now: Date};

const quit = {type: 'app', does: 'quit'} as const satisfies AppMessage;

/** With more games left than these, the rest stands behind one entry. */
const mostLeft = 3;

const goOnKey = 'go on ';

/** The games that can be gone on with, the last one first. */
function leftItems(waiting: readonly LeftGame[], now: Date): readonly HomeItem[] {
	const shown = waiting.length > mostLeft ? waiting.slice(0, mostLeft - 1) : waiting;
	const items = shown.map(game => ({
		key: goOnKey + game.id,
		label: 'Go on',
		note: leftParts(game, now).join(' · '),
		go: {to: 'go-on', with: {game}} as const,
	}));
	const rest = waiting.length - shown.length;
	if (rest === 0) return items;
	return [...items, {key: 'left', label: 'Games left', note: moreLeftText(rest), go: {to: 'left', with: {}}}];
}

const itemsIn = (session: Session, now: Date): readonly HomeItem[] => [
	...leftItems(session.waiting, now),
	...menuFor(session).map(({name, label, note}) => ({key: label, label, note, go: menuRoutes[name]})),
	{key: 'quit', label: 'Quit', note: '', go: undefined},
];

/** What is chosen; the first where that is there no more. */
const chosenIn = (items: readonly HomeItem[], {menuItem}: Session): HomeItem | undefined =>
	items.find(({key}) => key === menuItem) ?? items[0];

function keysFor(chosen: HomeItem | undefined): Keys<Message> {
	const name = chosen?.key.startsWith(goOnKey) ? chosen.key.slice(goOnKey.length) : undefined;
	return [
		selectRow<Message>('choose', by => ({type: 'select', by})),
		{
			keys: ['enter', 'space'],
			label: 'Enter',
			hint: name === undefined ? 'open' : 'go on',
			help: 'open what is chosen',
			message: () => (chosen?.go === undefined ? quit : {type: 'open'}),
		},
		...(name === undefined ? [] : [throwAway<Message>({type: 'throw-away', name})]),
		help,
		{keys: ['escape'], label: 'Esc', hint: 'quit', help: 'leave the program', message: () => quit},
	];
}

/** The first screen: the eye, the name, the games that wait, and what there is. */
export const screen: Screen<object, State, Message> = {
	open: () => ({state: {now: new Date()}}),
	reduce(state, message, {session}) {
		const items = itemsIn(session, state.now);
		const chosen = chosenIn(items, session);
		switch (message.type) {
			case 'select': {
				const keys = items.map(({key}) => key);
				const menuItem = stepIn(keys, chosen?.key ?? '', message.by);
				return {state, session: {...session, menuItem}};
			}

			case 'open': {
				return {state, ...(chosen?.go && {session: {...session, menuItem: chosen.key}, go: chosen.go})};
			}

			case 'throw-away': {
				return {state, go: {to: 'left', with: {asking: message.name}}};
			}

			case 'found': {
				const {waiting, isDailyFirst} = message;
				return {state, session: {...session, waiting, isDailyFirst}};
			}
		}
	},
	keys: ({now}, session) => keysFor(chosenIn(itemsIn(session, now), session)),
	work: ({session}) => [
		...readDictionary<Message>(session, givenSource(session)),
		{
			key: 'games left',
			async run(context) {
				const {store, recorder} = context.player;
				await recorder.settled();
				store.release();
				await store.settled();
				const [waiting, config] = await Promise.all([store.waiting(), store.config()]);
				return {type: 'found', waiting, isDailyFirst: hasPlayedDaily(config)};
			},
		},
	],
	View({state, session, size}) {
		const items = itemsIn(session, state.now);
		return <HomeView items={items} selected={chosenIn(items, session)?.key} size={size} />;
	},
	title: (_, session) => ({trail: [], status: countedName(session, givenSource(session))}),
	about: () =>
		'Wordfiend plays two word games: Hangman, where it may cheat, and Ghost, where it looks ahead to the end. A game that you leave waits here, and you go on with it where you were.',
};
