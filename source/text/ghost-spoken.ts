import {
	ends,
	matchLoser,
	penaltyOf,
	type Advice,
	type Coaching,
	type GhostTurn,
	type Tree,
	type TreeLine,
	type TurningPoint,
	trueWord,
} from '../engine/index.js';
import {nameOf, scoreOf, sideToMove, wasWinning, type GhostPlay} from '../games/ghost.js';
import {capitalize} from './words.js';
import {
	actionText,
	endingText,
	matchText,
	nameAt,
	standingText,
	subject,
	turningText,
	whyText,
	type NameAction,
} from './ghost.js';
import {byMerit, effects, effectTexts, letterText, verdictText} from './ghost-coach.js';
import {listOf} from './lists.js';
import {countOf, formatNumber} from './numbers.js';

/** Letters one by one: `N, I, A`. */
export const spelled = (fragment: string): string => Array.from(fragment.toUpperCase()).join(', ');

/** The letters so far. */
export const fragmentAloud = ({game: {fragment}}: GhostPlay): string =>
	fragment === '' ? 'No letters yet.' : `${spelled(fragment)}.`;

/** Who begins, and with what. */
export const openingAloud = (play: GhostPlay): string => {
	const name = subject(nameOf(play.settings, sideToMove(play)));
	const {minLength, seed} = play.settings;
	const words = minLength === 1 ? 'Every word counts.' : `Words of ${minLength} letters or more count.`;
	return `${name === 'You' ? 'You begin' : `${name} begins`}. ${words} Seed ${seed}.`;
};

/** Whether a letter may go to either end. */
const hasEnds = ({book, fragment}: Parameters<NameAction>[1]): boolean =>
	book.variant === 'superghost' && fragment !== '';

/** What is done, in words alone: `B at the front` where there are two ends. */
const actionAloud: NameAction = (action, asPlayed) =>
	action.kind === 'letter' && hasEnds(asPlayed)
		? `${action.letter.toUpperCase()} at the ${action.end}`
		: actionText(action, asPlayed);

/** What someone did, and the letters after it. */
export function turnAloud({seat, action, before}: GhostTurn, play: GhostPlay): string {
	const name = subject(nameAt(play, seat));
	const verb = (word: string) => (name === 'You' ? word : `${word}s`);
	switch (action.kind) {
		case 'letter': {
			const letter = actionAloud(action, {book: play.book, fragment: before.fragment});
			return `${name} ${verb('play')} ${letter}: ${spelled(play.game.fragment)}.`;
		}

		case 'challenge': {
			return `${name} ${verb('challenge')} ${spelled(before.fragment)}.`;
		}

		case 'name': {
			return action.word === undefined
				? `${name} ${verb('name')} no word.`
				: `${name} ${verb('name')} ${action.word.toUpperCase()}.`;
		}
	}
}

/** How many letters the coach tells of. */
const mostTold = 8;

function adviceAloud(advice: Advice, play: GhostPlay): string {
	const {effect, lasts, count} = advice;
	const {dictionary} = play.book;
	const [shortest, typical] = [trueWord(dictionary, advice.shortest), trueWord(dictionary, advice.typical)];
	const letter = letterText(play.book, play.game.fragment, advice, actionAloud);
	const words = shortest === typical ? shortest : `${shortest} or ${typical}`;
	if (effect === 'completes') return `${letter} completes ${shortest}.`;
	return `${letter} ${effectTexts[effect].verb} in ${countOf(lasts, 'letter')}; ${countOf(count, 'word')}, such as ${words}.`;
}

/** Who can force a win. */
export const hintAloud = (play: GhostPlay, coaching: Coaching): string =>
	verdictText(play, {fragment: play.game.fragment, seat: play.game.toMove}, coaching, actionAloud);

/** What every letter leads to, the best first. */
export function coachAloud(play: GhostPlay, coaching: Coaching): readonly string[] {
	const sorted = coaching.advice.toSorted(byMerit);
	const rest = sorted.slice(mostTold);
	return [
		hintAloud(play, coaching),
		...sorted.slice(0, mostTold).map(advice => adviceAloud(advice, play)),
		...(rest.length > 0 ? [`The other letters: ${restAloud(rest, play)}.`] : []),
	];
}

/** What letters lead to that are not told of one by one, those of an end together. */
function restAloud(rest: readonly Advice[], {book, game: {fragment}}: GhostPlay): string {
	const groups = effects.flatMap(effect =>
		ends.flatMap(end => {
			const letters = rest
				.filter(advice => advice.effect === effect && advice.end === end)
				.map(({letter}) => letter.toUpperCase());
			if (letters.length === 0) return [];
			const where = hasEnds({book, fragment}) ? ` at the ${end}` : '';
			const verb = effectTexts[effect][letters.length === 1 ? 'verb' : 'plural'];
			return [`${listOf(letters, {joint: 'and'})}${where} ${verb}`];
		}),
	);
	return groups.join('; ');
}

/** What can follow, a sentence for each line of the tree. */
export function treeAloud({lines, rest}: Tree): readonly string[] {
	const outcome = {mover: 'you win', other: 'you lose'};
	const lineAloud = ({fragment, isWord, winner, more}: TreeLine) => {
		const behind = more > 0 ? `, ${countOf(more, 'word')} behind it` : '';
		return `${spelled(fragment)}${isWord ? ' is a word' : ''}: ${outcome[winner]}${behind}.`;
	};
	const words = rest?.words === undefined ? '' : `, ${countOf(rest.words, 'word')}`;
	return [...lines.map(lineAloud), ...(rest ? [`And ${countOf(rest.moves, 'more letter')}${words}.`] : [])];
}

/** How the game ended, and what decided it. */
export function endingAloud(
	play: GhostPlay,
	missedWord: string | undefined,
	turning: TurningPoint | undefined,
): string {
	return [
		endingText(play),
		whyText(play, missedWord),
		...(turning ? [turningText(play, turning, actionAloud)] : []),
		scoreAloud(play),
	]
		.filter(Boolean)
		.join(' ');
}

/** How a match stands; nothing where there is none. */
function scoreAloud(play: GhostPlay): string {
	if (!play.settings.isMatch) return '';
	const match = scoreOf(play);
	const scores = ([0, 1] as const).map(side => {
		const letters = penaltyOf(match, side);
		return `${capitalize(nameOf(play.settings, side))}: ${letters === '' ? 'no letter' : spelled(letters)}.`;
	});
	return matchLoser(match) === undefined ? scores.join(' ') : `${scores.join(' ')} ${matchText(play) ?? ''}`;
}

/** A game that is over, a sentence for each turn. */
export const reviewAloud = (play: GhostPlay): readonly string[] =>
	play.game.turns.map((turn, index) => {
		const {before, action, seat} = turn;
		const done =
			action.kind === 'name'
				? (action.word ?? 'no word')
				: actionAloud(action, {book: play.book, fragment: before.fragment});
		return `${formatNumber(index + 1)}. ${capitalize(nameAt(play, seat))}: ${done}; ${standingText(turn, wasWinning(play, turn))}.`;
	});

/** Who is asked for a letter or a word. */
export function questionAloud(play: GhostPlay): string {
	const name = nameAt(play, play.game.toMove);
	const start = name === 'you' ? '' : `${capitalize(name)}, `;
	const {variant} = play.settings;
	const asked = play.game.isChallenged
		? `name a word ${variant === 'ghost' ? 'that begins with' : 'with'} ${spelled(play.game.fragment)}${variant === 'ghost' ? '' : ' in it'}, or nothing to give up:`
		: 'letter?';
	return start === '' ? capitalize(asked) : start + asked;
}
