import {languages, isLetter, type Letter} from '../engine/index.js';
import type {Binding} from '../hooks/use-keys.js';
import type {Route} from './registry.js';
import type {AppMessage, Keys} from './screen.js';

export const help: Binding<AppMessage> = {
	keys: ['?'],
	label: '?',
	hint: 'help',
	help: 'this help',
	message: () => ({type: 'app', does: 'help'}),
};

/** Esc, back to another screen. */
export const back = (to: Route, hint: string, helpText: string): Binding<AppMessage> => ({
	keys: ['escape'],
	label: 'Esc',
	hint,
	help: helpText,
	message: () => ({type: 'app', does: 'leave', to}),
});

export const home: Route = {to: 'home', with: {}};

export const toMenu = back(home, 'menu', 'back to the menu');

/** After a game: copies what is sent of it. */
export const shareKey = (text: string): Binding<AppMessage> => ({
	keys: ['c'],
	label: 'C',
	hint: 'copy',
	help: 'copy a row to send to a friend; it is also printed when you leave',
	message: () => ({type: 'app', does: 'copy', text}),
});

/** Up and down, to the row above or below. */
export const selectRow = <Message>(hint: string, message: (by: 1 | -1) => Message): Binding<Message> => ({
	keys: ['up', 'down'],
	label: '↑↓',
	hint,
	help: 'go to the row above or below',
	message: key => message(key === 'up' ? -1 : 1),
});

export const quit: Keys<never> = [
	{
		keys: ['ctrl+c'],
		label: 'Ctrl+C',
		hint: 'leave',
		help: 'leave the program, at any time',
		isQuiet: true,
		message: () => ({type: 'app', does: 'quit'}),
	},
];

export const closeHelp: Keys<never> = [
	{
		keys: ['escape', '?', 'enter', 'space'],
		label: 'Esc',
		hint: 'back',
		help: 'back to the screen below',
		message: () => ({type: 'app', does: 'close'}),
	},
];

export const confirmLeave: Keys<never> = [
	{
		keys: ['enter', 'y'],
		label: 'Enter',
		hint: 'leave it',
		help: 'leave the game',
		message: () => ({type: 'app', does: 'confirm'}),
	},
	{
		keys: ['escape', 'n'],
		label: 'Esc',
		hint: 'play on',
		help: 'play on',
		message: () => ({type: 'app', does: 'close'}),
	},
];

/** Any letter of the alphabet. */
export const letterKey = <Message>(
	hint: string,
	helpText: string,
	message: (letter: Letter) => Message,
): Binding<Message> => ({
	keys: ['a-z'],
	label: 'a–z',
	hint,
	help: helpText,
	message(key) {
		if (!isLetter(languages.en, key)) throw new RangeError(`No letter: ${key}`);
		return message(key);
	},
});

/** After a game: back to its set-up. */
export const changeSettings = <Message>(message: Message): Binding<Message> => ({
	keys: ['space'],
	label: 'Space',
	hint: 'set-up',
	help: 'change the settings',
	message: () => message,
});

/** With a game that was left: throws it away. */
export const throwAway = <Message>(message: Message): Binding<Message> => ({
	keys: ['backspace'],
	label: '⌫',
	hint: 'throw away',
	help: 'throw the game away that was left; it asks first',
	message: () => message,
});

/** In a game that is watched. */
export const pauseKey = <Message>(message: Message): Binding<Message> => ({
	keys: ['space'],
	label: 'Space',
	hint: 'pause',
	help: 'pause, or go on',
	message: () => message,
});
