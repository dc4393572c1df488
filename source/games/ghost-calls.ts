import {playedRound, type GhostPosition, type PlayerName} from '../engine/index.js';
import {hold} from '../workers/held.js';
import type {Call} from './call.js';
import type {GhostPlay} from './ghost.js';

/** Asks a bot about its turn. */
export const callBot = (play: GhostPlay, player: PlayerName): Call<'decide'> => ({
	task: 'decide',
	input: {
		book: hold(play.book.data),
		round: playedRound(play.game),
		player,
		seed: play.settings.seed,
		moves: play.moves.length,
	},
	isUrgent: true,
});

/** Asks what every letter leads to. */
export const callCoach = (
	{book, game: {order}}: GhostPlay,
	{fragment}: Pick<GhostPosition, 'fragment'>,
): Call<'coach'> => ({
	task: 'coach',
	input: {book: hold(book.data), fragment, order},
});

/** Asks for the tree of what can follow, in so many lines at most. */
export const callTree = (
	{book, game: {order}}: GhostPlay,
	{fragment}: Pick<GhostPosition, 'fragment'>,
	rows: number,
): Call<'draw-tree'> => ({
	task: 'draw-tree',
	input: {book: hold(book.data), fragment, rows, players: order.length},
});

/** Asks what decided a round that is over. */
export const callLookBack = (play: GhostPlay): Call<'look-back'> => ({
	task: 'look-back',
	input: {book: hold(play.book.data), round: playedRound(play.game)},
	isUrgent: true,
});
