import process from 'node:process';
import type {Source} from '../dictionaries/index.js';
import type {Dictionary} from '../engine/index.js';
import {freshId, freshSeed, type Player} from '../games/player.js';
import type {GhostSettings} from '../settings/ghost.js';
import type {HangmanPlan} from '../settings/hangman.js';
import type {Given} from '../settings/setting.js';
import {converseHere} from './converse.js';
import type {Dialogue, LineFace} from './dialogue.js';
import type {GhostVoice} from './ghost.js';
import {talkHangman, type HangmanVoice, type OpenWords} from './hangman.js';
import type {LineServices} from './services.js';

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

/** The voice of a face. */
export async function hangmanVoice(face: LineFace): Promise<HangmanVoice> {
	if (face === 'lines') return (await import('./voices/plain/hangman.js')).plainHangman;
	return (await import('./voices/spoken/hangman.js')).spokenHangman;
}

export async function ghostVoice(face: LineFace): Promise<GhostVoice> {
	if (face === 'lines') return (await import('./voices/plain/ghost.js')).plainGhost;
	return (await import('./voices/spoken/ghost.js')).spokenGhost;
}

/** Plays Hangman on the standard streams; gives the exit code. Where nothing is asked of the game, the one that was left last is offered first. */
export async function hangmanInLines(
	openWords: OpenWords,
	plan: HangmanPlan,
	{face, player, isAsked}: LineOrder,
): Promise<number> {
	if (face === 'spoken') {
		const {speakHangman} = await import('./spoken/menu.js');
		return talkHere(services => speakHangman(openWords, plan, services), player, face);
	}

	// Nothing is loaded that is not needed before the first question.
	if (isAtTerminal() && !isAsked) {
		const {enterHangman} = await import('./go-on.js');
		return talkHere(services => enterHangman(openWords, plan, services), player, face);
	}

	const {plainHangman} = await import('./voices/plain/hangman.js');
	return talkHere(services => talkHangman(openWords, plan, services, plainHangman), player, face);
}

/** Plays Ghost on the standard streams; gives the exit code. Where nothing is asked of the game, the one that was left last is offered first. */
export async function ghostInLines(
	dictionary: Dictionary,
	settings: GhostSettings,
	{face, player, isAsked}: LineOrder,
): Promise<number> {
	if (face === 'spoken') {
		const {speakGhost} = await import('./spoken/menu.js');
		return talkHere(services => speakGhost(dictionary, settings, services), player, face);
	}

	if (isAtTerminal() && !isAsked) {
		const {enterGhost} = await import('./go-on.js');
		return talkHere(services => enterGhost(dictionary, settings, services), player, face);
	}

	const [{talkGhost}, {plainGhost}] = await Promise.all([
		import('./ghost.js'),
		import('./voices/plain/ghost.js'),
	]);
	return talkHere(
		function* (services) {
			yield* talkGhost(dictionary, settings, services, plainGhost);
		},
		player,
		face,
	);
}

/** The menu, to be listened to; gives the exit code. */
export async function menuInLines(given: Given<Source>, player: Player): Promise<number> {
	const {speakMenu} = await import('./spoken/menu.js');
	return talkHere(services => speakMenu(given, services), player, 'spoken');
}
