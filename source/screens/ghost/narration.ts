import {
	matchLoser,
	missedWord,
	sideAt,
	turningPoint,
	type Action,
	type GhostGame,
	type Seat,
} from '../../engine/index.js';
import {nameOf, type GhostName} from '../../setup/ghost.js';
import {isComputersTurn, isGhostWatched, scoreOf, type GhostPlay} from './play.js';

export const nameAt = ({settings, match}: GhostPlay, seat: Seat): GhostName =>
	nameOf(settings, sideAt(match, seat));

/** Somebody as the subject of a verb: `you lose`, `computer loses`. */
export const does = (name: GhostName, verb: string): string =>
	name === 'you' ? `you ${verb}` : `${name} ${verb}s`;

export const capitalize = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

const whose = (name: GhostName): string => (name === 'you' ? 'your' : `${name}’s`);

/** What is waited for. */
export function turnText(play: GhostPlay): string {
	const {game} = play;
	const name = nameAt(play, game.toMove);
	if (isGhostWatched(play) && play.isPaused) return 'Paused';
	if (isComputersTurn(play)) return `${name === 'computer' ? 'The computer' : capitalize(name)} is playing…`;
	if (game.isChallenged) return `${capitalize(name)} must name a word`;
	const letter = game.fragment === '' ? 'first letter' : 'letter';
	return `${capitalize(whose(name))} ${letter}`;
}

/** How the game ended. */
export function endingText(play: GhostPlay): string {
	const {ending, fragment, turns, book} = play.game;
	if (!ending) return '';
	const loser = does(nameAt(play, ending.loser), 'lose');
	const shown = fragment.toUpperCase();
	switch (ending.kind) {
		case 'completed': {
			return `${shown} is a word: ${loser}.`;
		}

		case 'dead': {
			const noWord = book.variant === 'ghost' ? `No word begins with ${shown}` : `No word has ${shown} in it`;
			return `${noWord}: ${loser}.`;
		}

		case 'named': {
			const action = turns.at(-1)?.action;
			const word = action?.kind === 'name' ? (action.word ?? '') : '';
			return `${word.toUpperCase()} is a word: ${loser}.`;
		}

		case 'unnamed': {
			const action = turns.at(-1)?.action;
			const word = action?.kind === 'name' ? action.word : undefined;
			return word === undefined
				? `No word is named: ${loser}.`
				: `${word.toUpperCase()} does not do: ${loser}.`;
		}
	}
}

/** What the fragment could have become. */
export function whyText({game}: GhostPlay): string {
	if (!game.ending) return '';
	const alive = game.turns.findLast(({before}) => !before.isDead)?.before.fragment.toUpperCase() ?? '';
	const missed = missedWord(game);
	if (missed === undefined) return `${alive} could become nothing else.`;
	return alive === '' ? `It could have become ${missed}.` : `${alive} could have become ${missed}.`;
}

/** Who has lost the match, once somebody has. */
export function matchText(play: GhostPlay): string | undefined {
	const loser = play.settings.isMatch ? matchLoser(scoreOf(play)) : undefined;
	return loser === undefined
		? undefined
		: `${capitalize(does(nameOf(play.settings, loser), 'lose'))} the match.`;
}

/** What was done: a letter with its end where there are two, a challenge, or a word. */
export function actionText(
	action: Action,
	{book: {variant}, fragment}: Pick<GhostGame, 'book' | 'fragment'>,
): string {
	switch (action.kind) {
		case 'letter': {
			const letter = action.letter.toUpperCase();
			if (variant === 'ghost' || fragment === '') return letter;
			return action.end === 'front' ? `${letter}-` : `-${letter}`;
		}

		case 'challenge': {
			return 'a challenge';
		}

		case 'name': {
			return 'a word';
		}
	}
}

/** Which turn of the loser threw a won game away, and what would have held it. */
export function turningText(play: GhostPlay): string | undefined {
	const {game} = play;
	const point = turningPoint(game);
	if (point === undefined) return undefined;
	const {turn, better} = point;
	const {fragment} = turn.before;
	const asPlayed = {book: game.book, fragment};
	const held = [...new Set(better.map(action => actionText(action, asPlayed)))];
	const name = nameAt(play, turn.seat);
	const at = fragment === '' ? 'As the first letter' : `At ${fragment.toUpperCase()}`;
	const done = turn.action.kind === 'name' ? 'the wrong word' : actionText(turn.action, asPlayed);
	const had = name === 'you' ? 'you had won' : `${name} had won`;
	return `${at} ${had}, and ${done} threw it away; ${listOf(held)} would have won.`;
}

const mostListed = 6;

/** `A, B or C`, and not too many. */
export function listOf(items: readonly string[], word = 'or'): string {
	const listed = items.length > mostListed ? [...items.slice(0, mostListed - 1), 'others'] : items;
	const last = listed.at(-1) ?? '';
	return listed.length < 2 ? last : `${listed.slice(0, -1).join(', ')} ${word} ${last}`;
}
