import {
	foldTyped,
	type Coaching,
	type GhostApplied,
	type GhostMove,
	type GhostTurn,
	type Letter,
	type LookBack,
	type Place,
	lastAlive,
	type GhostGame,
	type Tree,
} from '../../engine/index.js';
import type {GhostHands} from '../../games/ghost/agents.js';
import {
	actionsOf,
	advance,
	againGhost,
	beginGhost,
	botToMove,
	friendToMove,
	isWatched,
	replay,
	readPlaced,
	rewind,
	slipIn,
	countEarlierTurns,
	type GhostPlay,
	type Slip,
	canPractiseGhost,
	practiceGhost,
} from '../../games/ghost/ghost.js';
import {createGate, createHand, type Gate} from '../../games/hand.js';
import {openGame, type GhostOpening} from '../../games/open.js';
import {codeToSend, receive, toldIn} from '../../games/ghost/message.js';
import {isElsewhere, type GhostSettings} from '../../settings/ghost.js';
import {endingText, takenBackText} from '../../text/ghost/ghost.js';
import {describeLetters, practiceText} from '../../text/words.js';
import {ghostRefusals, refused} from '../../text/refusals.js';
import {lineRefusals, lineToSend} from '../../text/ghost/message.js';
import {tryLine} from '../game-keys.js';
import {say, type Context, type Does, type Step, type Update} from '../screen.js';
import type {Face} from '../session.js';

export type Cursor = {
	/** The fragments from the game's to the tree's; none if the game's is dead. */
	readonly path: readonly string[];
	readonly line: number;
};

/** Returns the cursor where it was last, or else at the game's fragment, or before the letter that ended it. */
export function cursorIn(game: GhostGame, last: Cursor | undefined): Cursor {
	const {fragment, isDead} = (game.ending && lastAlive(game)?.before) ?? game;
	if (isDead) return {path: [], line: 0};
	return last?.path[0] === fragment ? last : {path: [fragment], line: 0};
}

export const ghostPanels = ['letters', 'coach', 'tree'] as const;

/** `verdict` is the first sentence of the coach alone, which line mode can ask for. */
export type GhostPanel = (typeof ghostPanels)[number] | 'verdict';

/** A message shown instead of the last turn. */
type Message =
	/** News other than a turn, such as that a letter was taken back; why a move or a line was refused; or the start of a friend's line, while the rest is still to come. */
	| {readonly kind: 'news' | 'refusal' | 'rest'; readonly text: string}
	/** A friend's line was read, whose first move is still to be taken. */
	| {readonly kind: 'line'}
	| (Slip & {readonly kind: 'slip'});

export type GhostState = {
	readonly play: GhostPlay;
	readonly hands: GhostHands;
	readonly gate: Gate;
	readonly panel: GhostPanel;
	readonly place: Place;
	readonly answer: string;
	readonly pointer?: number | undefined;
	readonly coached?: Coaching | undefined;
	readonly cursor?: Cursor | undefined;
	readonly tree?: Tree | undefined;
	readonly isPaused: boolean;
	/** Whether a bot that is watched only waits to make its move. */
	readonly isDecided: boolean;
	readonly lookBack?: (LookBack & {readonly start: number}) | undefined;
	readonly isShown: boolean;
	/** The index of the turn on review, counting all rounds. */
	readonly turn?: number | undefined;
	readonly theirs?: GhostPlay | undefined;
	readonly message?: Message | undefined;
	readonly isPractice: boolean;
};

export type GhostUpdate = Update<GhostState>;

/** Returns the panel for the next move or game: line mode shows one once for each request. */
const panelKept = ({panel, play}: GhostState, face: Face): GhostPanel =>
	face === 'screen' || (face === 'spoken' && play.settings.verbose) ? panel : 'letters';

export function lineIn({play}: GhostState): string | undefined {
	const code = codeToSend(play);
	return code === undefined ? undefined : lineToSend(toldIn(play), code);
}

function placeIn({book, fragment}: GhostGame, chosen?: Place): Place {
	const places = book.variant.places(fragment);
	const usual = places.at(-1) ?? '';
	return places.length === 2 ? (places.find(place => place === chosen) ?? usual) : usual;
}

const shownAt = (play: GhostPlay, panel: GhostPanel): GhostState => ({
	play,
	hands: {here: createHand(), elsewhere: createHand()},
	gate: createGate(),
	panel,
	place: placeIn(play.game),
	answer: '',
	isPaused: false,
	isDecided: false,
	isShown: false,
	isPractice: false,
});

