import {expect, test} from 'vitest';
import {loadDictionary} from '../../source/dictionary-files.js';
import {
	askChooser,
	choosers,
	newGame,
	packWords,
	seedRandom,
	wordsOfLength,
	type ChooserName,
	type Words,
} from '../../source/engine/index.js';
import {inTime} from '../../source/workers/in-time.js';

function answerTo(words: Words, budget: number, name: ChooserName) {
	const game = newGame({words, budget, chooser: choosers[name], random: seedRandom('a')});
	const asked = askChooser(game, 'e');
	if (!asked.ok) throw new Error(asked.reason);
	return inTime.answer(name, asked.question);
}

test('perfect tells what it had no time to prove', async () => {
	const loaded = await loadDictionary('common');
	if (!loaded.ok) throw new Error(loaded.sentence);
	const {family, isByBounds} = answerTo(wordsOfLength(loaded.dictionary, 5), 12, 'perfect');
	expect(isByBounds).toBe(true);
	expect(family).toBeGreaterThanOrEqual(0);
});

test.each([
	['perfect', 1, 0],
	['perfect', 2, 1],
	['evil', 2, 1],
	['cunning', 1, 0],
] as const)('%s with %i wrong guesses left answers without bounds', (name, budget, family) => {
	const words = packWords(['deal', 'monk', 'tear']);
	expect(answerTo(words, budget, name)).toEqual({
		family,
		isByBounds: false,
	});
});
