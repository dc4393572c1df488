import {
	act,
	endRound,
	matchWinner,
	newGhost,
	newMatch,
	nextOrder,
	nextSeed,
	type Action,
	type GhostGame,
	type GhostMatch,
	type GhostRefusal,
	type GhostTurn,
	type PlayerName,
	type SharedBook,
} from '../engine/index.js';
import type {GhostSettings} from '../settings/ghost.js';
import type {GhostName} from '../text/ghost.js';

/** Who plays: a bot, or a person. */
export type GhostPlayer = {readonly name: GhostName; readonly bot: PlayerName | undefined};

/** A game of Ghost in progress, whatever shows it: a round, or a match of several. */
export type GhostPlay = {
	/** What tells it from every other game. */
	readonly id: string;
	readonly settings: GhostSettings;
	readonly book: SharedBook;
	readonly players: readonly GhostPlayer[];
	/** The rounds before the one that is played, or was played last. */
	readonly match: GhostMatch;
	readonly game: GhostGame;
	/** What was done in all rounds. */
	readonly moves: readonly Action[];
};

/** What happens in a game of Ghost; `over` ends a match, not its rounds. */
export type GhostEvent = {
	readonly game: 'ghost';
	readonly play: GhostPlay;
} & (
	{readonly type: 'began'} | {readonly type: 'answered'; readonly turn: GhostTurn} | {readonly type: 'over'}
);

/** The game after a move, and what happened. */
export type GhostStep = {readonly play: GhostPlay; readonly events: readonly GhostEvent[]};

/** The players by their numbers; you, or the first of two people, are player 0. */
function playersOf({player, opponent}: GhostSettings): readonly GhostPlayer[] {
	const bots = [player === 'you' ? undefined : player, opponent === 'human' ? undefined : opponent];
	const people = bots.filter(bot => bot === undefined).length;
	return bots.map((bot, index) => {
		const number = bots
			.slice(0, index + 1)
			.filter(each => (each === undefined) === (bot === undefined)).length;
		if (bot === undefined) return {bot, name: people === 1 ? 'you' : `player ${number}`};
		return {bot, name: bots.length - people === 1 ? 'computer' : `computer ${number}`};
	});
}

export function beginGhost(book: SharedBook, settings: GhostSettings, id: string): GhostStep {
	const players = playersOf(settings);
	const match = newMatch(settings.first === 'computer' ? 1 : 0, players.length);
	const play: GhostPlay = {
		id,
		settings,
		book,
		players,
		match,
		game: newGhost(book, settings.rule, nextOrder(match)),
		moves: [],
	};
	return {play, events: [{game: 'ghost', type: 'began', play}]};
}

/** The match once the round that is over counts. */
export const scoreOf = ({game: {ending}, match}: GhostPlay): GhostMatch =>
	ending ? endRound(match, ending.loser) : match;

/** Whether the match goes on after the round that is over. */
export const hasNextRound = (play: GhostPlay): boolean =>
	play.settings.isMatch && play.game.ending !== undefined && matchWinner(scoreOf(play)) === undefined;

export const isGhostOver = (play: GhostPlay): boolean =>
	play.game.ending !== undefined && !hasNextRound(play);

/** The next round of a match; where there is none, the game as it is. */
export function nextRound(play: GhostPlay): GhostPlay {
	if (!hasNextRound(play)) return play;
	const match = scoreOf(play);
	return {...play, match, game: newGhost(play.book, play.settings.rule, nextOrder(match))};
}

/** The next round of a match, or another game with the same settings. */
export const againGhost = (play: GhostPlay, freshId: () => string): GhostStep =>
	hasNextRound(play)
		? {play: nextRound(play), events: []}
		: beginGhost(play.book, {...play.settings, seed: nextSeed(play.settings.seed)}, freshId());

/** How many rounds of a match each player has lost, as `1-0`; nothing before the first loss. */
export function roundsLost(play: GhostPlay): string | undefined {
	const {losers} = scoreOf(play);
	if (!play.settings.isMatch || losers.length === 0) return undefined;
	return play.players.map((_, player) => losers.filter(loser => loser === player).length).join('-');
}

/** The bot that is at turn, if one is. */
export const botToMove = ({game, players}: GhostPlay): PlayerName | undefined =>
	game.ending ? undefined : players[game.toMove]?.bot;

/** Whether only bots play and a person looks on. */
export const isWatched = ({players}: GhostPlay): boolean => players.every(({bot}) => bot !== undefined);

/** Whether something of it would be lost by leaving. */
export const isUnderWay = (play: GhostPlay): boolean => play.moves.length > 0 && !isGhostOver(play);

export type GhostMoveResult =
	| ({readonly ok: true; readonly turn: GhostTurn} & GhostStep)
	| {readonly ok: false; readonly reason: GhostRefusal};

/** The game after whoever is at turn has acted; after a round that is over it is the first turn of the next. */
export function playAction(before: GhostPlay, action: Action): GhostMoveResult {
	const begun = nextRound(before);
	const result = act(begun.game, action);
	if (!result.ok) return result;
	const {game, turn} = result;
	const play: GhostPlay = {...begun, game, moves: [...begun.moves, action]};
	return {
		ok: true,
		play,
		turn,
		events: [
			{game: 'ghost', type: 'answered', play, turn},
			...(isGhostOver(play) ? [{game: 'ghost', type: 'over', play} as const] : []),
		],
	};
}

/** A game after some actions; one that the rules refuse ends them. */
export function playActions(begun: GhostPlay, actions: readonly Action[]): GhostPlay {
	let play = begun;
	for (const action of actions) {
		const result = playAction(play, action);
		if (!result.ok) break;
		({play} = result);
	}

	return play;
}

/** Each turn of all rounds, and the game after it. */
export function momentsOf({
	book,
	settings,
	id,
	moves,
}: GhostPlay): readonly (readonly [GhostTurn, GhostPlay])[] {
	let {play} = beginGhost(book, settings, id);
	return moves.map(move => {
		const result = playAction(play, move);
		if (!result.ok) throw new Error(`A move was played that is refused: ${result.reason}`);
		({play} = result);
		return [result.turn, play];
	});
}

/** A game as it was after so many moves of all its rounds. */
export const rewind = ({book, settings, id, moves}: GhostPlay, count: number): GhostPlay =>
	playActions(beginGhost(book, settings, id).play, moves.slice(0, count));

/** How a game ended for the one person who played it; `watched` where that was nobody, or several, and while it goes on. */
export function personResult(play: GhostPlay): 'won' | 'lost' | 'watched' {
	const {players, settings, game} = play;
	if (game.ending === undefined || players.filter(({bot}) => bot === undefined).length !== 1)
		return 'watched';
	const person = players.findIndex(({bot}) => bot === undefined);
	if (!settings.isMatch) return game.ending.loser === person ? 'lost' : 'won';
	const winner = matchWinner(scoreOf(play));
	if (winner === undefined) return 'watched';
	return winner === person ? 'won' : 'lost';
}

/** The game at the end of each round, and where the last one stands. */
const roundsOf = (play: GhostPlay): readonly GhostPlay[] =>
	momentsOf(play)
		.map(([, moment]) => moment)
		.filter(({game, moves}) => game.ending !== undefined || moves.length === play.moves.length);

/** A game as it is set beside another. */
export const besideOf = (play: GhostPlay) => ({
	...play,
	rounds: roundsOf(play),
	isOver: isGhostOver(play),
	result: personResult(play),
});
