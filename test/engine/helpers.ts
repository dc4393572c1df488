import {existsSync, readFileSync} from 'node:fs';
import fc from 'fast-check';
import {parseDictionary, type Dictionary} from '../../source/engine/dictionary.js';
import {letterAt, spell, type Letter} from '../../source/engine/letters.js';
import {wordAt, type Pool, type Words} from '../../source/engine/words.js';

/** The words of a pool as texts. */
export const texts = (words: Words, pool: Pool): string[] => Array.from(pool, word => wordAt(words, word));

/** The dictionary of a text that is known to be good. */
export function dictionaryOf(text: string): Dictionary {
	const parsed = parseDictionary(text);
	if (!parsed.ok) throw new Error(parsed.reason);
	return parsed.dictionary;
}

/** The words of a dictionary as texts, in its order. */
export const wordsIn = ({letters, starts, count}: Dictionary): string[] =>
	Array.from({length: count}, (_, word) =>
		Array.from(letters.slice(starts[word], starts[word + 1]), letterAt).join(''),
	);

/** A word as it is shown once these letters are guessed: `mask('here', 'e')` is `-e-e`. */
export const mask = (word: string, guessed: Iterable<string>): string => {
	const shown = new Set(guessed);
	return Array.from(word, letter => (shown.has(letter) ? letter : '-')).join('');
};

/** Texts by what they show of one letter, in the ASCII order of what they show. */
export function naiveFamilies(list: readonly string[], letter: Letter): [pattern: string, texts: string[]][] {
	const families: Record<string, string[]> = {};
	for (const text of list) (families[mask(text, letter)] ??= []).push(text);
	return Object.entries(families).sort(([a], [b]) => (a < b ? -1 : 1));
}

/** So few letters that words, families and fragments often meet. */
export const fewLetters = spell('abcd');

export const someLetter = fc.constantFrom(...fewLetters);

export const someWord = (minLength: number, maxLength: number): fc.Arbitrary<string> =>
	fc.string({unit: someLetter, minLength, maxLength});

/** Words of one length, mostly short ones and up to the longest, each once and in order. */
export const wordsOfOneLength: fc.Arbitrary<string[]> = fc
	.oneof({weight: 4, arbitrary: fc.integer({min: 1, max: 6})}, fc.integer({min: 1, max: 50}))
	.chain(length => fc.uniqueArray(someWord(length, length), {minLength: 1, maxLength: 40}))
	.map(list => list.sort());

/** The text of a word list to check against that lies beside the project, or `undefined` where it is not there. */
export function listBeside(name: string): string | undefined {
	const path = `../shared/data/${name}`;
	return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}
