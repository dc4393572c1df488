import type {SuperghostBook} from './book.js';
import {wordCost} from './crib.js';
import {completes, movesFrom} from './moves.js';
import {moverWins} from './solver.js';
import {root, type Node} from './trie.js';
import {spellWord} from './vocabulary.js';
import {occurrences, substringAt, wordOf} from './web.js';

/**
The ways to win Superghost from some fragments on, as points that lead to points with higher numbers.

At a choice the winner is to move, and it leads to what his winning letters leave: one of them must be won. Elsewhere the other is to move, and the point leads to what his letters leave unless they complete a word: all of them must be won. An end leads nowhere, for every letter there completes a word; it is won by knowing a word that has its fragment in it, and so has all the fragments on the way.
*/
export type Ways = {
	readonly isChoice: readonly boolean[];
	readonly nexts: readonly (readonly number[])[];
	/** The points to win from: the first ones. */
	readonly starts: number;
	/** Whether no winning letter is left out. */
	readonly isWhole: boolean;
	/** The words that have an end's fragment in them. Of words with the same ends there is only the one with the fewest letters. */
	readonly words: readonly KnownWord[];
	/** For each end the words that have its fragment in them; for other points none. */
	readonly wordsAt: readonly (readonly number[])[];
};

export type KnownWord = {readonly text: string; readonly ends: readonly number[]};

/** Words by their numbers in the ways. */
export type Selection = readonly number[];

/** What each word costs. */
export const priceOf =
	({words}: Ways) =>
	(word: number): number =>
		wordCost + (words[word]?.text.length ?? 0);

/** What a selection costs: fewer words are cheaper, and of as many those with fewer letters. */
export const costOf = (ways: Ways, selection: Selection): number =>
	selection.map(priceOf(ways)).reduce((sum, price) => sum + price, 0);

type Points = Pick<Ways, 'isChoice' | 'nexts'> & {readonly nodes: readonly Node[]};

/** How many words each fragment's winner must know at most: what the ways would cost if they shared no words. */
export function findBurdens({solution, web}: SuperghostBook): Float64Array {
	const {words, backs, fronts, nexts} = web;
	const burdens = new Float64Array(words.length);
	for (let node = words.length - 1; node >= root; node--) {
		if (words[node] === 1) continue;
		let least = Infinity;
		let sum = 0;
		const weigh = (longer: Node) => {
			const burden = burdens[longer] ?? 0;
			sum += burden;
			if (!moverWins(solution, longer)) least = Math.min(least, burden);
		};

		for (let back = backs[node] ?? 0; back < (backs[node + 1] ?? 0); back++) weigh(back);
		for (let front = fronts[node] ?? 0; front !== root; front = nexts[front] ?? root) weigh(front);
		burdens[node] = moverWins(solution, node) ? least : sum || 1;
	}

	return burdens;
}

/** The points that follow some nodes, with at most `width` letters at a choice, the lightest first; `undefined` when there are more than `most`. */
function findPoints(
	book: SuperghostBook,
	starts: readonly Node[],
	burdens: Float64Array,
	width: number,
	most: number,
): Points | undefined {
	const nodes = [...starts];
	const points = new Map(nodes.map((node, point) => [node, point]));
	const isChoice: boolean[] = [];
	const nexts: number[][] = [];
	const pointOf = (node: Node) => {
		const point = points.get(node) ?? nodes.push(node) - 1;
		points.set(node, point);
		return point;
	};

	for (let node = nodes[0]; node !== undefined; node = nodes[nexts.length]) {
		const longer = movesFrom(book, node).map(move => move.node);
		const chooses = moverWins(book.solution, node);
		const winning = longer.filter(next => !moverWins(book.solution, next));
		const light = winning.sort((a, b) => (burdens[a] ?? 0) - (burdens[b] ?? 0)).slice(0, width);
		isChoice.push(chooses);
		nexts.push((chooses ? light : longer.filter(next => !completes(book, next))).map(pointOf));
		if (nodes.length > most) return undefined;
	}

	return {nodes, isChoice, nexts};
}

/** The words that have the fragments of ends in them, and where. */
function findWords({web, dictionary}: SuperghostBook, {nodes, isChoice, nexts}: Points): Ways['words'] {
	const endsOf = new Map<number, number[]>();
	for (const [point, node] of nodes.entries()) {
		if (isChoice[point] || nexts[point]?.length !== 0) continue;
		const places = occurrences(web, dictionary, substringAt(web, node));
		for (const word of new Set(Array.from(places, wordOf))) {
			const ends = endsOf.get(word);
			if (ends) ends.push(point);
			else endsOf.set(word, [point]);
		}
	}

	const best = new Map<string, KnownWord>();
	for (const [word, ends] of [...endsOf].sort(([a], [b]) => a - b)) {
		const text = spellWord(dictionary, word).join('');
		const known = best.get(ends.join());
		if (known === undefined || text.length < known.text.length) best.set(ends.join(), {text, ends});
	}

	return [...best.values()];
}

/** How many of a choice's letters are looked at, where not all can be. */
const widths = [8, 4, 2, 1];

/** The ways to win from some nodes on: all of them, or, where those have more than `most` points, those that begin with the lightest letters. */
export function findWays(
	book: SuperghostBook,
	starts: readonly Node[],
	burdens: Float64Array,
	most: number,
): Ways {
	const all = findPoints(book, starts, burdens, Infinity, most);
	let points = all;
	for (const width of widths)
		points ??= findPoints(book, starts, burdens, width, width > 1 ? most : Infinity);
	if (points === undefined) throw new Error('The lightest letters alone always make ways');
	const {isChoice, nexts} = points;
	const words = findWords(book, points);
	const wordsAt = nexts.map((): number[] => []);
	for (const [word, {ends}] of words.entries()) for (const end of ends) wordsAt[end]?.push(word);
	return {isChoice, nexts, starts: starts.length, isWhole: all !== undefined, words, wordsAt};
}
