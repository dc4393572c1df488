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

/** Where fragments of one length stand. */
const placesOf = ({graph, dictionary}: Source, nodes: readonly Node[]) =>
	nodes.map(node => ({node, places: occurrences(graph, dictionary, substringAt(graph, node))}));

/** How many words of each length, longer than the fragments, have one of them, and the place in the first of the shortest. */
function tally({graph, dictionary: {starts, count}}: Source, stood: ReturnType<typeof placesOf>) {
	const fragmentLength = substringAt(graph, stood[0]!.node).length;
	const met = new Uint8Array(count);
	const counts = new Uint32Array(longestWord + 1);
	let [least, shortest] = [Infinity, Infinity];
	for (const {places} of stood)
		for (const place of places) {
			const word = wordOf(place);
			const length = starts[word + 1]! - starts[word]!;
			if (met[word] === 1 || length === fragmentLength) continue;
			met[word] = 1;
			counts[length]!++;
			if (length < least || (length === least && place < shortest)) [least, shortest] = [length, place];
		}

	return {counts, count: counts.reduce((sum, each) => sum + each, 0), shortest};
}

/** How many longer words have one of some fragments of one length in them. */
export const countHaving = (source: Source, nodes: readonly Node[]): number =>
	tally(source, placesOf(source, nodes)).count;

/** What fragments of one length can still become, none of which is a word. */
export function samplesAmong(source: Source, nodes: readonly Node[]): Samples {
	const {graph, dictionary} = source;
	const {starts} = dictionary;
	const lengthAt = (place: number) => starts[wordOf(place) + 1]! - starts[wordOf(place)]!;
	const stood = placesOf(source, nodes);
	const {counts, count, shortest} = tally(source, stood);
	if (count === 0) throw new RangeError('No word counts');
	const median = medianLength(counts);
	const spellAt = (place: number) => spellWord(dictionary, wordOf(place));
	const usual = stood.map(({places}) => places.filter(place => lengthAt(place) === median));
	let end = 0;
	const ends = usual.map(({length}) => (end += length));
	const typical = findFromMiddle(
		usual.length === 1 ? usual[0]! : usual.flatMap(places => [...places]),
		(place, index) => {
			const {node} = stood[ends.findIndex(each => index < each)]!;
			return canBecome(graph, node, spellAt(place), startOf(place));
		},
	);
	return {
		count,
		shortest: spellAt(shortest).join(''),
		typical: spellAt(typical ?? shortest).join(''),
	};
}
