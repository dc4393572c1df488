import fc from 'fast-check';
import {expect, test} from 'vitest';
import {EvilSearch} from '../../../source/lab/evil-par/search.js';
import {indexOf} from '../../../source/engine/words/letter-index.js';
import {packWords} from '../../../source/engine/words/words.js';
import {letterAt} from '../../engine/english.js';
import {answerOfEvil, fewestAgainstEvil} from '../fewest-against-evil.js';
import {realLists, tightLists, wordLists} from '../../engine/hangman/word-lists.js';

/** Searches to the end. */
function searchOf(list: readonly string[]) {
	const search = new EvilSearch(indexOf(packWords(list)), 6);
	return (misses: number) => {
		const steps = search.beat(misses);
		for (;;) {
			const step = steps.next();
			if (step.done) return step.value;
		}
	};
}

/** What letters leave `evil`, and how many of them miss. */
function ask(list: readonly string[], letters: readonly number[]) {
	let pool = list;
	let misses = 0;
	for (const letter of letters.map(letterAt)) {
		pool = answerOfEvil(pool, letter);
		if (!pool[0]?.includes(letter)) misses++;
	}

	return {words: pool.length, misses};
}

test('letters that beat evil are found with as many misses as they take, and with more, and with fewer there are none', () => {
	fc.assert(
		fc.property(fc.oneof(wordLists(14), wordLists(40), tightLists, realLists(25)), list => {
			fc.pre(list.length > 1);
			const fewest = fewestAgainstEvil(list);
			const beat = searchOf(list);
			for (let misses = 0; misses < fewest; misses++) expect(beat(misses)).toBeUndefined();
			for (let misses = fewest; misses <= Math.min(fewest + 2, new Set(list.join('')).size - 1); misses++) {
				const letters = beat(misses);
				if (letters === undefined) throw new Error(`no letters with ${misses} misses`);
				const left = ask(list, letters);
				expect(left.words).toBe(1);
				expect(left.misses).toBeGreaterThanOrEqual(fewest);
				expect(left.misses).toBeLessThanOrEqual(misses);
			}
		}),
		{numRuns: 40},
	);
});
