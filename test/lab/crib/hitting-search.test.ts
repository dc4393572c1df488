import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {newCoverage} from '../../../source/lab/crib/coverage.js';
import {findSuperghostCribs} from '../../../source/lab/crib/superghost-crib.js';
import {improveSelection} from '../../../source/lab/crib/improve-crib.js';
import {findSetsToHit, selectByHitting} from '../../../source/lab/crib/sets-to-hit.js';
import {findHittingSet, hitGreedily, type Effort} from '../../../source/lab/crib/hitting-search.js';
import type {SetToHit} from '../../../source/lab/crib/hitting-sets.js';
import {
	costOf,
	findGraph,
	wordCosts,
	type AndOrGraph,
	type Selection,
} from '../../../source/lab/crib/and-or-graph.js';
import {dictionaryOf} from '../../engine/helpers.js';
import {canWinKnowing, fewWords, rulesOf, startsOf} from '../../engine/ghost/brute.js';
import {cheapestCost, someCosts, someSets} from './cheapest-cost.js';
import {realBook} from './real-book.js';
import {moverWins} from '../../../source/engine/ghost/rules/outlook.js';
import {makeBook} from '../../../source/engine/ghost/variants/variants.js';
import {root} from '../../../source/engine/ghost/variants/variant.js';

const plenty = 1e6;

/** A first selection, and the sets that led to it. */
function findFirstSelection(graph: AndOrGraph) {
	const sets: SetToHit[] = [];
	return {selection: selectByHitting(graph, sets, open => hitGreedily(open, wordCosts(graph))), sets};
}

/** The cheapest selection that costs less than a limit, from some sets on. */
const findCheapest = (
	graph: AndOrGraph,
	sets: readonly SetToHit[],
	limit: number,
	effort: Effort,
): Selection | undefined =>
	selectByHitting(graph, [...sets], open => findHittingSet(open, wordCosts(graph), limit, effort)?.words);

/** The graph of a player who can win. */
const someGraphs = fc
	.tuple(fewWords(25), fc.constantFrom('first', 'second'))
	.map(([{list, minLength}, player]) => {
		const rules = rulesOf(list, minLength, 'superghost');
		const book = makeBook('superghost', dictionaryOf(list.join('\n')), minLength);
		const roots = startsOf(rules, player);
		const nodes = roots.map(start => book.find(start) ?? root);
		return {rules, roots, book, nodes, graph: findGraph(book, nodes)};
	});

test('only from fragments that are won there are graphs', () => {
	fc.assert(
		fc.property(someGraphs, ({book, nodes, graph}) => {
			for (const node of nodes) {
				expect(moverWins(book, node)).toBe(true);
				expect(book.isWord(node)).toBe(false);
			}

			expect(graph.roots).toBe(nodes.length);
			for (const [vertex, following] of graph.children.entries())
				for (const next of following) expect(next).toBeGreaterThan(vertex);
		}),
	);
});

test('a sketched selection is enough by the rules, hits its sets, and only gets better', () => {
	fc.assert(
		fc.property(someGraphs, ({rules, roots, graph}) => {
			const textsOf = (selection: readonly number[]) => selection.map(word => graph.words[word]?.text ?? '');
			const {sets, selection} = findFirstSelection(graph);
			const improved = improveSelection(graph, selection, 20);
			for (const start of roots)
				for (const each of [selection, improved])
					expect(canWinKnowing(rules, textsOf(each), 'superghost', start)).toBe(true);
			for (const set of sets) expect(set.some(word => selection.includes(word))).toBe(true);
			expect(costOf(graph, improved)).toBeLessThanOrEqual(costOf(graph, selection));
		}),
		{numRuns: 200},
	);
});

function graphOf(step: number) {
	const {book, won} = realBook(step);
	return {book, graph: findGraph(book, won)};
}

