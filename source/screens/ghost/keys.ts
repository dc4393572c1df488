import {keyFor} from '../../page/keys.js';
import {codeOf} from '../../games/kinds.js';
import {hasNextRound, lies, type GhostMove, type Tree} from '../../engine/index.js';
import {
	actionsOf,
	friendToMove,
	isWatched,
	spare,
	strongerAfter,
	takeBack,
	canPractiseGhost,
} from '../../games/ghost/ghost.js';
import {challengeHelp, hintHelp, undoHelp} from '../../text/ghost/ghost.js';
import {rowsOf} from '../../text/ghost/tree.js';
import {shareGame} from '../../text/share.js';
import {changeSettings, everyArrow, help, shareKey, stepIn, toMenu} from '../common.js';
import {
	codeKey,
	endsKey,
	letterKey,
	pauseKey,
	pickerKeys,
	placedHelp,
	placeKey,
	stepKey,
	tryKeys,
	typingKeys,
} from '../game-keys.js';
import {goTo, set, type Key, type Keys} from '../screen.js';
import type {Face} from '../session.js';
import {
	cursorIn,
	ghostPanels,
	give,
	isNaming,
	isOwnTurn,
	isPast,
	lineIn,
	lookAt,
	playAgain,
	retryFrom,
	seenIn,
	typeLetter,
	type Cursor,
	type GhostPanel,
	type GhostState,
	type GhostUpdate,
} from './state.js';

type GhostKey = Key<GhostState>;

function panelKey(state: GhostState): GhostKey {
	const {book, game} = state.play;
	const next = state.panel === 'verdict' ? 'coach' : stepIn<GhostPanel>(ghostPanels, state.panel, 1);
	const isCrowded = book.variant.choosesPlace && game.rule === 'challenge';
	return keyFor(
		['tab'],
		next,
		'the coach, the tree of what can follow, or the letters played',
		() => set<GhostState>({panel: next}),
		{...(isCrowded && {isQuiet: 'when-narrow'}), words: {}},
	);
}

function moveCursor({path, line}: Cursor, tree: Tree, key: string): Cursor {
	const rows = rowsOf(tree);
	if (key === 'up') return {path, line: Math.max(0, line - 1)};
	if (key === 'down') return {path, line: Math.min(rows.length - 1, line + 1)};
	const isBack = key === 'left' || key === 'backspace';
	if (isBack) return path.length > 1 ? {path: path.slice(0, -1), line: 0} : {path, line};
	const chosen = rows[line]?.branch;
	return chosen === undefined || chosen.isWord ? {path, line} : {path: [...path, chosen.fragment], line: 0};
}

const walk =
	(key: string): GhostUpdate =>
	state => {
		const {play, tree} = seenIn(state);
		const cursor = cursorIn(play.game, state.cursor);
		if (tree === undefined || tree.fragment !== cursor.path.at(-1)) return {state};
		return {state: {...state, cursor: moveCursor(cursor, tree, key)}};
	};

/** Walks a tree: sideways by arrows, or by Enter and Backspace if those choose a place or a turn. */
const walkKey = (isSideways: boolean): GhostKey =>
	keyFor(
		isSideways ? everyArrow : ['up', 'down', 'enter', 'backspace'],
		'walk',
		`choose a line of the tree; ${isSideways ? '→' : 'Enter'}: into it; ${isSideways ? '←' : 'Backspace'}: back toward the game`,
		walk,
		{isQuiet: 'when-narrow', words: {}},
	);

function lookingKeys(state: GhostState): readonly GhostKey[] {
	const {panel, play, turn} = state;
	if (panel !== 'tree') return [panelKey(state)];
	const choosesPlace = play.book.variant.choosesPlace && !play.game.ending && !isWatched(play);
	return [panelKey(state), walkKey(!choosesPlace && turn === undefined)];
}

const lookBy =
	(by: 1 | -1): GhostUpdate =>
	state => ({state: lookAt(state, (state.turn ?? actionsOf(state.play).length) + by)});

