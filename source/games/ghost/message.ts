import {actionsIn, orderOf, writeGhostMove, type Action, type GhostMove} from '../../engine/index.js';
import type {CodedGame} from '../../codes/code.js';
import {findCodes, type FoundCodes} from '../../codes/find.js';
import type {FinishedGame, GameRecord, LeftGame} from '../../store/index.js';
import {isElsewhere} from '../../settings/ghost.js';
import {ghost} from './kind.js';
import {codeOf, recordOf} from '../kinds.js';
import {actionsOf, beginGhost, lastPlayer, replay, rewind, type GhostPlay} from './ghost.js';
import type {GhostOpening} from '../open.js';

// Ghost by message: a line that a friend sends is the whole game so far, so that only the newest is needed, and none is lost when two cross.

/** Why a line changes nothing: it holds no code; its game is another; the game here goes further, or is the same; it tells another game up to here; it holds a move of the player's own that was never made here; or a move that the rules refuse. */
type LineRefusal =
	| (FoundCodes & {readonly ok: false})['reason']
	| 'other-game'
	| 'older'
	| 'same'
	| 'changed'
	| 'yours'
	| 'illegal';

type Received =
	| {readonly ok: true; readonly moves: readonly Action[]}
	| {readonly ok: false; readonly reason: LineRefusal};

export type Joiner = {readonly player: number; readonly name: string};

type Identity = Pick<GameRecord, 'settings' | 'digest'>;

/** The settings that identify a game by message: all its players have the same. */
const identifying = [
	'language',
	'variant',
	'rule',
	'opponent',
	'names',
	'minLength',
	'isMatch',
	'seed',
] as const;

export const isByMessage = ({settings}: Pick<GameRecord, 'settings'>): boolean =>
	String(settings.opponent).includes('elsewhere');

const isSameGame = (one: Identity, other: Identity): boolean =>
	isByMessage(one) &&
	one.digest === other.digest &&
	identifying.every(name => String(one.settings[name] ?? '') === String(other.settings[name] ?? ''));

export function findGame(
	coded: CodedGame,
	waiting: readonly LeftGame[],
	finished: readonly FinishedGame[],
): LeftGame | 'over' | undefined {
	const left = waiting.find(game => isSameGame(game, coded));
	return left ?? (finished.some(game => isSameGame(game, coded)) ? 'over' : undefined);
}

function follow(play: GhostPlay, moves: readonly GhostMove[]): Received {
	const actions = actionsIn(moves);
	const known = actionsOf(play);
	const isSame = known.every((action, at) => {
		const other = actions[at];
		return other === undefined || writeGhostMove(action) === writeGhostMove(other);
	});
	if (!isSame) return {ok: false, reason: 'changed'};
	if (actions.length === known.length) return {ok: false, reason: 'same'};
	if (actions.length < known.length) return {ok: false, reason: 'older'};
	const news = actions.slice(known.length);
	const {afterTurns, isWhole} = replay(play, news);
	if (!afterTurns.every(each => lastPlayer(each)?.isElsewhere)) return {ok: false, reason: 'yours'};
	return isWhole ? {ok: true, moves: news} : {ok: false, reason: 'illegal'};
}

/** Returns the players as which someone may join by a friend's line: the player to move first, and not the sender. Between two there is only one. */
export function joinersOf({list, settings, joined}: GhostOpening): readonly Joiner[] {
	if (joined === undefined || !isElsewhere(settings)) return [];
	const {game, players} = replay(beginGhost(list, settings, ''), joined).play;
	const sender = game.turns.at(-1)?.player;
	return orderOf(players.length, settings.here)
		.filter(player => player !== sender)
		.map(player => ({player, name: settings.names[player] ?? `player ${player + 1}`}));
}

export const joinAs = (opening: GhostOpening, {player}: Joiner): GhostOpening => ({
	...opening,
	settings: {...opening.settings, here: player},
});

/** The refusals, the most informative first: of several only one is shown. */
const mostTelling: readonly LineRefusal[] = ['yours', 'illegal', 'changed', 'same', 'older', 'other-game'];

/** Reads the new moves in a friend's line, or in a text around one; of several codes of the game the newest counts. */
export function receive(play: GhostPlay, pasted: string): Received {
	const found = findCodes(pasted);
	if (!found.ok) return found;
	const own: Identity = recordOf(play, '');
	const all = found.games.map((coded): Received => {
		if (!isSameGame(own, coded)) return {ok: false, reason: 'other-game'};
		const moves = ghost.readMoves(coded.moves, play.book.dictionary.alphabet);
		return moves === undefined ? {ok: false, reason: 'illegal'} : follow(play, moves);
	});
	const [newest] = all
		.flatMap(each => (each.ok ? [each] : []))
		.toSorted((a, b) => b.moves.length - a.moves.length);
	const reasons = all.flatMap(each => (each.ok ? [] : [each.reason]));
	return newest ?? {ok: false, reason: mostTelling.find(reason => reasons.includes(reason)) ?? 'other-game'};
}

/** Returns the game that a line to send tells of: before the first letter of a round, that is the end of the last one. */
export const toldIn = (play: GhostPlay): GhostPlay =>
	play.game.turns.length > 0 ? play : rewind(play, actionsOf(play).length);

/** Returns the code to send; `undefined` before the first move, or if the settings are too long for a code. */
export const codeToSend = (play: GhostPlay): string | undefined =>
	isElsewhere(play.settings) && play.game.moves.length > 0 ? codeOf(play) : undefined;

/** Whether the last move was made here, so that the others wait for a line. */
export const isToSend = (play: GhostPlay): boolean =>
	isElsewhere(play.settings) && lastPlayer(toldIn(play))?.isElsewhere === false;
