import {describe, expect, test} from 'vitest';
import {dailyWords, loadDictionary} from '../../source/dictionaries/index.js';
import {remainingGuesses, status} from '../../source/engine/index.js';
import {beginDaily} from '../../source/games/daily.js';
import {beginHangman, mayHaveHint, overIn, takeHint} from '../../source/games/hangman.js';
import {hangmanSettings} from '../line-mode/transcript.js';

const loaded = await loadDictionary(dailyWords.dictionary, dailyWords);
if (!loaded.ok) throw new Error(loaded.sentence);
const {dictionary} = loaded;

describe('a hint in a day’s game', () => {
	const {play} = beginDaily(dictionary, '2026-11-21', 'one', 'eye');

	// Whoever takes hints would else beat whoever doesn't with the same letters.
	test('costs a guess, and counts against par', () => {
		const {play: helped} = takeHint(play);
		expect(remainingGuesses(helped.game)).toBe(remainingGuesses(play.game) - 1);
		expect(overIn(helped)).toBe((overIn(play) ?? 0) + 1);
	});

	test('never costs the last guess', () => {
		const before = remainingGuesses(play.game);
		let now = play;
		for (let hints = 1; hints < before; hints++) {
			expect(mayHaveHint(now)).toBe(true);
			now = takeHint(now).play;
		}

		expect(status(now.game)).toBe('playing');
		expect(mayHaveHint(now)).toBe(false);
	});
});

test('a hint in any other game costs nothing, and may be had with one guess left', () => {
	const {play} = beginHangman(dictionary, {...hangmanSettings(), length: 6, budget: 1}, 'one');
	expect(mayHaveHint(play)).toBe(true);
	expect(remainingGuesses(takeHint(play).play.game)).toBe(1);
});
