import process from 'node:process';
import type {Source} from '../dictionaries/index.js';
import {freshId, freshSeed, type Player} from '../games/player.js';
import type {Given} from '../settings/setting.js';
import type {Begin} from './begin.js';
import {converseHere} from './converse.js';
import type {Dialogue, LineFace} from './dialogue.js';
import type {LineServices, SetUpName} from './services.js';

const isAtTerminal = (): boolean => process.stdin.isTTY && process.stdout.isTTY;

/** Copies a text from lines; the terminal is asked, too, where there is one. */
async function copyHere(text: string): Promise<boolean> {
	const {copy} = await import('../terminal/clipboard.js');
	return copy(text, sequence => {
		if (process.stdout.isTTY) process.stdout.write(sequence);
	});
}

type LineOrder = {
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
		await recorder.release();
	}
}

/** Plays on the standard streams from a first game on; gives the exit code. Where nothing is asked of the game, the one that was left last is offered first. */
export async function gamesInLines(
	game: SetUpName,
	begin: Begin,
	{face, player, isAsked}: LineOrder,
): Promise<number> {
	if (face === 'spoken') {
		const {speakGames} = await import('./spoken/menu.js');
		return talkHere(services => speakGames(begin, services), player, face);
	}

	const {enter} = await import('./begin.js');
	const left = isAtTerminal() && !isAsked ? game : undefined;
	return talkHere(services => enter(begin, left, services), player, face);
}

export async function menuInLines(given: Given<Source>, player: Player): Promise<number> {
	const {speakMenu} = await import('./spoken/menu.js');
	return talkHere(services => speakMenu(given, services), player, 'spoken');
}
