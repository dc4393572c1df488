import {codeOf, type GameEvent} from '../games/kinds.js';
import {isOwnWord} from '../games/hangman/hangman.js';
import {afterScreen} from '../terminal/program.js';
import {playCommand} from '../text/share.js';
import {currentSecret, status, variants} from '../engine/index.js';
import {nameAt} from '../text/ghost/ghost.js';
import {guesserName} from '../text/players.js';
import {does, namedWord} from '../text/words.js';

/** Returns how a game ended; `undefined` for a match that is not over. */
export function resultLine(event: GameEvent): string | undefined {
	if (event.type !== 'over') return undefined;
	const {play} = event;
	if (!('book' in play)) {
		const {dictionary, game, daily} = play;
		const word = namedWord(dictionary, currentSecret(game));
		const ended =
			game.forfeit === undefined ? `${guesserName(play)} ${status(game)}` : 'the guesser forfeited';
		return `${daily ? `Daily ${daily.date}` : 'Hangman'}: ${ended} (${word})`;
	}

	const {game, settings} = play;
	if (game.ending === undefined) return undefined;
	const loser = nameAt(play, game.ending.loser);
	return `${variants[settings.variant].title}: ${does(loser, 'lose')} (${game.fragment.toUpperCase()})`;
}

/** Leaves in the scrollback how a game ended that is over, and what plays it again, unless that would tell a word that someone typed. */
export function leaveTexts(event: GameEvent): void {
	const line = resultLine(event);
	if (line === undefined) return;
	afterScreen(line);
	const {play} = event;
	if (!('book' in play) && isOwnWord(play)) return;
	const code = codeOf(play);
	if (code !== undefined) afterScreen(playCommand(code));
}
