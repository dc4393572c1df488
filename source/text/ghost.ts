import {
	matchLoser,
	sideAt,
	type Action,
	type GhostGame,
	type GhostTurn,
	type Seat,
	type TurningPoint,
} from '../engine/index.js';
import {botToMove, isWatched, nameOf, scoreOf, type GhostName, type GhostPlay} from '../games/ghost.js';
import {listOf} from './lists.js';
import {capitalize, loudWord, namedWord} from './words.js';

export const nameAt = ({settings, match}: GhostPlay, seat: Seat): GhostName =>
	nameOf(settings, sideAt(match, seat));

/** Someone as the subject of a verb: `you lose`, `computer loses`. */
export const does = (name: GhostName, verb: string): string =>
	name === 'you' ? `you ${verb}` : `${name} ${verb}s`;

/** Someone in the middle of a sentence. */
const spoken = (name: GhostName): string => (name === 'computer' ? 'the computer' : name);

/** Someone at the beginning of a sentence. */
export const subject = (name: GhostName): string => capitalize(spoken(name));

/** Who loses: `you lose`, `the computer loses`. */
const loses = (name: GhostName): string => (name === 'you' ? 'you lose' : `${spoken(name)} loses`);

const whose = (name: GhostName): string => (name === 'you' ? 'your' : `${name}’s`);

/** Why no game can be played where no word is long enough. */
export const noWordText = (minLength: number): string =>
	`This dictionary has no word of ${minLength} letters or more; let shorter words count.`;

/** What is waited for. */
export function turnText(play: GhostPlay, isPaused: boolean): string {
	const {game} = play;
	const name = nameAt(play, game.toMove);
	if (isWatched(play) && isPaused) return 'Paused';
	if (botToMove(play) !== undefined) return `${subject(name)} is playing…`;
	if (game.isChallenged) return `${capitalize(name)} must name a word`;
	const letter = game.fragment === '' ? 'first letter' : 'letter';
	return `${capitalize(whose(name))} ${letter}`;
}

const wordNamed = ({turns}: GhostGame): string | undefined => {
	const action = turns.at(-1)?.action;
	return action?.kind === 'name' ? action.word : undefined;
};

const noWordWith = ({variant}: GhostGame['book'], letters: string): string =>
	`No word ${variant === 'ghost' ? 'begins with' : 'contains'} ${letters}`;

/** That the fragment is part of no word. */
export const deadText = ({game: {book, fragment}}: Pick<GhostPlay, 'game'>): string =>
	`${noWordWith(book, fragment.toUpperCase())}.`;

/** How the game ended. */
export function endingText(play: GhostPlay): string {
	const {ending, fragment, book} = play.game;
	if (!ending) return '';
	const name = nameAt(play, ending.loser);
	const loser = loses(name);
	const shown = fragment.toUpperCase();
	const named = wordNamed(play.game);
	const word = named?.toUpperCase();
	switch (ending.kind) {
		case 'completed': {
			return `${loudWord(book.dictionary, fragment)} is a word: ${loser}.`;
		}

		case 'dead': {
			return `${noWordWith(book, shown)}: ${loser}.`;
		}

		case 'named': {
			return `${loudWord(book.dictionary, named ?? '')} is a word: ${loser}.`;
		}

		case 'unnamed': {
			return word === undefined
				? `${subject(name)} named no word: ${loser}.`
				: `${word} is not a valid answer: ${loser}.`;
		}
	}
}

/** What the fragment could have become. */
export function whyText({game}: GhostPlay, missedWord: string | undefined): string {
	if (!game.ending) return '';
	const alive = game.turns.findLast(({before}) => !before.isDead)?.before.fragment.toUpperCase() ?? '';
	const missed = missedWord === undefined ? undefined : namedWord(game.book.dictionary, missedWord);
	if (missed === undefined) return alive === '' ? '' : `Nothing else was possible after ${alive}.`;
	return alive === '' ? `It could have become ${missed}.` : `${alive} could have become ${missed}.`;
}

/** Who has lost the match, once someone has. */
export function matchText(play: GhostPlay): string | undefined {
	const loser = play.settings.isMatch ? matchLoser(scoreOf(play)) : undefined;
	return loser === undefined ? undefined : `${capitalize(loses(nameOf(play.settings, loser)))} the match.`;
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

/** What a turn left: the fragment, or what was said. */
export function doneText({action, before: {fragment}}: GhostTurn): string {
	switch (action.kind) {
		case 'letter': {
			return (action.end === 'front' ? action.letter + fragment : fragment + action.letter).toUpperCase();
		}

		case 'challenge': {
			return 'challenges';
		}

		case 'name': {
			return action.word === undefined ? 'names no word' : `names ${action.word.toUpperCase()}`;
		}
	}
}

/** What was done in a turn, by whom. */
export function turnDoneText(play: GhostPlay, turn: GhostTurn): string {
	const {seat, action, before} = turn;
	const name = nameAt(play, seat);
	switch (action.kind) {
		case 'letter': {
			const {fragment} = before;
			return `${does(name, 'play')} ${actionText(action, {book: play.book, fragment})}`;
		}

		case 'challenge': {
			return does(name, 'challenge');
		}

		case 'name': {
			return `${does(name, 'name')} ${action.word?.toUpperCase() ?? 'no word'}`;
		}
	}
}

/** How what is done is called. */
export type NameAction = typeof actionText;

const mostListed = 6;

/** Which turn of the loser threw a won game away, and what would have held it. */
export function turningText(
	play: GhostPlay,
	{turn, better}: TurningPoint,
	call: NameAction = actionText,
): string {
	const {fragment} = turn.before;
	const asPlayed = {book: play.game.book, fragment};
	const held = [...new Set(better.map(action => call(action, asPlayed)))];
	const name = nameAt(play, turn.seat);
	const done = turn.action.kind === 'name' ? 'the wrong word' : call(turn.action, asPlayed);
	const winning = `${listOf(held, {most: mostListed})} would have won.`;
	const own = name === 'you' ? 'Your' : `${subject(name)}’s`;
	if (fragment === '') return `${own} first letter, ${done}, threw away a won game: ${winning}`;
	const won = name === 'you' ? 'you had won' : `${name} had won`;
	return `At ${fragment.toUpperCase()} ${won}, and ${done} threw it away: ${winning}`;
}

/** How whoever was at turn stood before it, as far as the rules alone tell. */
export function standingText({before, action}: GhostTurn, wasWinning: boolean): string {
	if (before.isDead) return action.kind === 'name' ? 'no word to name' : 'a bluff to challenge';
	if (action.kind === 'name') return 'had a word to name';
	return wasWinning ? 'was winning' : 'was losing';
}
