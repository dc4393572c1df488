import {codeIn, kinds} from '../../games/kinds.js';
import {foldTyped} from '../../engine/index.js';
import {friendToMove, hasNextRound, isWatched, takeBack} from '../../games/ghost.js';
import {challengeHelp, undoHelp} from '../../text/ghost.js';
import {canPractiseGhost} from '../../games/afterwards.js';
import {
	everyArrow,
	help,
	letterKey,
	pauseKey,
	pickerKeys,
	placeKey,
	changeSettings,
	shareKey,
	toMenu,
	tryAgain,
	typedKeys,
} from '../common-keys.js';
import {goTo, set, type Key, type Keys, type Update} from '../screen.js';
import {
	challenge,
	choosePlace,
	isOwnTurn,
	isPast,
	lineIn,
	lookBy,
	lookNoMore,
	nextPanel,
	playAgain,
	playSlip,
	retry,
	sayWord,
	turnPanel,
	turnRound,
	typeLetter,
	undo,
	walk,
	type GhostState,
} from './state.js';
import type {Direction} from './tree-view.js';

type GhostKey = Key<GhostState>;

function panelKey(state: GhostState): GhostKey {
	const {book, game} = state.play;
	const isCrowded = book.variant.choosesPlace && game.rule === 'challenge';
	return {
		keys: ['tab'],
		hint: nextPanel(state),
		help: 'the coach, the tree of what can follow, or the letters played',
		...(isCrowded && {isQuiet: 'when-narrow' as const}),
		does: () => turnPanel,
	};
}

const challengeKey: GhostKey = {
	keys: ['space'],
	hint: 'challenge',
	help: challengeHelp,
	does: () => challenge,
};

const turnRoundKey: GhostKey = {
	keys: ['/'],
	hint: 'turn',
	help: 'turn the fragment round before you add a letter',
	does: () => turnRound,
};

const chooseLine: GhostKey = {
	keys: ['up', 'down'],
	hint: 'line',
	help: 'choose a line of the tree',
	isQuiet: 'when-narrow',
	does: key => walk(key === 'up' ? 'up' : 'down'),
};

const directions = new Map<string, Direction>([
	['up', 'up'],
	['down', 'down'],
	['left', 'out'],
	['right', 'in'],
]);

const walkAnywhere: GhostKey = {
	keys: everyArrow,
	hint: 'walk',
	help: 'choose a line of the tree; into it, and back toward the game',
	isQuiet: 'when-narrow',
	does: key => walk(directions.get(key) ?? 'out'),
};

/** Where the arrows to the sides choose a place. */
const walkIn: GhostKey = {
	keys: ['enter'],
	hint: 'into',
	help: 'into the chosen line of the tree',
	isQuiet: 'when-narrow',
	does: () => walk('in'),
};

const walkOut: GhostKey = {
	keys: ['backspace'],
	hint: 'back',
	help: 'back toward the game',
	isQuiet: 'when-narrow',
	does: () => walk('out'),
};

function walkKeys({panel, play, turn}: GhostState): readonly GhostKey[] {
	if (panel !== 'tree') return [];
	const choosesPlace = play.book.variant.choosesPlace && !play.game.ending && !isWatched(play);
	return choosesPlace || turn !== undefined ? [chooseLine, walkIn, walkOut] : [walkAnywhere];
}

const turnKey: GhostKey = {
	keys: ['left', 'right', 'r'],
	hint: 'turn',
	help: 'step through the game: the turn before or after, and what its letters led to; R begins it, too',
	does: key => lookBy(key === 'right' ? 1 : -1),
};

const lookNoMoreKey: GhostKey = {
	keys: ['escape'],
	hint: 'back',
	help: 'back to the end of the game',
	does: () => lookNoMore,
};

