import {orderOf} from '../engine/index.js';
import {encodeGame, type CodedGame} from '../codes/code.js';
import {findCodes, type FoundCodes} from '../codes/find.js';
import type {FinishedGame, GameRecord, LeftGame} from '../store/index.js';
import {isElsewhere} from '../settings/ghost.js';
import type {HangmanSettings} from '../settings/hangman.js';
import {lineToSend, wordLine} from '../text/message.js';
import {ghost, readActions, writeAction} from './ghost-kind.js';
import {codeOf, kinds} from './kinds.js';
import {beginGhost, playAction, playActions, type GhostEvent, type GhostPlay} from './ghost.js';
import type {GhostOpening} from './open.js';

/*
Ghost by message: a line that a friend sends is the whole game so far, so that only the newest is needed, and none is lost when two cross.
*/

/** Why a line changes nothing: it holds no code; its game is another; the game here goes further, or is the same; it tells another game up to here; it holds a move of the player's own that was never made here; or a move that the rules refuse. */
export type LineRefusal =
	| (FoundCodes & {readonly ok: false})['reason']
	| 'other-game'
	| 'older'
	| 'same'
	| 'changed'
	| 'yours'
	| 'illegal';

export type Received =
	| {readonly ok: true; readonly play: GhostPlay; readonly events: readonly GhostEvent[]}
	| {readonly ok: false; readonly reason: LineRefusal};

export type Joiner = {readonly player: number; readonly name: string};

type Told = Pick<GameRecord, 'settings' | 'digest'>;

/** What tells games by message apart: all players have the same. */
const told = ['language', 'variant', 'rule', 'opponent', 'names', 'minLength', 'isMatch', 'seed'] as const;

export const isByMessage = ({settings}: Pick<GameRecord, 'settings'>): boolean =>
	String(settings.opponent).includes('elsewhere');

const isSameGame = (one: Told, other: Told): boolean =>
	isByMessage(one) &&
	one.digest === other.digest &&
	told.every(name => String(one.settings[name] ?? '') === String(other.settings[name] ?? ''));

/** The game that a code tells of, among those that wait; or whether it is one that is over. */
export function findGame(
	coded: CodedGame,
	waiting: readonly LeftGame[],
	finished: readonly FinishedGame[],
): LeftGame | 'over' | undefined {
	const left = waiting.find(game => isSameGame(game, coded));
	return left ?? (finished.some(game => isSameGame(game, coded)) ? 'over' : undefined);
}

function follow(play: GhostPlay, moves: string): Received {
	const actions = readActions(moves);
	const known = play.moves.map(writeAction);
	const texts = actions.map(writeAction);
	const isSame = known.slice(0, texts.length).every((text, at) => text === texts[at]);
	if (!isSame) return {ok: false, reason: 'changed'};
	if (texts.length === known.length) return {ok: false, reason: 'same'};
	if (texts.length < known.length) return {ok: false, reason: 'older'};
	let now = play;
	const events: GhostEvent[] = [];
	for (const action of actions.slice(known.length)) {
		const result = playAction(now, action);
		if (!result.ok) return {ok: false, reason: 'illegal'};
		if (!result.play.players[result.turn.player]?.isElsewhere) return {ok: false, reason: 'yours'};
		now = result.play;
		events.push(...result.events);
	}

	return {ok: true, play: now, events};
}

/** Who may be joining friends by their line: first whose turn it is, and not whoever sent it. Between two there is only one. */
export function joinersOf({list, settings, joined}: GhostOpening): readonly Joiner[] {
	if (joined === undefined || !isElsewhere(settings)) return [];
	const {game, players} = playActions(beginGhost(list, settings, '').play, readActions(joined));
	const sender = game.turns.at(-1)?.player;
	return orderOf(players.length, settings.here)
		.filter(player => player !== sender)
		.map(player => ({player, name: settings.names[player] ?? `player ${player + 1}`}));
}

export const joinAs = (opening: GhostOpening, {player}: Joiner): GhostOpening => ({
	...opening,
	settings: {...opening.settings, here: player},
});

/** Which refusal is told of several: the one that says most. */
const mostTelling: readonly LineRefusal[] = ['yours', 'illegal', 'changed', 'same', 'older', 'other-game'];

/** The game after a line of a friend's, or any text around one; of several codes of it the newest counts. */
export function receive(play: GhostPlay, digest: string, pasted: string): Received {
	const found = findCodes(pasted);
	if (!found.ok) return found;
	const own: Told = {settings: ghost.writeSettings(play.settings), digest};
	const all = found.games.map((coded): Received => {
		if (!isSameGame(own, coded)) return {ok: false, reason: 'other-game'};
		if (!ghost.areMoves(coded.moves, play.book.dictionary.alphabet)) return {ok: false, reason: 'illegal'};
		return follow(play, coded.moves);
	});
	const taken = all
		.flatMap(each => (each.ok ? [each] : []))
		.reduce<Received | undefined>(
			(best, each) => (best?.ok && best.play.moves.length > each.play.moves.length ? best : each),
			undefined,
		);
	const reasons = all.flatMap(each => (each.ok ? [] : [each.reason]));
	return taken ?? {ok: false, reason: mostTelling.find(reason => reasons.includes(reason)) ?? 'other-game'};
}

/** The line to send; none before the first move, and where the friends play with a list that has no code. */
export function lineOf(play: GhostPlay, digest: string): string | undefined {
	if (!isElsewhere(play.settings) || play.moves.length === 0) return undefined;
	const code = codeOf(play, digest);
	return code === undefined ? undefined : lineToSend(play, code);
}

export function wordLineOf(settings: HangmanSettings, digest: string): string | undefined {
	const code = encodeGame({
		game: 'hangman',
		settings: kinds.hangman.writeSettings(settings),
		digest,
		moves: '',
	});
	return code === undefined ? undefined : wordLine(settings, code);
}

/** Whether the last move was made here, so that the others wait for a line. */
export function isToSend({moves, game, players, settings}: GhostPlay): boolean {
	if (!isElsewhere(settings) || moves.length === 0) return false;
	const last = game.turns.at(-1);
	// Before the first letter of a round, whoever ended the last one has sent it, or may send it again.
	return last === undefined || players[last.player]?.isElsewhere === false;
}
