import type {Dictionary} from '../../words/words.js';
import type {Book, BookWords, Limit, Making} from './book.js';
import {openSearched, prepareSearch, type SearchedData} from './search/searched-book.js';
import {buildSubstrings, openSubstrings, solveSubstrings, type SubstringData} from './substrings.js';
import {openTrie, solveTrie, type TrieData} from './trie.js';
import {variants, type VariantName} from './variants.js';

/** A book as plain data, which can be sent to another thread. */
export type BookData = BookWords & {readonly variant: VariantName} & (
		| TrieData
		| SubstringData
		| SearchedData
	);

export type SharedBook = Book & {readonly data: BookData};

/** Makes the data of a book. That may take a second, so it reports how far it is. */
export function makeBookData(
	name: VariantName,
	dictionary: Dictionary,
	minLength: number,
	making: Making = {},
): BookData {
	const variant = variants[name];
	const words = {dictionary, minLength};
	switch (variant.solving) {
		case 'trie':
			return {variant: name, ...words, ...solveTrie(words)};
		case 'substrings':
			return {
				...{variant: name, ...words},
				...solveSubstrings(variant, buildSubstrings(dictionary, minLength, making.onProgress)),
			};
		case 'search':
			return {variant: name, ...words, ...prepareSearch(variant, words, making)};
	}
}

/** Opens the book of some data; its searches go up to a limit, if there is one. */
export function openBook(data: BookData, limit?: Limit): SharedBook {
	const variant = variants[data.variant];
	if ('trie' in data) return {...openTrie(variant, data, data), data};
	if ('graph' in data) return {...openSubstrings(variant, data, data), data};
	return {...openSearched(variant, data, limit), data};
}

export const makeBook = (name: VariantName, dictionary: Dictionary, minLength: number): SharedBook =>
	openBook(makeBookData(name, dictionary, minLength));
