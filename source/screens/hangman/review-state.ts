import {
	isExact,
	momentsOf,
	tightenAssessment,
	type Assessment,
	type Bounds,
	type MomentFound,
	type MomentReview,
} from '../../engine/index.js';
import {judgeGame, type HangmanPlay} from '../../games/hangman/hangman.js';
import type {SecondOpinion} from '../../games/hangman/agents.js';
import {mistakeIn} from '../../text/hangman/review.js';

export type Standing = {
	readonly known: Assessment;
	readonly isFinished: boolean;
};

export type ReviewState = {
	readonly isOpen: boolean;
	readonly turn: number;
	readonly appraisals: readonly (MomentReview | undefined)[];
	/** The misses that each family of a turn costs, by turn. */
	readonly costs: ReadonlyMap<number, Standing>;
	readonly done: ReadonlySet<number>;
	/** Whether it is shown what `expert` would have asked, and that by the turn. */
	readonly isExpertShown: boolean;
	readonly opinions: ReadonlyMap<number, SecondOpinion | undefined>;
};

export const beginReview = ({game, daily}: HangmanPlay, isOpen: boolean): ReviewState => ({
	isOpen,
	turn: 0,
	appraisals: momentsOf(game, daily?.given.length).map(() => undefined),
	costs: new Map(),
	done: new Set(),
	isExpertShown: false,
	opinions: new Map(),
});

export const isReviewed = ({appraisals, done}: ReviewState): boolean => done.size === appraisals.length;

export const tightened = (
	before: Standing | undefined,
	found: Assessment,
	isFinished: boolean,
): Standing => ({
	known: before ? tightenAssessment(before.known, found) : found,
	isFinished,
});

/** Returns the misses of each family that are exact or final. */
export const settledCosts = (standing: Standing | undefined): readonly (Bounds | undefined)[] =>
	standing?.known.families.map(cost => (standing.isFinished || isExact(cost) ? cost : undefined)) ?? [];

export function nextMistake(play: HangmanPlay, review: ReviewState, by: 1 | -1): number | undefined {
	const {turns} = judgeGame(play, review.appraisals);
	for (let turn = review.turn + by; turn >= 0 && turn < turns.length; turn += by) {
		const judged = turns[turn];
		if (judged && mistakeIn(judged) === 'mistake') return turn;
	}

	return undefined;
}

export const appraised =
	({moment, found, isFinal}: MomentFound) =>
	(review: ReviewState): ReviewState => ({
		...review,
		appraisals: review.appraisals.with(moment, found),
		done: isFinal ? new Set([...review.done, moment]) : review.done,
	});

export const lookedBack =
	(turn: number, found: Assessment, isFinished: boolean) =>
	(review: ReviewState): ReviewState => {
		const standing = tightened(review.costs.get(turn), found, isFinished);
		return {...review, costs: new Map([...review.costs, [turn, standing]])};
	};
