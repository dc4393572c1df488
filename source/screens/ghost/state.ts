import {
	foldTyped,
	hasNextRound,
	typedLetter,
	type Book,
	type Coaching,
	type GhostApplied,
	type GhostMove,
	type GhostTurn,
	type Letter,
	type Place,
	type Step as Placed,
	lastAlive,
	type GhostGame,
	type Tree,
} from '../../engine/index.js';
import type {GhostHand} from '../../games/ghost/agents.js';
import {
	actionsOf,
	advance,
	againGhost,
	beginGhost,
	botToMove,
	friendToMove,
	isWatched,
	rewind,
	slipIn,
	spare,
	startOf,
	takeBack,
	type GhostPlay,
	type Slip,
	canPractiseGhost,
	practiceGhost,
} from '../../games/ghost/ghost.js';
import {createGate, createHand, type Gate} from '../../games/hand.js';
import {kinds} from '../../games/kinds.js';
import {openGame, type GhostOpening} from '../../games/open.js';
import {codeToSend, receive} from '../../games/ghost/message.js';
import {isElsewhere, type GhostSettings} from '../../settings/ghost.js';
import {endingText, takenBackText} from '../../text/ghost/ghost.js';
import {describeLetters} from '../../text/words.js';
import {ghostRefusals, refused} from '../../text/refusals.js';
import {lineRefusals, lineToSend} from '../../text/ghost/message.js';
import type {LookBack} from '../../workers/tasks/ghost.js';
import {tryLine} from '../game-keys.js';
import type {Context, Does, Step, Update} from '../screen.js';
import type {Face} from '../session.js';
import {rowsOf} from '../../text/ghost/tree.js';

export type TreeView = {readonly fragment: string; readonly rows: number; readonly tree: Tree};

export type Cursor = {
	/** The fragments from the game's to the tree's; none if the game's is dead. */
	readonly path: readonly string[];
	readonly line: number;
};

/** Returns the cursor at the game's fragment, or before the letter that ended it. */
export function cursorAt(game: GhostGame): Cursor {
	const place = game.ending ? lastAlive(game)?.before : game;
	return {path: place === undefined || place.isDead ? [] : [place.fragment], line: 0};
}

export type Direction = 'up' | 'down' | 'in' | 'out';

export function moveCursor(cursor: Cursor, {tree}: TreeView, direction: Direction): Cursor {
	const {path, line} = cursor;
	const shown = rowsOf(tree);
	const chosen = shown[line]?.branch;
	switch (direction) {
		case 'up':
			return {...cursor, line: Math.max(0, line - 1)};
		case 'down':
			return {...cursor, line: Math.min(shown.length - 1, line + 1)};
		case 'in':
			return chosen === undefined || chosen.isWord ? cursor : {path: [...path, chosen.fragment], line: 0};
		case 'out':
			return path.length > 1 ? {path: path.slice(0, -1), line: 0} : cursor;
	}
}

export const ghostPanels = ['letters', 'coach', 'tree'] as const;

/** `verdict` is the first sentence of the coach alone, which line mode can ask for. */
export type GhostPanel = (typeof ghostPanels)[number] | 'verdict';

export type Coached = {readonly fragment: string; readonly coaching: Coaching};

export type GhostState = {
	readonly play: GhostPlay;
	/** Gives the game the moves of the people here. */
	readonly hand: GhostHand;
	/** Gives the game the moves of friends elsewhere. */
	readonly friends: GhostHand;
	readonly gate: Gate;
	readonly panel: GhostPanel;
	readonly place: Place;
	readonly answer: string;
	readonly pointer?: number | undefined;
	readonly coached?: Coached | undefined;
	readonly cursor: Cursor;
	readonly tree?: TreeView | undefined;
	readonly isPaused: boolean;
	readonly lookBack?: (LookBack & {readonly start: number}) | undefined;
	readonly digest?: string | undefined;
	readonly isShown: boolean;
	/** The index of the turn on review, counting all rounds. */
	readonly turn?: number | undefined;
	readonly theirs?: GhostPlay | undefined;
	/** A friend's line that waits for the digest. */
	readonly line?: string | undefined;
	/** The start of a friend's line, while the rest is still to come. */
	readonly rest?: string | undefined;
	/** News other than a turn, such as that a letter was taken back. */
	readonly notice?: string | undefined;
	/** Why a move or a line was refused; empty while a pasted line is read. */
	readonly refusal?: string | undefined;
	readonly slip?: (Slip & {readonly move: GhostMove}) | undefined;
	readonly isPractice: boolean;
};