const lookAtEnd =
	(end: 'first' | 'last'): GhostUpdate =>
	state => ({state: lookAt(state, end === 'first' ? 0 : actionsOf(state.play).length - 1)});

/** Steps through the turns; at the end and at the first turn there is only one way. */
const turnKey = (turn: number | undefined): GhostKey =>
	keyFor(
		[...(turn === 0 ? [] : (['left'] as const)), ...(turn === undefined ? [] : (['right'] as const))],
		'turn',
		'step through the game: the turn before or after, and what its letters led to',
		key => lookBy(key === 'right' ? 1 : -1),
		{words: {}},
	);

/** The screen steps back from the end; lines list all turns. */
const reviewKey = (face: Face): GhostKey =>
	keyFor(
		['r'],
		'review',
		'who was winning, turn by turn',
		() => (face === 'screen' ? lookBy(-1) : set<GhostState>({panel: 'coach'})),
		face === 'screen' ? {isQuiet: true} : {},
	);

function pastKeys(state: GhostState, face: Face): readonly GhostKey[] {
	const {play, panel, turn, isShown} = state;
	const looking = lookingKeys(state);
	const here = turn === undefined ? undefined : retryFrom(turn);
	const practice = canPractiseGhost(play) ? tryKeys<GhostState>(actionsOf(play).length, here) : [];
	if (turn !== undefined) {
		const toEnd = keyFor(['escape'], 'back', 'back to the end of the game', () =>
			set<GhostState>({turn: undefined}),
		);
		return [turnKey(turn), endsKey(lookAtEnd), ...practice, ...looking, help, isShown ? toMenu : toEnd];
	}

	const ways = play.game.ending
		? [again(state), ...harderKeys(state), changeSettings(goTo<GhostState>({to: 'ghost-setup', with: {}}))]
		: [];
	const text = () => lineIn(state) ?? shareGame(play, {code: codeOf(play), isSpoken: face === 'spoken'});
	return [
		...ways,
		...looking,
		...(panel === 'tree' ? [] : [{...turnKey(turn), isQuiet: 'when-narrow' as const}]),
		{...shareKey(text), isQuiet: 'when-narrow'},
		...practice,
		help,
		toMenu,
	];
}

const naming = ({play, pointer, answer}: GhostState): readonly GhostKey[] =>
	typingKeys<GhostState>(play.book.dictionary.alphabet, pointer, {
		help: 'type a word',
		type: typeLetter,
		say: {
			hint: answer === '' ? 'give up' : 'say it',
			help: 'name the word; leave it empty to give up',
			does: () => now => give(now, {kind: 'name', word: now.answer === '' ? undefined : now.answer}),
		},
		erase: state => ({state: {...state, answer: state.answer.slice(0, -1)}}),
	});

const again = ({play}: GhostState): GhostKey =>
	keyFor(
		['enter'],
		hasNextRound(play.game) ? 'next round' : 'again',
		'the next round, or another game with the same settings',
		() => playAgain(),
	);

function harderKeys({play, panel}: GhostState): readonly GhostKey[] {
	const stronger = strongerAfter(play);
	// In the tree the arrows walk.
	if (stronger === undefined || panel === 'tree') return [];
	return [
		keyFor(['up'], 'harder', `play again, against ${stronger}`, () => playAgain({opponent: [stronger]})),
	];
}

/** The words of line mode for the panels, which the screen has behind Tab. In a game they are named only where help is asked for. */
function lookKeys(state: GhostState, face: Face): readonly GhostKey[] {
	if (isPast(state)) return [...(state.turn === 0 ? [] : [reviewKey(face)]), codeKey(state.play)];
	const show = (word: string, helpText: string, panel: GhostPanel): GhostKey =>
		keyFor([], word, helpText, () => set<GhostState>({panel}), {isQuiet: true});
	return [
		show('hint', hintHelp(state.play), 'verdict'),
		show('coach', 'what every letter leads to', 'coach'),
		show('tree', 'what can follow', 'tree'),
		codeKey(state.play),
	];
}

