import {
	actionsIn,
	chanceAt,
	coach,
	decide,
	findOpenings,
	growTree,
	isStopped,
	lookBack,
	makeBookData,
	openBook,
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
			const answered = answer(openBook(input.book.data, limit), input);
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
export function openBookTask(
	{dictionary: {data: dictionary}, minLength, variant}: BookInput,
	{progress}: TaskContext<number>,
): BookData {
	const isSearched = variants[variant].solving === 'search';
	const losses = isSearched ? knownLosses(digestOf(dictionary), minLength, variant) : undefined;
	return shared(makeBookData(variant, dictionary, minLength, {onProgress: progress, losses}));
}

type AskedFragment = {readonly fragment: string; readonly players: number};

export const coachTask = about((book, {fragment, players}: AskedFragment): Coaching =>
	coach(book, fragment, players),
);

type Sent = Omit<GhostGame, 'book'>;

type Decision = {readonly game: Sent; readonly player: PlayerName; readonly seed: string};

/** Decides a player's turn. Its random numbers depend on the seed and the number of turns. */
export const decideTask = about((book, {game, player, seed}: Decision): Action =>
	decide(players[player], {...game, book}, chanceAt(seed, actionsIn(game.moves).length)),
);

export const growTreeTask = about(
	(book, {fragment, rows, players}: AskedFragment & {readonly rows: number}): Tree =>
		growTree(book, fragment, rows, players),
);

export const findOpeningsTask = about((book): Openings => findOpenings(book), Infinity);

export const lookBackTask = about((book, {game}: {readonly game: Sent}): LookBack =>
	lookBack({...game, book}),
);
