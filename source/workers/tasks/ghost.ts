import {
	chanceAt,
	coach as coachTwo,
	coachParty,
	decide as decideTurn,
	drawTree as draw,
	findOpenings as find,
	makeBookData,
	missedWord,
	nodeOf,
	oncePer,
	openBook as open,
	players,
	replayRound,
	standingAt,
	turningPoint,
	variants,
	type Action,
	type BookData,
	type Coaching,
	type Dictionary,
	type GhostGame,
	type PartyCoaching,
	type PlayedRound,
	type PlayerName,
	type SharedBook,
	type Tree,
	type VariantName,
} from '../../engine/index.js';
import {findCribs} from '../../lab/index.js';
import {digestOf} from '../../codes/digest.js';
import {knownLosses} from '../../dictionaries/known-losses.js';
import {shared, type Held} from '../held.js';
import type {TaskContext} from '../task.js';

type About<Asked> = {readonly book: Held<BookData>} & Readonly<Asked>;

const opened = oncePer<BookData, SharedBook>(open);

/** The book that a request holds. It stays the same from request to request, so that what is worked out for it is kept. */
const openedBook = ({data}: Held<BookData>): SharedBook => opened(data);

/** Makes the book of a game of Ghost, and tells the share that is done, from 0 to 1. */
export const openBook = (
	{
		dictionary,
		minLength,
		variant,
	}: {
		readonly dictionary: Held<Dictionary>;
		readonly minLength: number;
		readonly variant: VariantName;
	},
	{progress}: TaskContext<number>,
): BookData =>
	shared(
		makeBookData(variant, dictionary.data, minLength, {
			onProgress: progress,
			losses: variants[variant].isSearched
				? knownLosses(digestOf(dictionary.data), minLength, variant)
				: undefined,
		}),
	);

export function coach({
	book,
	fragment,
	order,
}: About<Pick<GhostGame, 'fragment' | 'order'>>): Coaching | PartyCoaching {
	const opened = openedBook(book);
	const node = nodeOf(opened, fragment);
	return order.length === 2 ? coachTwo(opened, node) : coachParty({book: opened, node, order});
}

/** What a player of Ghost does in its turn; its chance is that of the game's seed after so many moves. */
export const decide = ({
	book,
	round,
	player,
	seed,
	moves,
}: About<{round: PlayedRound; player: PlayerName; seed: string; moves: number}>): Action =>
	decideTurn(players[player], replayRound(openedBook(book), round), chanceAt(seed, moves));

export const drawTree = ({
	book,
	fragment,
	rows,
	players,
}: About<{fragment: string; rows: number; players: number}>): Tree =>
	draw(openedBook(book), nodeOf(openedBook(book), fragment), rows, players);

export const findOpenings = ({book}: About<object>) => find(open(book.data), findCribs(book.data));

export type LookBack = ReturnType<typeof lookBack>;

export function lookBack({book, round}: About<{round: PlayedRound}>) {
	const game = replayRound(openedBook(book), round);
	return {
		/** A word that the fragment could have become. */
		missedWord: missedWord(game),
		/** Where its loser threw a won game away. */
		turningPoint: turningPoint(game),
		/** What each turn did to its player. */
		standings: game.turns.map(turn => standingAt(game, turn)),
	};
}
