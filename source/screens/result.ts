import {codeOf, type GamePlay} from '../games/kinds.js';
import {isGhostOver} from '../games/ghost/ghost.js';
import {isOver, isOwnWord} from '../games/hangman/hangman.js';
import {afterScreen} from '../terminal/program.js';
import {endingText} from '../text/ghost/ghost.js';
import {outcomeText} from '../text/hangman/hangman.js';
import {playCommand} from '../text/share.js';

/** Returns how a game ended; `''` if it is not over. */
export function resultLine(play: GamePlay): string {
	if ('book' in play) return isGhostOver(play) ? endingText(play) : '';
	return isOver(play) ? outcomeText(play) : '';
}

/** Leaves in the scrollback how a game ended that is over, and what plays it again, unless that would tell a word that someone typed. */
export function leaveTexts(play: GamePlay): void {
	const line = resultLine(play);
	if (line === '') return;
	afterScreen(line);
	if (!('book' in play) && isOwnWord(play)) return;
	const code = codeOf(play);
	if (code !== undefined) afterScreen(playCommand(code));
}
