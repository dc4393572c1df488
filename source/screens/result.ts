import {codeOf, dictionaryIn} from '../games/coded.js';
import {digestFor} from '../games/digest.js';
import type {GameEvent} from '../games/events.js';
import {isOwnWord} from '../games/hangman.js';
import {afterScreen} from '../terminal/after-screen.js';
import {playCommand, resultLine} from '../text/result.js';

/** Leaves in the scrollback how a game ended that is over, and its code, unless that would tell a word that someone typed. */
export async function leaveTexts(event: GameEvent): Promise<void> {
	const line = resultLine(event);
	if (line === undefined) return;
	afterScreen(line);
	if (event.game === 'hangman' && isOwnWord(event.play)) return;
	const code = codeOf(event, await digestFor(dictionaryIn(event)));
	if (code !== undefined) afterScreen(playCommand(code));
}
