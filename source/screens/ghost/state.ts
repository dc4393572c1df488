import type {Action, GhostPosition, GhostTurn, Letter, Place} from '../../engine/index.js';
import {
	againGhost,
	beginGhost,
	botToMove,
	friendToMove,
	hasNextRound,
	isWatched,
	playAction,
	rewind,
	slipIn,
	startOf,
	takeBack,
	type GhostPlay,
	type GhostStep,
	type Slip,
} from '../../games/ghost.js';
import {kinds} from '../../games/kinds.js';
import {openGame, type GhostOpening} from '../../games/open.js';
import {canPractiseGhost, practiceGhost} from '../../games/afterwards.js';
import {lineOf, receive} from '../../games/message.js';
import {isElsewhere} from '../../settings/ghost.js';
import {stepIn} from '../../settings/readers.js';
import {actionText, endingText, type NameAction} from '../../text/ghost.js';
import {lineRefusals} from '../../text/message.js';
import type {AnyCoaching} from '../../text/ghost-standings.js';
import type {LookBack} from '../../workers/tasks/ghost.js';
import type {Context, Step, Update} from '../screen.js';
import {
	cursorAt,
	isSamePosition,
	moveCursor,
	type Cursor,
	type Direction,
	type Position,
	type TreeView,
} from './tree-view.js';

export type GhostParams = GhostOpening;

const ghostPanels = ['letters', 'coach', 'tree'] as const;

export type GhostPanel = (typeof ghostPanels)[number];

type RoundBack = LookBack & {readonly start: number};

export type CoachResult = {readonly position: Position; readonly coaching: AnyCoaching};

export type GhostState = {
	readonly play: GhostPlay;
	readonly panel: GhostPanel;
	readonly place: Place;
	readonly answer: string;
	/** The letter that the arrows point to, by its number; none until they are used, and once it is taken. */
	readonly pointer?: number | undefined;
	readonly coached?: CoachResult | undefined;
	readonly cursor: Cursor;
	readonly tree?: TreeView | undefined;
	/** Whether a game between two bots halts, and whether it goes on for one turn all the same. */
	readonly isPaused: boolean;
	readonly isStepping: boolean;
	readonly lookBack?: RoundBack | undefined;
	/** The digest of its dictionary, once it is known: its code needs it. */
	readonly digest?: string | undefined;
	readonly isShown: boolean;
	/** The turn that is looked at again, from 0 and of all rounds, of a game that is over or only shown. */
	readonly turn?: number | undefined;
	readonly theirs?: GhostPlay | undefined;
	/** A friend's line that is still to be read: that takes the digest. */
	readonly line?: string | undefined;
	readonly said?: string | undefined;
	/** A letter that loses at once and may be taken back. */
	readonly slip?: (Slip & {readonly action: Action}) | undefined;
	/** Whether it is played on from the middle of another, and counts nowhere. */
	readonly isPractice: boolean;
};

type GhostUpdate = Update<GhostState>;

/** The line to send to friends elsewhere, once the list is digested. */
export const lineIn = ({play, digest}: GhostState): string | undefined =>
	digest === undefined ? undefined : lineOf(play, digest);

const usualPlace = ({game}: GhostPlay): Place => game.book.variant.places(game.fragment).at(-1) ?? '';

const shownAt = (play: GhostPlay, panel: GhostPanel): GhostState => ({
	play,
	panel,
	place: usualPlace(play),
	answer: '',
	cursor: cursorAt(play.game),
	isPaused: false,
	isStepping: false,
	isShown: false,
	isPractice: false,
});

export function openGhost(params: GhostParams, {freshId, player}: Context): Step<GhostState> {
	const {list, settings, replayed, against} = params;
	const {play, events} = openGame(params, freshId, player.recorder);
	const begun = shownAt(play, settings.verbose ? 'coach' : 'letters');
	const theirs =
		against === undefined
			? undefined
			: kinds.ghost.resume(beginGhost(list, settings, play.id).play, against).play;
	const state: GhostState = {...begun, theirs, line: params.line, isShown: replayed !== undefined};
	if (!state.isShown) return {state, events};
	// What was played before is only shown.
	return {
		state: look({...state, panel: 'coach', turn: 0}, 0),
		events: events.filter(({type}) => type === 'began'),
	};
}

