import {isBundled} from '../../dictionaries/index.js';
import {foldTyped} from '../../engine/index.js';
import type {Binding} from '../../hooks/use-keys.js';
import {friendToMove, hasNextRound, isWatched, takeBack} from '../../games/ghost.js';
import {lineOf} from '../../games/message.js';
import {undoHelp} from '../../text/ghost.js';
import {shareGhost} from '../../text/share.js';
import {canPractiseGhost} from '../../games/practice.js';
import {
	help,
	letterKey,
	pauseKey,
	pickerKeys,
	placeKey,
	changeSettings,
	shareKey,
	toMenu,
	tryAgain,
} from '../common-keys.js';
import type {AppMessage, Keys} from '../screen.js';
import {codeIn} from './code.js';
import {isOwnTurn, isPast, nextPanel, type GhostMessage, type GhostState} from './state.js';
import type {Direction} from './tree-view.js';

type Key = Binding<GhostMessage | AppMessage>;

function panelKey(state: GhostState): Key {
	const {book, game} = state.play;
	const isCrowded = book.variant.choosesPlace && game.rule === 'challenge';
	return {
		keys: ['tab'],
		label: 'Tab',
		hint: nextPanel(state),
		help:
			game.order.length > 2
				? 'the coach, how everyone stands, the tree of what can follow, or the letters played'
				: 'the coach, the tree of what can follow, or the letters played',
		...(isCrowded && {isQuiet: 'when-narrow' as const}),
		message: () => ({type: 'turn-panel'}),
	};
}

const challengeKey = ({play: {book}}: GhostState): Key => ({
	keys: ['space'],
	label: 'Space',
	hint: 'challenge',
	help: `whoever played last must name a word that ${book.variant.phrases.answers}`,
	message: () => ({type: 'challenge'}),
});

const turnRoundKey: Key = {
	keys: ['/'],
	label: '/',
	hint: 'turn',
	help: 'turn the fragment round before you add a letter',
	message: () => ({type: 'turn-round'}),
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

/** Where the arrows to the sides choose a place. */
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
	label: 'Bksp',
	hint: 'back',
	help: 'back toward the game',
	isQuiet: 'when-narrow',
	message: () => ({type: 'walk', direction: 'out'}),
};

function walkKeys({panel, play, turn}: GhostState): readonly Key[] {
	if (panel !== 'tree') return [];
	const choosesPlace = play.book.variant.choosesPlace && !play.game.ending && !isWatched(play);
	return choosesPlace || turn !== undefined ? [chooseLine, walkIn, walkOut] : [walkAnywhere];
}

/** Steps through a game that is over or only shown. */
const turnKey: Key = {
	keys: ['left', 'right', 'r'],
	label: '←→',
	hint: 'turn',
	help: 'step through the game: the turn before or after, and what its letters led to; R begins it, too',
	message: key => ({type: 'look', by: key === 'right' ? 1 : -1}),
};

const lookNoMore: Key = {
	keys: ['escape'],
	label: 'Esc',
	hint: 'back',
	help: 'back to the end of the game',
	message: () => ({type: 'look-no-more'}),
};

/** The keys of a game whose turns can be looked at again. */
function pastKeys(state: GhostState): readonly Key[] {
	const {play, panel, turn, isShown} = state;
	const looking = [panelKey(state), ...walkKeys(state)];
	const practice = canPractiseGhost(play) ? [tryAgain<GhostMessage>({type: 'retry'})] : [];
	if (turn !== undefined) return [turnKey, ...practice, ...looking, help, isShown ? toMenu : lookNoMore];
	const ways = play.game.ending ? [again(state), changeSettings<GhostMessage>({type: 'set-up'})] : [];
	const isOwnList = !isBundled(play.settings.dictionary);
	const sharing = {code: codeIn(state), face: 'lines', isOwnList} as const;
	const line = state.digest === undefined ? undefined : lineOf(play, state.digest);
	const share = {...shareKey(line ?? shareGhost(play, sharing)), isQuiet: 'when-narrow'} as const;
	return [
		...ways,
		...looking,
		...(panel === 'tree' ? [] : [{...turnKey, isQuiet: 'when-narrow' as const}]),
		share,
		help,
		toMenu,
	];
}

