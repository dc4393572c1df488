import type {Dictionary} from '../engine/index.js';
import {freshId, freshSeed} from '../games/fresh.js';
import type {GhostSettings} from '../settings/ghost.js';
import type {HangmanRequest} from '../settings/hangman.js';
import type {Asked} from '../settings/setting.js';
import {converseHere} from './converse.js';
import type {Dialogue} from './dialogue.js';
import type {LineServices} from './services.js';

/** How a game is held over lines: as in the handouts' transcripts, or to be listened to. */
export type LineFace = 'lines' | 'spoken';

const run = (talk: (services: LineServices) => Dialogue): Promise<number> =>
	converseHere(talk, {freshSeed, freshId, onEvent: () => undefined});

/** Plays Hangman on the standard streams; gives the exit code. */
export async function hangmanInLines(
	dictionary: Dictionary,
	request: HangmanRequest,
	face: LineFace,
): Promise<number> {
	if (face === 'lines') {
		const {talkHangman} = await import('./hangman.js');
		return run(services => talkHangman(dictionary, request, services));
	}

	const {speakHangman} = await import('./spoken/menu.js');
	return run(services => speakHangman(dictionary, request, services));
}

/** Plays Ghost on the standard streams; gives the exit code. */
export async function ghostInLines(
	dictionary: Dictionary,
	settings: GhostSettings,
	face: LineFace,
): Promise<number> {
	if (face === 'lines') {
		const {talkGhost} = await import('./ghost.js');
		const {openBook} = await import('./ghost-play.js');
		return run(function* (services) {
			yield* talkGhost(yield* openBook(dictionary, settings, services), settings, services);
		});
	}

	const {speakGhost} = await import('./spoken/menu.js');
	return run(services => speakGhost(dictionary, settings, services));
}

/** The menu, to be listened to; gives the exit code. */
export async function menuInLines(asked: Asked): Promise<number> {
	const {speakMenu} = await import('./spoken/menu.js');
	return run(services => speakMenu(asked, services));
}