/** Whether its turns can be looked at again: nobody plays it any more. */
export const isPast = ({play, isShown}: GhostState): boolean => isShown || play.game.ending !== undefined;

export const turnIn = ({play, turn}: GhostState): GhostTurn | undefined =>
	turn === undefined ? undefined : rewind(play, turn + 1).game.turns.at(-1);

/** The game as it is seen: at the turn that is looked at again, or as it stands; with the look back on that round. */
export function seenIn(state: GhostState): GhostState {
	const play = state.turn === undefined ? state.play : rewind(state.play, state.turn + 1);
	return {...state, play, lookBack: state.lookBack?.start === startOf(play) ? state.lookBack : undefined};
}

function look(state: GhostState, by: number): GhostState {
	const {play, turn = play.moves.length} = state;
	const last = play.moves.length - 1;
	const next = Math.max(0, turn + by);
	const seen = {...state, turn: next <= last ? next : play.game.ending || last < 0 ? undefined : last};
	return {...seen, cursor: cursorAt(seenIn(seen).play.game)};
}

export const nextPanel = ({panel}: GhostState): GhostPanel => stepIn(ghostPanels, panel, 1);

/** What the coach looks at, whose turn it is there, and what was done, if that is known. */
type CoachedPlace = GhostPosition & {readonly player: number; readonly done: Action | undefined};

/** Where the coach looks: before the turn that is looked at again, or that a bot is answering; else at the game as it is. */
export function coachedPlace(state: GhostState): CoachedPlace {
	const {game} = state.play;
	const turn = turnIn(state) ?? (isAnswering(state) ? game.turns.at(-1) : undefined);
	if (turn === undefined) return {...game, player: game.toMove, done: undefined};
	return {...turn.before, player: turn.player, done: turn.action};
}

/** How the coach calls letters: where the fragment has been turned round, as it lies now. */
export function callIn(state: GhostState): NameAction {
	const {place} = state;
	const {game, book} = state.play;
	const {lies, turn} = book.variant;
	const isTurned = lies !== undefined && lies(game.fragment, place) !== game.fragment;
	if (!isTurned || turn === undefined || coachedPlace(state).fragment !== game.fragment) return actionText;
	return (action, asPlayed) =>
		actionText(action.kind === 'letter' ? {...action, place: turn(action.place)} : action, asPlayed);
}

const isAnswering = ({play}: GhostState): boolean => botToMove(play) !== undefined && !isWatched(play);

/** An end stays chosen; where letters go anywhere, or the fragment was turned round, the next one goes to the usual place. */
function placeIn(play: GhostPlay, place: Place): Place {
	const {book, fragment} = play.game;
	const places = book.variant.places(fragment);
	return places.length === 2 && places.includes(place) ? place : usualPlace(play);
}

/** The game moved on: what was typed is done with, and the tree is drawn of the new fragment. */
const moved = (state: GhostState, {play, events}: GhostStep): Step<GhostState> => ({
	state: {
		...state,
		play,
		place: placeIn(play, state.place),
		answer: '',
		cursor: cursorAt(play.game),
		isStepping: false,
		said: undefined,
		slip: undefined,
	},
	events,
});

export const isOwnTurn = ({play}: GhostState): boolean =>
	!play.game.ending && botToMove(play) === undefined && friendToMove(play) === undefined;

/** How the round ended whose end and successor came in one line. */
function endedMeanwhile({play, events}: GhostStep): string | undefined {
	const ended = events.findLast(event => event.play.game.ending !== undefined);
	return ended === undefined || play.game.ending ? undefined : endingText(ended.play);
}

