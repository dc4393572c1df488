import {guess} from './guess.js';
import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {createAlphabet, letterIndex, mostLetters, type Alphabet} from '../../source/engine/alphabet.js';
import {choosers, drawSecret} from '../../source/engine/hangman/choosers/choosers.js';
import {hiddenPattern, reveal, splitPool} from '../../source/engine/hangman/rules/families.js';
import {newGame, status} from '../../source/engine/hangman/rules/game.js';
import {createSolver} from '../../source/engine/hangman/solver/solver.js';
import {parseDictionary} from '../../source/engine/words/parse.js';
import {everyWord, findWord, packWords} from '../../source/engine/words/words.js';
import {minimax} from './hangman/solver/minimax.js';
import {texts} from './helpers.js';
import {makeBook} from '../../source/engine/ghost/variants/books.js';
import {mask} from '../mask.js';

/** Letters of several scripts; the digits of no two alphabets stand in the same order. */
const script = Array.from(
	'abcdefghijklmnopqrstuvwxyzäöüßñçąćęłńóśźżøåæþðабвгдежзийклмнопрстуфхцчшщъыьэюяαβγδεζηθικλμνξοπρ',
);

/** An alphabet of 2 to 32 letters in any order, with words of them. */
const someAlphabet: fc.Arbitrary<Alphabet> = fc
	.oneof(fc.constant(mostLetters), fc.integer({min: 2, max: mostLetters}))
	.chain(size => fc.shuffledSubarray(script, {minLength: size, maxLength: size}))
	.map(letters => createAlphabet('und', letters.join('')));

const wordsIn = ({letters}: Alphabet, shortest: number, longest: number): fc.Arbitrary<string> =>
	fc.string({
		// The last letters have the highest bits.
		unit: fc.oneof(fc.constantFrom(...letters), fc.constantFrom(...letters.slice(-3))),
		minLength: shortest,
		maxLength: longest,
	});

const someLists = (most: number, length?: number) =>
	fc.tuple(someAlphabet, fc.integer({min: 1, max: 5})).chain(([alphabet, size]) =>
		fc.record({
			alphabet: fc.constant(alphabet),
			list: fc.uniqueArray(wordsIn(alphabet, length ?? size, length ?? size), {
				minLength: 1,
				maxLength: most,
			}),
		}),
	);

const inOrder = (alphabet: Alphabet, list: readonly string[]): string[] =>
	list.toSorted((a, b) => {
		const [one, other] = [a, b].map(word => Array.from(word, letter => letterIndex(alphabet, letter)));
		for (let place = 0; place < Math.min(a.length, b.length); place++) {
			const difference = (one?.[place] ?? 0) - (other?.[place] ?? 0);
			if (difference !== 0) return difference;
		}

		return a.length - b.length;
	});

describe('in any alphabet of 2 to 32 letters', () => {
	test('words are sorted by its order, each once, and found again', () => {
		fc.assert(
			fc.property(
				someAlphabet.chain(alphabet =>
					fc.tuple(fc.constant(alphabet), fc.array(wordsIn(alphabet, 1, 8), {minLength: 1, maxLength: 60})),
				),
				([alphabet, list]) => {
					const read = parseDictionary(list.join('\n'), alphabet);
					if (!read.ok) throw new Error(read.reason);
					const {letters, starts, count} = read.dictionary;
					const words = Array.from({length: count}, (_, word) =>
						Array.from(letters.slice(starts[word], starts[word + 1]), at => alphabet.letters[at]).join(''),
					);
					expect(words).toEqual(inOrder(alphabet, [...new Set(list)]));
				},
			),
			{numRuns: 40},
		);
		fc.assert(
			fc.property(someLists(40), ({alphabet, list}) => {
				const words = packWords(list, alphabet);
				const sorted = inOrder(alphabet, list);
				expect(texts(words, everyWord(words))).toEqual(sorted);
				for (const [index, word] of sorted.entries()) expect(findWord(words, word)).toBe(index);
			}),
			{numRuns: 40},
		);
	});

	test('a letter divides a pool as the patterns say', () => {
		fc.assert(
			fc.property(someLists(40), ({alphabet, list}) => {
				const words = packWords(list, alphabet);
				for (const letter of alphabet.letters) {
					const families = splitPool(words, everyWord(words), letter);
					for (const {places, pool} of families) {
						const pattern = reveal(hiddenPattern(words.length), letter, places);
						expect(new Set(texts(words, pool))).toEqual(
							new Set(list.filter(word => mask(word, letter) === pattern)),
						);
					}

					expect(families.reduce((sum, {pool}) => sum + pool.length, 0)).toBe(words.count);
				}
			}),
			{numRuns: 40},
		);
	});

	test('the value of a pool is what plain minimax finds', () => {
		fc.assert(
			fc.property(someLists(9), ({alphabet, list}) => {
				const words = packWords(list, alphabet);
				const value = minimax(list);
				expect(createSolver(words).solve(everyWord(words))).toEqual({atLeast: value, atMost: value});
			}),
			{numRuns: 50},
		);
	});

	test('a table of words with one letter each costs a miss for each but the last, up to 31', () => {
		fc.assert(
			fc.property(someAlphabet, alphabet => {
				const words = packWords(alphabet.letters, alphabet);
				const value = alphabet.letters.length - 1;
				expect(createSolver(words).solve(everyWord(words))).toEqual({atLeast: value, atMost: value});
			}),
			{numRuns: 40},
		);
	});

	test.each(['random', 'evil', 'cunning', 'perfect'] as const)(
		'%s names a word that fits all it said',
		name => {
			fc.assert(
				fc.property(someLists(30), fc.string(), ({alphabet, list}, seed) => {
					const words = packWords(list, alphabet);
					const choose = choosers[name].begin(words);
					let game = newGame({words, budget: 40, secret: drawSecret(name, words, seed)});
					for (const letter of alphabet.letters) {
						const result = guess(game, letter, choose);
						if (!result.ok) break;
						({game} = result);
						const asked = game.turns.map(turn => turn.guess);
						for (const word of texts(words, game.pool)) expect(mask(word, asked)).toBe(game.pattern);
						expect(game.pool.length).toBeGreaterThan(0);
					}

					expect(status(game)).toBe('won');
				}),
				{numRuns: 50},
			);
		},
	);

	test('who wins Ghost is what its rules say', () => {
		fc.assert(
			fc.property(
				someAlphabet.chain(alphabet =>
					fc.tuple(fc.constant(alphabet), fc.array(wordsIn(alphabet, 1, 5), {minLength: 1, maxLength: 25})),
				),
				([alphabet, list]) => {
					const read = parseDictionary(list.join('\n'), alphabet);
					if (!read.ok) throw new Error(read.reason);
					const wins = (fragment: string): boolean =>
						list.includes(fragment) ||
						alphabet.letters
							.map(letter => fragment + letter)
							.filter(next => list.some(word => word.startsWith(next)))
							.some(next => !wins(next));
					expect(makeBook('ghost', read.dictionary, 1).moverWins('')).toBe(wins(''));
				},
			),
			{numRuns: 40},
		);
	});
});
