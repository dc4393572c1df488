import fc from 'fast-check';
import {expect, test} from 'vitest';
import {costOf, findGraph} from '../../../source/lab/crib/and-or-graph.js';
import {newCoverage} from '../../../source/lab/crib/coverage.js';
import {dictionaryOf, fewLetters} from '../../engine/helpers.js';
import {fewWords, rulesOf, startsOf, wins, type Rules} from '../../engine/ghost/brute.js';
import {makeBook} from '../../../source/engine/ghost/variants/variants.js';
import {root} from '../../../source/engine/ghost/variants/variant.js';

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
		.filter((longer, at, all) => rules.isAlive(longer) && all.indexOf(longer) === at);
	if (wins(rules, fragment))
		return Math.min(...next.filter(each => !wins(rules, each)).map(each => treeCost(rules, each)));
	return next.reduce((sum, each) => sum + treeCost(rules, each), 0) || 1;
}

const bookOf = (list: readonly string[], minLength: number) => ({
	rules: rulesOf(list, minLength, 'superghost'),
	book: makeBook('superghost', dictionaryOf(list.join('\n')), minLength),
});

const someBooks = fewWords(12).map(({list, minLength}) => bookOf(list, minLength));

test('without any word known, a win asks for as many as if no branch shared any', () => {
	fc.assert(
		fc.property(someBooks, fc.constantFrom('first', 'second'), ({rules, book}, player) => {
			const starts = startsOf(rules, player);
			const roots = starts.map(start => book.find(start) ?? root);
			const {missing} = newCoverage(findGraph(book, roots));
			expect(starts.map((_, vertex) => missing(vertex))).toEqual(starts.map(start => treeCost(rules, start)));
		}),
		{numRuns: 100},
	);
});

test('a whole graph has what the rules lead to, and the shortest words that show each of its leaves', () => {
	fc.assert(
		fc.property(someBooks, fc.constantFrom('first', 'second'), ({rules, book}, player) => {
			const starts = startsOf(rules, player);
			const roots = starts.map(start => book.find(start) ?? root);
			const graph = findGraph(book, roots);
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
		{
			numRuns: 25,
			// Words that show the same leaves: the first of them, or a later one, is the shortest, or as short.
			examples: [
				[bookOf(['aab', 'c', 'bb', 'aababc'], 1), 'second'],
				[bookOf(['ac', 'cc', 'c', 'bbaba'], 2), 'first'],
				[bookOf(['bc', 'abc'], 0), 'first'],
				[bookOf(['aabc', 'acaca', 'c', 'bcc', 'abc', 'cbc'], 2), 'second'],
			],
		},
	);
});

test('fewer words are cheaper, and of as many those with fewer letters', () => {
	const words = ['deal', 'quarter', 'tea'].map(text => ({text, leaves: []}));
	const graph = {isOr: [], children: [], roots: 0, words, wordsAtLeaf: []};
	const cost = (...selection: number[]) => costOf(graph, selection);
	expect([cost(), cost(1) - cost(0), cost(2) - cost(0)]).toEqual([0, 3, -1]);
	expect(cost(0, 1, 2)).toBe(cost(0) + cost(1) + cost(2));
	expect(cost(0, 2) - cost(1)).toBeGreaterThan(1e6);
});
