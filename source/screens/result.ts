import {codeOf, type GamePlay} from '../games/kinds.js';
import {isGhostOver} from '../games/ghost/ghost.js';
import {isOver, isOwnWord} from '../games/hangman/hangman.js';
import {afterScreen} from '../terminal/program.js';
import {endingText} from '../text/ghost/ghost.js';
import {outcomeText} from '../text/hangman/hangman.js';
import {playCommand} from '../text/share.js';

/** Leaves in the scrollback how a game ended that is over, and what plays it again, unless that would tell a word that someone typed. */
export function leaveTexts(play: GamePlay): void {
	const isGhost = 'book' in play;
	if (!(isGhost ? isGhostOver(play) : isOver(play))) return;
	afterScreen(isGhost ? endingText(play) : outcomeText(play));
	const code = isGhost || !isOwnWord(play) ? codeOf(play) : undefined;
	if (code !== undefined) afterScreen(playCommand(code));
}
