import {codeOf, kindOf, type GameEvent} from '../games/kinds.js';
import {digestFor} from '../games/digest.js';
import {isOwnWord} from '../games/hangman.js';
import {resultLine} from '../games/result.js';
import {afterScreen} from '../terminal/after-screen.js';
import {playCommand} from '../text/share.js';

/** Leaves in the scrollback how a game ended that is over, and its code, unless that would tell a word that someone typed. */
export async function leaveTexts(event: GameEvent): Promise<void> {
	const line = resultLine(event);
	if (line === undefined) return;
	afterScreen(line);
	if (event.game === 'hangman' && isOwnWord(event.play)) return;
	const {play} = event;
	const code = codeOf(play, await digestFor(kindOf(play).dictionaryOf(play)));
	if (code !== undefined) afterScreen(playCommand(code));
}
