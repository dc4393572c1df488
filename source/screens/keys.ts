import {isLetter, status} from '../engine/index.js';
import type {Binding} from '../hooks/use-keys.js';
import type {AppState} from './app-state.js';
import {ghostKeys} from './ghost/keys.js';
import {isWatched, type HangmanPlay} from './hangman/play.js';
import type {Message} from './messages.js';
import type {TournamentPlay} from './tournament/play.js';

type Keys = readonly Binding<Message>[];

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

const help: Binding<Message> = {
	keys: ['?'],
	label: '?',
	hint: 'help',
	help: 'this help',
	message: () => ({type: 'help'}),
};

const back = (hint: string, helpText: string): Binding<Message> => ({
	keys: ['escape'],
	label: 'Esc',
	hint,
	help: helpText,
	message: () => ({type: 'back'}),
});

const toMenu = back('menu', 'back to the menu');

const selectRow = (hint: string): Binding<Message> => ({
	keys: ['up', 'down'],
	label: '↑↓',
	hint,
	help: 'go to the row above or below',
	message: key => ({type: 'select', by: key === 'up' ? -1 : 1}),
});

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

const letterKey = (hint: string, helpText: string): Binding<Message> => ({
	keys: ['a-z'],
	label: 'a–z',
	hint,
	help: helpText,
	message: key => (isLetter(key) ? {type: 'letter', letter: key} : {type: 'stay'}),
});

const again: Keys = [
	{
		keys: ['enter'],
		label: 'Enter',
		hint: 'again',
		help: 'play again with the same settings',
		message: () => ({type: 'play-again'}),
	},
	{
		keys: ['space'],
		label: 'Space',
		hint: 'set-up',
		help: 'change the settings',
		message: () => ({type: 'set-up'}),
	},
];

const families: Binding<Message> = {
	keys: ['tab'],
	label: 'Tab',
	hint: 'families',
	help: 'show or hide the families that the last letter made',
	message: () => ({type: 'turn-panel'}),
};

const review: Binding<Message> = {
	keys: ['r'],
	label: 'R',
	hint: 'review',
	help: 'step through the game again: what each letter cost',
	message: () => ({type: 'review'}),
};

const reviewKeys: Keys = [
	{
		keys: ['left', 'right'],
		label: '←→',
		hint: 'turn',
		help: 'the turn before or after',
		message: key => ({type: 'review-turn', by: key === 'left' ? -1 : 1}),
	},
	{...help, hint: 'what accuracy is'},
	back('back', 'back to the end of the game'),
];

const hint: Binding<Message> = {
	keys: ['space'],
	label: 'Space',
	hint: 'hint',
	help: 'the letter that the expert would ask, and why',
	message: () => ({type: 'hint'}),
};

const watching: Keys = [
	{keys: ['space'], label: 'Space', hint: 'pause', help: 'pause, or go on', message: () => ({type: 'pause'})},
	{
		keys: ['right'],
		label: '→',
		hint: 'step',
		help: 'one letter further, and a pause',
		message: () => ({type: 'step'}),
	},
	{
		keys: ['up', 'down'],
		label: '↑↓',
		hint: 'pace',
		help: 'faster or slower',
		isQuiet: 'when-narrow',
		message: key => ({type: 'change-pace', by: key === 'up' ? 1 : -1}),
	},
];

function hangmanKeys(play: HangmanPlay): Keys {
	if (play.review) return reviewKeys;
	if (status(play.game) !== 'playing')
		return [...again, {...families, isQuiet: 'when-narrow'}, review, help, toMenu];
	if (isWatched(play)) return [...watching, families, help, toMenu];
	return [letterKey('guess', 'guess a letter'), families, hint, help, toMenu];
}

const tournamentKeys = ({isDrilled}: TournamentPlay): Keys => [
	{
		keys: ['up', 'down', 'left', 'right'],
		label: '↑↓←→',
		hint: 'cell',
		help: 'look at another cell of the map',
		isQuiet: 'when-narrow',
		message: key => ({
			type: 'move',
			across: key === 'left' ? -1 : key === 'right' ? 1 : 0,
			down: key === 'up' ? -1 : key === 'down' ? 1 : 0,
		}),
	},
	{
		keys: ['space'],
		label: 'Space',
		hint: 'chooser',
		help: 'the map of the next chooser',
		message: () => ({type: 'next-chooser'}),
	},
	{
		keys: ['tab'],
		label: 'Tab',
		hint: 'measure',
		help: 'mean misses, most misses, or the share won',
		message: () => ({type: 'next-measure'}),
	},
	{
		keys: ['enter'],
		label: 'Enter',
		hint: isDrilled ? 'map' : 'hardest',
		help: 'the hardest words of the cell, or back to the map',
		message: () => ({type: 'drill'}),
	},
	{...help, isQuiet: 'when-narrow'},
	back('back', 'back to the set-up'),
];

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
