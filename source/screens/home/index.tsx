import {stepIn} from '../../settings/readers.js';
import {help, selectRow} from '../common-keys.js';
import {countedName, givenSource, readDictionary} from '../house.js';
import {menuEntries} from '../registry.js';
import type {AppMessage, Keys, Screen} from '../screen.js';
import {HomeView, type HomeItem} from './view.js';

type Message =
	{readonly type: 'select'; readonly by: 1 | -1} | {readonly type: 'open'} | {readonly type: 'read'};

/** What is chosen stands in the house, so that it is found again. */
type State = {readonly items: readonly HomeItem[]};

const quit = {type: 'app', does: 'quit'} as const satisfies AppMessage;

const keys = (isQuit: boolean): Keys<Message> => [
	selectRow<Message>('choose', by => ({type: 'select', by})),
	{
		keys: ['enter', 'space'],
		label: 'Enter',
		hint: 'open',
		help: 'open what is chosen',
		message: () => (isQuit ? quit : {type: 'open'}),
	},
	help,
	{keys: ['escape'], label: 'Esc', hint: 'quit', help: 'leave the program', message: () => quit},
];

/** The first screen: the eye, the name, and what there is. */
export const screen: Screen<object, State, Message> = {
	open: () => ({state: {items: [...menuEntries(), {label: 'Quit', note: '', go: undefined}]}}),
	reduce(state, message, {house}) {
		const {items} = state;
		switch (message.type) {
			case 'select': {
				return {state, house: {...house, menuItem: stepIn([...items.keys()], house.menuItem, message.by)}};
			}

			case 'open': {
				const go = items[house.menuItem]?.go;
				return {state, ...(go && {go})};
			}

			case 'read': {
				return {state};
			}
		}
	},
	keys: ({items}, {menuItem}) => keys(items[menuItem]?.go === undefined),
	work: ({house}) => readDictionary<Message>(house, givenSource(house), {type: 'read'}),
	View: ({state, house, size}) => <HomeView items={state.items} selected={house.menuItem} size={size} />,
	title: (_, house) => ({trail: [], status: countedName(house, givenSource(house))}),
	about: () =>
		'Wordfiend plays two word games: Hangman, where it may cheat, and Ghost, where it looks ahead to the end.',
};
