import {wordCost} from '../../engine/ghost/coach/crib.js';
import {moverWins} from '../../engine/ghost/rules/outlook.js';
import {spellWord} from '../../engine/ghost/rules/words.js';
import type {SuperghostBook} from '../../engine/ghost/variants/superghost.js';
import {
	backsOf,
	frontsOf,
	occurrences,
	substringAt,
	wordOf,
} from '../../engine/ghost/variants/superghost/substring-graph.js';
import type {Node} from '../../engine/ghost/variants/variant.js';
import type {Dictionary} from '../../engine/words/dictionary.js';
import {dropDominated} from './hitting-sets.js';

/** What wins a vertex: one of some words, one of some other vertices, or all of them. */
export type Formula = {readonly kind: 'words' | 'some' | 'all'; readonly parts: readonly number[]};

function areAmong(few: readonly number[], many: readonly number[]): boolean {
	let at = 0;
	return few.every(number => {
		while (at < many.length && many[at]! < number) at++;
		return many[at] === number;
	});
}

/** Formulas that are put together from the last vertex to the first; what says the same in the same words is one. */
function createFormulas() {
	const formulas: Formula[] = [];
	const numbers = new Map<string, number>();

	function write(kind: Formula['kind'], parts: readonly number[]): number {
		const sorted = [...new Set(parts)].sort((a, b) => a - b);
		const key = `${kind} ${sorted.join()}`;
		const number = numbers.get(key) ?? formulas.push({kind, parts: sorted}) - 1;
		numbers.set(key, number);
		return number;
	}

	const at = (number: number): Formula => formulas[number]!;
	const isWords = (number: number): boolean => at(number).kind === 'words';

	function implies(one: number, other: number): boolean {
		if (one === other) return true;
		const [a, b] = [at(one), at(other)];
		if (a.kind === 'words' && b.kind === 'words') return areAmong(a.parts, b.parts);
		if (a.kind === 'all') return a.parts.some(part => implies(part, other));
		return b.kind === 'some' && b.parts.some(part => implies(one, part));
	}

	function join(kind: 'some' | 'all', given: readonly number[]): number {
		const flat = given.flatMap(part => (at(part).kind === kind ? at(part).parts : [part]));
		const words = kind === 'some' ? flat.filter(isWords) : [];
		const parts = flat.filter(part => !words.includes(part));
		if (words.length > 0)
			parts.push(
				write(
					'words',
					words.flatMap(part => at(part).parts),
				),
			);
		const isNeedless = (part: number, beside: number) =>
			kind === 'all' ? implies(beside, part) : implies(part, beside);
		let kept: number[] = [];
		for (const part of parts)
			if (!kept.some(beside => isNeedless(part, beside)))
				kept = [...kept.filter(beside => !isNeedless(beside, part)), part];
		const [only] = kept;
		return only !== undefined && kept.length === 1 ? only : write(kind, kept);
	}

	return {at, write, join};
}

/** The same formulas in fewer and shorter ones, as far as the first needs them. Each leads to later ones. */
export function simplify(given: readonly Formula[]): Formula[] {
	const {at, write, join} = createFormulas();
	const written = new Uint32Array(given.length);
	for (const [vertex, {kind, parts}] of [...given.entries()].reverse())
		written[vertex] =
			kind === 'words'
				? write(kind, parts)
				: join(
						kind,
						parts.map(part => written[part]!),
					);

	const order: number[] = [];
	const seen = new Set<number>();
	const visit = (number: number) => {
		if (seen.has(number)) return;
		seen.add(number);
		const {kind, parts} = at(number);
		if (kind !== 'words') parts.forEach(visit);
		order.push(number);
	};

	visit(written[0]!);
	order.reverse();
	const places = new Map(order.map((number, place) => [number, place]));
	return order.map(number => {
		const {kind, parts} = at(number);
		return {kind, parts: kind === 'words' ? parts : parts.map(part => places.get(part)!)};
	});
}