// Where a number changes, look whether that was meant; then take over the new one.
describe('on a few words that people know', () => {
	const {book, graph} = graphOf(20);
	const sizeOf = (selection: readonly number[]) => ({
		words: selection.length,
		letters: selection.map(word => graph.words[word]?.text ?? '').join('').length,
	});
	const cheapest = {words: 14, letters: 70};

	test('a first selection is nearly as cheap as any, and a proof takes few looks', () => {
		const {sets, selection} = findFirstSelection(graph);
		expect(sets).toHaveLength(46);
		expect(sizeOf(selection)).toEqual({words: 15, letters: 75});
		const effort = {left: plenty};
		const found = findCheapest(graph, sets, costOf(graph, selection), effort);
		expect(sizeOf(found ?? [])).toEqual(cheapest);
		expect(plenty - effort.left).toBe(3391);
		const {second} = findSuperghostCribs(book);
		expect({words: second.words.length, letters: second.words.join('').length}).toEqual(cheapest);
	});

	test('the sets that it begins with are small and share no word', () => {
		const sets = findSetsToHit(graph, newCoverage(graph));
		const words = sets.flat();
		expect(new Set(words).size).toBe(words.length);
		expect(sets.map(({length}) => length)).toEqual([1, 1, 2, 1, 3, 5, 5, 6, 7, 8, 8, 9]);
		for (const set of sets) expect(set).toEqual(set.toSorted((a, b) => a - b));
	});

	test.each([
		// [every so many-th word, rounds, words, letters]
		[20, 1, 22, 110],
		[20, 2, 19, 95],
		[20, 5, 17, 85],
		[10, 1, 19, 95],
		[10, 5, 17, 85],
		[10, 8, 15, 75],
	])(
		'a selection of all of every %i-th word comes down in %i rounds to %i words of %i letters',
		(step, rounds, words, letters) => {
			const {graph} = graphOf(step);
			const found = improveSelection(graph, [...graph.words.keys()], rounds);
			const texts = found.map(word => graph.words[word]?.text ?? '');
			expect({words: found.length, letters: texts.join('').length}).toEqual({words, letters});
		},
	);

	test('a selection of all words gets as cheap as any', () => {
		const all = [...graph.words.keys()];
		expect(sizeOf(improveSelection(graph, all, 60))).toEqual(cheapest);
		expect(improveSelection(graph, all, 0)).toEqual(all);
	});
});

test('without any word of a set nothing is enough', () => {
	fc.assert(
		fc.property(someGraphs, ({graph}) => {
			for (const set of findSetsToHit(graph, newCoverage(graph))) {
				const coverage = newCoverage(graph);
				for (const word of graph.words.keys()) if (!set.includes(word)) coverage.learn(word);
				expect(coverage.isEnough()).toBe(false);
			}
		}),
	);
});

test('a proof gives the same whatever sets and limit it is told, or nothing where the limit is too low', () => {
	fc.assert(
		fc.property(someGraphs, ({graph}) => {
			const effort = {left: plenty};
			const {sets, selection} = findFirstSelection(graph);
			const cheapest = findCheapest(graph, [], Infinity, effort) ?? [];
			const cost = costOf(graph, cheapest);
			const again = findCheapest(graph, sets, cost + 1, effort);
			expect(again && costOf(graph, again)).toBe(cost);
			expect(findCheapest(graph, sets, cost, effort)).toBeUndefined();
			expect(cost).toBeLessThanOrEqual(costOf(graph, improveSelection(graph, selection, 5)));
		}),
	);
});

test('a proof that may not look at anything gives none', () => {
	const book = makeBook('superghost', dictionaryOf('abcd'), 1);
	const graph = findGraph(book, [root]);
	const {sets} = findFirstSelection(graph);
	const effort = {left: 0};
	expect(findCheapest(graph, sets, Infinity, effort)).toBeUndefined();
	expect(effort.left).toBeLessThan(0);
});

