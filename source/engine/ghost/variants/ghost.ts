import type {Dictionary} from '../../words/dictionary.js';
import {longestWord} from '../../words/words.js';
import {lastsWith, merit, solvedBook, type Lasting} from './lasting.js';
import {findFromMiddle, medianLength} from './median.js';
import {onePlace, onePlacePhrases} from './one-place.js';
import {
	buildTrie,
	childOf,
	childrenOf,
	countBeginnings,
	countWords,
	isWord,
	leavesBelow,
	letterOf,
	lettersToWord,
	nodeOf,
	type Trie,
} from './trie.js';
import {root, type Book, type BookMaker, type Node, type Samples} from './variant.js';

/** What the book of Ghost is made of: plain data, so that a thread can send it to another. */
export type GhostData = {
	readonly variant: 'ghost';
	readonly dictionary: Dictionary;
	readonly minLength: number;
	readonly trie: Trie;
	readonly lasting: Lasting;
};

export type GhostBook = Book & {readonly data: GhostData};

/** Letters go to the end. */
export const ghost: BookMaker<GhostData> = {
	...onePlace,
	name: 'ghost',
	title: 'Ghost',
	isTree: true,
	isQuick: true,
	isSearched: false,
	extend: (fragment, {letter}) => fragment + letter,
	indexOf: fragment => fragment.length,
	isAnswer: (fragment, word) => word.startsWith(fragment),
	phrases: {
		...onePlacePhrases,
		adding: 'to the end of the fragment',
		note: 'letters go to the end',
		dead: 'begins no word',
		answering: fragment => `that begins with ${fragment}`,
		noWord: fragment => `No word begins with ${fragment}`,
		noWordPlain: fragment => `No word begins with the letters ${fragment}`,
		parts: 'beginning',
	},
	make(dictionary, minLength) {
		const trie = buildTrie(dictionary, minLength);
		return {variant: 'ghost', dictionary, minLength, trie, lasting: solve(trie)};
	},
	open,
};

/** Children have higher numbers than their parent, so one pass from the last node to the first finds everything once. */
function solve(trie: Trie): Lasting {
	const {ends} = trie;
	const lasting = new Uint8Array(ends.length);
	for (let node = ends.length - 1; node >= root; node--) {
		if (isWord(trie, node)) continue;
		const end = ends[node]!;
		let best = 0;
		for (let child = node + 1; child < end; child = ends[child]!)
			best = Math.max(best, merit(lasting[child]!));
		lasting[node] = lastsWith(best);
	}

	return lasting;
}

function samplesOf({fragmentAt}: Pick<Book, 'fragmentAt'>, trie: Trie, node: Node): Samples {
	const {leaves, distances} = leavesBelow(trie, node);
	const counts = new Uint32Array(longestWord + 1);
	for (const distance of distances) counts[distance]!++;
	const median = medianLength(counts);
	const typical = findFromMiddle(leaves.filter((_, index) => distances[index] === median));
	const shortest = leaves[distances.indexOf(counts.findIndex(count => count > 0))];
	if (typical === undefined || shortest === undefined) throw new RangeError('No word counts');
	return {count: leaves.length, shortest: fragmentAt(shortest), typical: fragmentAt(typical)};
}

function open(data: GhostData): GhostBook {
	const {dictionary, minLength, trie, lasting} = data;
	function fragmentAt(node: Node): string {
		let text = '';
		for (let at = root; at !== node;) {
			at = childrenOf(trie, at).findLast(child => child <= node) ?? node;
			text += letterOf(trie, at);
		}

		return text;
	}

	return {
		...solvedBook(lasting),
		data,
		variant: ghost,
		dictionary,
		minLength,
		find: fragment => nodeOf(trie, fragment),
		fragmentAt,
		movesFrom: node =>
			childrenOf(trie, node).map(child => ({letter: letterOf(trie, child), place: '', node: child})),
		reach: (node, {letter}) => childOf(trie, node, letter),
		isWord: node => isWord(trie, node),
		countWords: node => countWords(trie, node),
		samplesOf: node => samplesOf({fragmentAt}, trie, node),
		wordFrom: node => fragmentAt(node) + lettersToWord(trie, node).join(''),
		countFragments: () => countBeginnings(dictionary, minLength),
	};
}
