import process from 'node:process';
import type {Dictionary} from '../engine/index.js';
import {freshId, freshSeed} from '../games/fresh.js';
import type {Player} from '../games/player.js';
import type {GhostSettings} from '../settings/ghost.js';
import type {HangmanRequest} from '../settings/hangman.js';
import type {Asked} from '../settings/setting.js';
import {converseHere} from './converse.js';
import type {Dialogue} from './dialogue.js';
import type {LineServices} from './services.js';

/** How a game is held over lines: as in the handouts' transcripts, or to be listened to. */
export type LineFace = 'lines' | 'spoken';

const isAtTerminal = (): boolean => process.stdin.isTTY && process.stdout.isTTY;

/** Copies a text from lines; the terminal is asked, too, where there is one. */
async function copyHere(text: string): Promise<boolean> {
	const {copy} = await import('../terminal/clipboard.js');
	return copy(text, sequence => {
		if (process.stdout.isTTY) process.stdout.write(sequence);
	});
}

/** Holds a talk on the standard streams, and keeps what is played in it; gives the exit code. */
export async function talkHere(talk: (services: LineServices) => Dialogue, player: Player): Promise<number> {
	const {recorder} = player;
	try {
		return await converseHere(talk, {
			freshSeed,
			freshId,
			player,
			copy: copyHere,
			isAtTerminal: isAtTerminal(),
			onEvent: recorder.onEvent,
		});
	} finally {
		await recorder.settled();
	}
}

/** Plays Hangman on the standard streams; whoever did not say all at a terminal may go on with a game that was left. Gives the exit code. */
export async function hangmanInLines(
	dictionary: Dictionary,
	request: HangmanRequest,
	face: LineFace,
	player: Player,
): Promise<number> {
	if (face === 'lines') {
		// Nothing is loaded that is not needed before the first question.
		const mayOffer = isAtTerminal() && (request.length === undefined || request.budget === undefined);
		const talk = mayOffer
			? (await import('./go-on.js')).enterHangman
			: (await import('./hangman.js')).talkHangman;
		return talkHere(services => talk(dictionary, request, services), player);
	}

	const {speakHangman} = await import('./spoken/menu.js');
	return talkHere(services => speakHangman(dictionary, request, services), player);
}

/** Plays Ghost on the standard streams, as Hangman; gives the exit code. */
export async function ghostInLines(
	dictionary: Dictionary,
	settings: GhostSettings & {readonly isComplete: boolean},
	face: LineFace,
	player: Player,
): Promise<number> {
	if (face === 'lines') {
		if (isAtTerminal() && !settings.isComplete) {
			const {enterGhost} = await import('./go-on.js');
			return talkHere(services => enterGhost(dictionary, settings, services), player);
		}

		const [{talkGhost}, {openBook}] = await Promise.all([import('./ghost.js'), import('./ghost-play.js')]);
		return talkHere(function* (services) {
			yield* talkGhost(yield* openBook(dictionary, settings, services), settings, services);
		}, player);
	}

	const {speakGhost} = await import('./spoken/menu.js');
	return talkHere(services => speakGhost(dictionary, settings, services), player);
}

/** The menu, to be listened to; gives the exit code. */
export async function menuInLines(asked: Asked, player: Player): Promise<number> {
	const {speakMenu} = await import('./spoken/menu.js');
	return talkHere(services => speakMenu(asked, services), player);
}