/** Takes a friend's line, once the digest is known that its code must have. */
function takeLine(state: GhostState): Step<GhostState> {
	const {play, digest, line} = state;
	if (line === undefined || digest === undefined || !isElsewhere(play.settings)) return {state};
	const received = receive(play, digest, line);
	const read = {...state, line: undefined};
	// Whoever comes back with the line that was read last has nothing to be told.
	const isAgain = !received.ok && received.reason === 'same' && state.said === undefined;
	if (!received.ok) return {state: {...read, said: isAgain ? undefined : lineRefusals[received.reason]}};
	const step = moved({...read, lookBack: undefined, turn: undefined}, received);
	return {...step, state: {...step.state, said: endedMeanwhile(received)}};
}

/** What a person does; refused while a bot or a friend is at turn. */
function act(state: GhostState, action: Action): Step<GhostState> {
	if (isPast(state) || !isOwnTurn(state)) return {state};
	const result = playAction(state.play, action);
	return result.ok ? moved(state, result) : {state};
}

/** A letter that is played, or one more of the word that is named. */
export const typeLetter =
	(letter: Letter): GhostUpdate =>
	before => {
		const state = {...before, pointer: undefined};
		const isNaming = state.play.game.isChallenged && isOwnTurn(state);
		if (isNaming) return {state: {...state, answer: state.answer + letter}};
		const action = {kind: 'letter', letter, place: state.place} as const;
		const slip = isPast(state) || !isOwnTurn(state) ? undefined : slipIn(state.play, action);
		return slip ? {state: {...state, slip: {...slip, action}}, events: slip.back.events} : act(state, action);
	};

export const undo: GhostUpdate = state => {
	const {play, slip} = state;
	const back = slip ? {...slip.back, events: []} : takeBack(play);
	return back ? moved(state, back) : {state};
};

export const playSlip: GhostUpdate = state => (state.slip ? act(state, state.slip.action) : {state});

export const sayWord: GhostUpdate = state =>
	act(state, {kind: 'name', word: state.answer === '' ? undefined : state.answer});

export const challenge: GhostUpdate = state => act(state, {kind: 'challenge'});

export const decided =
	(action: Action): GhostUpdate =>
	state => {
		const result = playAction(state.play, action);
		return result.ok ? moved(state, result) : {state};
	};

export const choosePlace =
	(by: 1 | -1): GhostUpdate =>
	state => {
		const {
			fragment,
			book: {variant},
		} = state.play.game;
		const {places, lies} = variant;
		const among = places(fragment).filter(place => lies?.(fragment, place) === lies?.(fragment, state.place));
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
		const isDrawn = tree && isSamePosition(tree.position, cursor.path.at(-1));
		return {state: isDrawn ? {...state, cursor: moveCursor(cursor, tree, direction)} : state};
	};

export const turnPanel: GhostUpdate = state => ({
	state: {...state, panel: nextPanel(state), cursor: cursorAt(seenIn(state).play.game)},
});

/** Looks at the turn after, or before; behind the last one the game is over. */
export const lookBy =
	(by: 1 | -1): GhostUpdate =>
	state => ({state: isPast(state) ? look(state, by) : state});

export const lookNoMore: GhostUpdate = state => ({
	state: {...state, turn: undefined, cursor: cursorAt(state.play.game)},
});

export const retry: GhostUpdate = (state, {freshId, player}) => {
	const {play, turn, panel, digest} = state;
	if (turn === undefined || !canPractiseGhost(play)) return {state};
	const {play: begun, events} = openGame(practiceGhost(play, turn), freshId, player.recorder);
	return {state: {...shownAt(begun, panel), digest, isPractice: true}, events};
};

export const playAgain: GhostUpdate = (state, {freshId}) => {
	const {play: next, events} = againGhost(state.play, freshId);
	const theirs = hasNextRound(state.play) ? state.theirs : undefined;
	return {state: {...shownAt(next, state.panel), digest: state.digest, theirs}, events};
};

export const paste =
	(text: string): GhostUpdate =>
	state =>
		takeLine({...state, line: text, said: ''});

export const digested =
	(digest: string): GhostUpdate =>
	state =>
		takeLine({...state, digest});
