import fc from 'fast-check';
import {expect, test} from 'vitest';
import {root, type Node} from '../../../../source/engine/ghost/variants/book.js';
import {
	buildSubstrings,
	childOf,
	findMirrors,
	isWordNode,
} from '../../../../source/engine/ghost/variants/substrings.js';
import {wordAt} from '../../../../source/engine/words/words.js';
import {letterIndex} from '../../english.js';
import {dictionaryOf, someWord} from '../../helpers.js';
import {backward, fewWords} from '../brute.js';

const substringsOf = (word: string) =>
	Array.from(word, (_, start) => start).flatMap(start =>
		Array.from(word.slice(start), (_, more) => word.slice(start, start + more + 1)),
	);

/** The node of a fragment, if a word contains it. */
function findSubstring(graph: ReturnType<typeof buildSubstrings>, fragment: string): Node | undefined {
	let node = root;
	for (const letter of fragment) {
		node = childOf(graph, node, letterIndex(letter));
		if (node === root) return undefined;
	}

	return node;
}

test('the substrings of any few words are those of the words that count, and each knows its words', () => {
	fc.assert(
		fc.property(fewWords(12), someWord(1, 4), ({list, minLength}, other) => {
			const dictionary = dictionaryOf(list.join('\n'));
			const shares: number[] = [];
			const graph = buildSubstrings(dictionary, minLength, share => shares.push(share));
			const long = list.filter(word => word.length >= minLength).sort();
			const substrings = [...new Set(['', ...long.flatMap(substringsOf)])];
			expect(graph.lengths).toHaveLength(substrings.length);
			expect(findSubstring(graph, other) !== undefined).toBe(substrings.includes(other));
			const mirrors = findMirrors(graph);
			for (const text of substrings) {
				const node = findSubstring(graph, text) ?? NaN;
				const words = long.filter(word => word.includes(text));
				const [shortest] = words.toSorted((a, b) => a.length - b.length);
				expect(isWordNode(graph, node)).toBe(long.includes(text));
				expect(graph.counts[node]).toBe(words.length);
				if (shortest) expect(wordAt(dictionary, graph.shortest[node] ?? NaN)).toBe(shortest);
				expect(mirrors[node]).toBe(findSubstring(graph, backward(text)) ?? 0);
			}

			expect(shares).toEqual([...shares].sort((a, b) => a - b));
			expect(shares.every(share => share >= 0 && share <= 1)).toBe(true);
		}),
		{numRuns: 120},
	);
});

test('a word of fifty letters has its place', () => {
	const word = 'ab'.repeat(25);
	const graph = buildSubstrings(dictionaryOf(word), 1);
	expect(isWordNode(graph, findSubstring(graph, word) ?? 0)).toBe(true);
});