test('what is known after learning and forgetting is what is known of the words that stay', () => {
	fc.assert(
		fc.property(someGraphs, fc.array(fc.nat(), {maxLength: 30}), ({graph}, steps) => {
			const changed = newCoverage(graph);
			for (const step of steps) {
				const word = step % Math.max(1, graph.words.length);
				if (graph.words[word] === undefined) continue;
				if (changed.known.has(word)) changed.forget(word);
				else changed.learn(word);
			}

			const fresh = newCoverage(graph);
			for (const word of changed.known) fresh.learn(word);
			expect(graph.children.map((_, vertex) => changed.missing(vertex))).toEqual(
				graph.children.map((_, vertex) => fresh.missing(vertex)),
			);
			expect(changed.isEnough()).toBe(fresh.isEnough());
		}),
	);
});

describe('the cheapest words of which every set has one', () => {
	test('are those that trying all finds', () => {
		fc.assert(
			fc.property(someSets, someCosts, (sets, costs) => {
				const wordCosts = (word: number) => costs[word] ?? 0;
				const cost = cheapestCost(sets, costs);
				const hit = findHittingSet(sets, wordCosts, Infinity, {left: plenty});
				expect(hit?.cost).toBe(cost);
				expect(hit?.words.reduce((sum, word) => sum + wordCosts(word), 0)).toBe(cost);
				for (const set of sets) expect(set.some(word => hit?.words.includes(word))).toBe(true);
				expect(findHittingSet(sets, wordCosts, cost, {left: plenty})).toBeUndefined();
			}),
			{numRuns: 500},
		);
	});

	test('are found in parts that share no word', () => {
		fc.assert(
			fc.property(someSets, someSets, someCosts, fc.nat(4), (some, others, costs, below) => {
				const costOf = (word: number) => costs[word % 9] ?? 0;
				const sets = [...some, ...others.map(set => set.map(word => word + 9))];
				const cost = cheapestCost(some, costs) + cheapestCost(others, costs);
				expect(findHittingSet(sets, costOf, Infinity, {left: plenty})?.cost).toBe(cost);
				expect(findHittingSet(sets, costOf, cost + 1, {left: plenty})?.cost).toBe(cost);
				expect(findHittingSet(sets, costOf, cost - below, {left: plenty})).toBeUndefined();
			}),
			{numRuns: 200},
		);
	});

	test('are found with few looks', () => {
		const manySets = fc.array(fc.uniqueArray(fc.nat(39), {minLength: 2, maxLength: 6}), {
			minLength: 30,
			maxLength: 40,
		});
		const effort = {left: plenty};
		for (const sets of fc.sample(manySets, {seed: 1, numRuns: 20}))
			findHittingSet(sets, word => 10 + (word % 7), Infinity, effort);
		expect(plenty - effort.left).toBe(23_555);
	});

	test('are not fewer than those that are taken greedily: the one in the most sets left, the cheapest of those', () => {
		fc.assert(
			fc.property(someSets, someSets, someCosts, (some, others, costs) => {
				const costOf = (word: number) => costs[word % 9] ?? 0;
				const sets = [...some, ...others.map(set => set.map(word => word + 5))];
				const taken: number[] = [];
				const isOpen = (set: readonly number[]) => !set.some(word => taken.includes(word));
				const countOpen = (word: number) => sets.filter(set => isOpen(set) && set.includes(word)).length;
				while (sets.some(isOpen)) {
					const [best = 0] = [...new Set(sets.flat())].sort(
						(a, b) => countOpen(b) - countOpen(a) || costOf(a) - costOf(b),
					);
					taken.push(best);
				}

				const needed = taken.filter((word, at) => {
					const isNeeded = sets.some(set => set.every(other => other === word || !taken.includes(other)));
					if (!isNeeded) taken[at] = -1;
					return isNeeded && sets.some(set => set.includes(word));
				});
				expect(hitGreedily(sets, costOf)).toEqual(needed);
				expect(sets.every(set => set.some(word => needed.includes(word)))).toBe(true);
			}),
			{numRuns: 200},
		);
	});

	test('are not given where the effort runs out', () => {
		const effort = {left: 1};
		expect(
			findHittingSet(
				[
					[0, 1],
					[1, 2],
				],
				() => 1,
				Infinity,
				effort,
			),
		).toBeUndefined();
		expect(effort.left).toBeLessThan(0);
	});
});
