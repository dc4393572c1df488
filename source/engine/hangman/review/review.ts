import type {MomentReview, Moment} from './moments.js';
import {isMiss, type Pattern} from '../rules/families.js';
import {
	currentSecret,
	gameBefore,
	guessedLetters,
	remainingGuesses,
	type HangmanGame,
	type Turn,
} from '../rules/game.js';
import type {Bounds} from '../solver/solver.js';

export type TurnReview = MomentReview & {
	readonly turn: Turn;
	readonly before: Pattern;
	readonly words: number;
	/** To a tenth, as it is shown: the averages of a fair game are estimates. */
	readonly givenAway: Bounds;
	/** Whether the letter was answered before the player's first guess. */
	readonly isGiven: boolean;
	/** Whether the player chose the letter and its answer left a word of the list. */
	readonly isJudged: boolean;
	/** Its word before and after, which never differ with a fair chooser. */
	readonly named: readonly [before: string, after: string];
};

/** A finished game, judged. Its misses add up: `misses` = `forced` + `givenAway` + `answered` − `cutOff`. */
export type Review = {
	readonly turns: readonly TurnReview[];
	readonly misses: number;
	readonly forced: Bounds;
	/** Misses that the guesses cost more than the best letters, all turns together. */
	readonly givenAway: Bounds;
	/** Misses that the answers added; negative where a cheating chooser played badly, or a fair one's secret was easy. */
	readonly answered: Bounds;
	/** Misses still to come by the words that were left; 0 in a game that was won. */
	readonly left: Bounds;
	/** Misses that the end of the game prevented. Where the last wrong guess ended it, a cheating chooser could force them whatever words it kept. */
	readonly cutOff: Bounds;
	/** From 0 to 1: the average over the judged guesses of 1 / (1 + misses given away). */
	readonly accuracy: Bounds;
};

/** The moments of a game, one before each guess and one at its end; those of the letters that were given are left out. */
export function momentsOf(game: HangmanGame): readonly Moment[] {
	const {given} = game;
	const momentAt = (index: number): Moment => {
		const {pool, turns} = gameBefore(game, index);
		const turn = game.turns[index];
		return {pool, guess: turn?.guess, families: turn?.families ?? [], asked: guessedLetters({turns})};
	};
	return Array.from({length: game.turns.length + 1 - given}, (_, at) => momentAt(given + at));
}

/** Returns the bounds that hold without a review: a game has no more misses than letters. */
function unknownIn({words: {alphabet}}: HangmanGame): MomentReview {
	const anything = {atLeast: 0, atMost: alphabet.letters.length};
	return {value: anything, cost: anything, best: undefined};
}

const add = (all: readonly Bounds[]): Bounds => ({
	atLeast: all.reduce((sum, {atLeast}) => sum + atLeast, 0),
	atMost: all.reduce((sum, {atMost}) => sum + atMost, 0),
});

/** Rounds misses as they are shown. */
export const toTenths = (value: number): number => Math.round(value * 10) / 10;

/** By how much the first exceeds the second, which is never the greater. */
const excess = (a: Bounds, b: Bounds): Bounds => ({
	atLeast: toTenths(Math.max(0, a.atLeast - b.atMost)),
	atMost: toTenths(Math.max(0, a.atMost - b.atLeast)),
});

function reviewTurn(
	game: HangmanGame,
	index: number,
	turn: Turn,
	{value, cost, best}: MomentReview,
	isGiven: boolean,
): TurnReview {
	const before = gameBefore(game, index);
	const isJudged = !isGiven && turn.kept.pool.length > 0;
	return {
		turn,
		value,
		cost: isGiven ? value : cost,
		best: isGiven ? undefined : best,
		named: [currentSecret(before), currentSecret(gameBefore(game, index + 1))],
		isGiven,
		isJudged,
		before: before.pattern,
		words: turn.families.reduce((sum, {pool}) => sum + pool.length, 0),
		givenAway: isJudged ? excess(cost, value) : {atLeast: 0, atMost: 0},
	};
}

/** Judges a game by the reviews of its moments, in the order of `momentsOf`. */
export function reviewGame(game: HangmanGame, reviews: readonly (MomentReview | undefined)[]): Review {
	const {given} = game;
	const reviewed = (index: number) => reviews[index - given] ?? unknownIn(game);
	const turns = game.turns.map((turn, index) =>
		reviewTurn(game, index, turn, reviewed(index), index < given),
	);
	const own = turns.slice(given);
	const misses = own.filter(({turn}) => isMiss(turn.kept)).length;
	const forced = reviewed(given).value;
	const left = reviewed(turns.length).value;
	const last = turns.at(-1);
	const isCutOff = game.secret === undefined && remainingGuesses(game) === 0;
	const cutOff = last && isCutOff ? {atLeast: last.cost.atLeast - 1, atMost: last.cost.atMost - 1} : left;
	const givenAway = add(turns.map(turn => turn.givenAway));
	const beyond = {
		atLeast: misses + cutOff.atLeast - forced.atMost,
		atMost: misses + cutOff.atMost - forced.atLeast,
	};
	const judged = own.filter(({isJudged}) => isJudged);
	const shares = add(
		judged.map(turn => ({
			atLeast: 1 / (1 + turn.givenAway.atMost),
			atMost: 1 / (1 + turn.givenAway.atLeast),
		})),
	);
	const count = judged.length;
	return {
		turns,
		misses,
		forced,
		givenAway,
		left,
		cutOff,
		answered: {atLeast: beyond.atLeast - givenAway.atMost, atMost: beyond.atMost - givenAway.atLeast},
		accuracy:
			count === 0
				? {atLeast: 0, atMost: 1}
				: {atLeast: shares.atLeast / count, atMost: shares.atMost / count},
	};
}
