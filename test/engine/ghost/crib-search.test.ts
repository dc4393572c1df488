import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {makeSuperghostBook} from '../../../source/engine/ghost/book.js';
import {newCoverage} from '../../../source/engine/ghost/coverage.js';
import {proveSelection} from '../../../source/engine/ghost/crib-proof.js';
import {improveSelection} from '../../../source/engine/ghost/crib-search.js';
import {findCuts, sketchSelection} from '../../../source/engine/ghost/cuts.js';
import {hitCuts, hitGreedily} from '../../../source/engine/ghost/hitting.js';
import {completes, findNode} from '../../../source/engine/ghost/moves.js';
import {moverWins} from '../../../source/engine/ghost/solver.js';
import {root} from '../../../source/engine/ghost/trie.js';
import {costOf, findBurdens, findWays} from '../../../source/engine/ghost/ways.js';
import {spell} from '../../../source/engine/letters.js';
import {dictionaryOf} from '../helpers.js';
import {canWinKnowing, fewWords, rulesOf, startsOf} from './brute.js';

const plenty = 1e6;

/** The ways of a player who can win, by all letters or by few. */
const someWays = fc
	.tuple(fewWords(25), fc.constantFrom('first', 'second'), fc.constantFrom(plenty, 4))
	.map(([{list, minLength}, player, most]) => {
		const rules = rulesOf(list, minLength, 'superghost');
		const book = makeSuperghostBook(dictionaryOf(list.join('\n')), minLength);
		const starts = startsOf(rules, player);
		const nodes = starts.map(start => findNode(book, start === '' ? [] : spell(start)) ?? root);
		return {rules, starts, book, nodes, most, ways: findWays(book, nodes, findBurdens(book), most)};
	});

test('only from fragments that are won there are ways, and all of them where there is room', () => {
	fc.assert(
		fc.property(someWays, ({book, nodes, most, ways}) => {
			for (const node of nodes) {
				expect(moverWins(book.solution, node)).toBe(true);
				expect(completes(book, node)).toBe(false);
			}

			expect(ways.starts).toBe(nodes.length);
			if (most === plenty) expect(ways.isWhole).toBe(true);
			for (const [point, following] of ways.nexts.entries())
				for (const next of following) expect(next).toBeGreaterThan(point);
		}),
	);
});

test('a sketched selection is enough by the rules, hits its cuts, and only gets better', () => {
	fc.assert(
		fc.property(someWays, ({rules, starts, ways}) => {
			const textsOf = (selection: readonly number[]) => selection.map(word => ways.words[word]?.text ?? '');
			const {cuts, selection} = sketchSelection(ways);
			const improved = improveSelection(ways, selection, 20);
			for (const start of starts)
				for (const each of [selection, improved])
					expect(canWinKnowing(rules, textsOf(each), 'superghost', start)).toBe(true);
			for (const cut of cuts) expect(cut.some(word => selection.includes(word))).toBe(true);
			expect(costOf(ways, improved)).toBeLessThanOrEqual(costOf(ways, selection));
		}),
		{numRuns: 200},
	);
});

test('without any word of a cut nothing is enough', () => {
	fc.assert(
		fc.property(someWays, ({ways}) => {
			for (const cut of findCuts(ways, newCoverage(ways))) {
				const coverage = newCoverage(ways);
				for (const word of ways.words.keys()) if (!cut.includes(word)) coverage.learn(word);
				expect(coverage.isEnough()).toBe(false);
			}
		}),
	);
});

test('a proof gives the same whatever cuts and limit it is told, or nothing where the limit is too low', () => {
	fc.assert(
		fc.property(someWays, ({ways}) => {
			const effort = {left: plenty};
			const {cuts, selection} = sketchSelection(ways);
			const cheapest = proveSelection(ways, [], Infinity, effort)?.cheapest ?? [];
			const cost = costOf(ways, cheapest);
			const again = proveSelection(ways, cuts, cost + 1, effort)?.cheapest;
			expect(again && costOf(ways, again)).toBe(cost);
			expect(proveSelection(ways, cuts, cost, effort)).toEqual({cheapest: undefined});
			expect(cost).toBeLessThanOrEqual(costOf(ways, improveSelection(ways, selection, 5)));
		}),
	);
});

