import {
	actionsIn,
	chanceAt,
	coach as coachAt,
	decide as decideTurn,
	findOpenings as find,
	growTree as grow,
	isStopped,
	makeBookData,
	missedWord,
	openBook as open,
	players,
	standingAt,
	turningPoint,
	variants,
	type Action,
	type BookData,
	type Coaching,
	type Dictionary,
	type GhostGame,
	type Openings,
	type PlayerName,
	type SharedBook,
	type Tree,
	type TurningPoint,
	type TurnStanding,
	type VariantName,
} from '../../engine/index.js';
import {digestOf} from '../../codes/digest.js';
import {knownLosses} from '../../dictionaries/bundled.js';
import {shared, type Held} from '../held.js';
import type {TaskContext} from '../task.js';

type About<Asked> = {readonly book: Held<BookData>} & Readonly<Asked>;

/** The limit for the searches of a request: about twice the work of the hardest one on a bundled list. */
const mostWords = 2 ** 24;

/** Answers a request with a book whose searches stop when the request should make room; then it starts over. */
async function undisturbed<Answer>(
	{data}: Held<BookData>,
	{isWanted, turn}: TaskContext,
	ask: (book: SharedBook) => Answer,
	words = mostWords,
): Promise<Answer> {
	for (;;) {
		const limit = {left: words, shouldStop: isWanted};
		const answer = ask(open(data, limit));
		if (!isStopped(limit)) return answer;
		await turn();
	}
}

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

export const coach = (
	{book, fragment, players}: About<{fragment: string; players: number}>,
	context: TaskContext,
): Promise<Coaching> => undisturbed(book, context, opened => coachAt(opened, fragment, players));

type Sent = Omit<GhostGame, 'book'>;

/** Decides a player's turn. Its random numbers depend on the seed and the number of turns. */
export const decide = (
	{book, game, player, seed}: About<{game: Sent; player: PlayerName; seed: string}>,
	context: TaskContext,
): Promise<Action> =>
	undisturbed(book, context, opened =>
		decideTurn(players[player], {...game, book: opened}, chanceAt(seed, actionsIn(game.moves).length)),
	);

export const growTree = (
	{book, fragment, rows, players}: About<{fragment: string; rows: number; players: number}>,
	context: TaskContext,
): Promise<Tree> => undisturbed(book, context, opened => grow(opened, fragment, rows, players));

export const findOpenings = ({book}: About<object>, context: TaskContext): Promise<Openings> =>
	undisturbed(book, context, find, Infinity);

export type LookBack = {
	/** A word that the fragment could have become. */
	readonly missedWord: string | undefined;
	/** The turn with which its loser threw it away. */
	readonly turningPoint: TurningPoint | undefined;
	/** The effect of each turn on its player. */
	readonly standings: readonly TurnStanding[];
};

export const lookBack = ({book, game: sent}: About<{game: Sent}>, context: TaskContext): Promise<LookBack> =>
	undisturbed(book, context, opened => {
		const game = {...sent, book: opened};
		return {
			missedWord: missedWord(game),
			turningPoint: turningPoint(game),
			standings: game.turns.map(turn => standingAt(game, turn)),
		};
	});
