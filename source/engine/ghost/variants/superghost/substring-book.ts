import type {Dictionary} from '../../../words/dictionary.js';
import {solvedBook, type Lasting} from '../lasting.js';
import type {Book, Node, Samples} from '../variant.js';
import {countHaving, samplesAmong} from './samples.js';
import {nodeOf, substringAt, type SubstringGraph} from './substring-graph.js';

export type SubstringData = {
	readonly dictionary: Dictionary;
	readonly minLength: number;
	readonly graph: SubstringGraph;
	readonly lasting: Lasting;
};

/** What a book of substrings is, wherever letters may go; where a fragment may lie in several ways, `waysOf` has the nodes of all. */
export function substringBook(
	data: SubstringData,
	waysOf: (node: Node) => readonly Node[] = node => [node],
): Omit<Book, 'variant' | 'movesFrom' | 'reach'> {
	const {dictionary, minLength, graph, lasting} = data;
	const isWord = (node: Node): boolean => graph.words[node] === 1;
	const samplesFrom = (node: Node, ways: readonly Node[]): Samples => {
		const fragment = substringAt(graph, node);
		return isWord(node) ? {count: 1, shortest: fragment, typical: fragment} : samplesAmong(data, ways);
	};

	return {
		...solvedBook(lasting),
		dictionary,
		minLength,
		find: fragment => nodeOf(graph, fragment),
		fragmentAt: node => substringAt(graph, node),
		isWord,
		countWords(node) {
			const ways = waysOf(node);
			if (isWord(node)) return 1;
			return ways.length === 1 ? graph.counts[node]! : countHaving(data, ways);
		},
		samplesOf: node => samplesFrom(node, waysOf(node)),
		// Whoever is challenged may not turn the fragment round any more.
		wordFrom: node => samplesFrom(node, [node]).shortest,
		countFragments: () => graph.words.length,
	};
}
