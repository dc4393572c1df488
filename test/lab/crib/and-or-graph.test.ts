import fc from 'fast-check';
import {expect, test} from 'vitest';
import {costOf, findGraph} from '../../../source/lab/crib/and-or-graph.js';
import {newCoverage} from '../../../source/lab/crib/coverage.js';
import {dictionaryOf} from '../../engine/helpers.js';
import {canWinKnowing, fewWords, rulesOf, startsOf} from '../../engine/ghost/brute.js';
import {makeBook} from '../../../source/engine/ghost/variants/variants.js';
import {root} from '../../../source/engine/ghost/variants/variant.js';

const bookOf = (list: readonly string[], minLength: number) => ({
	rules: rulesOf(list, minLength, 'superghost'),
	book: makeBook('superghost', dictionaryOf(list.join('\n')), minLength),
});

const someBooks = fewWords(12).map(({list, minLength}) => bookOf(list, minLength));

/** A player who can win, and some of the words that its graph has. */
const someKnown = fc
	.tuple(someBooks, fc.constantFrom('first', 'second'), fc.array(fc.nat(30)))
	.map(([{rules, book}, player, numbers]) => {
		const starts = startsOf(rules, player);
		const roots = starts.map(start => book.find(start) ?? root);
		return {rules, book, starts, roots, numbers};
	})
	.filter(({roots}) => roots.length > 0);

test('words win a graph exactly where they win by the rules', () => {
	fc.assert(
		fc.property(someKnown, ({rules, book, starts, roots, numbers}) => {
			const graph = findGraph(book, roots);
			const {learn, isEnough, known} = newCoverage(graph);
			for (const number of numbers) if (graph.words[number]) learn(number);
			const texts = Array.from(known, word => graph.words[word]?.text ?? '');
			const wins = starts.every(start => canWinKnowing(rules, texts, 'superghost', start));
			expect(isEnough()).toBe(wins);
		}),
		{numRuns: 200},
	);
});

test('each vertex of a graph leads to later ones or has words', () => {
	fc.assert(
		fc.property(someKnown, ({book, roots}) => {
			const {children, words, wordsAtLeaf} = findGraph(book, roots);
			for (const [vertex, following] of children.entries()) {
				for (const next of following) expect(next).toBeGreaterThan(vertex);
				expect((wordsAtLeaf[vertex] ?? []).length > 0).toBe(following.length === 0);
			}

			for (const [word, {leaves}] of words.entries())
				for (const leaf of leaves) expect(wordsAtLeaf[leaf]).toContain(word);
		}),
	);
});

test('fewer words are cheaper, and of as many those with fewer letters', () => {
	const words = ['deal', 'quarter', 'tea'].map(text => ({text, leaves: []}));
	const graph = {isOr: [], children: [], words, wordsAtLeaf: []};
	const cost = (...selection: number[]) => costOf(graph, selection);
	expect([cost(), cost(1) - cost(0), cost(2) - cost(0)]).toEqual([0, 3, -1]);
	expect(cost(0, 1, 2)).toBe(cost(0) + cost(1) + cost(2));
	expect(cost(0, 2) - cost(1)).toBeGreaterThan(1e6);
});
