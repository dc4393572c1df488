import process from 'node:process';
import type {Dictionary} from '../engine/index.js';
import {freshId, freshSeed} from '../games/fresh.js';
import type {Player} from '../games/player.js';
import type {GhostSettings} from '../settings/ghost.js';
import type {HangmanRequest} from '../settings/hangman.js';
import type {Asked} from '../settings/setting.js';
import {converseHere} from './converse.js';
import type {Dialogue} from './dialogue.js';
import {talkHangman, type OpenWords} from './hangman.js';
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

/** How a game is to be played over lines. */
export type LineOrder = {
	readonly face: LineFace;
	readonly player: Player;
	/** Whether anything of the game was asked for. */
	readonly isAsked: boolean;
};

/** Holds a talk on the standard streams, and keeps what is played in it; gives the exit code. */
export async function talkHere(
	talk: (services: LineServices) => Dialogue,
	player: Player,
	face: LineFace,
): Promise<number> {
	const {recorder} = player;
	try {
		return await converseHere(
			talk,
			{
				freshSeed,
				freshId,
				player,
				copy: copyHere,
				isAtTerminal: isAtTerminal(),
				onEvent: recorder.onEvent,
			},
			face,
		);
	} finally {
		await recorder.settled();
	}
}

/** Plays Hangman on the standard streams; gives the exit code. Where nothing is asked of the game, the one that was left last is offered first. */
export async function hangmanInLines(
	openWords: OpenWords,
	request: HangmanRequest,
	{face, player, isAsked}: LineOrder,
): Promise<number> {
	if (face === 'lines') {
		// Nothing is loaded that is not needed before the first question.
		const talk = isAtTerminal() && !isAsked ? (await import('./go-on.js')).enterHangman : talkHangman;
		return talkHere(services => talk(openWords, request, services), player, face);
	}

	const [{speakHangman}, dictionary] = await Promise.all([import('./spoken/menu.js'), openWords()]);
	return talkHere(services => speakHangman(dictionary, request, services), player, face);
}

/** Plays Ghost on the standard streams; gives the exit code. Where nothing is asked of the game, the one that was left last is offered first. */
export async function ghostInLines(
	dictionary: Dictionary,
	settings: GhostSettings,
	{face, player, isAsked}: LineOrder,
): Promise<number> {
	if (face === 'lines') {
		if (isAtTerminal() && !isAsked) {
			const {enterGhost} = await import('./go-on.js');
			return talkHere(services => enterGhost(dictionary, settings, services), player, face);
		}

		const [{talkGhost}, {openBook}] = await Promise.all([import('./ghost.js'), import('./ghost-play.js')]);
		return talkHere(
			function* (services) {
				yield* talkGhost(yield* openBook(dictionary, settings, services), settings, services);
			},
			player,
			face,
		);
	}

	const {speakGhost} = await import('./spoken/menu.js');
	return talkHere(services => speakGhost(dictionary, settings, services), player, face);
}

/** The menu, to be listened to; gives the exit code. */
export async function menuInLines(asked: Asked, player: Player): Promise<number> {
	const {speakMenu} = await import('./spoken/menu.js');
	return talkHere(services => speakMenu(asked, services), player, 'spoken');
}
