import {onePlace, onePlacePhrases} from '../../../../source/engine/ghost/variants/one-place.js';
import type {Dictionary} from '../../../../source/engine/index.js';
import {lastsWith, merit, winsWith} from '../../../../source/engine/ghost/variants/lasting.js';
import type {Book, Variant} from '../../../../source/engine/ghost/variants/variant.js';
import {spellWord} from '../../../../source/engine/ghost/rules/words.js';

/** A variant that is no part of the game: letters go to the front. */
export const frontGhost: Variant = {
	...onePlace,
	name: 'front ghost',
	title: 'Front Ghost',
	isTree: true,
	isQuick: true,
	isSearched: false,
	extend: (fragment, {letter}) => letter + fragment,
	indexOf: () => 0,
	isAnswer: (fragment, word) => word.endsWith(fragment),
	phrases: {
		...onePlacePhrases,
		adding: 'to the front of the fragment',
		note: 'letters go to the front',
		dead: 'ends no word',
		answering: fragment => `that ends with ${fragment}`,
		noWord: fragment => `No word ends with ${fragment}`,
		noWordPlain: fragment => `No word ends with the letters ${fragment}`,
		parts: 'ending',
	},
};

/** Its book, by plain search on texts. */
export function frontBook(dictionary: Dictionary, minLength: number): Book {
	const words = Array.from({length: dictionary.count}, (_, word) => spellWord(dictionary, word).join(''))
		.filter(word => word.length >= minLength)
		.sort();
	const fragments = [...new Set(words.flatMap(word => Array.from(word, (_, at) => word.slice(at))))].sort(
		(a, b) => a.length - b.length || (a < b ? -1 : 1),
	);
	fragments.unshift('');
	const fragmentAt = (node: number): string => {
		const fragment = fragments[node];
		if (fragment === undefined) throw new RangeError('No such node');
		return fragment;
	};

	const nodeOf = (fragment: string) => {
		const node = fragments.indexOf(fragment);
		return node < 0 ? undefined : node;
	};

	const isWord = (node: number) => words.includes(fragmentAt(node));
	const wordsFrom = (node: number): string[] =>
		isWord(node) ? [fragmentAt(node)] : movesFrom(node).flatMap(move => wordsFrom(move.node));
	const movesFrom = (node: number) =>
		dictionary.alphabet.letters.flatMap(letter => {
			const longer = nodeOf(letter + fragmentAt(node));
			return longer === undefined ? [] : [{letter, place: '', node: longer}];
		});
	const lasts = (node: number): number =>
		isWord(node) ? 0 : lastsWith(Math.max(0, ...movesFrom(node).map(move => merit(lasts(move.node)))));
	return {
		variant: frontGhost,
		dictionary,
		minLength,
		movesFrom,
		reach: (node, {letter}) => nodeOf(letter + fragmentAt(node)),
		find: nodeOf,
		fragmentAt,
		isWord,
		moverWins: node => winsWith(lasts(node)),
		lasts,
		countWords: node => wordsFrom(node).length,
		samplesOf(node) {
			const found = wordsFrom(node).sort((a, b) => a.length - b.length);
			const shortest = found[0];
			if (shortest === undefined) throw new RangeError('No word counts');
			return {count: found.length, shortest, typical: found[found.length >> 1] ?? shortest};
		},
		wordFrom: node => wordsFrom(node)[0] ?? '',
		countFragments: () => fragments.length,
	};
}
