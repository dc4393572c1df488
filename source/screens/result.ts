import {codeOf, type GameEvent} from '../games/kinds.js';
import {isOwnWord} from '../games/hangman/hangman.js';
import {afterScreen} from '../terminal/program.js';
import {endingText} from '../text/ghost/ghost.js';
import {outcomeText} from '../text/hangman/hangman.js';
import {playCommand} from '../text/share.js';

/** Returns how a game ended; `''` if it is not over. */
export function resultLine({type, play}: GameEvent): string {
	if (type !== 'over') return '';
	return 'book' in play ? endingText(play) : outcomeText(play);
}

/** Leaves in the scrollback how a game ended that is over, and what plays it again, unless that would tell a word that someone typed. */
export function leaveTexts(event: GameEvent): void {
	const line = resultLine(event);
	if (line === '') return;
	afterScreen(line);
	const {play} = event;
	if (!('book' in play) && isOwnWord(play)) return;
	const code = codeOf(play);
	if (code !== undefined) afterScreen(playCommand(code));
}
