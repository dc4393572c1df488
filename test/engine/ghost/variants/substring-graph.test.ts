import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {letters as alphabet} from '../../english.js';
import {buildGraph} from '../../../../source/engine/ghost/variants/superghost/build-graph.js';
import {
	backOf,
	frontOf,
	occurrences,
	startOf,
	substringAt,
	wordOf,
	type SubstringGraph,
} from '../../../../source/engine/ghost/variants/superghost/substring-graph.js';
import {dictionaryOf, fewLetters, wordsIn} from '../../helpers.js';
import {fewWords} from '../brute.js';

const webOf = (list: readonly string[], minLength: number) => {
	const dictionary = dictionaryOf(list.join('\n'));
	return {dictionary, graph: buildGraph(dictionary, minLength)};
};

const textsIn = (graph: SubstringGraph) => Array.from(graph.letters, (_, node) => substringAt(graph, node));

const substringsOf = (word: string) =>
	Array.from(word, (_, start) => start).flatMap(start =>
		Array.from(word.slice(start), (_, more) => word.slice(start, start + more + 1)),
	);

const byLength = (a: string, b: string) => a.length - b.length || (a < b ? -1 : 1);

test('the fragments of one word', () => {
	expect(textsIn(webOf(['deed'], 1).graph)).toEqual(['', 'd', 'e', 'de', 'ed', 'ee', 'dee', 'eed', 'deed']);
});

test('a word inside another one is a word, and the longer one stays', () => {
	const {graph} = webOf(['shore', 'shoreline'], 4);
	const words = textsIn(graph).filter((_, node) => graph.words[node] === 1);
	expect(words).toEqual(['shore', 'shoreline']);
});

test('no word that counts leaves the empty fragment', () => {
	expect(textsIn(webOf(['ant', 'bee'], 4).graph)).toEqual(['']);
});

test('a word of fifty letters has its place', () => {
	const word = 'ab'.repeat(25);
	const {graph, dictionary} = webOf([word], 1);
	expect(textsIn(graph)).toContain(word);
	expect(occurrences(graph, dictionary, 'ab')).toHaveLength(25);
});

describe('whatever the words', () => {
	test('the fragments are their substrings, short ones first and then in alphabetical order', () => {
		fc.assert(
			fc.property(fewWords(12), ({list, minLength}) => {
				const {graph} = webOf(list, minLength);
				const long = list.filter(word => word.length >= minLength);
				const substrings = [...new Set(['', ...long.flatMap(substringsOf)])].sort(byLength);
				expect(textsIn(graph)).toEqual(substrings);
				expect([...graph.words]).toEqual(substrings.map(text => (long.includes(text) ? 1 : 0)));
				expect([...graph.counts]).toEqual(
					substrings.map(text => long.filter(word => word.includes(text)).length),
				);
			}),
			{numRuns: 120},
		);
	});

	test('a letter leads to the front and to the back where a word has that in it, and nowhere else', () => {
		fc.assert(
			fc.property(fewWords(12), ({list, minLength}) => {
				const {graph} = webOf(list, minLength);
				const fragments = textsIn(graph);
				const nodeOf = (text: string) => {
					const node = fragments.indexOf(text);
					return node < 0 ? undefined : node;
				};

				for (const [node, text] of fragments.entries())
					for (const letter of fewLetters) {
						expect(backOf(graph, node, letter)).toBe(nodeOf(text + letter));
						expect(frontOf(graph, node, letter)).toBe(nodeOf(letter + text));
					}
			}),
		);
	});

	test('every place of a fragment is known', () => {
		fc.assert(
			fc.property(fewWords(12), ({list, minLength}) => {
				const {graph, dictionary} = webOf(list, minLength);
				const words = wordsIn(dictionary);
				for (const text of [...textsIn(graph), 'zz']) {
					const places = Array.from(
						occurrences(graph, dictionary, text),
						place => `${words[wordOf(place)] ?? ''} ${startOf(place)}`,
					);
					const expected = words
						.filter(word => word.length >= minLength)
						.flatMap(word =>
							Array.from(word, (_, start) => start)
								.filter(start => word.startsWith(text, start))
								.map(start => `${word} ${start}`),
						);
					expect(places.sort()).toEqual(expected.sort());
				}
			}),
		);
	});

	test('the progress of building it rises to all', () => {
		fc.assert(
			fc.property(fewWords(12), ({list, minLength}) => {
				const shares: number[] = [];
				buildGraph(dictionaryOf(list.join('\n')), minLength, share => shares.push(share));
				expect(shares).toEqual([...shares].sort((a, b) => a - b));
				expect(shares.at(-1)).toBe(1);
			}),
		);
	});
});

test('progress counts substrings, and there is none to make where no word counts', () => {
	const sharesOf = (list: string, minLength: number) => {
		const shares: number[] = [];
		buildGraph(dictionaryOf(list), minLength, share => shares.push(share));
		return shares;
	};
	// Of ABC: three of one letter, two of two, one of three.
	expect(sharesOf('abc', 1)).toEqual([3 / 6, 5 / 6, 1, 1]);
	expect(sharesOf('abc', 4)).toEqual([1]);
});

test('all 26 letters have their place', () => {
	const {graph} = webOf([alphabet.join('')], 1);
	expect(textsIn(graph).slice(1, 27)).toEqual([...alphabet]);
	expect(backOf(graph, 0, 'z')).toBe(26);
});
