import {expect, test} from 'vitest';
import {decodeGame} from '../../source/codes/code.js';
import {readMoves} from '../../source/engine/index.js';
import {played} from './moves.js';
import {beginHangman} from '../../source/games/hangman/hangman.js';
import {codeOfWord, kinds} from '../../source/games/kinds.js';
import type {HangmanSettings} from '../../source/settings/hangman.js';
import type {Texts} from '../../source/settings/setting.js';
import {truthText} from '../../source/text/hangman/hangman.js';
import {shareGame, wordLine} from '../../source/text/share.js';
import {dictionaryOf} from '../engine/helpers.js';
import {settleHangman} from '../settings/settle.js';

const dictionary = dictionaryOf('marmalade\nmarmosets');
const asked = {chooser: 'random', secret: 'marmalade', forAFriend: 'yes', from: 'Ann', budget: '7'};

function settingsOf(texts: Texts) {
	const settled = settleHangman(texts, dictionary, 's');
	if (!settled.ok) throw new Error(settled.sentence);
	return settled.settings;
}

/** The settings with which a friend plays a line. */
function settingsIn(line: string) {
	const read = decodeGame(line.split(' ').at(-1) ?? '');
	if (!read.ok) throw new Error(read.reason);
	const settings = kinds.hangman.readSettings(read.game.settings, dictionary);
	if (settings === undefined) throw new Error('The line makes no game');
	return settings;
}

const lineFor = (settings: HangmanSettings): string =>
	wordLine(settings, codeOfWord(settings, dictionary) ?? '');

const line = lineFor(settingsOf(asked));

test('a word is sent as a line that says what it is, and not the word', () => {
	expect(line).toMatch(
		/^Ann’s word for you to guess: 9 letters, 7 wrong guesses\. Play: wordfiend play w\.9\.7\.[a-z\d.-]+$/,
	);
	const [hidden = ''] = /[a-z]{9}(?=\.from)/.exec(line) ?? [];
	expect(hidden).toHaveLength(9);
	// Letters that are the same in the word are not the same in its line.
	expect(hidden).not.toMatch(/(.)(.).\1\2.\2/);
	const unnamed = lineFor(settingsOf({...asked, from: ''}));
	expect(unnamed).toContain('A word for you to guess: 9 letters');
});

test('a friend plays the word, sees who chose it, and has a row to send back', () => {
	const settings = settingsIn(line);
	expect(settings).toMatchObject({
		secret: 'marmalade',
		budget: 7,
		from: 'Ann',
		forAFriend: true,
		guesser: 'you',
	});
	const {play} = played(beginHangman(dictionary, settings, 'one'), ...readMoves('xmarlde'));
	expect(truthText(play).text).toBe('Ann chose this word');
	const row = shareGame(play, {code: 'w.9.7', isSpoken: false});
	expect(row).toBe(
		'Wordfiend Hangman · Ann’s word · 9 letters · won with 1 of 7 wrong guesses\n✗✓✓✓✓✓✓\n██▁▁▁▁▁',
	);
});

test('a word that is on no list can be sent, too', () => {
	const own = lineFor(settingsOf({...asked, secret: 'zyzzyva'}));
	expect(settingsIn(own).secret).toBe('zyzzyva');
});