export function openGhost(params: GhostOpening, {player, session: {face}}: Context): Step<GhostState> {
	const {list, settings, replayed, against, line} = params;
	const {play, isNew} = openGame(params, player.recorder);
	const isShown = replayed !== undefined;
	const isCoached = isShown || (settings.verbose && face !== 'plain');
	const state: GhostState = {
		...shownAt(play, isCoached ? 'coach' : 'letters'),
		theirs: against && replay(beginGhost(list, settings, play.id), against).play,
		isShown,
		isPaused: face === 'spoken',
	};
	return {
		// Line mode lists all turns instead of stepping through them.
		...(line === undefined
			? {state: isShown && face === 'screen' ? lookAt(state, 0) : state}
			: takeLine(state, line, 'opening')),
		played: isNew && !isShown ? play : undefined,
	};
}

/** Whether the game is over or only shown, so that its turns can be reviewed. */
export const isPast = ({play, isShown}: GhostState): boolean => isShown || play.game.ending !== undefined;

/** Returns the state at the turn on review, with what is known about its round: in another one there may have been more players. */
export function seenIn(state: GhostState): GhostState {
	const {turn, lookBack, coached, tree} = state;
	const play = turn === undefined ? state.play : rewind(state.play, turn + 1);
	const players = play.game.order.length;
	return {
		...state,
		play,
		lookBack: lookBack?.start === countEarlierTurns(play) ? lookBack : undefined,
		coached: coached?.players === players ? coached : undefined,
		tree: tree?.players === players ? tree : undefined,
	};
}

/** Returns the turn on review, given the state at it. */
export const turnIn = ({play, turn}: GhostState): GhostTurn | undefined =>
	turn === undefined ? undefined : play.game.turns.at(-1);

/** Returns the state with another turn on review. After the last one comes the end of the game. */
export function lookAt(state: GhostState, turn: number): GhostState {
	const last = actionsOf(state.play).length - 1;
	const at = Math.max(0, turn);
	const isAtEnd = at > last && (state.play.game.ending !== undefined || last < 0);
	return {...state, turn: isAtEnd ? undefined : Math.min(at, last), message: undefined};
}

/** Returns the turn for the coach, given the state at it: the one on review, or the one that a bot is answering, or the next one, which has no action yet. */
export function coachedTurn(seen: GhostState): Partial<GhostTurn> & Pick<GhostTurn, 'player' | 'before'> {
	const {play} = seen;
	const isAnswering = botToMove(play) !== undefined && !isWatched(play);
	const last = isAnswering ? play.game.turns.at(-1) : turnIn(seen);
	return last ?? {player: play.game.toMove, before: play.game};
}

/** Whether the turn for the coach, given the state at it, is to name a word. */
export function isToName(seen: GhostState): boolean {
	const {action} = coachedTurn(seen);
	return action ? action.kind === 'name' : seen.play.game.isChallenged;
}

export const isOwnTurn = ({play}: GhostState): boolean =>
	!play.game.ending && botToMove(play) === undefined && friendToMove(play) === undefined;

export const isNaming = (state: GhostState): boolean => state.play.game.isChallenged && isOwnTurn(state);

export const took =
	(applied: GhostApplied): GhostUpdate =>
	(before, {session: {face}}) => {
		const state: GhostState = {...before, panel: panelKept(before, face)};
		if (!applied.ok)
			return {state: {...state, message: {kind: 'refusal', text: ghostRefusals[applied.reason]}}};
		const play = advance(before.play, applied);
		const taken = applied.event.kind === 'taken-back' ? applied.event.turn : undefined;
		// A friend's line may end a round and begin the next one: nobody has seen that end.
		const isUnseen = before.play.game.ending && before.message?.kind !== 'line';
		const text = isUnseen ? endingText(before.play) : taken && takenBackText(taken);
		return {
			state: {
				...state,
				play,
				place: placeIn(play.game, state.place),
				answer: '',
				isDecided: false,
				lookBack: undefined,
				turn: undefined,
				message: text === undefined ? undefined : {kind: 'news', text},
			},
			played: play,
		};
	};

