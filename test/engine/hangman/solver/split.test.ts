import fc from 'fast-check';
import {expect, test} from 'vitest';
import {isMiss, splitPool} from '../../../../source/engine/hangman/rules/families.js';
import {Splitter} from '../../../../source/engine/hangman/solver/split.js';
import {indexOf} from '../../../../source/engine/words/letter-index.js';
import {keysOf} from '../../../../source/engine/words/transposition-table.js';
import {packWords} from '../../../../source/engine/words/words.js';
import {letters} from '../../english.js';
import {everySo, realLists, tightLists, wordLists} from '../word-lists.js';

const lists = fc.oneof(wordLists(40), tightLists, realLists(30));
const someMisses = fc.integer({min: 0, max: 4});

/** Words that lie above others on a stack. */
function openPart(list: readonly string[], cut: number) {
	const words = packWords(list);
	const index = indexOf(words);
	const start = cut % words.count;
	const stack = Uint32Array.from({length: words.count}, (_, at) => at);
	const pool = stack.slice(start);
	const position = {start, size: pool.length, ...keysOf(index.keys(), pool)};
	const families = letters.map(letter => splitPool(words, pool, letter));
	const part = (pool: Uint32Array) => ({size: pool.length, ...keysOf(index.keys(), pool)});
	return {words, index, pool, position, families, part, splitter: new Splitter(index, stack)};
}

test('a position divides into the families that may cost too much, and the words without each letter', () => {
	fc.assert(
		fc.property(lists, fc.nat(), someMisses, (list, cut, misses) => {
			const {words, index, pool, position, families, part, splitter} = openPart(list, cut);
			const dividing = families.filter(parts => parts.length > 1);
			const lettersWith = (accepts: (index: number) => boolean) =>
				letters.reduce((set, _, index) => (accepts(index) ? set | (1 << index) : set), 0);
			const hits = families.flatMap((parts, letter) =>
				parts
					.filter(
						family => !isMiss(family) && family.pool.length > misses + 1 && family.pool.length < pool.length,
					)
					.map(family => ({
						...part(family.pool),
						letter,
						kind: index.column(letter).places.indexOf(family.places),
					})),
			);
			const lacking = families.flatMap((parts, letter) =>
				parts.length > 1 ? [{...part(parts.find(isMiss)?.pool ?? new Uint32Array()), letter, kind: 0}] : [],
			);
			for (let time = 0; time < 2; time++) {
				const division = splitter.divide(position, misses);
				const byLetter = (a: {letter: number; keyA: number}, b: {letter: number; keyA: number}) =>
					a.letter - b.letter || a.keyA - b.keyA;
				expect(division.hits.toSorted(byLetter)).toEqual(hits.sort(byLetter));
				expect(division.misses.toSorted(byLetter)).toEqual(lacking.sort(byLetter));
				const sizes = division.hits.map(({size}) => size);
				expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
				const missing = division.misses.map(({size}) => size);
				expect(missing).toEqual(missing.toSorted((a, b) => a - b));
				expect(division.live).toBe(lettersWith(index => dividing.some(parts => parts === families[index])));
				const sets = Array.from(pool, word => words.sets[word] ?? 0);
				expect(division.common).toBe(sets.reduce((set, own) => set & own, -1));
			}
		}),
		{
			numRuns: 60,
			examples: [
				[everySo(30, 5), 0, 0],
				[everySo(20, 6), 3, 1],
			],
		},
	);
});