test('a proof that may not look at anything gives none', () => {
	const book = makeSuperghostBook(dictionaryOf('abcd'), 1);
	const ways = findWays(book, [root], findBurdens(book), plenty);
	const {cuts} = sketchSelection(ways);
	expect(proveSelection(ways, cuts, Infinity, {left: 0})).toBeUndefined();
});

test('what is known after learning and forgetting is what is known of the words that stay', () => {
	fc.assert(
		fc.property(someWays, fc.array(fc.nat(), {maxLength: 30}), ({ways}, steps) => {
			const changed = newCoverage(ways);
			for (const step of steps) {
				const word = step % Math.max(1, ways.words.length);
				if (ways.words[word] === undefined) continue;
				if (changed.known.has(word)) changed.forget(word);
				else changed.learn(word);
			}

			const fresh = newCoverage(ways);
			for (const word of changed.known) fresh.learn(word);
			expect(ways.nexts.map((_, point) => changed.lack(point))).toEqual(
				ways.nexts.map((_, point) => fresh.lack(point)),
			);
			expect(changed.isEnough()).toBe(fresh.isEnough());
		}),
	);
});

describe('the cheapest words of which every cut has one', () => {
	const someCuts = fc.array(fc.uniqueArray(fc.nat({max: 8}), {minLength: 1, maxLength: 4}), {
		maxLength: 10,
	});
	const somePrices = fc.array(fc.integer({min: 1, max: 5}), {minLength: 9, maxLength: 9});

	const cheapestCost = (cuts: readonly (readonly number[])[], prices: readonly number[]) =>
		Array.from({length: 1 << 9}, (_, set) =>
			prices.map((_price, word) => word).filter(word => (set >> word) & 1),
		)
			.filter(words => cuts.every(cut => cut.some(word => words.includes(word))))
			.map(words => words.reduce((sum, word) => sum + (prices[word] ?? 0), 0))
			.reduce((a, b) => Math.min(a, b));

	test('are those that trying all finds', () => {
		fc.assert(
			fc.property(someCuts, somePrices, (cuts, prices) => {
				const priceOf = (word: number) => prices[word] ?? 0;
				const cost = cheapestCost(cuts, prices);
				const hit = hitCuts(cuts, priceOf, Infinity, {left: plenty});
				expect(hit?.cost).toBe(cost);
				expect(hit?.words.reduce((sum, word) => sum + priceOf(word), 0)).toBe(cost);
				for (const cut of cuts) expect(cut.some(word => hit?.words.includes(word))).toBe(true);
				expect(hitCuts(cuts, priceOf, cost, {left: plenty})).toBeUndefined();
			}),
			{numRuns: 500},
		);
	});

	test('are not fewer than those that are taken greedily, none of which can be left out', () => {
		fc.assert(
			fc.property(someCuts, somePrices, (cuts, prices) => {
				const priceOf = (word: number) => prices[word] ?? 0;
				const taken = hitGreedily(cuts, priceOf);
				const hits = (words: readonly number[]) => cuts.every(cut => cut.some(word => words.includes(word)));
				expect(hits(taken)).toBe(true);
				for (const left of taken) expect(hits(taken.filter(word => word !== left))).toBe(false);
				const cost = taken.reduce((sum, word) => sum + priceOf(word), 0);
				expect(cost).toBeGreaterThanOrEqual(cheapestCost(cuts, prices));
			}),
		);
	});

	test('are not given where the effort runs out', () => {
		const effort = {left: 1};
		expect(
			hitCuts(
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
