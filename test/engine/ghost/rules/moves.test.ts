import fc from 'fast-check';
import {expect, test} from 'vitest';
import {dictionaryOf, fewLetters} from '../../helpers.js';
import {fewWords, rulesOf, wins} from '../brute.js';
import {makeBook} from '../../../../source/engine/ghost/variants/books.js';
import type {VariantName} from '../../../../source/engine/ghost/variants/variants.js';
import {effectOf, isPlayable, winningMoves} from '../../../../source/engine/ghost/rules/outlook.js';
import {longWords, wordAt} from '../../../../source/engine/words/words.js';

const places = ['<', ''] as const;

/** What a letter makes of a fragment. */
const longer = (fragment: string, letter: string, place: string) =>
	place === '<' ? letter + fragment : fragment + letter;

test.each<VariantName>(['ghost', 'superghost'])('every move of %s is one by the rules', variant => {
	fc.assert(
		fc.property(fewWords(6), ({list, minLength}) => {
			const book = makeBook(variant, dictionaryOf(list.join('\n')), minLength);
			const rules = rulesOf(list, minLength, variant);
			expect(isPlayable(book)).toBe(rules.words.length > 0);
			const seen = new Set<string>();
			const visit = (fragment: string) => {
				if (seen.has(fragment)) return;
				seen.add(fragment);
				expect(book.isAlive(fragment)).toBe(true);
				// In Ghost no word stands behind a word; in Superghost letters may.
				if (variant === 'ghost' && rules.isWord(fragment)) return;
				const moves = book.movesFrom(fragment);
				const legal = places.flatMap(place =>
					fewLetters
						.filter(letter => {
							const next = longer(fragment, letter, place);
							const isBack = next === fragment + letter;
							return rules.isAlive(next) && (variant === 'ghost' ? place === '' : place === '' || !isBack);
						})
						.map(letter => ({letter, place})),
				);
				expect(moves.map(({letter, place}) => ({letter, place}))).toEqual(legal);
				for (const {letter, place, fragment: next} of moves) {
					const text = longer(fragment, letter, place);
					expect(next).toBe(text);
					const effect = wins(rules, text) ? 'loses' : 'wins';
					expect(effectOf(book, next)).toBe(rules.isWord(text) ? 'completes' : effect);
					visit(next);
				}

				expect(winningMoves(book, fragment)).toEqual(
					moves.filter(move => effectOf(book, move.fragment) === 'wins'),
				);
				for (const place of places)
					for (const letter of fewLetters)
						if (variant === 'superghost' || place === '')
							if (!rules.isAlive(longer(fragment, letter, place)))
								expect(book.isAlive(longer(fragment, letter, place))).toBe(false);
			};

			visit('');
		}),
		{numRuns: 40},
	);
});

test.each<VariantName>(['ghost', 'superghost'])('without a word that counts there is no %s', variant => {
	expect([3, 4].map(minLength => isPlayable(makeBook(variant, dictionaryOf('ant'), minLength)))).toEqual([
		true,
		false,
	]);
});

test('the words that count are counted, and their beginnings, each once', () => {
	fc.assert(
		fc.property(fewWords(12), ({list, minLength}) => {
			const dictionary = dictionaryOf(list.join('\n'));
			const {words, isAlive} = rulesOf(list, minLength, 'ghost');
			const beginnings = new Set([
				'',
				...words.flatMap(word => Array.from(word, (_, end) => word.slice(0, end + 1))),
			]);
			expect([...beginnings].every(beginning => beginning === '' || isAlive(beginning))).toBe(true);
			expect(longWords(dictionary, minLength)).toHaveLength(words.length);
			expect(makeBook('ghost', dictionary, minLength).countFragments()).toBe(beginnings.size);
			const all = Array.from({length: dictionary.count}, (_, word) => wordAt(dictionary, word));
			expect(all).toEqual([...new Set(list)].sort());
		}),
	);
});
