import type {Dictionary} from '../../../../source/engine/index.js';
import {distanceBefore, merit, winsAt, type Book} from '../../../../source/engine/ghost/variants/book.js';
import {variants, type Variant} from '../../../../source/engine/ghost/variants/variants.js';
import {wordAt} from '../../../../source/engine/words/words.js';

/** A variant that is no part of the game: letters go to the front. */
export const frontGhost: Variant = {
	...variants.ghost,
	extend: (fragment, {letter}) => letter + fragment,
	indexOf: () => 0,
	isAnswer: (fragment, word) => word.endsWith(fragment),
};

/** Its book, by plain search on texts. */
export function frontBook(dictionary: Dictionary, minLength: number): Book {
	const words = Array.from({length: dictionary.count}, (_, word) => wordAt(dictionary, word))
		.filter(word => word.length >= minLength)
		.sort();
	const fragments = [...new Set(words.flatMap(word => Array.from(word, (_, at) => word.slice(at))))].sort(
		(a, b) => a.length - b.length || (a < b ? -1 : 1),
	);
	fragments.unshift('');
	const isWord = (fragment: string) => words.includes(fragment);
	const movesFrom = (fragment: string) =>
		dictionary.alphabet.letters
			.map(letter => ({letter, place: '', fragment: letter + fragment}))
			.filter(move => fragments.includes(move.fragment));
	const wordsFrom = (fragment: string): string[] =>
		isWord(fragment) ? [fragment] : movesFrom(fragment).flatMap(move => wordsFrom(move.fragment));
	const distance = (fragment: string): number =>
		isWord(fragment)
			? 0
			: distanceBefore(Math.max(0, ...movesFrom(fragment).map(move => merit(distance(move.fragment)))));
	return {
		variant: frontGhost,
		dictionary,
		minLength,
		movesFrom,
		isAlive: fragment => fragments.includes(fragment),
		isWord,
		hasSafeMove: fragment => movesFrom(fragment).some(move => !isWord(move.fragment)),
		moverWins: fragment => winsAt(distance(fragment)),
		someWins: fragment => movesFrom(fragment).filter(move => !winsAt(distance(move.fragment))),
		distance,
		countWords: fragment => wordsFrom(fragment).length,
		shortestFrom: fragment => wordsFrom(fragment).sort((a, b) => a.length - b.length)[0] ?? '',
		wordFrom: fragment => wordsFrom(fragment)[0] ?? '',
		countFragments: () => fragments.length,
	};
}
