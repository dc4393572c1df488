import {moveOnKeyboard, type Direction} from '../components/keyboard.js';
import {letterRange, standardLanguage} from '../dictionaries/index.js';
import {languages, typedLetter, type Alphabet, type Letter} from '../engine/index.js';
import type {Binding} from '../hooks/use-keys.js';
import type {Route} from './routes.js';
import type {AppMessage, Keys} from './screen.js';
import {scrollKeys} from './scrolling.js';

export const help: Binding<AppMessage> = {
	keys: ['?'],
	label: '?',
	hint: 'help',
	help: 'this help',
	message: () => ({type: 'app', does: 'help'}),
};

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
	keys: ['c', '+'],
	label: 'C',
	hint: 'copy',
	help: 'copy a row to send to a friend, also with +; it is printed when you leave, too',
	message: () => ({type: 'app', does: 'copy', text}),
});

export const selectRow = <Message>(hint: string, message: (by: 1 | -1) => Message): Binding<Message> => ({
	keys: ['up', 'down'],
	label: '↑↓',
	hint,
	help: 'go to the row above or below',
	message: key => message(key === 'up' ? -1 : 1),
});

export const interrupt: Keys<never> = [
	{
		keys: ['ctrl+c'],
		label: 'Ctrl+C',
		hint: 'leave',
		help: 'leave the program, at any time',
		isQuiet: true,
		message: () => ({type: 'app', does: 'interrupt'}),
	},
];

export const inHelp: Keys<never> = [
	...scrollKeys.map((binding): Binding<AppMessage> => ({
		...binding,
		isQuiet: true,
		message: key => ({type: 'app', does: 'scroll', scroll: binding.message(key)}),
	})),
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

export const letterKey = <Message>(
	alphabet: Alphabet,
	hint: string,
	helpText: string,
	message: (letter: Letter) => Message,
): Binding<Message> => ({
	keys: [],
	letters: character => typedLetter(alphabet, character),
	label: letterRange(alphabet),
	hint,
	help: helpText,
	message,
});

/** The letter that the arrows point to, for letters that a keyboard lacks; `at` is its number, where one is pointed to. */
export function pickerKeys<Message>(
	alphabet: Alphabet,
	at: number | undefined,
	arrows: readonly Direction[],
	messages: {readonly point: (at: number) => Message; readonly pick: (letter: Letter) => Message},
): readonly Binding<Message>[] {
	const {letters} = alphabet;
	const isUsual = letterRange(alphabet) === letterRange(languages[standardLanguage]);
	const pointed = at === undefined ? undefined : letters[at];
	const point: Binding<Message> = {
		keys: arrows,
		label: arrows.length === 4 ? '↑↓←→' : '↑↓',
		hint: 'pick',
		help: 'point to a letter that your keyboard lacks; Enter takes it',
		isQuiet: isUsual && pointed === undefined ? true : 'when-narrow',
		message: key => {
			const arrow = arrows.find(each => each === key);
			// Where only up and down are free, they go from letter to letter.
			const direction = arrows.length === 4 ? arrow : arrow === 'up' ? 'left' : 'right';
			return messages.point(moveOnKeyboard(at, letters.length, direction));
		},
	};
	if (pointed === undefined) return [point];
	const pick: Binding<Message> = {
		keys: ['enter'],
		label: 'Enter',
		hint: pointed,
		help: `take ${pointed}`,
		message: () => messages.pick(pointed),
	};
	return [pick, point];
}

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

export const pauseKey = <Message>(message: Message): Binding<Message> => ({
	keys: ['space'],
	label: 'Space',
	hint: 'pause',
	help: 'pause, or go on',
	message: () => message,
});
