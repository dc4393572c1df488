import fc from 'fast-check';
import {expect, test} from 'vitest';
import {countSet, letterIndex} from '../../../../source/engine/alphabet.js';
import {chainBound, findChains} from '../../../../source/engine/hangman/solver/chain-bound.js';
import {packWords, wordAt} from '../../../../source/engine/words/words.js';
import {languages} from '../../../../source/engine/languages.js';
import {wordsOfOneLength} from '../../helpers.js';
import {realLists, tightLists, wordLists} from '../word-lists.js';

const lists = fc.oneof(tightLists, wordLists(40), wordsOfOneLength, realLists(30));

/** The words that differ in one place only, each with a letter there that stands nowhere else in it; two at least. */
function naiveChains(list: readonly string[]): string[][] {
	const places = Array.from(list[0] ?? '', (_, place) => place);
	return places.flatMap(place => {
		const groups: Record<string, string[]> = {};
		for (const word of list)
			if (word.split(word[place] ?? '').length === 2)
				(groups[`${word.slice(0, place)}-${word.slice(place + 1)}`] ??= []).push(word);
		return Object.values(groups).filter(group => group.length > 1);
	});
}

const sorted = (chains: readonly (readonly string[])[]): string[] =>
	chains.map(chain => chain.toSorted().join()).sort();

test('chains are found, the longest first', () => {
	fc.assert(
		fc.property(lists, list => {
			const words = packWords(list);
			const {starts, members, sizes} = findChains(words);
			const found = Array.from(sizes, (): string[] => []);
			for (let word = 0; word < words.count; word++) {
				const own = Array.from(members.subarray(starts[word], starts[word + 1]));
				expect(own).toEqual([...new Set(own)].sort((a, b) => a - b));
				for (const chain of own) found[chain]?.push(wordAt(words, word));
			}

			expect(sorted(found)).toEqual(sorted(naiveChains(list)));
			expect(found.map(chain => chain.length)).toEqual([...sizes]);
			expect([...sizes]).toEqual([...sizes].sort((a, b) => b - a));
			expect([starts.length, starts[words.count]]).toEqual([words.count + 1, members.length]);
		}),
		{numRuns: 60},
	);
});

const guessesIn = (chain: readonly string[]): number =>
	Array.from(chain.join('')).reduce((set, letter) => set | (1 << letterIndex(languages.en, letter)), 0);

test('what the chains of any part of the words force and leave open, asked again and again', () => {
	fc.assert(
		fc.property(
			lists,
			fc.array(
				fc.record({
					first: fc.nat(30),
					size: fc.integer({min: 1, max: 40}),
					misses: fc.integer({min: 1, max: 9}),
				}),
				{
					minLength: 1,
					maxLength: 5,
				},
			),
			(list, parts) => {
				const words = packWords(list);
				const {forced, candidates} = chainBound(words);
				// Behind the part lie the other words, which are none of its business.
				const stack = Uint32Array.from({length: 2 * words.count}, (_, at) => at % words.count);
				for (const {first, size: most, misses} of parts) {
					const start = first % words.count;
					const size = Math.min(most, words.count);
					const pool = Array.from(stack.subarray(start, start + size), word => wordAt(words, word));
					const chains = naiveChains(pool);
					const longest = Math.max(1, ...chains.map(chain => chain.length));
					expect(forced(stack, start, size)).toBe(longest - 1);
					const {open, core} = candidates(stack, start, size, misses);
					const tight = chains.filter(chain => chain.length === Math.max(longest, misses + 1)).map(guessesIn);
					const fitting = tight.reduce((set, letters) => set & letters, -1);
					expect(open).toBe(longest > misses + 1 ? 0 : fitting);
					// Whatever letter is ruled out is ruled out by a chain of the core's letters.
					const needed = tight.filter(letters => (letters & ~core) === 0);
					expect(needed.reduce((set, letters) => set & letters, -1)).toBe(fitting);
					expect(core & ~tight.reduce((set, letters) => set | letters, 0)).toBe(0);
					if (longest > misses + 1) expect(countSet(core)).toBeGreaterThan(0);
				}
			},
		),
		{numRuns: 60},
	);
});

test('a chain of four: with fewer misses it does not fit, with three it leaves its letters open, with more any', () => {
	const words = packWords(['bills', 'fills', 'gills', 'hills']);
	const {candidates} = chainBound(words);
	const all = guessesIn(['bills', 'fills', 'gills', 'hills']);
	const ask = (size: number, misses: number) => candidates(Uint32Array.of(0, 1, 2, 3), 0, size, misses);
	expect([1, 2].map(misses => ask(4, misses))).toEqual(Array(2).fill({open: 0, core: all}));
	expect(ask(4, 3)).toEqual({open: all, core: all});
	const every = {open: -1, core: 0};
	expect([ask(4, 4), ask(3, 3), ask(2, 3), ask(1, 3)]).toEqual(Array(4).fill(every));
});
