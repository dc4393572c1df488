import {momentsOf, status, tighten, type MomentReview} from '../../engine/index.js';
import type {HangmanPlay} from './play.js';
import {isFinished, type Progress} from './progress.js';

/** A finished game that is looked at again. */
export type ReviewState = {
	/** The turn that is shown, from 0. */
	readonly turn: number;
	/** What is found about each moment of the game so far. */
	readonly appraisals: readonly (Progress<MomentReview> | undefined)[];
};

export const openReview = (play: HangmanPlay): HangmanPlay =>
	status(play.game) === 'playing' || play.review
		? play
		: {...play, review: {turn: 0, appraisals: momentsOf(play.game).map(() => undefined)}};

export const closeReview = (play: HangmanPlay): HangmanPlay => ({...play, review: undefined});

/** The turn before or after; it stops at the ends. */
export function turnReview(play: HangmanPlay, by: 1 | -1): HangmanPlay {
	const {review, game} = play;
	if (!review) return play;
	const turn = Math.min(game.turns.length - 1, Math.max(0, review.turn + by));
	return {...play, review: {...review, turn}};
}

/** The moment to work on next: one that was worked on least, late ones first, for they are quick; `undefined` when all is done. */
export function nextMoment({appraisals}: ReviewState): number | undefined {
	let next: number | undefined;
	for (const [index, progress] of appraisals.entries()) {
		if (isFinished(progress)) continue;
		const steps = progress?.steps ?? 0;
		const fewest = next === undefined ? Infinity : (appraisals[next]?.steps ?? 0);
		if (steps <= fewest) next = index;
	}

	return next;
}

/** What has been found about a moment: it only ever gets more precise. */
export function takeAppraisal(
	play: HangmanPlay,
	moment: number,
	found: MomentReview,
	isFinal: boolean,
): HangmanPlay {
	const {review} = play;
	if (!review) return play;
	const {steps, result: {value, cost} = found} = review.appraisals[moment] ?? {steps: 0};
	const result = {...found, value: tighten(value, found.value), cost: tighten(cost, found.cost)};
	return {
		...play,
		review: {...review, appraisals: review.appraisals.with(moment, {steps: steps + 1, isFinal, result})},
	};
}