type GhostUpdate = Update<GhostState>;

export function lineIn({play, digest}: GhostState): string | undefined {
	const code = digest === undefined ? undefined : codeToSend(play, digest);
	return code === undefined ? undefined : lineToSend(play, code);
}

const usualPlace = ({game}: GhostPlay): Place => game.book.variant.places(game.fragment).at(-1) ?? '';

const shownAt = (play: GhostPlay, panel: GhostPanel): GhostState => ({
	play,
	hand: createHand(),
	friends: createHand(),
	gate: createGate(),
	panel,
	place: usualPlace(play),
	answer: '',
	cursor: cursorAt(play.game),
	isPaused: false,
	isShown: false,
	isPractice: false,
});

export function openGhost(
	params: GhostOpening,
	{freshId, player, session: {face}}: Context,
): Step<GhostState> {
	const {list, settings, replayed, against} = params;
	const {play, events} = openGame(params, freshId, player.recorder);
	const begun = shownAt(play, settings.verbose && face !== 'plain' ? 'coach' : 'letters');
	const theirs =
		against === undefined
			? undefined
			: kinds.ghost.resume(beginGhost(list, settings, play.id).play, against).play;
	const state: GhostState = {
		...begun,
		theirs,
		line: params.line,
		isShown: replayed !== undefined,
		isPaused: face === 'spoken',
	};
	if (!state.isShown) return {state, events};
	// A replay has no events of its own.
	const shown: GhostState = {...state, panel: 'coach'};
	return {
		// Line mode lists all turns instead of stepping through them.
		state: face === 'screen' ? look({...shown, turn: 0}, 0) : shown,
		events: events.filter(({type}) => type === 'began'),
	};
}

/** Whether the game is over or only shown, so that its turns can be reviewed. */
export const isPast = ({play, isShown}: GhostState): boolean => isShown || play.game.ending !== undefined;

export const turnIn = ({play, turn}: GhostState): GhostTurn | undefined =>
	turn === undefined ? undefined : rewind(play, turn + 1).game.turns.at(-1);

/** Returns the state at the turn on review, with the look back on its round. */
export function seenIn(state: GhostState): GhostState {
	const play = state.turn === undefined ? state.play : rewind(state.play, state.turn + 1);
	return {...state, play, lookBack: state.lookBack?.start === startOf(play) ? state.lookBack : undefined};
}

function look(state: GhostState, by: number): GhostState {
	const {play} = state;
	const count = actionsOf(play).length;
	const last = count - 1;
	const {turn = count} = state;
	const next = Math.max(0, turn + by);
	const seen = {...state, turn: next <= last ? next : play.game.ending || last < 0 ? undefined : last};
	return {...seen, cursor: cursorAt(seenIn(seen).play.game)};
}

export const showPanel =
	(panel: GhostPanel): GhostUpdate =>
	state => ({state: {...state, panel, cursor: cursorAt(seenIn(state).play.game)}});

/** Returns the turn for the coach: the one on review, or the one that a bot is answering, or the next one, which has no action yet. */
export function coachedTurn(state: GhostState): Partial<GhostTurn> & Pick<GhostTurn, 'player' | 'before'> {
	const {play} = state;
	const isAnswering = botToMove(play) !== undefined && !isWatched(play);
	const last = isAnswering ? play.game.turns.at(-1) : undefined;
	return turnIn(state) ?? last ?? {player: play.game.toMove, before: play.game};
}

/** Keeps the chosen end if there are two. In other variants the next letter goes to the usual place. */
function placeIn(play: GhostPlay, place: Place): Place {
	const {book, fragment} = play.game;
	const places = book.variant.places(fragment);
	return places.length === 2 && places.includes(place) ? place : usualPlace(play);
}

/** Returns the state after a move. The tree begins at the new fragment. */
const moved = (state: GhostState, play: GhostPlay): GhostState => ({
	...state,
	play,
	place: placeIn(play, state.place),
	answer: '',
	cursor: cursorAt(play.game),
	line: undefined,
	notice: undefined,
	refusal: undefined,
	slip: undefined,
});