function pastKeys(state: GhostState): readonly GhostKey[] {
	const {play, panel, turn, isShown} = state;
	const looking = [panelKey(state), ...walkKeys(state)];
	const practice = canPractiseGhost(play) ? [tryAgain(retry)] : [];
	if (turn !== undefined) return [turnKey, ...practice, ...looking, help, isShown ? toMenu : lookNoMoreKey];
	const ways = play.game.ending
		? [again(state), changeSettings(goTo<GhostState>({to: 'ghost-setup', with: {}}))]
		: [];
	const text = lineIn(state) ?? kinds.ghost.share(play, {code: codeIn(state), face: 'lines'});
	return [
		...ways,
		...looking,
		...(panel === 'tree' ? [] : [{...turnKey, isQuiet: 'when-narrow' as const}]),
		{...shareKey(text), isQuiet: 'when-narrow'},
		help,
		toMenu,
	];
}

/** The letters of a word that is named; a character may be two of them. */
const naming = ({play, pointer}: GhostState): readonly GhostKey[] => [
	{
		...letterKey(play.book.dictionary.alphabet, 'type', 'type a word', typeLetter),
		letters: character => foldTyped(play.book.dictionary.alphabet, character),
	},
	...typedKeys<Update<GhostState>>(
		pointer,
		{hint: 'say it', help: 'name the word; leave it empty to give up', does: () => sayWord},
		state => ({state: {...state, answer: state.answer.slice(0, -1)}}),
	),
];

const again = ({play}: GhostState): GhostKey => ({
	keys: ['enter'],
	hint: hasNextRound(play) ? 'next round' : 'again',
	help: 'the next round, or another game with the same settings',
	does: () => playAgain,
});

const stepKey: GhostKey = {
	keys: ['enter'],
	hint: 'step',
	help: 'one letter, then pause',
	does: () => set<GhostState>({isPaused: true, isStepping: true}),
};

const isNaming = (state: GhostState): boolean => state.play.game.isChallenged && isOwnTurn(state);

function pickers(state: GhostState): readonly GhostKey[] {
	const {panel, play, pointer} = state;
	if (panel === 'tree' && !isNaming(state)) return [];
	const choosesPlace = play.book.variant.choosesPlace && !isNaming(state);
	return pickerKeys(play.book.dictionary.alphabet, pointer, choosesPlace ? ['up', 'down'] : everyArrow, {
		point: at => set<GhostState>({pointer: at}),
		pick: typeLetter,
	});
}

function lineKeys(state: GhostState): readonly GhostKey[] {
	const line = lineIn(state);
	if (line === undefined) return [];
	return [{...shareKey(line), help: 'copy the line to send; also +'}];
}

function ownKeys(state: GhostState): readonly GhostKey[] {
	const {play} = state;
	const {game, book} = play;
	const looking = [panelKey(state), ...walkKeys(state)];
	if (friendToMove(play)) return [...lineKeys(state), ...looking];
	if (isWatched(play))
		return [
			pauseKey<Update<GhostState>>(now => ({state: {...now, isPaused: !now.isPaused}})),
			stepKey,
			...looking,
		];
	if (isNaming(state)) return [...pickers(state), ...naming(state)];
	if (state.slip) return slipKeys;
	return [
		letterKey(book.dictionary.alphabet, 'play', 'add a letter to the fragment', typeLetter),
		...pickers(state),
		...(book.variant.choosesPlace ? [placeKey(book.variant, choosePlace)] : []),
		...(book.variant.turn && game.fragment.length > 1 ? [turnRoundKey] : []),
		...looking,
		...(mayUndo(state) ? [{...undoKey, isQuiet: 'when-narrow'} as const] : []),
		...(game.rule === 'challenge' && game.fragment !== '' ? [challengeKey] : []),
	];
}

const undoKey: GhostKey = {
	keys: ['backspace'],
	hint: 'take back',
	help: undoHelp,
	does: () => undo,
};

const slipKeys: readonly GhostKey[] = [
	undoKey,
	{
		keys: ['enter'],
		hint: 'play it',
		help: 'play the letter that loses',
		does: () => playSlip,
	},
];

/** Where Backspace doesn't lead out of the tree. */
const mayUndo = (state: GhostState): boolean =>
	isOwnTurn(state) && state.panel !== 'tree' && takeBack(state.play) !== undefined;

export const ghostKeys = (state: GhostState): Keys<GhostState> =>
	isPast(state) ? pastKeys(state) : [...ownKeys(state), help, toMenu];
