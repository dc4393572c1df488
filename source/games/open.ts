import type {Day} from '../daily/index.js';
import type {Action, Book, Dictionary, GhostMatch} from '../engine/index.js';
import {randomAt} from '../engine/index.js';
import type {GhostSettings} from '../settings/ghost.js';
import type {FigureName, HangmanSettings} from '../settings/hangman.js';
import {beginDaily} from './daily.js';
import {beginGhost, playActions, type GhostStep} from './ghost.js';
import {beginHangman, playAgain, type HangmanStep} from './hangman.js';
import type {Recorder} from './recorder.js';

/** A game that was left, by what tells it from others, and when it began. */
type LeftBefore = {readonly id: string; readonly date: string};

/** What was done in a game before it is opened. */
export type Earlier =
	/** It was left, and is gone on with. */
	| (LeftBefore & {
			readonly kind: 'left';
			readonly moves: string;
			/** The help that was had besides the hints. */
			readonly looks: number;
			readonly hasLooked: boolean;
	  })
	/** Somebody played it, and it is only shown. */
	| {readonly kind: 'shown'; readonly moves: string};

/** A game of Hangman that is to be opened: by its settings, or that of a day. */
export type HangmanOpening = {
	readonly dictionary: Dictionary;
	readonly earlier?: Earlier;
	/** The moves of someone whose game is played beside this one. */
	readonly against?: string;
} & ({readonly settings: HangmanSettings} | {readonly day: Day; readonly figure: FigureName});

/** Opens a game. Letters that were guessed before wait for their answers where the chooser takes its time. */
export function openHangmanGame(
	opening: HangmanOpening,
	freshId: () => string,
	recorder: Pick<Recorder, 'resume' | 'ignore'>,
): HangmanStep {
	const {dictionary, earlier} = opening;
	const id = earlier?.kind === 'left' ? earlier.id : freshId();
	if (earlier?.kind === 'left') recorder.resume(id, earlier.date);
	if (earlier?.kind === 'shown') recorder.ignore(id);
	const begun =
		'day' in opening
			? beginDaily(dictionary, opening.day, id, opening.figure)
			: beginHangman(dictionary, opening.settings, id);
	if (earlier === undefined) return begun;
	const {play, events} = playAgain(begun.play, earlier.moves);
	if (earlier.kind === 'shown') return {play, events: [...begun.events, ...events]};
	const {looks, hasLooked} = earlier;
	// What was heard of before is not heard of again.
	return {play: {...play, looks, haveFamiliesBeenShown: hasLooked}, events: begun.events};
}

/** What was done in a round of Ghost before it is opened. */
export type EarlierRound =
	/** It was left, and is gone on with. */
	| (LeftBefore & {
			readonly kind: 'left';
			/** The rounds before it. */
			readonly match: GhostMatch;
			readonly actions: readonly Action[];
			/** What the bots draw from next. */
			readonly chance: readonly number[] | undefined;
	  })
	/** Somebody played it, and it is only shown. */
	| {readonly kind: 'shown'; readonly actions: readonly Action[]};

/** A game of Ghost that is to be opened. */
export type GhostOpening = {
	readonly book: Book;
	readonly settings: GhostSettings;
	readonly earlier?: EarlierRound;
	/** What both did in someone's round that is set beside this one. */
	readonly against?: readonly Action[];
};

/** Opens a game of Ghost, or goes on with one; an action that the rules refuse ends what is played again. */
export function openGhostGame(
	{book, settings, earlier}: GhostOpening,
	freshId: () => string,
	recorder: Pick<Recorder, 'resume' | 'ignore'>,
): GhostStep {
	if (earlier?.kind !== 'left') {
		const begun = beginGhost(book, settings, freshId());
		if (earlier === undefined) return begun;
		recorder.ignore(begun.play.id);
		return {...begun, play: playActions(begun.play, earlier.actions)};
	}

	const {id, date, match, actions, chance} = earlier;
	recorder.resume(id, date);
	const {play, events} = beginGhost(book, settings, id, match);
	const random = chance === undefined ? play.random : randomAt(chance);
	return {play: playActions({...play, random}, actions), events};
}
