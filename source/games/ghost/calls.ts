import type {GhostGame, GhostPosition, PlayerName} from '../../engine/index.js';
import {hold} from '../../workers/held.js';
import type {Call} from '../calls.js';
import type {GhostPlay} from './ghost.js';

/** Returns a game as it is sent to a thread, which has the book already. */
const sent = ({book: _, ...game}: GhostGame): Omit<GhostGame, 'book'> => game;

export const callBot = (
	{book, settings}: GhostPlay,
	game: GhostGame,
	player: PlayerName,
): Call<'decide'> => ({
	task: 'decide',
	input: {book: hold(book.data), game: sent(game), player, seed: settings.seed},
	isUrgent: true,
});

export const callCoach = (
	{book, game: {order}}: GhostPlay,
	{fragment}: Pick<GhostPosition, 'fragment'>,
): Call<'coach'> => ({
	task: 'coach',
	input: {book: hold(book.data), fragment, players: order.length},
});

export const callTree = (
	{book, game: {order}}: GhostPlay,
	{fragment}: Pick<GhostPosition, 'fragment'>,
	rows: number,
): Call<'grow-tree'> => ({
	task: 'grow-tree',
	input: {book: hold(book.data), fragment, rows, players: order.length},
});

export const callLookBack = ({book, game}: GhostPlay): Call<'look-back'> => ({
	task: 'look-back',
	input: {book: hold(book.data), game: sent(game)},
	isUrgent: true,
});
