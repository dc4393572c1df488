import type {Dictionary} from '../../../words/dictionary.js';
import {longWords} from '../../rules/words.js';
import type {Node} from '../variant.js';
import {placeIn, wordOf} from './substring-graph.js';

/** The words that count as one text: the number of each letter + 1, and a 0 before and after each word. */
export type Text = {
	readonly symbols: Uint8Array;
	/** For each letter where it stands, as `SubstringGraph.suffixes` has it. */
	readonly places: Uint32Array;
	/** Where the letters are in the text; sorted more and more as fragments grow. */
	readonly offsets: Uint32Array;
	/** How many symbols there are: one for each letter, and the separator. */
	readonly symbolCount: number;
	/** How many substrings the words have, each counted wherever it stands. */
	readonly work: number;
};

/** The fragments of one length, in alphabetical order. */
export type Level = {
	/** The number of the first of them. */
	readonly base: Node;
	readonly letters: Uint8Array;
	readonly parents: Uint32Array;
	/** The run of the offsets where each stands. */
	readonly lows: Uint32Array;
	readonly highs: Uint32Array;
};

/** What sorting needs again and again. */
export type Tools = {readonly counts: Uint32Array; readonly nexts: Uint32Array; readonly spare: Uint32Array};

export const newTools = ({symbolCount, offsets}: Text): Tools => ({
	counts: new Uint32Array(symbolCount),
	nexts: new Uint32Array(symbolCount),
	spare: new Uint32Array(offsets.length),
});

export const separator = 0;

/** The words with at least `minLength` letters as one text. */
export function joinWords(dictionary: Dictionary, minLength: number): Text {
	const {alphabet, letters, starts, count} = dictionary;
	const symbols = new Uint8Array(letters.length + count + 1);
	const places = new Uint32Array(symbols.length);
	const offsets = new Uint32Array(letters.length);
	let size = 1;
	let found = 0;
	let work = 0;
	for (const word of longWords(dictionary, minLength)) {
		const start = starts[word]!;
		const length = starts[word + 1]! - start;
		work += (length * (length + 1)) / 2;
		for (let place = 0; place < length; place++, size++) {
			places[size] = placeIn(word, place);
			symbols[size] = letters[start + place]! + 1;
			offsets[found++] = size;
		}

		size++;
	}

	return {
		symbols: symbols.slice(0, size),
		symbolCount: alphabet.letters.length + 1,
		places,
		offsets: offsets.slice(0, found),
		work,
	};
}

/** How many places all fragments of a level stand in. */
export function countPlaces({lows, highs}: Level): number {
	let count = 0;
	for (let node = 0; node < lows.length; node++) count += highs[node]! - lows[node]!;
	return count;
}

/** In how many words each fragment of a level stands. Sorting keeps the order of the text, so a word's places follow each other. */
export function countOccurring({lows, highs}: Level, {offsets, places}: Text): Uint32Array {
	const counts = new Uint32Array(lows.length);
	for (let node = 0; node < lows.length; node++) {
		let previous = -1;
		let count = 0;
		for (let at = lows[node]!; at < highs[node]!; at++) {
			const word = wordOf(places[offsets[at]!]!);
			if (word !== previous) count++;
			previous = word;
		}

		counts[node] = count;
	}

	return counts;
}

/** Sorts the offsets from `low` to `high` by the symbol `depth` letters on; `counts` then holds how many have each symbol. */
function sortRun(
	{symbols, symbolCount, offsets}: Text,
	low: number,
	high: number,
	depth: number,
	tools: Tools,
): void {
	const {counts, nexts, spare} = tools;
	counts.fill(0);
	for (let at = low; at < high; at++) {
		const offset = offsets[at]!;
		const symbol = symbols[offset + depth]!;
		counts[symbol]!++;
		spare[at] = offset;
	}

	nexts[0] = low;
	for (let symbol = 1; symbol < symbolCount; symbol++)
		nexts[symbol] = nexts[symbol - 1]! + counts[symbol - 1]!;
	for (let at = low; at < high; at++) {
		const offset = spare[at]!;
		const symbol = symbols[offset + depth]!;
		const next = nexts[symbol]!;
		offsets[next] = offset;
		nexts[symbol] = next + 1;
	}
}

/** The fragments one letter longer than a level's, all of which have `depth` letters. */
export function lengthen(text: Text, level: Level, depth: number, tools: Tools): Level {
	const {symbols, symbolCount, offsets} = text;
	const most = countPlaces(level);
	const letters = new Uint8Array(most);
	const parents = new Uint32Array(most);
	const lows = new Uint32Array(most);
	const highs = new Uint32Array(most);
	let size = 0;
	const add = (parent: number, symbol: number, low: number, high: number) => {
		letters[size] = symbol - 1;
		parents[size] = level.base + parent;
		lows[size] = low;
		highs[size++] = high;
	};

	for (let parent = 0; parent < level.lows.length; parent++) {
		const low = level.lows[parent]!;
		const high = level.highs[parent]!;
		if (high - low === 1) {
			const symbol = symbols[offsets[low]! + depth]!;
			if (symbol !== separator) add(parent, symbol, low, high);
			continue;
		}

		sortRun(text, low, high, depth, tools);
		let next = low + tools.counts[separator]!;
		for (let symbol = 1; symbol < symbolCount; symbol++) {
			const count = tools.counts[symbol]!;
			if (count > 0) add(parent, symbol, next, next + count);
			next += count;
		}
	}

	return {
		base: level.base + level.lows.length,
		letters: letters.slice(0, size),
		parents: parents.slice(0, size),
		lows: lows.slice(0, size),
		highs: highs.slice(0, size),
	};
}
