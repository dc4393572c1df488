import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {newCoverage} from '../../../source/lab/crib/coverage.js';
import {
	findSuperghostCribs,
	findSetsToHit,
	selectByHitting,
} from '../../../source/lab/crib/superghost-crib.js';
import {hitLocally, findHittingSet, type Effort} from '../../../source/lab/crib/hitting-search.js';
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
import {makeBook} from '../../../source/engine/ghost/variants/variants.js';
import {root} from '../../../source/engine/ghost/variants/variant.js';

const plenty = 1e6;

/** A first selection, and the sets that led to it. */
function findFirstSelection(graph: AndOrGraph) {
	const sets: SetToHit[] = [];
	return {selection: selectByHitting(graph, sets, open => hitLocally(open, wordCosts(graph), [], 30)), sets};
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
		return {rules, roots, book, nodes};
	})
	.filter(({nodes}) => nodes.length > 0)
	.map(player => ({...player, graph: findGraph(player.book, player.nodes)}));

test('a first selection is enough by the rules, and hits its sets', () => {
	fc.assert(
		fc.property(someGraphs, ({rules, roots, graph}) => {
			const {sets, selection} = findFirstSelection(graph);
			const texts = selection.map(word => graph.words[word]?.text ?? '');
			for (const start of roots) expect(canWinKnowing(rules, texts, 'superghost', start)).toBe(true);
			for (const set of sets) expect(set.some(word => selection.includes(word))).toBe(true);
		}),
		{numRuns: 80},
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

	test('a first selection is as cheap as any, and a proof of that takes few looks', () => {
		const {sets, selection} = findFirstSelection(graph);
		expect(sets).toHaveLength(49);
		expect(sizeOf(selection)).toEqual(cheapest);
		const effort = {left: plenty};
		expect(findCheapest(graph, sets, costOf(graph, selection), effort)).toBeUndefined();
		expect(plenty - effort.left).toBe(443);
		const {second} = findSuperghostCribs(book);
		expect({words: second.words.length, letters: second.words.join('').length, exact: second.exact}).toEqual({
			...cheapest,
			exact: true,
		});
	});

	test('the sets that it begins with are small and share no word', () => {
		const sets = findSetsToHit(graph, newCoverage(graph));
		const words = sets.flat();
		expect(new Set(words).size).toBe(words.length);
		expect(sets.map(({length}) => length)).toEqual([1, 1, 1, 2, 3, 5, 4, 5, 7, 8, 8, 9, 11]);
		for (const set of sets) expect(set).toEqual(set.toSorted((a, b) => a - b));
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
			expect(cost).toBeLessThanOrEqual(costOf(graph, selection));
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
			{numRuns: 200},
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
			{numRuns: 80},
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
		expect(plenty - effort.left).toBe(24_908);
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

describe('the words of a local search', () => {
	test('hit all sets, always the same, and are never more than those it begins with', () => {
		fc.assert(
			fc.property(someSets, someCosts, fc.nat(40), (sets, costs, steps) => {
				const costOf = (word: number) => costs[word] ?? 0;
				const all = [...costs.keys()];
				const found = hitLocally(sets, costOf, all, steps);
				for (const set of sets) expect(set.some(word => found.includes(word))).toBe(true);
				expect(new Set(found).size).toBe(found.length);
				expect(found.length).toBeLessThanOrEqual(all.length);
				expect(hitLocally(sets, costOf, all, steps)).toEqual(found);
				expect(hitLocally(sets, costOf, found, steps).length).toBeLessThanOrEqual(found.length);
			}),
			{numRuns: 80},
		);
	});

	test('are as few as any of a few sets', () => {
		for (const sets of fc.sample(someSets, {seed: 1, numRuns: 80})) {
			const least = cheapestCost(sets, new Array(9).fill(1));
			expect(hitLocally(sets, () => 1, [], 60)).toHaveLength(least);
		}
	});
});
