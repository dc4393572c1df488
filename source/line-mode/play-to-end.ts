import type {HangmanPlay} from '../games/hangman.js';
import {openHangmanGame, type HangmanOpening} from '../games/open.js';
import {endingAloud} from '../text/hangman-spoken.js';
import type {Dialogue} from './dialogue.js';
import {playOut} from './hangman.js';
import type {LineFace} from './run.js';
import {follow, type LineServices} from './services.js';
import {tell} from './spoken/ask.js';
import {playAloud} from './spoken/hangman.js';

/** A game of Hangman that is opened, and heard of. */
export const openHere = (opening: HangmanOpening, services: LineServices): HangmanPlay =>
	follow(openHangmanGame(opening, services.freshId, services.player.recorder), services);

/** A game of Hangman to its end, over lines or aloud; `undefined` where it is left. */
export function* playToEnd(
	face: LineFace,
	opened: HangmanPlay,
	services: LineServices,
	against?: string,
): Dialogue<HangmanPlay | undefined> {
	if (face === 'lines') return yield* playOut(opened, services, against);
	const play = yield* playAloud(opened, services, against);
	if (play) yield* tell(endingAloud(play));
	return play;
}
