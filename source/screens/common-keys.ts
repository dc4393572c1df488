import {isLetter} from '../engine/index.js';
import type {Binding} from '../hooks/use-keys.js';
import type {Message} from './messages.js';

export type Keys = readonly Binding<Message>[];

export const help: Binding<Message> = {
	keys: ['?'],
	label: '?',
	hint: 'help',
	help: 'this help',
	message: () => ({type: 'help'}),
};

export const back = (hint: string, helpText: string): Binding<Message> => ({
	keys: ['escape'],
	label: 'Esc',
	hint,
	help: helpText,
	message: () => ({type: 'back'}),
});

export const toMenu = back('menu', 'back to the menu');

export const selectRow = (hint: string): Binding<Message> => ({
	keys: ['up', 'down'],
	label: '↑↓',
	hint,
	help: 'go to the row above or below',
	message: key => ({type: 'select', by: key === 'up' ? -1 : 1}),
});

export const letterKey = (hint: string, helpText: string): Binding<Message> => ({
	keys: ['a-z'],
	label: 'a–z',
	hint,
	help: helpText,
	message: key => (isLetter(key) ? {type: 'letter', letter: key} : {type: 'stay'}),
});

/** After a game: back to its set-up. */
export const changeSettings: Binding<Message> = {
	keys: ['space'],
	label: 'Space',
	hint: 'set-up',
	help: 'change the settings',
	message: () => ({type: 'set-up'}),
};
