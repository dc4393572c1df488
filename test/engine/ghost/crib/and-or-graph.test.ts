import fc from 'fast-check';
import {expect, test} from 'vitest';
import {costOf, findGraph, findTreeCosts} from '../../../../source/engine/ghost/crib/and-or-graph.js';
import {makeSuperghostBook} from '../../../../source/engine/ghost/rules/book.js';
import {completes, findNode, movesFrom} from '../../../../source/engine/ghost/rules/moves.js';
import {moverWins} from '../../../../source/engine/ghost/trie/solution.js';
import {root} from '../../../../source/engine/ghost/trie/trie.js';
import {spell} from '../../english.js';
import {dictionaryOf, fewLetters} from '../../helpers.js';
import {smallWords} from '../../hangman/word-lists.js';
import {fewWords, rulesOf, startsOf, wins, type Rules} from '../brute.js';

/** What a fragment that is won leads to: what the winning letters leave, or what the other's letters leave unless they complete a word. */
const leadsTo = (rules: Rules, fragment: string): string[] =>
	rules.next(fragment).filter(next => (wins(rules, fragment) ? !wins(rules, next) : !rules.isWord(next)));

/** The fragments that some lead to, themselves included. */
function follow(rules: Rules, starts: readonly string[]): string[] {
	const reached = new Set(starts);
	for (const fragment of reached) for (const next of leadsTo(rules, fragment)) reached.add(next);
	return [...reached];
}

/** How many words must be known, if no branch shares any with another. */
function treeCost(rules: Rules, fragment: string): number {
	if (rules.isWord(fragment)) return 0;
	const next = fewLetters
		.flatMap(letter => [letter + fragment, fragment + letter])
		.filter(longer => rules.isAlive(longer));
	if (wins(rules, fragment))
		return Math.min(...next.filter(each => !wins(rules, each)).map(each => treeCost(rules, each)));
	return next.reduce((sum, each) => sum + treeCost(rules, each), 0) || 1;
}

const someBooks = fewWords(12).map(({list, minLength}) => ({
	rules: rulesOf(list, minLength, 'superghost'),
	book: makeSuperghostBook(dictionaryOf(list.join('\n')), minLength),
}));

test('as a tree, a win costs what the rules say', () => {
	fc.assert(
		fc.property(someBooks, ({rules, book}) => {
			const costs = findTreeCosts(book);
			for (const fragment of new Set(rules.words.flatMap(word => [word.slice(0, 1), word.slice(-2), word]))) {
				const node = findNode(book, spell(fragment));
				if (node !== undefined) expect(costs[node]).toBe(treeCost(rules, fragment));
			}
		}),
		{numRuns: 40},
	);
});

test('a whole graph has what the rules lead to, and the shortest words that show each of its leaves', () => {
	fc.assert(
		fc.property(someBooks, fc.constantFrom('first', 'second'), ({rules, book}, player) => {
			const starts = startsOf(rules, player);
			const roots = starts.map(start => findNode(book, start === '' ? [] : spell(start)) ?? root);
			const graph = findGraph(book, roots, findTreeCosts(book), Infinity);
			const fragments = follow(rules, starts);
			const ors = fragments.filter(fragment => wins(rules, fragment));
			const count = (some: readonly string[]) => some.map(fragment => leadsTo(rules, fragment).length).sort();
			const vertices = [...graph.children.entries()];
			const countChildren = (isOr: boolean) =>
				vertices
					.filter(([vertex]) => graph.isOr[vertex] === isOr)
					.map(([, children]) => children.length)
					.sort();
			expect(countChildren(true)).toEqual(count(ors));
			expect(countChildren(false)).toEqual(count(fragments.filter(fragment => !ors.includes(fragment))));

			const leaves = fragments.filter(fragment => leadsTo(rules, fragment).length === 0);
			const shownBy = (word: string) => leaves.filter(leaf => word.includes(leaf)).join();
			const shortest = rules.words.filter(
				(word, at) =>
					shownBy(word) !== '' &&
					rules.words.every(
						(other, place) =>
							shownBy(other) !== shownBy(word) ||
							other.length > word.length ||
							(other.length === word.length && place >= at),
					),
			);
			expect(graph.words.map(({text}) => text).sort()).toEqual(shortest);
			expect(
				graph.wordsAtLeaf
					.filter(words => words.length > 0)
					.map(words =>
						words
							.map(word => graph.words[word]?.text)
							.sort()
							.join(),
					)
					.sort(),
			).toEqual(leaves.map(leaf => shortest.filter(word => word.includes(leaf)).join()).sort());
			for (const [word, {leaves}] of graph.words.entries())
				for (const leaf of leaves) expect(graph.wordsAtLeaf[leaf]).toContain(word);
		}),
		{numRuns: 40},
	);
});

const list = smallWords.filter(({length}) => length === 4 || length === 5).filter((_, at) => at % 20 === 0);
const book = makeSuperghostBook(dictionaryOf(list.join('\n')), 3);
const openings = movesFrom(book, root).map(({node}) => node);
const won = openings.filter(node => !completes(book, node) && moverWins(book.solution, node));
const graphOf = (most: number) => findGraph(book, won, findTreeCosts(book), most);

test('fewer words are cheaper, and of as many those with fewer letters', () => {
	const graph = graphOf(720);
	const all = [...graph.words.keys()];
	const ofOne = costOf(graph, [0]) - (graph.words[0]?.text.length ?? 0);
	for (const [word, {text}] of graph.words.entries()) expect(costOf(graph, [word]) - ofOne).toBe(text.length);
	expect(costOf(graph, all)).toBe(all.reduce((sum, word) => sum + costOf(graph, [word]), 0));
	expect(costOf(graph, [])).toBe(0);
	expect(ofOne).toBeGreaterThan(graph.words.map(({text}) => text).join('').length);
});

test.each([
	// [vertices at most, vertices, letters, leaves, words, leaves of words]
	[720, 720, 1041, 278, 159, 282],
	[719, 552, 712, 213, 134, 217],
	[551, 301, 344, 108, 80, 108],
	[300, 163, 161, 50, 42, 50],
	[162, 96, 78, 22, 21, 22],
	[0, 96, 78, 22, 21, 22],
])(
	'where there is room for %i vertices, as many of the cheapest letters are kept as fit',
	(most, ...sizes) => {
		const {children, wordsAtLeaf, words, isComplete} = graphOf(most);
		expect([
			children.length,
			children.flat().length,
			wordsAtLeaf.filter(({length}) => length > 0).length,
			words.length,
			words.flatMap(({leaves}) => leaves).length,
		]).toEqual(sizes);
		expect(isComplete).toBe(most === 720);
	},
);
