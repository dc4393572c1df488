import {
	actionsIn,
	chanceAt,
	coach as coachAt,
	decide as decideTurn,
	findOpenings as find,
	growTree as grow,
	isStopped,
	lookBack as look,
	makeBookData,
	openBook as open,
	players,
	variants,
	type Action,
	type BookData,
	type Coaching,
	type Dictionary,
	type GhostGame,
	type LookBack,
	type Openings,
	type PlayerName,
	type SharedBook,
	type Tree,
	type VariantName,
} from '../../engine/index.js';
import {digestOf} from '../../codes/digest.js';
import {knownLosses} from '../../dictionaries/bundled.js';
import {shared, type Held} from '../held.js';
import type {TaskContext} from '../task.js';

/** The limit for the searches of a request: about twice the work of the hardest one on a bundled list. */
const mostWords = 2 ** 24;

/** A task about a book, whose searches stop when the request should make room; then it starts over. */
const about =
	<Asked extends object, Answer>(answer: (book: SharedBook, asked: Asked) => Answer, words = mostWords) =>
	async (input: Asked & {readonly book: Held<BookData>}, {isWanted, turn}: TaskContext): Promise<Answer> => {
		for (;;) {
			const limit = {left: words, shouldStop: isWanted};
			const answered = answer(open(input.book.data, limit), input);
			if (!isStopped(limit)) return answered;
			await turn();
		}
	};

type BookInput = {
	readonly dictionary: Held<Dictionary>;
	readonly minLength: number;
	readonly variant: VariantName;
};

/** Makes the book of a game of Ghost, and reports the share that is done, from 0 to 1. */
export function openBook(
	{dictionary: {data: dictionary}, minLength, variant}: BookInput,
	{progress}: TaskContext<number>,
): BookData {
	const isSearched = variants[variant].solving === 'search';
	const losses = isSearched ? knownLosses(digestOf(dictionary), minLength, variant) : undefined;
	return shared(makeBookData(variant, dictionary, minLength, {onProgress: progress, losses}));
}

type Position = {readonly fragment: string; readonly players: number};

export const coach = about((book, {fragment, players}: Position): Coaching =>
	coachAt(book, fragment, players),
);

type Sent = Omit<GhostGame, 'book'>;

type Decision = {readonly game: Sent; readonly player: PlayerName; readonly seed: string};

/** Decides a player's turn. Its random numbers depend on the seed and the number of turns. */
export const decide = about((book, {game, player, seed}: Decision): Action =>
	decideTurn(players[player], {...game, book}, chanceAt(seed, actionsIn(game.moves).length)),
);

export const growTree = about((book, {fragment, rows, players}: Position & {readonly rows: number}): Tree =>
	grow(book, fragment, rows, players),
);

export const findOpenings = about((book): Openings => find(book), Infinity);

export const lookBack = about((book, {game}: {readonly game: Sent}): LookBack => look({...game, book}));