/** Reads a friend's line: one that opened the game, was pasted, or was typed in line mode. There one without the whole code is kept, as the rest may follow, except on one’s own turn, when a letter is asked for. */
function takeLine(state: GhostState, line: string, by: 'opening' | 'pasting' | 'typing'): Step<GhostState> {
	const received = receive(state.play, line);
	if (received.ok)
		return {
			state: {...state, message: {kind: 'line'}},
			effect: () => received.moves.forEach(state.hands.elsewhere.give),
		};
	const {reason} = received;
	// Opening the same line again needs no message.
	if (by === 'opening') return reason === 'same' ? {state} : {state, say: lineRefusals[reason]};
	const isStart =
		reason === 'truncated' || (reason === 'bad' && !/wordfiend play (?:[^\da-z]*[\da-z]){12}/i.test(line));
	const message: Message =
		isStart && by === 'typing' && !isOwnTurn(state)
			? {kind: 'rest', text: `${line}\n`}
			: {kind: 'refusal', text: lineRefusals[reason]};
	return {state: {...state, message}};
}

export const give = (state: GhostState, move: GhostMove): Step<GhostState> =>
	isPast(state) || !isOwnTurn(state) ? {state} : {state, effect: () => state.hands.here.give(move)};

/** Makes a person's move, but asks first about a letter that loses at once and may be taken back; in the transcript it loses. */
const makeMove =
	(move: GhostMove): GhostUpdate =>
	(state, {session: {face}}) => {
		const isAsked = face !== 'plain' && !isPast(state) && isOwnTurn(state);
		const slip = isAsked ? slipIn(state.play, move) : undefined;
		if (slip === undefined) return give(state, move);
		return {state: {...state, message: {kind: 'slip', ...slip}}, played: slip.spared};
	};

export const typeLetter =
	(letter: Letter): GhostUpdate =>
	(before, context) => {
		const state = {...before, pointer: undefined};
		return isNaming(state)
			? {state: {...state, answer: state.answer + letter}}
			: makeMove({kind: 'letter', letter, place: state.place})(state, context);
	};

export const retryFrom =
	(turn: number): GhostUpdate =>
	(state, {player, session}) => {
		const {play: begun} = openGame(practiceGhost(state.play, turn), player.recorder);
		const panel = panelKept(state, session.face);
		return {
			state: {...shownAt(begun, panel), isPractice: true},
			// The title says it on the screen.
			...(session.face !== 'screen' && {say: practiceText}),
		};
	};

export const playAgain =
	(change: Partial<GhostSettings> = {}): GhostUpdate =>
	(state, {player, session}) => {
		const {play, theirs, hands, gate} = state;
		const next = againGhost(play, player.recorder.begin, change);
		const begun = shownAt(next, panelKept(state, session.face));
		// The next round is played by the same loop, and against the same game.
		return {state: next.id === play.id ? {...begun, theirs, hands, gate} : begun};
	};

function nameBy(line: string, {play}: GhostState): Does<GhostState> {
	const {alphabet} = play.book.dictionary;
	const word = foldTyped(alphabet, line.trim());
	if (word === undefined) return say(refused.notWord(describeLetters(alphabet)));
	return makeMove({kind: 'name', word: word === '' ? undefined : word});
}

/** Takes a whole line: a friend's message, a word that is asked for, a letter and its place, or a turn to try again from. */
export function playLine(state: GhostState, line: string, face: Face): Does<GhostState> | undefined {
	const {play, message, isShown} = state;
	if (isPast(state) && canPractiseGhost(play)) return tryLine(line, actionsOf(play).length, retryFrom);
	if (isShown) return undefined;
	const isAwaited = face !== 'screen' && friendToMove(play) !== undefined;
	if (isAwaited && line.trim() === '') return {type: 'quit'};
	const isRest = message?.kind === 'rest';
	const isMessage = face === 'screen' || isAwaited || isRest || /\S\s+\S/.test(line.trim());
	if (isElsewhere(play.settings) && isMessage) {
		const text = (isRest ? message.text : '') + line;
		return now => takeLine(now, text, face === 'screen' ? 'pasting' : 'typing');
	}

	if (message?.kind === 'slip' || !isOwnTurn(state)) return undefined;
	if (play.game.isChallenged) return nameBy(line, state);
	if (face === 'plain' && line.trim() === '?' && play.game.rule === 'challenge')
		return now => give(now, {kind: 'challenge'});
	const step = readPlaced(line, play.game, state.place);
	return step && makeMove({kind: 'letter', ...step});
}
