import type {Binding} from '../hooks/use-keys.js';
import type {AppState} from './app-state.js';
import {back, help, selectRow, toMenu, type Keys} from './common-keys.js';
import {ghostKeys} from './ghost/keys.js';
import {hangmanKeys} from './hangman/keys.js';
import type {Message} from './messages.js';
import {tournamentKeys} from './tournament/keys.js';

const leave: Keys = [
	{
		keys: ['ctrl+c'],
		label: 'Ctrl+C',
		hint: 'leave',
		help: 'leave the program, at any time',
		isQuiet: true,
		message: () => ({type: 'quit'}),
	},
];

const homeKeys: Keys = [
	selectRow('choose'),
	{
		keys: ['enter', 'space'],
		label: 'Enter',
		hint: 'open',
		help: 'open what is chosen',
		message: () => ({type: 'open'}),
	},
	help,
	back('quit', 'leave the program'),
];

const change: Binding<Message> = {
	keys: ['left', 'right'],
	label: '←→',
	hint: 'change',
	help: 'change what the row says; it goes round',
	message: key => ({type: 'change', by: key === 'left' ? -1 : 1}),
};

const play: Binding<Message> = {
	keys: ['enter'],
	label: 'Enter',
	hint: 'play',
	help: 'start the game',
	message: () => ({type: 'play'}),
};

/** A row in which one types leaves all keys to the text but those that move on. */
const setUpKeys = (isTyping: boolean): Keys =>
	isTyping ? [selectRow('row'), play, toMenu] : [selectRow('row'), change, play, help, toMenu];

const rulesKeys: Keys = [
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

const closeHelp: Keys = [
	{
		keys: ['escape', '?', 'enter', 'space'],
		label: 'Esc',
		hint: 'back',
		help: 'back to the screen below',
		message: () => ({type: 'stay'}),
	},
];

const askLeave: Keys = [
	{
		keys: ['enter', 'y'],
		label: 'Enter',
		hint: 'leave it',
		help: 'leave the game',
		message: () => ({type: 'leave'}),
	},
	{keys: ['escape', 'n'], label: 'Esc', hint: 'play on', help: 'play on', message: () => ({type: 'stay'})},
];

/** The keys of a screen itself, whatever lies over it. */
export function screenKeys({screen, hangmanDraft, ghostDraft, tournamentDraft}: AppState): Keys {
	switch (screen.name) {
		case 'home': {
			return homeKeys;
		}

		case 'hangman-setup': {
			return setUpKeys(['path', 'secret', 'seed'].includes(hangmanDraft.focused));
		}

		case 'ghost-setup': {
			return setUpKeys(['path', 'seed'].includes(ghostDraft.focused));
		}

		case 'tournament-setup': {
			return setUpKeys(['path', 'seed'].includes(tournamentDraft.focused));
		}

		case 'tournament': {
			return tournamentKeys(screen.play);
		}

		case 'hangman': {
			return hangmanKeys(screen.play);
		}

		case 'ghost': {
			return [...ghostKeys(screen.play), help, toMenu];
		}

		case 'rules': {
			return rulesKeys;
		}
	}
}

/** The keys that do something now. */
export function keysOf(app: AppState): Keys {
	if (app.overlay === 'help') return [...closeHelp, ...leave];
	if (app.overlay === 'leave') return [...askLeave, ...leave];
	return [...screenKeys(app), ...leave];
}
