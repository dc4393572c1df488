import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {dictionaryOf, fewLetters, fragmentsOf, naiveMinimal, someWords, trieOf} from '../../helpers.js';
import {root, type Node} from '../../../../source/engine/ghost/variants/book.js';
import {
	buildTrie,
	childOf,
	childrenOf,
	isWord,
	wordsBelow,
	type Trie,
} from '../../../../source/engine/ghost/variants/trie.js';
import {wordAt} from '../../../../source/engine/words/words.js';
import {letterAt, letterIndex} from '../../english.js';

const letterOf = (trie: Trie, node: Node) => letterAt(trie.letters[node] ?? NaN);

const childBy = (trie: Trie, node: Node, letter: string) => childOf(trie, node, letterIndex(letter));

const wordsOf = (trie: ReturnType<typeof trieOf>) =>
	fragmentsOf(trie)
		.filter(([, node]) => isWord(trie, node))
		.map(([fragment]) => fragment);

test.each([
	['and antler cow', 1, 'and antler cow'],
	['shore shoreline', 1, 'shore'],
	['shore shoreline', 5, 'shore'],
	['shore shoreline', 6, 'shoreline'],
	['a aa ab b ba', 1, 'a b'],
	['a aa ab b ba', 2, 'aa ab ba'],
	['bee beer bees beta', 4, 'beer bees beta'],
])('%s with %i letters and more leaves %s', (list, minLength, expected) => {
	expect(wordsOf(trieOf(list, minLength))).toEqual(expected.split(' '));
});

test('without a word of enough letters nothing can be reached', () => {
	const trie = trieOf('ant bee', 4);
	expect([trie.ends.length, isWord(trie, root)]).toEqual([1, false]);
	expect([childrenOf(trie, root), childBy(trie, root, 'a'), [...wordsBelow(trie, root)]]).toEqual([
		[],
		undefined,
		[],
	]);
});

test('a fragment goes on with the letters of its words', () => {
	const trie = trieOf('and antler cow');
	const textsBelow = (node: Node) =>
		Array.from(wordsBelow(trie, node), word => wordAt(dictionaryOf('and\nantler\ncow'), word));
	const an = childBy(trie, childBy(trie, root, 'a') ?? root, 'n') ?? root;
	expect(childrenOf(trie, root).map(child => letterOf(trie, child))).toEqual(['a', 'c']);
	expect(childrenOf(trie, an).map(child => letterOf(trie, child))).toEqual(['d', 't']);
	expect(childBy(trie, an, 'x')).toBeUndefined();
	expect(textsBelow(an)).toEqual(['and', 'antler']);
	expect(textsBelow(childBy(trie, an, 't') ?? root)).toEqual(['antler']);
});

describe('whatever the words', () => {
	const someTrie = fc.tuple(someWords, fc.integer({min: 0, max: 7})).map(([list, minLength]) => {
		const dictionary = dictionaryOf(list.join('\n'));
		return {dictionary, words: naiveMinimal(list, minLength), trie: buildTrie(dictionary, minLength)};
	});

	test('the trie holds exactly the minimal ones', () => {
		fc.assert(
			fc.property(someTrie, ({words, trie}) => {
				expect(wordsOf(trie)).toEqual(words);
				expect(trie.ends.length > 1).toBe(words.length > 0);
			}),
		);
	});

	test('its fragments are their beginnings', () => {
		fc.assert(
			fc.property(someTrie, ({words, trie}) => {
				const beginnings = words.flatMap(text =>
					Array.from(text, (_, length) => text.slice(0, length)).concat(text),
				);
				const fragments = fragmentsOf(trie);
				expect(fragments.map(([fragment]) => fragment)).toEqual([...new Set(['', ...beginnings])].sort());
				expect(fragments.map(([, node]) => node)).toEqual(fragments.map((_, index) => index));
				expect(trie.letters).toHaveLength(fragments.length);
			}),
		);
	});

	test('a letter leads where a word goes on with it, and nowhere else', () => {
		fc.assert(
			fc.property(someTrie, ({words, trie}) => {
				for (const [fragment, node] of fragmentsOf(trie))
					for (const letter of fewLetters) {
						const child = childBy(trie, node, letter);
						expect(child !== undefined).toBe(words.some(text => text.startsWith(fragment + letter)));
						if (child !== undefined) {
							expect(letterOf(trie, child)).toBe(letter);
							expect(childrenOf(trie, node)).toContain(child);
						}
					}
			}),
		);
	});

	test('from each fragment the words are known that it begins', () => {
		fc.assert(
			fc.property(someTrie, ({dictionary, words, trie}) => {
				for (const [fragment, node] of fragmentsOf(trie)) {
					const begun = words.filter(text => text.startsWith(fragment));
					expect(Array.from(wordsBelow(trie, node), word => wordAt(dictionary, word))).toEqual(begun);
				}
			}),
		);
	});
});
