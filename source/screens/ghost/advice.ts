import {otherSeat, type Advice, type Coaching, type Effect} from '../../engine/index.js';
import {marks} from '../../components/theme.js';
import {isComputersTurn, isGhostWatched, type GhostPlay} from './play.js';
import {actionText, capitalize, listOf, nameAt} from './narration.js';
import type {Spot} from './study.js';

/** A sign and a word for what a letter comes to. */
export const effectTexts = {
	wins: {mark: marks.hit, verb: 'wins', plural: 'win'},
	loses: {mark: marks.miss, verb: 'loses', plural: 'lose'},
	completes: {mark: marks.left, verb: 'is a word', plural: 'are words'},
} as const satisfies Record<Effect, {mark: string; verb: string; plural: string}>;

const order: readonly Effect[] = ['wins', 'loses', 'completes'];

/** The best letters first: quick wins, slow wins, then those that last, and those that complete a word. */
export const byMerit = (a: Advice, b: Advice): number =>
	order.indexOf(a.effect) - order.indexOf(b.effect) ||
	(a.effect === 'wins' ? a.lasts - b.lasts : b.lasts - a.lasts);

/** Whether a bot answers a letter that a person has just played. */
export const isAnswering = (play: GhostPlay): boolean => isComputersTurn(play) && !isGhostWatched(play);

/** A letter as the coach calls it, with its end where there are two. */
export const letterText = (play: GhostPlay, {fragment}: Spot, {letter, end}: Advice): string =>
	actionText({kind: 'letter', letter, end}, {book: play.book, fragment});

/** Who can force a win, with which letters, or which letters last longest. */
export function verdictText(play: GhostPlay, spot: Spot, {canWin, advice}: Coaching): string {
	const {game} = play;
	const seat = isAnswering(play) && game.turns.length > 0 ? otherSeat(game.toMove) : game.toMove;
	const [name, other] = [nameAt(play, seat), nameAt(play, otherSeat(seat))];
	const best = advice.filter(({isBest}) => isBest).toSorted(byMerit);
	const letters = listOf([...new Set(best.map(each => letterText(play, spot, each)))]);
	if (canWin) return `${capitalize(name)} can force a win with ${letters}.`;
	const lost = `${capitalize(other === 'computer' ? 'the computer' : other)} can force a win`;
	if (best.every(({effect}) => effect === 'completes')) return `${lost}: every letter completes a word.`;
	const last = `${best.length === 1 ? 'lasts' : 'last'} longest, ${best[0]?.lasts ?? 0} letters`;
	return `${lost}; ${letters} ${last}.`;
}