function pickers(state: GhostState): readonly GhostKey[] {
	const {panel, play, pointer} = state;
	if (panel === 'tree' && !isNaming(state)) return [];
	const choosesPlace = play.book.variant.choosesPlace && !isNaming(state);
	return pickerKeys(
		play.book.dictionary.alphabet,
		pointer,
		choosesPlace ? ['up', 'down'] : everyArrow,
		typeLetter,
	);
}

function lineKeys(state: GhostState): readonly GhostKey[] {
	const line = lineIn(state);
	if (line === undefined) return [];
	return [{...shareKey(() => line), help: 'copy the line to send; also +'}];
}

function ownKeys(state: GhostState, face: Face): readonly GhostKey[] {
	const {play} = state;
	const {game, book} = play;
	const looking = lookingKeys(state);
	if (friendToMove(play)) return [...lineKeys(state), ...looking];
	// In the tree, the arrow walks.
	const steps = state.panel === 'tree' ? (['enter'] as const) : (['enter', 'right'] as const);
	if (isWatched(play)) return [pauseKey(), stepKey(steps, 'one letter, then pause'), ...looking];
	if (isNaming(state)) return [...pickers(state), ...naming(state)];
	if (state.message?.kind === 'slip') return slipKeys(state.message.move);
	// In the tree, Backspace leads out of it instead.
	const back = isOwnTurn(state) && state.panel !== 'tree' ? takeBack(play) : undefined;
	return [
		letterKey(
			book.dictionary.alphabet,
			'play',
			placedHelp('add a letter to the fragment', book, face),
			typeLetter,
		),
		...pickers(state),
		...(book.variant.choosesPlace ? [placeKey(book.variant, choosePlace)] : []),
		...(game.rule === 'challenge' && game.fragment !== '' ? [challengeKey] : []),
		...(book.variant.turn && game.fragment.length > 1 ? [roundKey] : []),
		...looking,
		...(back ? [{...undoKey(back), isQuiet: 'when-narrow'} as const] : []),
	];
}

const choosePlace =
	(by: 1 | -1): GhostUpdate =>
	state => {
		const {book, game} = state.play;
		const lying = lies(game.fragment, state.place);
		const among = book.variant.places(game.fragment).filter(place => lies(game.fragment, place) === lying);
		return {state: {...state, place: among[among.indexOf(state.place) + by] ?? state.place}};
	};

const challengeKey: GhostKey = keyFor(
	['space'],
	'challenge',
	challengeHelp,
	() => state => give(state, {kind: 'challenge'}),
	{isPassing: true},
);

const roundKey: GhostKey = keyFor(
	['/'],
	'turn',
	'turn the fragment round before you add a letter',
	() => state => {
		const {game, book} = state.play;
		const place = book.variant.turn?.(state.place);
		const isPlace = place !== undefined && book.variant.places(game.fragment).includes(place);
		return {state: isPlace ? {...state, place} : state};
	},
	{isPassing: true},
);

const undoKey = (move: GhostMove): GhostKey =>
	keyFor(['backspace'], 'take back', undoHelp, () => state => give(state, move), {
		isPassing: true,
		words: {undo: 'backspace'},
	});

const slipKeys = (slip: GhostMove): readonly GhostKey[] => [
	undoKey(spare),
	keyFor(['enter'], 'play it', 'play the letter that loses', () => state => give(state, slip), {
		isPassing: true,
		words: {'': 'enter', play: 'enter'},
	}),
];

export const ghostKeys = (state: GhostState, face: Face): Keys<GhostState> =>
	isPast(state)
		? [...pastKeys(state, face), ...lookKeys(state, face)]
		: [...ownKeys(state, face), ...lookKeys(state, face), help, toMenu];
