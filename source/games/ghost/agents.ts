import {
	play as playRules,
	ghostRules,
	type GhostAgent,
	type GhostApplied,
	type GhostGame,
	type GhostMove,
} from '../../engine/index.js';
import type {Workers} from '../../workers/client.js';
import {hold} from '../../workers/held.js';
import type {Hand} from '../hand.js';
import type {GhostPlay} from './ghost.js';

/** The hands that give the moves of the people at this machine, and those of friends elsewhere, which come in lines. */
export type GhostHands = {readonly here: Hand<GhostMove>; readonly elsewhere: Hand<GhostMove>};

export type GhostContext = {
	readonly workers: Pick<Workers, 'run'>;
	readonly hands: GhostHands;
	/** Settles when a bot that has decided may make its move. */
	readonly mayMove: () => Promise<void>;
	/** Hears each move and what it did, refusals included. */
	readonly report: (applied: GhostApplied, move: GhostMove) => void;
	readonly signal: AbortSignal;
};

/** Returns a game as it is sent to a thread, which has the book already. */
export const withoutBook = ({book: _, ...game}: GhostGame): Omit<GhostGame, 'book'> => game;

export async function playGhost(
	play: GhostPlay,
	{workers, hands, mayMove, report, signal}: GhostContext,
): Promise<void> {
	const {book, settings, players} = play;
	const agents = players.map(({bot, isElsewhere}): GhostAgent => {
		if (bot === undefined) return isElsewhere ? hands.elsewhere.agent : hands.here.agent;
		return async ({ask, refused}) => {
			if (refused !== undefined) throw new Error(`The move of a bot was refused: ${refused}`);
			const asked = {book: hold(book.data), game: withoutBook(ask), player: bot, seed: settings.seed};
			const move = await workers.run('decide', asked, {signal, isUrgent: true});
			await mayMove();
			return move;
		};
	});
	await playRules(ghostRules, play.game, agents, {report, signal});
}
