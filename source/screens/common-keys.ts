import {moveOnKeyboard, type Direction} from '../components/keyboard.js';
import {standardLanguage} from '../dictionaries/index.js';
import {englishName, letterRange} from '../text/languages.js';
import {
	languages,
	typedLetter,
	type Alphabet,
	type Book,
	type Language,
	type Letter,
} from '../engine/index.js';
import type {Binding} from '../hooks/use-keys.js';
import type {Route} from './routes.js';
import type {AppMessage, Keys} from './screen.js';
import {scrollKeys} from './scrolling.js';
import type {Move} from '../settings/readers.js';

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

/** Leaves the program; it asks first. */
export const toQuit: Binding<AppMessage> = {
	keys: ['escape'],
	label: 'Esc',
	hint: 'quit',
	help: 'leave the program; it asks first',
	message: () => ({type: 'app', does: 'leave', to: 'outside'}),
};

export const toMenu = back(home, 'menu', 'back to the menu');

/** After a game: copies what is sent of it. */
export const shareKey = (text: string): Binding<AppMessage> => ({
	keys: ['c', '+'],
	label: 'C',
	hint: 'copy',
	help: 'copy your result, to send to a friend, also with +; it is printed when you quit, too',
	message: () => ({type: 'app', does: 'copy', text}),
});

const moves: Readonly<Record<string, Move>> = {
	...{up: -1, k: -1, down: 1, j: 1},
	...{home: 'first', pageup: 'first', end: 'last', pagedown: 'last'},
};

export const selectRow = <Message>(hint: string, message: (by: Move) => Message): Binding<Message> => ({
	keys: ['up', 'down', 'j', 'k', 'home', 'end', 'pageup', 'pagedown'],
	label: '↑↓',
	hint,
	help: 'go to the row above or below; also k and j, Home and End',
	message: key => message(moves[key] ?? 1),
});

/** The same where letters are typed. */
export const selectTyping = <Message>(hint: string, message: (by: Move) => Message): Binding<Message> => ({
	...selectRow(hint, message),
	keys: ['up', 'down', 'pageup', 'pagedown'],
	help: 'go to the row above or below',
});

/** Where no letters are typed, `q` is another Esc. */
export const withQ = <Message>(bindings: readonly Binding<Message>[]): readonly Binding<Message>[] =>
	bindings.some(({letters}) => letters)
		? bindings
		: bindings.map(binding =>
				binding.keys.includes('escape') ? {...binding, keys: [...binding.keys, 'q']} : binding,
			);

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

export const confirmLeave = (isQuitting: boolean): Keys<never> => [
	{
		keys: ['enter', 'y'],
		label: 'Enter',
		hint: isQuitting ? 'quit' : 'leave',
		help: isQuitting ? 'leave the program' : 'leave the game',
		message: () => ({type: 'app', does: 'confirm'}),
	},
	{
		keys: ['escape', 'n'],
		label: 'Esc',
		hint: isQuitting ? 'stay' : 'keep playing',
		help: 'stay here',
		message: () => ({type: 'app', does: 'close'}),
	},
];

/** The letters of a game, for whoever types another. */
export const lettersOf = (alphabet: Alphabet, language: Language) => ({
	now: 'playing' as const,
	range: letterRange(alphabet),
	isLatin: alphabet.letters.some(letter => languages[standardLanguage].letters.includes(letter)),
	language: englishName(language),
});

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
	// Where every letter is on the keyboard, a slip on an arrow would have Enter guess it.
	if (letters.join('') === languages[standardLanguage].letters.join('')) return [];
	const hasLatin = letters.some(letter => languages[standardLanguage].letters.includes(letter));
	const pointed = at === undefined ? undefined : letters[at];
	const point: Binding<Message> = {
		keys: arrows,
		label: arrows.length === 4 ? '↑↓←→' : '↑↓',
		hint: 'pick',
		help: 'point to a letter that your keyboard lacks; Enter takes it',
		...(hasLatin && {isQuiet: 'when-narrow' as const}),
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

/** In a review: plays on from before the turn that is shown. */
export const tryAgain = <Message>(message: Message): Binding<Message> => ({
	keys: ['t'],
	label: 'T',
	hint: 'try again',
	help: 'try again from here: play on from before this turn, as practice that counts nowhere',
	message: () => message,
});

/** With a game that was left: throws it away. */
export const throwAway = <Message>(message: Message): Binding<Message> => ({
	keys: ['backspace'],
	label: 'Bksp',
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

/** Chooses the place of the next letter, in the variants of Ghost that have several. */
export const placeKey = <Message>(
	{isSearched, phrases}: Book['variant'],
	message: (by: 1 | -1) => Message,
): Binding<Message> => ({
	keys: ['left', 'right'],
	label: '←→',
	hint: isSearched ? 'place' : 'end',
	help: `put letters ${phrases.adding}`,
	message: key => message(key === 'left' ? -1 : 1),
});
