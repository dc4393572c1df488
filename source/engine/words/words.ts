import {isSpelled, letterAt, letterIndex, type Alphabet, type LetterSet, languages} from '../alphabet.js';
import {bisect} from '../bisect.js';
import {oncePer} from '../once-per.js';

/** The most letters that a word may have: the places of a family still fit a number exactly. */
export const longestWord = 50;

/** Words, packed, in the order of their alphabet, each once. */
export type WordList = {
	readonly alphabet: Alphabet;
	readonly count: number;
	readonly letters: Uint8Array;
	/** The start of each word in `letters`, and the end of the last one. */
	readonly starts: Uint32Array;
};

/** The words of one length. */
export type Words = WordList & {
	readonly length: number;
	readonly sets: Uint32Array;
};

/** Words by their index, in ascending and so in alphabetical order. */
export type Pool = Uint32Array;

/** Packs the words in `letters`, `length` numbers per word, which are distinct and in order. */
export function packLetters(alphabet: Alphabet, letters: Uint8Array, length: number): Words {
	const count = length === 0 ? 0 : letters.length / length;
	const sets = new Uint32Array(count);
	for (let word = 0, next = 0; word < count; word++) {
		let set: LetterSet = 0;
		for (const end = next + length; next < end; next++) set |= 1 << letters[next]!;
		sets[word] = set;
	}

	const starts = new Uint32Array(count + 1).map((_, word) => word * length);
	return {alphabet, length, count, letters, starts, sets};
}

/** Returns the indices of a word's letters; a text that is not `isSpelled` throws. */
const packWord = (alphabet: Alphabet, text: string): Uint8Array =>
	Uint8Array.from(text, letter => letterIndex(alphabet, letter));

/** Packs words of one length: sorts them and drops duplicates. Throws if they differ in length, have more than 50 letters or other characters. */
export function packWords(texts: Iterable<string>, alphabet: Alphabet = languages.en): Words {
	const words = Array.from(texts, text => packWord(alphabet, text));
	const length = words[0]?.length ?? 0;
	if (words.some(letters => letters.length !== length)) throw new RangeError('Words of one length only');
	if (length > longestWord) throw new RangeError(`Words of up to ${longestWord} letters only`);
	const letters = new Uint8Array(words.length * length);
	for (const [at, word] of words.entries()) letters.set(word, at * length);
	return packLetters(alphabet, sortWords(packLetters(alphabet, letters, length)).letters, length);
}

/** Returns a word, given its number in a list. */
export function wordAt({alphabet, letters, starts}: WordList, word: number): string {
	let text = '';
	for (let at = starts[word]!; at < starts[word + 1]!; at++) text += letterAt(alphabet, letters[at]!);
	return text;
}

export function everyWord({count}: WordList): Pool {
	const pool = new Uint32Array(count);
	for (let word = 0; word < count; word++) pool[word] = word;
	return pool;
}

export const firstWords = (words: Words, pool: Pool, count: number): string[] =>
	Array.from(pool.subarray(0, count), index => wordAt(words, index));

/** Returns the number of a word in a list, if it is there. */
export function findWord(list: WordList, text: string): number | undefined {
	if (!isSpelled(list.alphabet, text)) return undefined;
	const letters = packWord(list.alphabet, text);
	const wanted = {letters, starts: Uint32Array.of(0, letters.length)};
	const index = bisect(0, list.count, word => compareWords(list, word, wanted, 0) >= 0);
	return index < list.count && compareWords(list, index, wanted, 0) === 0 ? index : undefined;
}

/** The letter counts of some words; both lists are indexed by letter. */
export type LetterCounts = {
	readonly total: number;
	/** The number of words with the letter. */
	readonly words: Uint32Array;
	/** The number of times it occurs: `else` has `e` twice. */
	readonly occurrences: Uint32Array;
};

export function countLetters({alphabet, letters, starts}: WordList, pool: Pool): LetterCounts {
	const words = new Uint32Array(alphabet.letters.length);
	const occurrences = new Uint32Array(alphabet.letters.length);
	for (const word of pool) {
		let seen = 0;
		for (let at = starts[word]!, end = starts[word + 1]!; at < end; at++) {
			const letter = letters[at]!;
			occurrences[letter]!++;
			if ((seen & (1 << letter)) === 0) words[letter]!++;
			seen |= 1 << letter;
		}
	}

	return {total: pool.length, words, occurrences};
}

/** Counts the letters of a whole list, once. */
export const countList = oncePer((list: WordList): LetterCounts => countLetters(list, everyWord(list)));

/** Words of all lengths. */
export type Dictionary = WordList & {
	/** The true spellings of words that aren't spelled as they are played, by the word played: `cote` as cote, coté, côté. */
	readonly spellings: ReadonlyMap<string, readonly string[]>;
	/** The number of entries left out, which have other characters or more than 50 letters. */
	readonly skipped: number;
	readonly lengths: readonly LengthCount[];
};

export type LengthCount = {readonly length: number; readonly count: number};

/** Returns the true spellings of a word: `cote` may be cote, coté, côte or côté. */
export const spellingsOf = ({spellings}: Dictionary, word: string): readonly string[] =>
	spellings.get(word) ?? [word];

export const trueWord = (dictionary: Dictionary, word: string): string =>
	spellingsOf(dictionary, word)[0] ?? word;

