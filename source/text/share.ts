import {bundledNames} from '../dictionaries/index.js';
import {isMiss, status, wrongLetters} from '../engine/index.js';
import type {GhostPlay} from '../games/ghost.js';
import type {HangmanPlay} from '../games/hangman.js';
import {outcomeOf, shareText, spokenShare} from './daily.js';
import {capitalize} from './capitalize.js';
import {does, nameAt} from './ghost.js';
import {playCommand} from './result.js';
import {countOf} from './numbers.js';

/** How to share a game: a row without its letters and its words, or the same to be listened to. */
export type ShareFace = 'row' | 'spoken';

const listName = (source: string): string =>
	bundledNames.find(name => name === source) ?? 'a list of their own';

const playLine = (code: string | undefined, face: ShareFace): readonly string[] => {
	if (code === undefined) return [];
	return [face === 'row' ? playCommand(code) : `The code to play it: ${code}.`];
};

/** What is sent of a game of Hangman that is over. Its code names its letters only to whoever replays it; that of a day has none, for its row is enough. */
export function shareHangman(play: HangmanPlay, code: string | undefined, face: ShareFace): string {
	const outcome = outcomeOf(play);
	if (outcome !== undefined) return face === 'row' ? shareText(outcome) : spokenShare(outcome);
	const {game, settings, hints} = play;
	const facts = [
		settings.chooser,
		`${settings.length} letters`,
		...(settings.dictionary === 'common' ? [] : [listName(settings.dictionary)]),
		`${status(game)} with ${wrongLetters(game).length} of ${countOf(game.budget, 'wrong guess', 'wrong guesses')}`,
	];
	const hits = game.turns.filter(({kept}) => !isMiss(kept)).length;
	if (face === 'row') {
		const row = game.turns.map(({kept}) => (isMiss(kept) ? '✗' : '✓')).join('') + '?'.repeat(hints);
		return [`Wordfiend Hangman · ${facts.join(' · ')}`, row, ...playLine(code, face)].join('\n');
	}

	const counted = [countOf(hits, 'hit'), ...(hints > 0 ? [countOf(hints, 'hint')] : [])];
	return [`Wordfiend, Hangman: ${[...facts, ...counted].join(', ')}.`, ...playLine(code, face)].join(' ');
}

/** What is sent of a round of Ghost that is over. */
export function shareGhost(play: GhostPlay, code: string | undefined, face: ShareFace): string {
	const {settings, game} = play;
	const verdict = game.ending ? does(nameAt(play, game.ending.loser), 'lose') : 'not finished';
	const facts = [
		settings.opponent === 'human' ? 'two players' : `${settings.opponent} opponent`,
		...(settings.dictionary === 'common' ? [] : [listName(settings.dictionary)]),
		verdict,
		countOf(game.fragment.length, 'letter'),
	];
	const title = capitalize(settings.variant);
	return face === 'row'
		? [`Wordfiend ${title} · ${facts.join(' · ')}`, ...playLine(code, face)].join('\n')
		: [`Wordfiend, ${title}: ${facts.join(', ')}.`, ...playLine(code, face)].join(' ');
}

/** What is asked after a game that nothing follows. */
export const offerText = (face: 'lines' | 'spoken'): string =>
	face === 'lines'
		? 'Enter to leave, c to copy a row to send: '
		: 'Enter: go on. C: copy a sentence to send to a friend. ';

/** The code of a game, for the help and for lines. */
export const codeText = (code: string | undefined): string =>
	code === undefined ? '' : `The code of this game so far: ${code}`;
