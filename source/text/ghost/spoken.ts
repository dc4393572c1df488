import {
	trueWord,
	type Advice,
	type Coaching,
	type GhostTurn,
	type Tree,
	type TurnStanding,
	type TurningPoint,
} from '../../engine/index.js';
import {capitalize, listOf} from '../words.js';
import {
	actionText,
	endingText,
	matchText,
	nameAt,
	penaltiesOf,
	spokenText,
	standingText,
	subject,
	turningText,
	whyText,
	type GhostFacts,
	type NameAction,
} from './ghost.js';
import {alike, byMeritIn, letterText, outcomeInFull, verdictText} from './coach.js';
import {moversBranchText, rowsOf} from './tree.js';
import {countOf, formatNumber} from '../numbers.js';

/** Spells a fragment: `N, I, A`. */
export const spelled = (fragment: string): string => Array.from(fragment.toUpperCase()).join(', ');

export const openingAloud = (round: GhostFacts): string => {
	const {minLength, seed} = round.settings;
	const name = subject(nameAt(round, round.game.toMove));
	const words = minLength === 1 ? 'Every word counts.' : `Words of ${minLength} letters or more count.`;
	const [opponent = 'human', ...others] = round.settings.opponent;
	const isNamed = round.settings.player === 'you' && others.length === 0 && opponent !== 'human';
	const against = isNamed && opponent !== 'elsewhere' ? `Opponent: ${opponent}. ` : '';
	return `${against}${name === 'You' ? 'You begin' : `${name} begins`}. ${words} Seed ${seed}.`;
};

/** Names an action: `B at the front` if there are several places. */
export const actionAloud: NameAction = (action, asPlayed) =>
	action.kind === 'letter'
		? action.letter.toUpperCase() + asPlayed.book.variant.phrases.spokenPlace(action.place, asPlayed.fragment)
		: actionText(action, asPlayed);

export function turnAloud({player, action, before}: GhostTurn, round: GhostFacts): string {
	const name = subject(nameAt(round, player));
	const say = (verb: string) => `${name} ${name === 'You' ? verb : `${verb}s`}`;
	const {fragment} = before;
	if (action.kind === 'challenge') return `${spokenText(action, say)} ${spelled(fragment)}.`;
	if (action.kind === 'name') return `${spokenText(action, say)}.`;
	const letter = actionAloud(action, {book: round.game.book, fragment});
	return `${say('play')} ${letter}: ${spelled(round.game.fragment)}.`;
}

/** The rest is grouped by outcome. */
const mostAlone = 8;

function adviceAloud({game: {book, fragment}}: GhostFacts, advice: Advice): string {
	const shortest = trueWord(book.dictionary, advice.shortest);
	const letter = letterText(book, fragment, advice, actionAloud);
	if (advice.effect === 'completes') return `${letter} completes ${shortest}.`;
	const parts = [outcomeInFull(advice), `${countOf(advice.count, 'word')}, such as ${shortest}`];
	return `${letter}: ${parts.filter(Boolean).join('; ')}.`;
}

/** Returns the verdict, then the outcome of each letter, the best first. */
export function coachAloud(round: GhostFacts, coaching: Coaching): readonly string[] {
	const {fragment, toMove} = round.game;
	const sorted = byMeritIn(coaching);
	const rest = sorted.slice(mostAlone);
	return [
		verdictText(round, {fragment, player: toMove}, coaching, actionAloud),
		...sorted.slice(0, mostAlone).map(advice => adviceAloud(round, advice)),
		...(rest.length > 0 ? [`The other letters: ${restAloud(rest, round)}.`] : []),
	];
}

function restAloud(rest: readonly Advice[], {game: {book, fragment}}: GhostFacts): string {
	const groups = alike(rest).flatMap(({one, many, places}) =>
		places.map(([place, letters]) => {
			const where = book.variant.phrases.spokenPlace(place, fragment);
			return `${listOf(letters, {joint: 'and'})}${where} ${letters.length === 1 ? one : many}`.trimEnd();
		}),
	);
	return groups.join('; ');
}

export function treeAloud(round: GhostFacts, tree: Tree): readonly string[] {
	const lines = rowsOf(tree).map(({branch}) => {
		const {fragment, isWord, more} = branch;
		const parts = [
			moversBranchText(round, branch),
			...(more > 0 ? [`${countOf(more, 'word')} behind it`] : []),
		];
		return `${spelled(fragment)}${isWord ? ' is a word' : ''}: ${parts.filter(Boolean).join(', ')}.`;
	});
	if (tree.rest === undefined) return lines;
	const {moves, words} = tree.rest;
	const behind = words === undefined ? '' : `, ${countOf(words, 'word')}`;
	return [...lines, `And ${countOf(moves, 'more letter')}${behind}.`];
}

export function endingAloud(
	rounds: GhostFacts,
	{
		missedWord,
		turningPoint,
	}: {readonly missedWord: string | undefined; readonly turningPoint: TurningPoint | undefined},
	call: NameAction,
): string {
	return [
		endingText(rounds),
		whyText(rounds, missedWord),
		...(turningPoint ? [turningText(rounds, turningPoint, call)] : []),
		scoreAloud(rounds),
	]
		.filter(Boolean)
		.join(' ');
}

function scoreAloud(rounds: GhostFacts): string {
	if (!rounds.settings.isMatch) return '';
	const scores = penaltiesOf(rounds).map(
		({name, letters}) => `${capitalize(name)}: ${letters === '' ? 'no letter' : spelled(letters)}.`,
	);
	return [...scores, matchText(rounds) ?? ''].join(' ').trimEnd();
}

export const reviewAloud = (
	round: GhostFacts,
	standings: readonly TurnStanding[],
	call: NameAction,
): readonly string[] =>
	round.game.turns.map((turn, index) => {
		const {before, action, player} = turn;
		const done =
			action.kind === 'name'
				? (action.word ?? 'no word')
				: call(action, {book: round.game.book, fragment: before.fragment});
		const parts = [done, standingText(round, turn, standings[index] ?? 'losing', call)];
		return `${formatNumber(index + 1)}. ${capitalize(nameAt(round, player))}: ${parts.filter(Boolean).join('; ')}.`;
	});

export function questionAloud(round: GhostFacts): string {
	const {book, fragment, isChallenged, toMove} = round.game;
	const name = nameAt(round, toMove);
	const start = name === 'you' ? '' : `${capitalize(name)}, `;
	const asked = isChallenged
		? `name a word ${book.variant.phrases.answering(spelled(fragment))}, or nothing to give up:`
		: 'letter?';
	return start === '' ? capitalize(asked) : start + asked;
}
