import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import fc from 'fast-check';
import {
	createSolver,
	everyWord,
	fold,
	languages,
	packWords,
	type Language,
} from '../../source/engine/index.js';
import {minimax} from '../engine/hangman/solver/minimax.js';

const lists: readonly [language: Language, words: number, digest: string][] = [
	['de', 7_110, 'c4504001747c3e8118a3613a71b6afc8d0ce246cd1b11dc547b29ce70a20a42b'],
	['es', 4_144, 'ed827dad901a239fa4ab0b33ef6cfe9c2a40bff3eedc119a9a75783883eec641'],
	['fr', 8_085, 'e1bba7ed23b87225e982960e6ebadcef0ee76b13680b1f8abcae224d63815548'],
	['nl', 8_273, 'af9b6c4b714c0a7ee8493079fe28a9f72506f0742bb01845de7abe2f3a660b15'],
	['pl', 8_897, '21ec71a30f5410c941b2d7b28d4595fce28789b7c6f9b81bd1e8fc9a453edf72'],
	['pt', 8_252, 'ba954b49b5103119b3e870e356235fa727d4c25286c2c41c6248942ff0543644'],
	['ru', 8_862, '95c0f1772616a52bfbdcc7e3e3b915ccef433610207d60963669f6dcc5fd6665'],
];

describe.each(lists)('the common words of %s', (language, count, digest) => {
	const bytes = readFileSync(`dictionaries/${language}/common.txt`);
	const words = bytes.toString().trimEnd().split('\n');
	const alphabet = languages[language];

	test('are the ones that were made', () => {
		expect(words).toHaveLength(count);
		expect(createHash('sha256').update(bytes).digest('hex')).toBe(digest);
	});

	test('stand in the order of the language, each once', () => {
		expect([...new Set(words)].sort(new Intl.Collator(language).compare)).toEqual(words);
	});

	test('are spelled with its letters, and use them all', () => {
		const keys = words.map(word => fold(alphabet, word) ?? `no word: ${word}`);
		expect(keys.filter(key => key.length < 2 || key.startsWith('no word'))).toEqual([]);
		expect([...new Set(keys.join(''))].sort()).toEqual([...alphabet.letters].sort());
	});
});

test.each<[Language, readonly string[]]>([
	['de', ['Straße', 'Mädchen', 'schön', 'größer', 'Füße', 'Äpfel', 'Übung']],
	['es', ['niño', 'corazón', 'árbol', 'útil', 'vergüenza', 'mañana']],
	['fr', ['cœur', 'où', 'garçon', 'être', 'déjà', 'forêt', 'naïf', 'août']],
	['nl', ['één', 'ideeën', 'café', 'financiële']],
	['pl', ['źle', 'łzy', 'świat', 'żona', 'ćwiczyć', 'książę']],
	['pt', ['coração', 'avô', 'avó', 'irmã', 'açúcar', 'às']],
	['ru', ['ещё', 'её', 'жизнь', 'объяснить', 'щиты']],
])('%s has words with marks', (language, words) => {
	const list = new Set(readFileSync(`dictionaries/${language}/common.txt`, 'utf8').split('\n'));
	expect(words.filter(word => !list.has(word))).toEqual([]);
});

test.each(['pl', 'ru'] as const)(
	'the value of a few words of %s, with 32 letters, is what plain minimax finds',
	language => {
		const alphabet = languages[language];
		expect(alphabet.letters).toHaveLength(32);
		const list = readFileSync(`dictionaries/${language}/common.txt`, 'utf8').trimEnd().split('\n');
		const keys = [...new Set(list.flatMap(word => fold(alphabet, word) ?? []))];
		// Half of them end alike, as words that force many misses do.
		const somePool = fc.tuple(fc.integer({min: 2, max: 6}), fc.boolean()).chain(([length, areAlike]) => {
			const long = keys.filter(key => key.length === length);
			return fc
				.constantFrom(...long)
				.map(one => (areAlike ? long.filter(key => key.slice(-2) === one.slice(-2)) : long))
				.chain(pool => fc.uniqueArray(fc.constantFrom(...pool), {minLength: 1, maxLength: 10}));
		});
		fc.assert(
			fc.property(somePool, pool => {
				const words = packWords(pool, alphabet);
				const value = minimax(pool);
				expect(createSolver(words).solve(everyWord(words))).toEqual({atLeast: value, atMost: value});
			}),
			{numRuns: 37},
		);
	},
);
