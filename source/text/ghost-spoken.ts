import {
	trueWord,
	type GhostTurn,
	type Standing,
	type Tree,
	type TreeLine,
	type TurnStanding,
	type TurningPoint,
} from '../engine/index.js';
import {capitalize, listOf} from './lists.js';
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
import {
	alike,
	byMeritIn,
	letterText,
	outcomeInFull,
	outcomeOf,
	verdictText,
	type AnyAdvice,
} from './ghost-coach.js';
import {isParty, namesFrom, standingSentence, type AnyCoaching, treeVerdicts} from './ghost-standings.js';
import {countOf, formatNumber} from './numbers.js';

/** Letters one by one: `N, I, A`. */
export const spelled = (fragment: string): string => Array.from(fragment.toUpperCase()).join(', ');

export const fragmentAloud = ({game: {fragment}}: GhostFacts): string =>
	fragment === '' ? 'No letters yet.' : `${spelled(fragment)}.`;

export const openingAloud = (round: GhostFacts): string => {
	const {minLength, seed} = round.settings;
	const name = subject(nameAt(round, round.game.toMove));
	const words = minLength === 1 ? 'Every word counts.' : `Words of ${minLength} letters or more count.`;
	return `${name === 'You' ? 'You begin' : `${name} begins`}. ${words} Seed ${seed}.`;
};

/** What is done, in words alone: `B at the front` where there are several places. */
export const actionAloud: NameAction = (action, asPlayed) =>
	action.kind === 'letter'
		? action.letter.toUpperCase() + asPlayed.book.variant.phrases.placeAloud(action.place, asPlayed.fragment)
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

const mostTold = 8;

const standingsAloud = (names: readonly string[], standings: readonly Standing[]): string =>
	standings.map((standing, at) => standingSentence(names[at] ?? '', standing)).join(', ');

/** What a letter leads to, for each of several players, and with which words. */
function adviceAloud(round: GhostFacts, advice: AnyAdvice): string {
	const {book, fragment, toMove} = round.game;
	const [shortest, typical] = [advice.shortest, advice.typical].map(word => trueWord(book.dictionary, word));
	const letter = letterText(book, fragment, advice, actionAloud);
	if (outcomeOf(advice) === 'completes') return `${letter} completes ${shortest}.`;
	const words = shortest === typical ? shortest : `${shortest} or ${typical}`;
	const outcome =
		'effect' in advice ? outcomeInFull(advice) : standingsAloud(namesFrom(round, toMove), advice.standings);
	return `${letter}: ${outcome}; ${countOf(advice.count, 'word')}, such as ${words}.`;
}

/** Who can force a win, or among several how all stand; then what the letters lead to, the best first. */
export function coachAloud(round: GhostFacts, coaching: AnyCoaching): readonly string[] {
	const {fragment, toMove} = round.game;
	const sorted = byMeritIn(coaching);
	const rest = sorted.slice(mostTold);
	return [
		verdictText(round, {fragment, player: toMove}, coaching, actionAloud),
		...(isParty(coaching) ? [`Now ${standingsAloud(namesFrom(round, toMove), coaching.standings)}.`] : []),
		...sorted.slice(0, mostTold).map(advice => adviceAloud(round, advice)),
		...(rest.length > 0 ? [`The other letters: ${restAloud(rest, round)}.`] : []),
	];
}

function restAloud(rest: readonly AnyAdvice[], {game: {book, fragment}}: GhostFacts): string {
	const groups = alike(rest).flatMap(({one, many, places}) =>
		places.map(([place, letters]) => {
			const where = book.variant.phrases.placeAloud(place, fragment);
			return `${listOf(letters, {joint: 'and'})}${where} ${letters.length === 1 ? one : many}`;
		}),
	);
	return groups.join('; ');
}

export function treeAloud({lines, rest}: Tree, players: number): readonly string[] {
	const outcome = treeVerdicts(players);
	const lineAloud = ({fragment, isWord, standings: [own = 'depends'], more}: TreeLine) => {
		const behind = more > 0 ? `, ${countOf(more, 'word')} behind it` : '';
		return `${spelled(fragment)}${isWord ? ' is a word' : ''}: ${outcome[own]}${behind}.`;
	};
	const words = rest?.words === undefined ? '' : `, ${countOf(rest.words, 'word')}`;
	return [...lines.map(lineAloud), ...(rest ? [`And ${countOf(rest.moves, 'more letter')}${words}.`] : [])];
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
		return `${formatNumber(index + 1)}. ${capitalize(nameAt(round, player))}: ${done}; ${standingText(round, turn, standings[index] ?? 'losing', call)}.`;
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
