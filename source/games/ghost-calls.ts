import type {GhostPosition, PlayerName} from '../engine/index.js';
import {hold} from '../workers/held.js';
import type {Call} from './call.js';
import type {GhostPlay} from './ghost.js';

/** A game as the workers take it: the book is held there. */
function withoutBook({game: {book: _, ...game}}: GhostPlay) {
	return game;
}

/** Asks a bot about its turn. */
export const callBot = (play: GhostPlay, player: PlayerName): Call<'decide'> => ({
	task: 'decide',
	input: {
		book: hold(play.book.data),
		game: withoutBook(play),
		player,
		seed: play.settings.seed,
		moves: play.moves.length,
	},
	isUrgent: true,
});

/** Asks what every letter leads to. */
export const callCoach = ({book}: GhostPlay, {node}: Pick<GhostPosition, 'node'>): Call<'coach'> => ({
	task: 'coach',
	input: {book: hold(book.data), node},
});

/** Asks for the tree of what can follow, in so many lines at most. */
export const callTree = (
	{book}: GhostPlay,
	{node}: Pick<GhostPosition, 'node'>,
	rows: number,
): Call<'draw-tree'> => ({task: 'draw-tree', input: {book: hold(book.data), node, rows}});

/** Asks what decided a round that is over. */
export const callLookBack = (play: GhostPlay): Call<'look-back'> => ({
	task: 'look-back',
	input: {book: hold(play.book.data), game: withoutBook(play)},
	isUrgent: true,
});
