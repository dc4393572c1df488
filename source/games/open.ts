import type {Day} from '../daily/index.js';
import {isLetter, type Dictionary} from '../engine/index.js';
import type {FigureName, HangmanSettings} from '../settings/hangman.js';
import {beginDaily} from './daily.js';
import {beginHangman, countHint, guessLetter, type HangmanStep} from './hangman.js';
import type {Recorder} from './recorder.js';

/** What was done in a game before it is opened. */
export type Earlier =
	/** It was left, and is gone on with. */
	| {readonly kind: 'left'; readonly id: string; readonly date: string; readonly moves: string}
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
	let step = begun;
	for (const move of earlier?.moves ?? '') {
		if (isLetter(dictionary.alphabet, move)) {
			const {play, events} = guessLetter(step.play, move);
			step = {play, events: [...step.events, ...events]};
		} else step = {...step, play: countHint(step.play)};
	}

	return step;
}
