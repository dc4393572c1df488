import type {Letter} from '../../alphabet.js';
import {everyWord} from '../../words/words.js';
import type {AgainstEvil, MomentReview, Moment} from './moments.js';
import {namedWord, hiddenPattern, isMiss, type HangmanGame, type Pattern, type Turn} from '../rules/game.js';
import type {Bounds} from '../solver/solver.js';
import {tighten} from './assess.js';

/** One turn of a finished game, judged. */
export type TurnReview = {
	readonly turn: Turn;
	readonly before: Pattern;
	/** How many words were possible before the letter. */
	readonly words: number;
	/** Misses that were to come with the best letters, before this one. */
	readonly value: Bounds;
	/** The same with the letter that was asked. */
	readonly cost: Bounds;
	/** What the letter cost against the best one, in misses. */
	readonly givenAway: Bounds;
	/** The best letter, as far as is known. */
	readonly best: Letter | undefined;
	/** Whether the letter was answered before the player's first. */
	readonly isGiven: boolean;
	/** Where it was judged against `evil`. */
	readonly againstEvil: AgainstEvil | undefined;
	/** The word that it would have named before the letter and after it. */
	readonly named: readonly [before: string, after: string];
	/** Whether these are two: an honest chooser names one word all the time. */
	readonly hasChangedMind: boolean;
};

/**
A finished game, judged.

The misses add up: those made are the ones forced from the start and those given away, more or less what the answers did, less those that were still to come when the game ended.
*/
export type Review = {
	readonly turns: readonly TurnReview[];
	/** Wrong guesses made. */
	readonly misses: number;
	/** Misses to come at the start when every letter is the best. */
	readonly forced: Bounds;
	/** Misses that the letters asked cost against the best ones, all turns together. */
	readonly givenAway: Bounds;
	/** Misses that the answers added; less than none where a cheating chooser let one off, and luck where the chooser was honest. */
	readonly answered: Bounds;
	/** Misses still to come when the game ended; none in a game that was won. */
	readonly left: Bounds;
	/** From 0 to 1: the average over the letters of one by one more than the misses that the letter gave away. */
	readonly accuracy: Bounds;
};

/** The moments of a game, one before each letter and one at its end. */
export function momentsOf({words, turns, pool}: HangmanGame): readonly Moment[] {
	const asked = turns.map(({letter}) => letter);
	const before = turns.map(({letter, families}, index) => ({
		pool: turns[index - 1]?.kept.pool ?? everyWord(words),
		letter,
		families,
		asked: asked.slice(0, index),
	}));
	return [...before, {pool, letter: undefined, families: [], asked}];
}

/** What is known of a moment before it is reviewed: a game has no more misses than letters. */
function unknownIn({words: {alphabet}}: HangmanGame): MomentReview {
	const anything = {atLeast: 0, atMost: alphabet.letters.length};
	return {value: anything, cost: anything, best: undefined};
}

const add = (all: readonly Bounds[]): Bounds => ({
	atLeast: all.reduce((sum, {atLeast}) => sum + atLeast, 0),
	atMost: all.reduce((sum, {atMost}) => sum + atMost, 0),
});

/** What the first is more than the second, which is never the greater. */
const excess = (a: Bounds, b: Bounds): Bounds => ({
	atLeast: Math.max(0, a.atLeast - b.atMost),
	atMost: Math.max(0, a.atMost - b.atLeast),
});

function reviewTurn(game: HangmanGame, index: number, turn: Turn, found: MomentReview): TurnReview {
	const {words, secret, turns} = game;
	const earlier = turns[index - 1];
	const nameOf = (pool = everyWord(words)) => namedWord(words, pool, secret);
	const named = [nameOf(earlier?.kept.pool), nameOf(turn.kept.pool)] as const;
	const {value, cost, best, againstEvil} = found;
	return {
		turn,
		value,
		cost,
		best,
		againstEvil,
		named,
		isGiven: false,
		before: earlier?.pattern ?? hiddenPattern(words.length),
		words: turn.families.reduce((sum, {pool}) => sum + pool.length, 0),
		givenAway: excess(cost, value),
		hasChangedMind: named[0] !== named[1],
	};
}

/** A letter that was answered before the player's first costs the player nothing. */
const asGiven = (turn: TurnReview): TurnReview => ({
	...turn,
	cost: turn.value,
	givenAway: {atLeast: 0, atMost: 0},
	best: undefined,
	isGiven: true,
});

/** Judges a game by what its moments were worth, in the order of `momentsOf`; a moment not reviewed yet may be worth anything. The first `given` letters were answered before the player's first. */
export function reviewGame(
	game: HangmanGame,
	reviews: readonly (MomentReview | undefined)[],
	given = 0,
): Review {
	const reviewed = (index: number) => reviews[index] ?? unknownIn(game);
	const turns = game.turns.map((turn, index) => {
		const judged = reviewTurn(game, index, turn, reviewed(index));
		return index < given ? asGiven(judged) : judged;
	});
	const own = turns.slice(given);
	const misses = own.filter(({turn}) => isMiss(turn.kept)).length;
	const forced = reviewed(given).value;
	const left = reviewed(turns.length).value;
	const mistakes = add(turns.map(turn => turn.givenAway));
	// Answers against which letters are judged as they come neither add misses nor let any off.
	const givenAway = turns.some(({againstEvil}) => againstEvil)
		? tighten(mistakes, {
				atLeast: misses + left.atLeast - forced.atMost,
				atMost: misses + left.atMost - forced.atLeast,
			})
		: mistakes;
	const shares = add(
		own.map(turn => ({
			atLeast: 1 / (1 + turn.givenAway.atMost),
			atMost: 1 / (1 + turn.givenAway.atLeast),
		})),
	);
	const count = Math.max(1, own.length);
	return {
		turns,
		misses,
		forced,
		givenAway,
		left,
		answered: {
			atLeast: misses + left.atLeast - forced.atMost - givenAway.atMost,
			atMost: misses + left.atMost - forced.atLeast - givenAway.atLeast,
		},
		accuracy: {atLeast: shares.atLeast / count, atMost: shares.atMost / count},
	};
}
