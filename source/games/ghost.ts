import {
	act,
	endRound,
	matchLoser,
	moverWins,
	newGhost,
	newMatch,
	nextSeed,
	seedRandom,
	sideAt,
	type Action,
	type Book,
	type GhostGame,
	type GhostMatch,
	type GhostRefusal,
	type GhostTurn,
	type PlayerName,
	type Random,
	type Side,
} from '../engine/index.js';
import type {GhostSettings} from '../settings/ghost.js';

/** A game of Ghost in progress, whatever shows it. */
export type GhostPlay = {
	/** What tells it from every other game. */
	readonly id: string;
	readonly settings: GhostSettings;
	readonly book: Book;
	readonly game: GhostGame;
	/** The rounds before this one. */
	readonly match: GhostMatch;
	/** What the computers draw from. */
	readonly random: Random;
};

/** What happens in a game of Ghost. */
export type GhostEvent = {readonly game: 'ghost'; readonly play: GhostPlay} & (
	| {readonly type: 'began'}
	| {readonly type: 'answered'; readonly turn: GhostTurn}
	| {readonly type: 'over'; readonly loser: Side}
);

/** The game after a move, and what happened. */
export type GhostStep = {readonly play: GhostPlay; readonly events: readonly GhostEvent[]};

/** Begins a round: the first of a game or match, where none is given. You, or the first of two people, are side 0. */
export function beginGhost(
	book: Book,
	settings: GhostSettings,
	id: string,
	match = newMatch(settings.first === 'computer' ? 1 : 0),
): GhostStep {
	const play: GhostPlay = {
		id,
		settings,
		book,
		game: newGhost(book, settings.rule),
		match,
		random: seedRandom(settings.seed),
	};
	return {play, events: [{game: 'ghost', type: 'began', play}]};
}

/** The next round of a match, or another game with the same settings. */
export const againGhost = (play: GhostPlay, freshId: () => string): GhostStep =>
	hasNextRound(play)
		? nextRound(play)
		: beginGhost(play.book, {...play.settings, seed: nextSeed(play.settings.seed)}, freshId());

/** The next round of a match. What tells it from others is known beforehand: it can be gone on with before it has begun. */
export const nextRound = (play: GhostPlay): GhostStep =>
	beginGhost(
		play.book,
		{...play.settings, seed: nextSeed(play.settings.seed)},
		idOfNextRound(play.id),
		scoreOf(play),
	);

function idOfNextRound(id: string): string {
	const [, first = id, round = '1'] = /^(.*)_(\d+)$/.exec(id) ?? [];
	return `${first}_${Number(round) + 1}`;
}

/** The bot on a side, or `undefined` where a person plays. */
function botAt({player, opponent}: GhostSettings, side: Side): PlayerName | undefined {
	if (side === 0) return player === 'you' ? undefined : player;
	return opponent === 'human' ? undefined : opponent;
}

export const sideToMove = ({match, game}: GhostPlay): Side => sideAt(match, game.toMove);

/** The bot that is at turn, if one is. */
export const botToMove = (play: GhostPlay): PlayerName | undefined =>
	play.game.ending ? undefined : botAt(play.settings, sideToMove(play));

/** Whether two bots play and a person only looks on. */
export const isWatched = ({settings}: GhostPlay): boolean =>
	botAt(settings, 0) !== undefined && botAt(settings, 1) !== undefined;

/** The match once the round that is over counts. */
export const scoreOf = ({game: {ending}, match}: GhostPlay): GhostMatch =>
	ending ? endRound(match, ending.loser) : match;

/** Whether the match goes on after this round. */
export const hasNextRound = (play: GhostPlay): boolean =>
	play.settings.isMatch && matchLoser(scoreOf(play)) === undefined;

/** Whether something of it would be lost by leaving. */
export const isUnderWay = (play: GhostPlay): boolean =>
	play.game.ending
		? hasNextRound(play)
		: play.game.turns.length > 0 || play.match.lost.some(lost => lost > 0);

export type GhostMoveResult =
	({readonly ok: true} & GhostStep) | {readonly ok: false; readonly reason: GhostRefusal};

/** The game after whoever is at turn has acted; what a bot drew from is given with its action. */
export function playAction(play: GhostPlay, action: Action, random = play.random): GhostMoveResult {
	const result = act(play.game, action);
	if (!result.ok) return result;
	const {game, turn} = result;
	const next: GhostPlay = {...play, game, random};
	const {ending} = game;
	return {
		ok: true,
		play: next,
		events: [
			{game: 'ghost', type: 'answered', play: next, turn},
			...(ending
				? [{game: 'ghost', type: 'over', play: next, loser: sideAt(play.match, ending.loser)} as const]
				: []),
		],
	};
}

/** A round after some actions; one that the rules refuse ends them. */
export function playActions(begun: GhostPlay, actions: readonly Action[]): GhostPlay {
	let play = begun;
	for (const action of actions) {
		const result = playAction(play, action);
		if (!result.ok) break;
		({play} = result);
	}

	return play;
}

/** A round as it was after so many turns. */
export const rewind = ({book, settings, id, match, game}: GhostPlay, turns: number): GhostPlay =>
	playActions(
		beginGhost(book, settings, id, match).play,
		game.turns.slice(0, turns).map(({action}) => action),
	);

/** Whether whoever was at turn could force a win before it. */
export const wasWinning = ({book}: GhostPlay, {before}: GhostTurn): boolean =>
	!before.isDead && moverWins(book.solution, before.node);

/** How a round ended for the one person who played it; `watched` where that was nobody, or two, and while it goes on. */
export function personResult({settings, match, game}: GhostPlay): 'won' | 'lost' | 'watched' {
	const people = ([0, 1] as const).filter(side => botAt(settings, side) === undefined);
	if (people.length !== 1 || game.ending === undefined) return 'watched';
	return people.includes(sideAt(match, game.ending.loser)) ? 'lost' : 'won';
}

/** What someone is called. */
export type GhostName = 'you' | 'computer' | `computer ${1 | 2}` | `player ${1 | 2}`;

export function nameOf({player, opponent}: GhostSettings, side: Side): GhostName {
	const number = side === 0 ? 1 : 2;
	if (player === 'you' && opponent === 'human') return `player ${number}`;
	if (player !== 'you' && opponent !== 'human') return `computer ${number}`;
	if (player === 'you') return side === 0 ? 'you' : 'computer';
	return side === 0 ? 'computer' : 'you';
}
