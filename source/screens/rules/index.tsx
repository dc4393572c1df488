import {stepIn} from '../../settings/readers.js';
import {rulePages} from '../../text/rules.js';
import {help, toMenu} from '../common-keys.js';
import type {Keys, Screen} from '../screen.js';
import {RulesView} from './view.js';

type State = {readonly page: number};

type Message = {readonly type: 'turn-page'; readonly by: 1 | -1};

const keys: Keys<Message> = [
	{
		keys: ['left', 'right'],
		label: '←→',
		hint: 'page',
		help: 'the page before or after',
		message: key => ({type: 'turn-page', by: key === 'left' ? -1 : 1}),
	},
	help,
	toMenu,
];

/** How to play, a page at a time. */
export const screen: Screen<object, State, Message> = {
	open: () => ({state: {page: 0}}),
	reduce: ({page}, {by}) => ({state: {page: stepIn([...rulePages.keys()], page, by)}}),
	keys: () => keys,
	View: ({state: {page}, size}) => <RulesView page={page} columns={size.columns} />,
	title: () => ({trail: ['how to play'], status: ''}),
	about: () => 'How both games are played, and how it cheats.',
};
