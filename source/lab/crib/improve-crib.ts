import {draw, seedRandom} from '../../engine/random.js';
import {longestWord} from '../../engine/words/words.js';
import {newCoverage, type Coverage} from './coverage.js';
import {costOf, wordCosts, type Selection, type AndOrGraph} from './and-or-graph.js';

type Roll = (count: number) => number;

/** Always the same rolls, so that a search is reproducible. */
function newRoll(): Roll {
	let random = seedRandom('cribs');
	return count => {
		const [rolled, rest] = draw(random, count);
		random = rest;
		return rolled;
	};
}

/** One choice in `rounds` also considers letters that need up to `words` more words than the cheapest. */
const curiosity = {rounds: 4, words: 2};

/** Leaves without a known word, on paths that need few words. */
function openLeaves({isOr, children, roots}: AndOrGraph, {missing}: Coverage, roll: Roll): number[] {
	const seen = new Set<number>();
	const leaves: number[] = [];
	const visit = (vertex: number) => {
		if (missing(vertex) === 0 || seen.has(vertex)) return;
		seen.add(vertex);
		const following = children[vertex] ?? [];
		if (following.length === 0) leaves.push(vertex);
		if (isOr[vertex]) {
			const most = missing(vertex) + (roll(curiosity.rounds) === 0 ? curiosity.words : 0);
			const cheap = following.filter(next => missing(next) <= most);
			visit(cheap[roll(cheap.length)] ?? vertex);
		} else {
			for (const next of following) visit(next);
		}
	};

	for (let root = 0; root < roots; root++) visit(root);
	return leaves;
}

/** A word that serves the most leaves, the shortest of those. */
function mostUseful({words, wordsAtLeaf}: AndOrGraph, leaves: readonly number[], roll: Roll): number {
	const uses = new Map<number, number>();
	for (const leaf of leaves)
		for (const word of wordsAtLeaf[leaf] ?? []) uses.set(word, (uses.get(word) ?? 0) + 1);
	let best: number[] = [];
	let bestScore = -Infinity;
	for (const [word, count] of uses) {
		const score = count * longestWord - (words[word]?.text.length ?? 0);
		if (score > bestScore) best = [];
		if (score >= bestScore) best.push(word);
		bestScore = Math.max(score, bestScore);
	}

	return best[roll(best.length)] ?? 0;
}

/** How many letters of chance go into the order in which words are forgotten. */
const jitter = 10;

/** Learns words until they are enough, then forgets those not needed, long ones first. */
function complete(graph: AndOrGraph, coverage: Coverage, roll: Roll): void {
	while (!coverage.isEnough()) coverage.learn(mostUseful(graph, openLeaves(graph, coverage, roll), roll));
	const weights = new Map(Array.from(coverage.known, word => [word, wordCosts(graph)(word) + roll(jitter)]));
	for (const [word] of [...weights].sort(([, a], [, b]) => b - a)) {
		coverage.forget(word);
		if (!coverage.isEnough()) coverage.learn(word);
	}
}

/** How many words are forgotten at once, at most. */
const forgotten = 6;

/** Local search: each round forgets a few words and learns others, and keeps the result if it costs no more. */
export function improveSelection(graph: AndOrGraph, given: Selection, rounds: number): Selection {
	const roll = newRoll();
	const coverage = newCoverage(graph);
	for (const word of given) coverage.learn(word);
	let best = [...given];
	for (let round = 0; round < rounds && best.length > 0; round++) {
		const left = [...best];
		for (let count = roll(Math.min(forgotten, left.length)); count >= 0; count--)
			for (const word of left.splice(roll(left.length), 1)) coverage.forget(word);
		complete(graph, coverage, roll);
		const found = [...coverage.known];
		if (costOf(graph, found) <= costOf(graph, best)) {
			best = found;
		} else {
			for (const word of found) coverage.forget(word);
			for (const word of best) coverage.learn(word);
		}
	}

	return best;
}