const latest = new WeakMap<Dictionary, Words>();

/** Returns the words of one length. Asked for the same length again it returns the same object, so caches by identity keep working. */
export function wordsOfLength(dictionary: Dictionary, length: number): Words {
	const before = latest.get(dictionary);
	if (before?.length === length) return before;
	const {alphabet, letters, starts, count, lengths} = dictionary;
	const size = lengths.find(entry => entry.length === length)?.count ?? 0;
	const packed = new Uint8Array(size * length);
	for (let word = 0, next = 0; word < count; word++) {
		const start = starts[word]!;
		if (starts[word + 1]! - start !== length) continue;
		for (let offset = 0; offset < length; offset++) packed[next++] = letters[start + offset]!;
	}

	const words = packLetters(alphabet, packed, length);
	latest.set(dictionary, words);
	return words;
}

export const lengthOf = ({starts}: WordList, word: number): number => starts[word + 1]! - starts[word]!;

/** Returns the numbers of the words with at least `minLength` letters. With `from` and `filter` a trie of 274,000 words would take 40 ms, not 19. */
export function longWords(dictionary: Dictionary, minLength: number): Uint32Array {
	const words = new Uint32Array(dictionary.count);
	let found = 0;
	for (let word = 0; word < dictionary.count; word++)
		if (lengthOf(dictionary, word) >= minLength) words[found++] = word;
	return words.subarray(0, found);
}

/** Counts the letters that two words of an ordered list share at the start. */
export function sharedStart({letters, starts}: WordList, earlier: number, later: number): number {
	const start = starts[earlier]!;
	const length = starts[earlier + 1]! - start;
	const other = starts[later]!;
	let shared = 0;
	// The later word can't end here: it would come first.
	while (shared < length && letters[start + shared] === letters[other + shared]) shared++;
	return shared;
}

type Spelled = Pick<WordList, 'letters' | 'starts'>;

function compareWords(listA: Spelled, wordA: number, listB: Spelled, wordB: number): number {
	const endA = listA.starts[wordA + 1]!;
	const endB = listB.starts[wordB + 1]!;
	let a = listA.starts[wordA]!;
	let b = listB.starts[wordB]!;
	for (; a < endA && b < endB; a++, b++) {
		const difference = listA.letters[a]! - listB.letters[b]!;
		if (difference !== 0) return difference;
	}

	return endA - a - (endB - b);
}

/** A list that words are added to. */
export type GrowingList = WordList & {count: number};

export const roomFor = (alphabet: Alphabet, letters: number, words: number): GrowingList => ({
	alphabet,
	count: 0,
	letters: new Uint8Array(letters),
	starts: new Uint32Array(words + 1),
});

export function addWord(list: GrowingList, word: Uint8Array, length: number): void {
	const {letters, starts} = list;
	let end = starts[list.count]!;
	for (let at = 0; at < length; at++) letters[end++] = word[at]!;
	starts[++list.count] = end;
}

/** Returns whether a word comes after all words of a list in order. */
export function isLast({letters, starts, count}: WordList, word: Uint8Array, length: number): boolean {
	if (count === 0) return true;
	const end = starts[count]!;
	let before = starts[count - 1]!;
	let at = 0;
	while (before < end && at < length && letters[before] === word[at]) {
		before++;
		at++;
	}

	return at < length && (before === end || letters[before]! < word[at]!);
}

/** Adds the words of another list from one number up to another. */
function addWords(list: GrowingList, other: WordList, from: number, to: number): void {
	if (from === to) return;
	const end = list.starts[list.count]!;
	const first = other.starts[from]!;
	list.letters.set(other.letters.subarray(first, other.starts[to]), end);
	for (let word = from + 1; word <= to; word++) list.starts[++list.count] = other.starts[word]! - first + end;
}

/** Returns a list without the room it doesn't need. To copy one of 274,000 words that needs it all would take 8 ms of 78. */
function trim(list: WordList): WordList {
	const {letters, starts, count} = list;
	if (starts[count] === letters.length) return list;
	return {...list, letters: letters.slice(0, starts[count]), starts: starts.slice(0, count + 1)};
}

/** Merges a list in order with words in any order, and drops duplicates; reports the letters of every word that it drops. */
export function mergeWords(
	ordered: WordList,
	others: WordList,
	onDrop?: (letters: Uint8Array) => void,
): WordList {
	if (others.count === 0) return trim(ordered);
	const size = ordered.starts[ordered.count]! + others.starts[others.count]!;
	const merged = roomFor(ordered.alphabet, size, ordered.count + others.count);
	let next = 0;
	for (const word of everyWord(others).sort((a, b) => compareWords(others, a, others, b))) {
		const end = bisect(next, ordered.count, at => compareWords(ordered, at, others, word) > 0);
		addWords(merged, ordered, next, end);
		next = end;
		if (merged.count > 0 && compareWords(merged, merged.count - 1, others, word) === 0)
			onDrop?.(others.letters.subarray(others.starts[word], others.starts[word + 1]));
		else addWords(merged, others, word, word + 1);
	}

	addWords(merged, ordered, next, ordered.count);
	return trim(merged);
}

/** Sorts words and drops duplicates. */
export const sortWords = (list: WordList): WordList => mergeWords(roomFor(list.alphabet, 0, 0), list);
