import type {Dictionary} from '../../words/dictionary.js';
import {distanceBefore, merit, solvedBook, type Distances} from './solved.js';
import {
	buildTrie,
	countBeginnings,
	countWords,
	fragmentAt,
	isWord,
	lettersToWord,
	nodeOf,
	root,
	shortestBelow,
	type Trie,
} from './trie.js';
import type {Book, BookMaker} from './variant.js';

export type GhostData = {
	readonly variant: 'ghost';
	readonly dictionary: Dictionary;
	readonly minLength: number;
	readonly trie: Trie;
	readonly distances: Distances;
};

type GhostBook = Book & {readonly data: GhostData};

/** Letters go to the end. */
export const ghost: BookMaker<GhostData> = {
	name: 'ghost',
	title: 'Ghost',
	places: () => [''],
	choosesPlace: false,
	isTree: true,
	isQuick: true,
	isSearched: false,
	extend: (fragment, {letter}) => fragment + letter,
	lies: fragment => fragment,
	indexOf: fragment => fragment.length,
	isAnswer: (fragment, word) => word.startsWith(fragment),
	readTyped: line => ({letter: line, place: ''}),
	phrases: {
		adding: 'to the end of the fragment',
		note: 'letters go to the end',
		dead: 'begins no word',
		answering: fragment => `that begins with ${fragment}`,
		noWord: fragment => `No word begins with ${fragment}`,
		noWordPlain: fragment => `No word begins with the letters ${fragment}`,
		parts: 'beginning',
		placed: letters => letters,
		spokenPlace: () => '',
		typing: undefined,
	},
	make(dictionary, minLength) {
		const trie = buildTrie(dictionary, minLength);
		return {variant: 'ghost', dictionary, minLength, trie, distances: solve(trie)};
	},
	open,
};

/** Children have higher numbers than their parent, so one pass from the last node to the first finds everything once. */
function solve(trie: Trie): Distances {
	const {ends} = trie;
	const distances = new Uint8Array(ends.length);
	for (let node = ends.length - 1; node >= root; node--) {
		if (isWord(trie, node)) continue;
		const end = ends[node]!;
		let best = 0;
		for (let child = node + 1; child < end; child = ends[child]!)
			best = Math.max(best, merit(distances[child]!));
		distances[node] = distanceBefore(best);
	}

	return distances;
}

function open(data: GhostData): GhostBook {
	const {dictionary, minLength, trie} = data;
	const {nodeOf: at, ...book} = solvedBook(ghost, {
		...data,
		find: fragment => nodeOf(trie, fragment),
		isWord: node => isWord(trie, node),
	});
	return {
		...book,
		data,
		countWords: fragment => countWords(trie, at(fragment)),
		shortestFrom: fragment => fragmentAt(trie, shortestBelow(trie, at(fragment))),
		wordFrom: fragment => fragment + lettersToWord(trie, at(fragment)),
		countFragments: () => countBeginnings(dictionary, minLength),
	};
}
