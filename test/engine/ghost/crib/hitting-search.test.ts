import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {makeSuperghostBook} from '../../../../source/engine/ghost/rules/book.js';
import {newCoverage} from '../../../../source/engine/ghost/crib/coverage.js';
import {proveSelection} from '../../../../source/engine/ghost/crib/prove-crib.js';
import {improveSelection} from '../../../../source/engine/ghost/crib/improve-crib.js';
import {findSetsToHit, findFirstSelection} from '../../../../source/engine/ghost/crib/sets-to-hit.js';
import {findHittingSet, hitGreedily} from '../../../../source/engine/ghost/crib/hitting-search.js';
import {completes, findNode} from '../../../../source/engine/ghost/rules/moves.js';
import {moverWins} from '../../../../source/engine/ghost/trie/solution.js';
import {root} from '../../../../source/engine/ghost/trie/trie.js';
import {costOf, findTreeCosts, findGraph} from '../../../../source/engine/ghost/crib/and-or-graph.js';
import {spell} from '../../english.js';
import {dictionaryOf} from '../../helpers.js';
import {canWinKnowing, fewWords, rulesOf, startsOf} from '../brute.js';
import {cheapestCost, someCosts, someSets} from './cheapest-cost.js';

const plenty = 1e6;

/** The graph of a player who can win, by all letters or by few. */
const someGraphs = fc
	.tuple(fewWords(25), fc.constantFrom('first', 'second'), fc.constantFrom(plenty, 4))
	.map(([{list, minLength}, player, most]) => {
		const rules = rulesOf(list, minLength, 'superghost');
		const book = makeSuperghostBook(dictionaryOf(list.join('\n')), minLength);
		const roots = startsOf(rules, player);
		const nodes = roots.map(start => findNode(book, start === '' ? [] : spell(start)) ?? root);
		return {rules, roots, book, nodes, most, graph: findGraph(book, nodes, findTreeCosts(book), most)};
	});

test('only from fragments that are won there are graphs, and complete ones where there is room', () => {
	fc.assert(
		fc.property(someGraphs, ({book, nodes, most, graph}) => {
			for (const node of nodes) {
				expect(moverWins(book.solution, node)).toBe(true);
				expect(completes(book, node)).toBe(false);
			}

			expect(graph.roots).toBe(nodes.length);
			if (most === plenty) expect(graph.isComplete).toBe(true);
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
			const cheapest = proveSelection(graph, [], Infinity, effort)?.cheapest ?? [];
			const cost = costOf(graph, cheapest);
			const again = proveSelection(graph, sets, cost + 1, effort)?.cheapest;
			expect(again && costOf(graph, again)).toBe(cost);
			expect(proveSelection(graph, sets, cost, effort)).toEqual({cheapest: undefined});
			expect(cost).toBeLessThanOrEqual(costOf(graph, improveSelection(graph, selection, 5)));
		}),
	);
});

test('a proof that may not look at anything gives none', () => {
	const book = makeSuperghostBook(dictionaryOf('abcd'), 1);
	const graph = findGraph(book, [root], findTreeCosts(book), plenty);
	const {sets} = findFirstSelection(graph);
	expect(proveSelection(graph, sets, Infinity, {left: 0})).toBeUndefined();
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

	test('are not fewer than those that are taken greedily, none of which can be left out', () => {
		fc.assert(
			fc.property(someSets, someCosts, (sets, costs) => {
				const wordCosts = (word: number) => costs[word] ?? 0;
				const taken = hitGreedily(sets, wordCosts);
				const hits = (words: readonly number[]) => sets.every(set => set.some(word => words.includes(word)));
				expect(hits(taken)).toBe(true);
				for (const left of taken) expect(hits(taken.filter(word => word !== left))).toBe(false);
				const cost = taken.reduce((sum, word) => sum + wordCosts(word), 0);
				expect(cost).toBeGreaterThanOrEqual(cheapestCost(sets, costs));
			}),
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
