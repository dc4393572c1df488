import {draw, seedRandom} from '../random.js';
import {longestWord} from '../words.js';
import {newCoverage, type Coverage} from './coverage.js';
import {costOf, priceOf, type Selection, type Ways} from './ways.js';

/** A whole number from 0 up to but not including `count`. */
type Roll = (count: number) => number;

/** Always the same rolls, so that a search finds the same again. */
function newRoll(): Roll {
	let random = seedRandom('crib');
	return count => {
		const [rolled, rest] = draw(random, count);
		random = rest;
		return rolled;
	};
}

/** One choice in so many looks past the lightest letters, to those that ask for up to so many words more. */
const curiosity = {rounds: 4, words: 2};

/** The ends without a word on ways that ask for few. */
function openEnds({isChoice, nexts, starts}: Ways, {lack}: Coverage, roll: Roll): number[] {
	const seen = new Set<number>();
	const ends: number[] = [];
	const visit = (point: number) => {
		if (lack(point) === 0 || seen.has(point)) return;
		seen.add(point);
		const following = nexts[point] ?? [];
		if (following.length === 0) ends.push(point);
		if (isChoice[point]) {
			const most = lack(point) + (roll(curiosity.rounds) === 0 ? curiosity.words : 0);
			const light = following.filter(next => lack(next) <= most);
			visit(light[roll(light.length)] ?? point);
		} else {
			for (const next of following) visit(next);
		}
	};

	for (let start = 0; start < starts; start++) visit(start);
	return ends;
}

/** A word that has most of some ends in it, the shortest of those. */
function mostUseful({words, wordsAt}: Ways, ends: readonly number[], roll: Roll): number {
	const uses = new Map<number, number>();
	for (const end of ends) for (const word of wordsAt[end] ?? []) uses.set(word, (uses.get(word) ?? 0) + 1);
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

/** By how many letters the order in which words are forgotten may be off. */
const jitter = 10;

/** Learns words until they are enough, then forgets those that turn out not to be needed, long ones first. */
function complete(ways: Ways, coverage: Coverage, roll: Roll): void {
	while (!coverage.isEnough()) coverage.learn(mostUseful(ways, openEnds(ways, coverage, roll), roll));
	const weights = new Map(Array.from(coverage.known, word => [word, priceOf(ways)(word) + roll(jitter)]));
	for (const [word] of [...weights].sort(([, a], [, b]) => b - a)) {
		coverage.forget(word);
		if (!coverage.isEnough()) coverage.learn(word);
	}
}

/** How many words are forgotten at once, at most. */
const forgotten = 6;

/** A selection that is enough and costs no more than the given one: for a number of rounds a few words are forgotten and others learned, and what costs no more is kept. */
export function improveSelection(ways: Ways, given: Selection, rounds: number): Selection {
	const roll = newRoll();
	const coverage = newCoverage(ways);
	for (const word of given) coverage.learn(word);
	let best = [...given];
	for (let round = 0; round < rounds && best.length > 0; round++) {
		const left = [...best];
		for (let count = roll(Math.min(forgotten, left.length)); count >= 0; count--)
			for (const word of left.splice(roll(left.length), 1)) coverage.forget(word);
		complete(ways, coverage, roll);
		const found = [...coverage.known];
		if (costOf(ways, found) <= costOf(ways, best)) {
			best = found;
		} else {
			for (const word of found) coverage.forget(word);
			for (const word of best) coverage.learn(word);
		}
	}

	return best;
}