/**
How Superghost is won from some fragments on, as an AND/OR graph whose vertices lead to vertices with higher numbers; the first one must be won.

At an OR vertex the winner is to move, and it leads to what the winning letters leave: one of them must be won. At an AND vertex the other is to move, and it leads to what the letters leave unless they complete a word: all of them must be won. A leaf leads nowhere, for every letter there completes a word; it is won by knowing a word that contains its fragment, and so every fragment on the way. What comes to the same is then one vertex, and what another makes needless is none.
*/
export type AndOrGraph = {
	readonly isOr: readonly boolean[];
	readonly children: readonly (readonly number[])[];
	/** The words that win leaves, but for those whose leaves another wins that costs no more. */
	readonly words: readonly LeafWord[];
	/** For each leaf the words that win it; for other vertices none. */
	readonly wordsAtLeaf: readonly (readonly number[])[];
};

type LeafWord = {readonly text: string; readonly leaves: readonly number[]};

export type Selection = readonly number[];

export const wordCosts =
	({words}: AndOrGraph) =>
	(word: number): number =>
		wordCost + (words[word]?.text.length ?? 0);

/** Fewer words are cheaper, and of as many those with fewer letters. */
export const costOf = (graph: AndOrGraph, selection: Selection): number =>
	selection.map(wordCosts(graph)).reduce((sum, cost) => sum + cost, 0);

/** What must be won from some nodes on, all of them: the first formula. */
function formulasFrom(book: SuperghostBook, roots: readonly Node[]): Formula[] {
	const {graph, dictionary} = book.data;
	const nodes: Node[] = [];
	const vertices = new Map<Node, number>();
	const vertexOf = (node: Node): number => {
		const vertex = vertices.get(node) ?? nodes.push(node);
		vertices.set(node, vertex);
		return vertex;
	};

	const formulas: Formula[] = [{kind: 'all', parts: roots.map(vertexOf)}];
	for (const node of nodes) {
		const longer = graph.counts[node] === 1 ? [] : [...frontsOf(graph, node), ...backsOf(graph, node)];
		const isChoice = moverWins(book, node);
		const following = longer.filter(next => (isChoice ? !moverWins(book, next) : !book.isWord(next)));
		formulas.push(
			following.length > 0
				? {kind: isChoice ? 'some' : 'all', parts: following.map(vertexOf)}
				: {
						kind: 'words',
						parts: Array.from(occurrences(graph, dictionary, substringAt(graph, node)), wordOf),
					},
		);
	}

	return formulas;
}

/** The graph of winning from some nodes on, one at least. */
export function findGraph(book: SuperghostBook, roots: readonly Node[]): AndOrGraph {
	const {dictionary} = book;
	const costOf = (word: number) => wordCost + dictionary.starts[word + 1]! - dictionary.starts[word]!;
	let formulas = simplify(formulasFrom(book, roots));
	for (let isShorter = true; isShorter;) {
		const sets = formulas.filter(({kind}) => kind === 'words').map(({parts}) => parts);
		const left = dropDominated(sets, costOf);
		isShorter = left !== sets;
		const next = left.values();
		if (isShorter)
			formulas = simplify(
				formulas.map(formula =>
					formula.kind === 'words' ? {...formula, parts: next.next().value ?? []} : formula,
				),
			);
	}

	return layOut(formulas, dictionary);
}

function layOut(formulas: readonly Formula[], dictionary: Dictionary): AndOrGraph {
	const numbers = new Map<number, number>();
	const words: {readonly text: string; readonly leaves: number[]}[] = [];
	const wordsAtLeaf = formulas.map(({kind, parts}, leaf) =>
		kind !== 'words'
			? []
			: parts.map(word => {
					const number =
						numbers.get(word) ?? words.push({text: spellWord(dictionary, word).join(''), leaves: []}) - 1;
					numbers.set(word, number);
					words[number]!.leaves.push(leaf);
					return number;
				}),
	);
	return {
		isOr: formulas.map(({kind}) => kind === 'some'),
		children: formulas.map(({kind, parts}) => (kind === 'words' ? [] : parts)),
		words,
		wordsAtLeaf,
	};
}