export const isOwnTurn = ({play}: GhostState): boolean =>
	!play.game.ending && botToMove(play) === undefined && friendToMove(play) === undefined;

export const isNaming = (state: GhostState): boolean => state.play.game.isChallenged && isOwnTurn(state);

export const took =
	(applied: GhostApplied): GhostUpdate =>
	(before, {session: {face}}) => {
		// Line mode shows a panel once for each request.
		const isKept = face === 'screen' || (face === 'spoken' && before.play.settings.verbose);
		const state: GhostState = isKept ? before : {...before, panel: 'letters'};
		const cleared = {line: undefined, notice: undefined, slip: undefined};
		if (!applied.ok) return {state: {...state, ...cleared, refusal: ghostRefusals[applied.reason]}};
		const {play, events} = advance(state.play, applied);
		// A friend's line may end a round and begin the next one.
		const {turns, ending} = state.play.game;
		const taken = play.game.turns.length < turns.length ? turns[play.game.turns.length] : undefined;
		const notice = ending ? endingText(state.play) : taken && takenBackText(taken);
		return {state: {...moved(state, play), lookBack: undefined, turn: undefined, notice}, events};
	};

function takeLine(state: GhostState, isByLines = false): Step<GhostState> {
	const {play, digest, line, friends} = state;
	if (line === undefined || digest === undefined || !isElsewhere(play.settings)) return {state};
	const received = receive(play, digest, (state.rest ?? '') + line);
	// The line is there until its first move is taken.
	if (received.ok)
		return {state: {...state, rest: undefined}, effect: () => received.moves.forEach(friends.give)};
	const read = {...state, line: undefined, rest: undefined, notice: undefined};
	// A line without the whole code is kept: the rest may follow.
	const isStart =
		received.reason === 'truncated' ||
		(received.reason === 'bad' && !/wordfiend play (?:[^\da-z]*[\da-z]){12}/i.test(line));
	if (isStart && isByLines)
		return {state: {...read, rest: `${state.rest ?? ''}${line}\n`, refusal: undefined}};
	// Opening the same line again needs no message.
	const isAgain = received.reason === 'same' && state.refusal === undefined;
	return {state: {...read, refusal: isAgain ? undefined : lineRefusals[received.reason]}};
}

const give = (state: GhostState, move: GhostMove): Step<GhostState> =>
	isPast(state) || !isOwnTurn(state) ? {state} : {state: {...state}, effect: () => state.hand.give(move)};

/** Makes a person's move, but asks first about a letter that loses at once and may be taken back; in the transcript it loses. */
const makeMove =
	(move: GhostMove): GhostUpdate =>
	(state, {session: {face}}) => {
		const isAsked = face !== 'plain' && !isPast(state) && isOwnTurn(state);
		const slip = isAsked ? slipIn(state.play, move) : undefined;
		return slip ? {state: {...state, slip: {...slip, move}}, events: slip.back.events} : give(state, move);
	};

export const typeLetter =
	(letter: Letter): GhostUpdate =>
	(before, context) => {
		const state = {...before, pointer: undefined};
		return isNaming(state)
			? {state: {...state, answer: state.answer + letter}}
			: makeMove({kind: 'letter', letter, place: state.place})(state, context);
	};

export const undo: GhostUpdate = state => {
	const back = state.slip ? spare : takeBack(state.play);
	return back ? give(state, back) : {state};
};

export const playSlip: GhostUpdate = state => (state.slip ? give(state, state.slip.move) : {state});

export const sayWord: GhostUpdate = state =>
	give(state, {kind: 'name', word: state.answer === '' ? undefined : state.answer});

export const challenge: GhostUpdate = state => give(state, {kind: 'challenge'});

export const choosePlace =
	(by: 1 | -1): GhostUpdate =>
	state => {
		const {book, game} = state.play;
		const {places, lies} = book.variant;
		const lying = lies(game.fragment, state.place);
		const among = places(game.fragment).filter(place => lies(game.fragment, place) === lying);
		return {state: {...state, place: among[among.indexOf(state.place) + by] ?? state.place}};
	};

export const turnRound: GhostUpdate = state => {
	const {game, book} = state.play;
	const place = book.variant.turn?.(state.place);
	const isPlace = place !== undefined && book.variant.places(game.fragment).includes(place);
	return {state: isPlace ? {...state, place} : state};
};