/** The letters of a word that is named; a character may be two of them. */
const naming = ({play, pointer}: GhostState): readonly Key[] => [
	{
		...letterKey<GhostMessage>(play.book.dictionary.alphabet, 'type', 'type a word', letter => ({
			type: 'letter',
			letter,
		})),
		letters: character => foldTyped(play.book.dictionary.alphabet, character),
	},
	{
		// Enter takes a letter that is pointed to.
		keys: pointer === undefined ? ['enter', 'space'] : ['space'],
		label: pointer === undefined ? 'Enter' : 'Space',
		hint: 'say it',
		help: 'name the word; leave it empty to give up',
		message: () => ({type: 'say-word'}),
	},
	{
		keys: ['backspace'],
		label: 'Bksp',
		hint: 'erase',
		help: 'erase a letter',
		message: () => ({type: 'erase'}),
	},
];

const again = ({play}: GhostState): Key => ({
	keys: ['enter'],
	label: 'Enter',
	hint: hasNextRound(play) ? 'next round' : 'again',
	help: 'the next round, or another game with the same settings',
	message: () => ({type: 'again'}),
});

const stepKey: Key = {
	keys: ['enter'],
	label: 'Enter',
	hint: 'step',
	help: 'one letter, then pause',
	message: () => ({type: 'step'}),
};

/** Whether a word is to be named by whoever is at the keys. */
const isNaming = (state: GhostState): boolean => state.play.game.isChallenged && isOwnTurn(state);

/** The arrows that are free point to letters. */
function pickers(state: GhostState): readonly Key[] {
	const {panel, play, pointer} = state;
	if (panel === 'tree' && !isNaming(state)) return [];
	const choosesPlace = play.book.variant.choosesPlace && !isNaming(state);
	return pickerKeys<GhostMessage>(
		play.book.dictionary.alphabet,
		pointer,
		choosesPlace ? ['up', 'down'] : ['up', 'down', 'left', 'right'],
		{point: at => ({type: 'point', at}), pick: letter => ({type: 'letter', letter})},
	);
}

/** While a friend is awaited: copies the line to send. */
function lineKeys({play, digest}: GhostState): readonly Key[] {
	const line = digest === undefined ? undefined : lineOf(play, digest);
	if (line === undefined) return [];
	return [{...shareKey(line), help: 'copy the line to send, also with +; it is printed when you leave, too'}];
}

function ownKeys(state: GhostState): readonly Key[] {
	const {play} = state;
	const {game, book} = play;
	const looking = [panelKey(state), ...walkKeys(state)];
	if (friendToMove(play)) return [...lineKeys(state), ...looking];
	if (isWatched(play)) return [pauseKey({type: 'pause'}), stepKey, ...looking];
	if (isNaming(state)) return [...pickers(state), ...naming(state)];
	if (state.slip) return slipKeys;
	return [
		letterKey(book.dictionary.alphabet, 'play', 'add a letter to the fragment', letter => ({
			type: 'letter',
			letter,
		})),
		...pickers(state),
		...(book.variant.choosesPlace
			? [placeKey<GhostMessage>(book.variant, by => ({type: 'choose-place', by}))]
			: []),
		...(book.variant.turn && game.fragment.length > 1 ? [turnRoundKey] : []),
		...looking,
		...(mayUndo(state) ? [{...undoKey, isQuiet: 'when-narrow'} as const] : []),
		...(game.rule === 'challenge' && game.fragment !== '' ? [challengeKey(state)] : []),
	];
}

const undoKey: Key = {
	keys: ['backspace'],
	label: 'Bksp',
	hint: 'take back',
	help: undoHelp,
	message: () => ({type: 'undo'}),
};

const slipKeys: readonly Key[] = [
	undoKey,
	{
		keys: ['enter'],
		label: 'Enter',
		hint: 'play it',
		help: 'play the letter that loses',
		message: () => ({type: 'slip'}),
	},
];

/** Where Backspace doesn't lead out of the tree. */
const mayUndo = (state: GhostState): boolean =>
	isOwnTurn(state) && state.panel !== 'tree' && takeBack(state.play) !== undefined;

/** The keys of a game of Ghost. */
export const ghostKeys = (state: GhostState): Keys<GhostMessage> =>
	isPast(state) ? pastKeys(state) : [...ownKeys(state), help, toMenu];
