import {isBundled, printable} from '../dictionaries/index.js';
import {hasTakenBack, hintsIn, isMiss, isUnlisted, looksIn, status, wrongGuesses} from '../engine/index.js';
import {isGhostOver, type GhostPlay} from '../games/ghost/ghost.js';
import {
	isOver,
	isOwnWord,
	isWatched,
	outcomeOf,
	ownTurns,
	type HangmanPlay,
} from '../games/hangman/hangman.js';
import {codeOf, type GamePlay} from '../games/kinds.js';
import {resultText} from './hangman/daily.js';
import {outcomeText} from './hangman/hangman.js';
import {matchOutcome, nameAt, wholeEnding} from './ghost/ghost.js';
import {barSigns, heightsByRatio} from './tables.js';
import {companyText, guesserName} from './players.js';
import {capitalize, countOf, does, formatNumber} from './words.js';

type Sharing = {
	readonly code: string | undefined;
	readonly isSpoken: boolean;
};

/** The list of a game, without a path; empty for the default. */
const listName = (dictionary: string): readonly string[] => {
	if (!isBundled(dictionary)) return ['a list of their own'];
	return dictionary === 'common' ? [] : [dictionary];
};

export const playCommand = (code: string): string => `wordfiend play ${code}`;

const playLine = ({code, isSpoken}: Sharing): readonly string[] => {
	if (code === undefined) return [];
	return [isSpoken ? `The code to play it: ${code}.` : playCommand(code)];
};

/** Returns what is left in the scrollback of a game that is over: how it ended, and what plays it again, unless that would tell a word that someone typed. */
export function scrollbackTexts(play: GamePlay): readonly string[] {
	const isGhost = 'book' in play;
	if (!(isGhost ? isGhostOver(play) : isOver(play))) return [];
	const code = isGhost || !isOwnWord(play) ? codeOf(play) : undefined;
	return [
		isGhost ? ghostOutcome(play) : outcomeText(play),
		...(code === undefined ? [] : [playCommand(code)]),
	];
}

function ghostOutcome(play: GhostPlay): string {
	const match = matchOutcome(play);
	return [wholeEnding(play), ...(match === undefined ? [] : [`${capitalize(match)}.`])].join(' ');
}

/** Returns the row to share of a finished game, without its letters and its words. */
export const shareGame = (play: GamePlay, sharing: Sharing): string =>
	'book' in play ? shareGhost(play, sharing) : shareHangman(play, sharing);

/** Returns a row of marks: a letter each, hit or miss, then `?` for each hint and `◉` for families that were in view. */
export function marksOf(play: HangmanPlay): string {
	const {moves} = play.game;
	const letters = ownTurns(play).map(({kept}) => (isMiss(kept) ? '✗' : '✓'));
	const help = '?'.repeat(hintsIn(moves)) + (looksIn(moves) > 0 ? '◉' : '');
	return [letters.join(''), help].filter(Boolean).join(' ');
}

/** Returns the words still possible after each letter, as bars by ratio, below the marks. */
function meltingOf(play: HangmanPlay): string {
	const turns = ownTurns(play);
	const given = play.game.turns.at(-turns.length - 1);
	const most = given?.kept.pool.length ?? play.game.words.count;
	const left = turns.map(({kept}) => kept.pool.length);
	return heightsByRatio(left, most)
		.map(height => barSigns.charAt(height))
		.join('');
}

function countedOf(play: HangmanPlay): readonly string[] {
	const {moves, words, pool} = play.game;
	const hits = ownTurns(play).filter(({kept}) => !isMiss(kept)).length;
	return [
		countOf(hits, 'hit'),
		// The result of a day has them.
		...(hintsIn(moves) > 0 && !play.daily ? [countOf(hintsIn(moves), 'hint')] : []),
		...(looksIn(moves) > 0 ? ['families in view'] : []),
		...(isUnlisted(play.game)
			? []
			: [`${formatNumber(pool.length)} of ${countOf(words.count, 'word')} left`]),
	];
}

function resultOf({game}: HangmanPlay): string {
	const result = game.forfeit ? 'stopped' : status(game);
	return `${result === 'playing' ? 'broken off' : result} with ${wrongGuesses(game).length} of ${countOf(game.budget, 'wrong guess', 'wrong guesses')}`;
}

