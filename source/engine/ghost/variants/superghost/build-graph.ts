import type {Dictionary} from '../../../words/dictionary.js';
import {countOccurring, countPlaces, joinWords, lengthen, newTools, separator, type Level} from './levels.js';
import {root, type OnProgress} from '../variant.js';
import type {SubstringGraph} from './substring-graph.js';

type Linked = Level & {
	/** The node of each without its first letter. */
	readonly links: Uint32Array;
	/** How many words have each in them. */
	readonly counts: Uint32Array;
};

/** The first node of each node's run of children, and after the last node their end. */
function findBacks(parents: Uint32Array): Uint32Array {
	const backs = new Uint32Array(parents.length + 1);
	for (let node = 1; node < parents.length; node++) {
		const next = parents[node]! + 1;
		backs[next]!++;
	}

	backs[root] = root + 1;
	for (let node = 0; node < parents.length; node++) backs[node + 1]! += backs[node]!;
	return backs;
}

/** The nodes that have each node as their link, as chains in alphabetical order. */
function findFronts(links: Uint32Array): Pick<SubstringGraph, 'fronts' | 'nexts'> {
	const fronts = new Uint32Array(links.length);
	const nexts = new Uint32Array(links.length);
	for (let node = links.length - 1; node > root; node--) {
		const link = links[node]!;
		nexts[node] = fronts[link]!;
		fronts[link] = node;
	}

	return {fronts, nexts};
}

/** All levels as one, with what leads from node to node. */
function join(
	levels: readonly Linked[],
	size: number,
): Omit<SubstringGraph, 'alphabet' | 'words' | 'suffixes'> {
	const letters = new Uint8Array(size);
	const parents = new Uint32Array(size);
	const links = new Uint32Array(size);
	const counts = new Uint32Array(size);
	for (const level of levels) {
		letters.set(level.letters, level.base);
		parents.set(level.parents, level.base);
		links.set(level.links, level.base);
		counts.set(level.counts, level.base);
	}

	const heads = letters.slice();
	for (let node = 1; node < size; node++) {
		const parent = parents[node]!;
		if (parent !== root) heads[node] = heads[parent]!;
	}

	return {letters, heads, links, counts, backs: findBacks(parents), ...findFronts(links)};
}

/**
The substrings of the words with at least `minLength` letters, for Superghost.

Length by length: the places where a fragment stands are divided by the letter that follows, which gives the fragments one letter longer, each once and in alphabetical order.
*/
export function buildGraph(
	dictionary: Dictionary,
	minLength: number,
	onProgress?: OnProgress,
): SubstringGraph {
	const text = joinWords(dictionary, minLength);
	const {symbols, places, offsets, work} = text;
	const nodeAt = new Uint32Array(symbols.length + 1);
	const tools = newTools(text);
	const levels: Linked[] = [];
	let done = 0;
	let level: Level = {
		base: root,
		letters: new Uint8Array(1),
		parents: new Uint32Array(1),
		lows: new Uint32Array(1),
		highs: Uint32Array.of(offsets.length),
	};
	while (level.lows.length > 0) {
		const {base, lows, highs} = level;
		// The nodes in `nodeAt` are those of the level before, until the loop below.
		levels.push({
			...level,
			links: lows.map(low => nodeAt[offsets[low]! + 1]!),
			counts: countOccurring(level, text),
		});
		for (let node = 0; node < lows.length; node++)
			for (let at = lows[node]!; at < highs[node]!; at++) nodeAt[offsets[at]!] = base + node;
		level = lengthen(text, level, levels.length - 1, tools);
		done += countPlaces(level);
		onProgress?.(work === 0 ? 1 : done / work);
	}

	const words = new Uint8Array(level.base);
	for (const offset of offsets) if (symbols[offset - 1] === separator) words[nodeAt[offset]!] = 1;
	return {
		alphabet: dictionary.alphabet,
		...join(levels, level.base),
		words,
		suffixes: offsets.map(offset => places[offset]!),
	};
}
