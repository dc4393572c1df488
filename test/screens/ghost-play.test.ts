import {describe, expect, test} from 'vitest';
import {makeBook, parseDictionary, type Book} from '../../source/engine/index.js';
import {ghostKeys} from '../../source/screens/ghost/keys.js';
import {turnText} from '../../source/screens/ghost/narration.js';
import {
	openGhost,
	pauseGhost,
	playGhostAgain,
	playLetter,
	stepGhost,
} from '../../source/screens/ghost/play.js';
import {usualGhost, type GhostSettings} from '../../source/setup/ghost.js';

function bookOf(...words: readonly string[]): Book {
	const parsed = parseDictionary(words.join('\n'));
	if (!parsed.ok) throw new Error(parsed.reason);
	return makeBook(parsed.dictionary, 1);
}

const settings = (wanted: Partial<GhostSettings>): GhostSettings => ({
	...usualGhost,
	...{dictionary: 'some', seed: 's'},
	...wanted,
});

const open = (wanted: Partial<GhostSettings>) => openGhost(bookOf('deal'), settings(wanted));

describe('a watched game', () => {
	test('halts, and goes on turn by turn', () => {
		const halted = pauseGhost(open({player: 'perfect'}));
		expect(turnText(halted)).toBe('Paused');
		const stepped = stepGhost(stepGhost(halted));
		expect(stepped.game.fragment).toBe('de');
		expect(stepped.isPaused).toBe(true);
		expect(turnText(pauseGhost(stepped))).toBe('Computer 1 is playing…');
	});

	test('takes no letters', () => {
		const play = open({player: 'perfect'});
		expect(playLetter(play, 'd')).toBe(play);
		expect(ghostKeys(play).map(({label}) => label)).toEqual(['Space', 'Enter', 'Tab']);
	});
});

describe('after a game', () => {
	const lost = (wanted: Partial<GhostSettings>) => playLetter(open({opponent: 'human', ...wanted}), 'z');

	test('a single game is played anew', () => {
		expect(playGhostAgain(lost({})).match).toEqual({lost: [0, 0], beginner: 0});
		expect(playGhostAgain(lost({})).settings.seed).toBe('s-2');
	});

	test('a match goes on', () => {
		expect(playGhostAgain(lost({isMatch: true})).match).toEqual({lost: [1, 0], beginner: 0});
	});
});

test('keys are there where they do something', () => {
	const labels = (wanted: Partial<GhostSettings>) => ghostKeys(open(wanted)).map(({label}) => label);
	expect(labels({})).toEqual(['a–z', 'Tab']);
	expect(labels({rule: 'challenge'})).toEqual(['a–z', 'Tab', 'Space']);
});
