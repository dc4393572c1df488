import type {Letter} from '../../../alphabet.js';
import type {Dictionary} from '../../../words/dictionary.js';
import {longestWord} from '../../../words/words.js';
import {spellWord} from '../../rules/words.js';
import {findFromMiddle, medianLength} from '../median.js';
import type {Node, Samples} from '../variant.js';
import {
	backOf,
	frontOf,
	occurrences,
	startOf,
	substringAt,
	wordOf,
	type SubstringGraph,
} from './substring-graph.js';

type Source = {readonly graph: SubstringGraph; readonly dictionary: Dictionary};

/** Whether play can come from the fragment that stands at `start` in a word to the whole word, without turning it round. */
function canBecome(graph: SubstringGraph, node: Node, word: readonly Letter[], start: number): boolean {
	let reached = new Map([[start, node]]);
	for (let {length} = substringAt(graph, node); length < word.length; length++) {
		const longer = new Map<number, Node>();
		for (const [begin, at] of reached) {
			if (graph.words[at] === 1) continue;
			const [before, after] = [word[begin - 1], word[begin + length]];
			const fronted = before === undefined ? undefined : frontOf(graph, at, before);
			const backed = after === undefined ? undefined : backOf(graph, at, after);
			if (fronted !== undefined) longer.set(begin - 1, fronted);
			if (backed !== undefined) longer.set(begin, backed);
		}

		reached = longer;
	}

	return reached.size > 0;
}

/** Where fragments of one length stand in longer words, and of each of these words the first such place. */
function placesOf({graph, dictionary: {starts, count}, dictionary}: Source, nodes: readonly Node[]) {
	const met = new Uint8Array(count);
	const lengthAt = (place: number) => starts[wordOf(place) + 1]! - starts[wordOf(place)]!;
	return nodes.map(node => {
		const fragment = substringAt(graph, node);
		const places = occurrences(graph, dictionary, fragment);
		const firsts = places.filter(place => {
			const isFirst = met[wordOf(place)] === 0 && lengthAt(place) > fragment.length;
			if (isFirst) met[wordOf(place)] = 1;
			return isFirst;
		});
		return {node, places, firsts};
	});
}

/** How many longer words have one of some fragments of one length in them. */
export const countHaving = (source: Source, nodes: readonly Node[]): number =>
	placesOf(source, nodes).reduce((sum, {firsts}) => sum + firsts.length, 0);

/** What fragments of one length can still become, none of which is a word. */
export function samplesAmong(source: Source, nodes: readonly Node[]): Samples {
	const {graph, dictionary} = source;
	const {starts} = dictionary;
	const lengthAt = (place: number) => starts[wordOf(place) + 1]! - starts[wordOf(place)]!;
	const spellAt = (place: number) => spellWord(dictionary, wordOf(place));
	const counts = new Uint32Array(longestWord + 1);
	const found = placesOf(source, nodes);
	for (const {firsts} of found) for (const place of firsts) counts[lengthAt(place)]!++;
	const least = counts.findIndex(count => count > 0);
	const shortest = found
		.flatMap(({firsts}) => Array.from(firsts.filter(place => lengthAt(place) === least)))
		.reduce((a, b) => Math.min(a, b));
	const median = medianLength(counts);
	const usual = found.flatMap(({node, places}) =>
		Array.from(
			places.filter(place => lengthAt(place) === median),
			place => ({node, place}),
		),
	);
	const typical = findFromMiddle(usual, ({node, place}) =>
		canBecome(graph, node, spellAt(place), startOf(place)),
	);
	return {
		count: counts.reduce((sum, count) => sum + count, 0),
		shortest: spellAt(shortest).join(''),
		typical: spellAt(typical?.place ?? shortest).join(''),
	};
}