const rowOf = (game: string, facts: readonly string[], isSpoken: boolean): string =>
	isSpoken ? `Wordfiend, ${game}: ${facts.join(', ')}` : `Wordfiend ${[game, ...facts].join(' · ')}`;

/** The row of a game of Hangman. That of a day has no code, since a code holds the letters. */
function shareHangman(play: HangmanPlay, sharing: Sharing): string {
	const {game, settings} = play;
	const {isSpoken} = sharing;
	const outcome = outcomeOf(play);
	const counted = isSpoken ? countedOf(play) : [];
	const facts = [
		settings.forAFriend
			? `${settings.from === undefined ? 'your' : `${settings.from}’s`} word`
			: `${isWatched(play) ? `${guesserName(play)} against ` : ''}${settings.chooser}`,
		countOf(settings.length, 'letter'),
		...listName(settings.dictionary),
		resultOf(play),
		...counted,
	];
	const row = outcome ? [resultText(outcome), ...counted].join(', ') : rowOf('Hangman', facts, isSpoken);
	const drawn = [marksOf(play), isUnlisted(game) ? '' : meltingOf(play)].filter(Boolean);
	// The sender knows the word.
	const played = outcome || settings.forAFriend ? [] : playLine(sharing);
	return isSpoken ? [`${row}.`, ...played].join(' ') : [row, ...drawn, ...played].join('\n');
}

function shareGhost(play: GhostPlay, sharing: Sharing): string {
	const {settings, game} = play;
	const {isSpoken} = sharing;
	const lost = game.ending ? does(nameAt(play, game.ending.loser), 'lose') : 'not finished';
	const facts = [
		companyText(settings.player, settings.opponent),
		...listName(settings.dictionary),
		matchOutcome(play) ?? lost,
		countOf(game.fragment.length, 'letter'),
		...(hasTakenBack(game.moves) ? ['one taken back'] : []),
	];
	const row = rowOf(capitalize(settings.variant), facts, isSpoken);
	return isSpoken ? [`${row}.`, ...playLine(sharing)].join(' ') : [row, ...playLine(sharing)].join('\n');
}

export const offerText = (mayTry: boolean): string =>
	`Enter to leave, c to copy your result${mayTry ? ', try to play on from a guess' : ''}: `;

export const whichTurnText = (turns: number): string =>
	`Type try and the number of a turn, from 1 to ${turns}: try 1.`;

/** Says the seed of a game in which anything is left to chance, how it is played, and its code. */
export const aboutGame = (play: GamePlay, about: string, hasChance: boolean): string =>
	[hasChance ? `Seed: ${printable(play.settings.seed)}.` : '', about, codeText(codeOf(play))]
		.filter(Boolean)
		.join('\n');

export const codeText = (code: string | undefined): string =>
	code === undefined ? '' : `The code of this game: ${code}`;

export const noCodeText = 'This game has no code: its settings are too long for one.';

export const wordLine = (
	{from, length, budget}: Pick<HangmanPlay['settings'], 'from' | 'length' | 'budget'>,
	code: string,
): string =>
	`${from === undefined ? 'A' : `${from}’s`} word for you to guess: ${countOf(length, 'letter')}, ${countOf(budget, 'wrong guess', 'wrong guesses')}. Play: ${playCommand(code)}`;

export const sendWordText =
	'Send this line to your friend. The word is in it, but can’t be read at a glance.';

export const sendBackText = ({settings: {from}}: HangmanPlay): string =>
	`Send this row back to ${from ?? 'your friend'}:`;

export const noLineText = 'This word can’t be sent.';

export const unfinishedText = 'The game is not finished.';

export const codeRefusals = {
	bad: 'This is not a game code; a code looks like h.6.8.evil.4f2a.5f3e09a.eaio.k1uv.',
	truncated: 'The end of the code is missing; copy all of it.',
	mistyped: 'The code is mistyped; check it letter by letter, or copy it.',
	newer: 'A newer version of Wordfiend made this code; update yours to play it.',
	'unknown-list': 'You have never played with the code’s word list; give its path with --dictionary.',
	'other-list': 'The code’s game was played with another word list; give that one with --dictionary.',
	'no-game': 'This code makes no game: its settings or its moves are against the rules.',
	'unknown-day': 'The code is for a day that has no puzzle.',
} as const;
