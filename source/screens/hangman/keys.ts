import {status} from '../../engine/index.js';
import type {Binding} from '../../hooks/use-keys.js';
import {back, changeSettings, help, letterKey, toMenu, type Keys} from '../common-keys.js';
import type {Message} from '../messages.js';
import {isWatched, type HangmanPlay} from './play.js';

const again: Keys = [
	{
		keys: ['enter'],
		label: 'Enter',
		hint: 'again',
		help: 'play again with the same settings',
		message: () => ({type: 'play-again'}),
	},
	changeSettings,
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

/** The keys of a game of Hangman. */
export function hangmanKeys(play: HangmanPlay): Keys {
	if (play.review) return reviewKeys;
	if (status(play.game) !== 'playing')
		return [...again, {...families, isQuiet: 'when-narrow'}, review, help, toMenu];
	if (isWatched(play)) return [...watching, families, help, toMenu];
	return [letterKey('guess', 'guess a letter'), families, hint, help, toMenu];
}
