import type {Binding} from '../../hooks/use-keys.js';
import {changeSettings, letterKey} from '../common-keys.js';
import type {Message} from '../messages.js';
import type {Direction} from './walk.js';
import {hasNextRound, isComputersTurn, isGhostWatched, nextPanel, type GhostPlay} from './play.js';

type Key = Binding<Message>;

function panelKey({panel, book, game}: GhostPlay): Key {
	const isCrowded = book.variant === 'superghost' && game.rule === 'challenge';
	return {
		keys: ['tab'],
		label: 'Tab',
		hint: nextPanel(panel),
		help: 'the coach, the tree of what can follow, or the letters played',
		...(isCrowded && {isQuiet: 'when-narrow' as const}),
		message: () => ({type: 'turn-panel'}),
	};
}

const challengeKey: Key = {
	keys: ['space'],
	label: 'Space',
	hint: 'challenge',
	help: 'have the other name a word that goes on so',
	message: () => ({type: 'challenge'}),
};

const endKey: Key = {
	keys: ['left', 'right'],
	label: '←→',
	hint: 'end',
	help: 'put letters before the fragment, or after it',
	message: key => ({type: 'choose-end', end: key === 'left' ? 'front' : 'back'}),
};

const chooseLine: Key = {
	keys: ['up', 'down'],
	label: '↑↓',
	hint: 'line',
	help: 'choose a line of the tree',
	isQuiet: 'when-narrow',
	message: key => ({type: 'walk', direction: key === 'up' ? 'up' : 'down'}),
};

const directions = new Map<string, Direction>([
	['up', 'up'],
	['down', 'down'],
	['left', 'out'],
	['right', 'in'],
]);

const walkAnywhere: Key = {
	keys: ['up', 'down', 'left', 'right'],
	label: '↑↓←→',
	hint: 'walk',
	help: 'choose a line of the tree; into it, and back toward the game',
	isQuiet: 'when-narrow',
	message: key => ({type: 'walk', direction: directions.get(key) ?? 'out'}),
};

/** In Superghost the arrows to the sides choose the end. */
const walkIn: Key = {
	keys: ['enter'],
	label: 'Enter',
	hint: 'into',
	help: 'into the chosen line of the tree',
	isQuiet: 'when-narrow',
	message: () => ({type: 'walk', direction: 'in'}),
};

const walkOut: Key = {
	keys: ['backspace'],
	label: '⌫',
	hint: 'back',
	help: 'back toward the game',
	isQuiet: 'when-narrow',
	message: () => ({type: 'walk', direction: 'out'}),
};

function walkKeys(play: GhostPlay): Key[] {
	if (play.panel !== 'tree') return [];
	const choosesEnd = play.book.variant === 'superghost' && !play.game.ending && !isGhostWatched(play);
	return choosesEnd ? [chooseLine, walkIn, walkOut] : [walkAnywhere];
}

const naming: readonly Key[] = [
	letterKey('type', 'type a word'),
	{
		keys: ['enter'],
		label: 'Enter',
		hint: 'say it',
		help: 'name the word; without one you give up',
		message: () => ({type: 'say-word'}),
	},
	{
		keys: ['backspace'],
		label: '⌫',
		hint: 'erase',
		help: 'erase a letter',
		message: () => ({type: 'erase'}),
	},
];

const again = (play: GhostPlay): Key[] => [
	{
		keys: ['enter'],
		label: 'Enter',
		hint: hasNextRound(play) ? 'next round' : 'again',
		help: 'the next round, or another game with the same settings',
		message: () => ({type: 'play-again'}),
	},
	changeSettings,
];

const watching: readonly Key[] = [
	{keys: ['space'], label: 'Space', hint: 'pause', help: 'pause, or go on', message: () => ({type: 'pause'})},
	{
		keys: ['enter'],
		label: 'Enter',
		hint: 'step',
		help: 'one letter further, and a pause',
		message: () => ({type: 'step'}),
	},
];

/** The keys of a game of Ghost, but for those that every screen has. */
export function ghostKeys(play: GhostPlay): readonly Key[] {
	const {game, book} = play;
	if (game.ending) return [...again(play), panelKey(play), ...walkKeys(play)];
	if (isGhostWatched(play)) return [...watching, panelKey(play), ...walkKeys(play)];
	if (game.isChallenged && !isComputersTurn(play)) return naming;
	return [
		letterKey('play', 'add a letter to the fragment'),
		...(book.variant === 'superghost' ? [endKey] : []),
		panelKey(play),
		...walkKeys(play),
		...(game.rule === 'challenge' ? [challengeKey] : []),
	];
}
