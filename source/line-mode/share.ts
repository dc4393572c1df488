import {digestFor} from '../games/digest.js';
import {codeOf, dictionaryIn} from '../games/coded.js';
import type {GhostPlay} from '../games/ghost.js';
import type {HangmanPlay} from '../games/hangman.js';
import {codeText, copiedText, shareGhost, shareHangman, type ShareFace} from '../text/share.js';
import {say, waitFor, type Dialogue} from './dialogue.js';
import type {LineServices} from './services.js';

/** A game over lines. */
export type SharedGame =
	{readonly game: 'hangman'; readonly play: HangmanPlay} | {readonly game: 'ghost'; readonly play: GhostPlay};

const findCode = (shared: SharedGame): Dialogue<string | undefined> =>
	waitFor(async () => {
		const event = {...shared, type: 'began'} as const;
		return codeOf(event, await digestFor(dictionaryIn(event)));
	});

/** The code of a game, finished or not, in a sentence. */
export function* tellCode(shared: SharedGame): Dialogue<string> {
	return codeText(yield* findCode(shared));
}

/** Says and copies what is sent of a game that is over; gives what came of the copying. */
export function* shareGame(shared: SharedGame, face: ShareFace, {copy}: LineServices): Dialogue<string> {
	const code = yield* findCode(shared);
	const text =
		shared.game === 'ghost' ? shareGhost(shared.play, code, face) : shareHangman(shared.play, code, face);
	yield* say(...text.split('\n'));
	return (yield* waitFor(() => copy(text))) ? copiedText(true) : '';
}
