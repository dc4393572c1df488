import {missedWord} from '../../engine/index.js';
import {isComputersTurn, nameOf, type GhostPlay} from './play.js';

const loses = (name: ReturnType<typeof nameOf>) => (name === 'you' ? 'you lose' : `${name} loses`);

/** Whose letter is waited for. */
export function turnText(play: GhostPlay): string {
	const {game, settings} = play;
	if (isComputersTurn(play)) return 'The computer is playing…';
	const name = nameOf(settings, game.toMove);
	const whose = name === 'you' ? 'Your' : `Player ${game.toMove + 1}’s`;
	return game.fragment === '' ? `${whose} first letter` : `${whose} letter`;
}

/** How the game ended. */
export function endingText({game: {ending, fragment}, settings}: GhostPlay): string {
	if (!ending) return '';
	const loser = loses(nameOf(settings, ending.loser));
	return ending.kind === 'completed'
		? `${fragment.toUpperCase()} is a word: ${loser}.`
		: `No word begins with ${fragment.toUpperCase()}: ${loser}.`;
}

/** What the fragment could have become. */
export function whyText({game}: GhostPlay): string {
	const {ending, fragment} = game;
	if (!ending) return '';
	const before = fragment.slice(0, -1).toUpperCase();
	const missed = missedWord(game);
	if (missed === undefined) return `${before} could become nothing else.`;
	return before === '' ? `It could have become ${missed}.` : `${before} could have become ${missed}.`;
}