export const walk =
	(direction: Direction): GhostUpdate =>
	state => {
		const {cursor, tree} = state;
		if (tree === undefined || tree.fragment !== cursor.path.at(-1)) return {state};
		return {state: {...state, cursor: moveCursor(cursor, tree, direction)}};
	};

/** Steps through the turns. After the last one comes the end of the game. */
export const lookBy =
	(by: 1 | -1): GhostUpdate =>
	state => ({state: isPast(state) ? look(state, by) : state});

export const lookAtEnd =
	(end: 'first' | 'last'): GhostUpdate =>
	state => {
		const {turn = 0} = state;
		return {state: look(state, (end === 'first' ? 0 : actionsOf(state.play).length - 1) - turn)};
	};

export const lookNoMore: GhostUpdate = state => ({
	state: {...state, turn: undefined, cursor: cursorAt(state.play.game)},
});

export const retryFrom =
	(turn: number): GhostUpdate =>
	(state, {freshId, player}) => {
		const {play, panel, digest} = state;
		if (!canPractiseGhost(play)) return {state};
		const {play: begun, events} = openGame(practiceGhost(play, turn), freshId, player.recorder);
		return {state: {...shownAt(begun, panel), digest, isPractice: true}, events};
	};

export const playAgain =
	(change: Partial<GhostSettings> = {}): GhostUpdate =>
	(state, {freshId}) => {
		const {play: next, events} = againGhost(state.play, freshId, change);
		const theirs = hasNextRound(state.play.game) ? state.theirs : undefined;
		const {hand, friends, gate} = state;
		const shown = {...shownAt(next, state.panel), digest: state.digest, theirs};
		// The next round is played by the same loop.
		return {state: next.id === state.play.id ? {...shown, hand, friends, gate} : shown, events};
	};

export const digested =
	(digest: string): GhostUpdate =>
	state =>
		takeLine({...state, digest});

function readWhole(typed: string, {variant}: Book, fragment: string): Placed | undefined {
	if (fragment === '' || typed.length !== fragment.length + 1) return undefined;
	return variant
		.places(fragment)
		.toReversed()
		.map((place): Placed => ({letter: typed.charAt(variant.indexOf(fragment, place)), place}))
		.find(step => variant.extend(fragment, step) === typed);
}

/** Reads a letter with its place, as line mode types it, or the whole fragment with the letter in it. */
function readStep(line: string, book: Book, fragment: string): Placed | undefined {
	const {alphabet} = book.dictionary;
	const typed = foldTyped(alphabet, line.trim());
	const whole = typed === undefined ? undefined : readWhole(typed, book, fragment);
	if (whole) return whole;
	const {letter, place} = book.variant.readTyped(line);
	const read = typedLetter(alphabet, letter);
	return read === undefined ? undefined : {letter: read, place};
}

function nameBy(line: string, {play}: GhostState): Does<GhostState> {
	const {alphabet} = play.book.dictionary;
	const word = foldTyped(alphabet, line.trim());
	if (word === undefined) return {type: 'tell', text: refused.notWord(describeLetters(alphabet))};
	return makeMove({kind: 'name', word: word === '' ? undefined : word});
}

/** Takes a whole line: a friend's message, a word that is asked for, a letter and its place, or a turn to try again from. */
export function playLine(state: GhostState, line: string, face: Face): Does<GhostState> | undefined {
	const {play, slip} = state;
	if (isPast(state)) return tryLine(line, retryFrom);
	const isAwaited = face !== 'screen' && friendToMove(play) !== undefined;
	if (isAwaited && ['', 'quit'].includes(line.trim().toLowerCase())) return {type: 'quit'};
	const isMessage = face === 'screen' || isAwaited || /\S\s+\S/.test(line.trim());
	if (isElsewhere(play.settings) && isMessage)
		return now => takeLine({...now, line, notice: undefined, refusal: ''}, face !== 'screen');
	if (slip || !isOwnTurn(state)) return undefined;
	if (play.game.isChallenged) return nameBy(line, state);
	if (face === 'plain' && line.trim() === '?' && play.game.rule === 'challenge') return challenge;
	const step = readStep(line, play.book, play.game.fragment);
	return step && makeMove({kind: 'letter', ...step});
}
