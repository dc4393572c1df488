import type {Dictionary} from '../engine/index.js';
import {freshId, freshSeed} from '../games/fresh.js';
import type {GhostSettings} from '../settings/ghost.js';
import type {HangmanRequest} from '../settings/hangman.js';
import {converseHere} from './converse.js';
import {talkGhost} from './ghost.js';
import {openBook} from './ghost-play.js';
import {talkHangman} from './hangman.js';

/** How a game is held over lines: as in the handouts' transcripts, or to be listened to. */
export type LineFace = 'lines' | 'spoken';

const services = {freshSeed, freshId, onEvent: () => undefined};

/** Plays Hangman on the standard streams; gives the exit code. */
export const hangmanInLines = (
	dictionary: Dictionary,
	request: HangmanRequest,
	_face: LineFace,
): Promise<number> => converseHere(lines => talkHangman(dictionary, request, lines), services);

/** Plays Ghost on the standard streams; gives the exit code. */
export const ghostInLines = (
	dictionary: Dictionary,
	settings: GhostSettings,
	_face: LineFace,
): Promise<number> =>
	converseHere(function* (lines) {
		yield* talkGhost(yield* openBook(dictionary, settings, lines), settings, lines);
	}, services);
