import {readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {languages, parseDictionary, type Dictionary} from '../../../../../source/engine/index.js';
import {chanceOf, createLattice} from '../../../../../source/engine/hangman/guessers/stranger/lattice.js';
import {learnLetters} from '../../../../../source/engine/hangman/guessers/stranger/letter-model.js';
import {selectAt} from '../../../../../source/engine/hangman/guessers/stranger/select.js';
import {createAlphabet} from '../../../../../source/engine/alphabet.js';

const three = createAlphabet('en', 'abc');

function listOf(text: string, alphabet = three): Dictionary {
	const parsed = parseDictionary(text, alphabet);
	if (!parsed.ok) throw new Error(parsed.reason);
	return parsed.dictionary;
}

const small = listOf('ab\nabc\nabca\nbab\nbaba\nbabab\ncab\ncabba\ncacab\nabcabca\naab\nbb\nbbca\nabacabab');
const model = learnLetters(small, three);
const lattice = createLattice(model, 3);

/** All words of a length, letters by their numbers. */
const everySpelling = (length: number): readonly number[][] =>
	length === 0 ? [[]] : everySpelling(length - 1).flatMap(word => [0, 1, 2].map(letter => [...word, letter]));

const chanceOfWord = (word: readonly number[]) => chanceOf(model, 3, Uint8Array.from(word));

describe('letters by the letters before them', () => {
	test('the words of all lengths take the whole chance', () => {
		let sum = 0;
		for (let length = 0; length <= 8; length++)
			sum += everySpelling(length).reduce((part, word) => part + chanceOfWord(word), 0);
		// Few words are longer than any on the list.
		expect(sum).toBeGreaterThan(0.95);
		expect(sum).toBeLessThanOrEqual(1 + 1e-6);
	});

	test('a listed word is likelier than its letters in another order', () => {
		expect(chanceOfWord([0, 1, 2, 0])).toBeGreaterThan(chanceOfWord([2, 0, 0, 1]));
	});

	test.each([
		['---', 'none guessed', 0],
		['----', 'none guessed', 0],
		['-b---', 'b guessed', 2],
		['--c-', 'a missed, c guessed', 5],
		['cab-', 'all but one shown', 7],
	])('reads %s (%s) as all its words read one by one', (text, _, guessed) => {
		const pattern = Array.from(text, shown => 'abc'.indexOf(shown));
		const fitting = everySpelling(pattern.length).filter(word =>
			word.every((letter, place) => {
				const shown = pattern[place];
				return shown === -1 ? (guessed & (1 << letter)) === 0 : letter === shown;
			}),
		);
		const chance = (words: readonly number[][]) => words.reduce((sum, word) => sum + chanceOfWord(word), 0);
		const reading = lattice.read(pattern, guessed);
		expect(reading.total).toBeCloseTo(chance(fitting), 6);
		for (const letter of [0, 1, 2]) {
			const holding = fitting.filter(word =>
				word.some((each, place) => each === letter && pattern[place] === -1),
			);
			expect(reading.holding[letter]).toBeCloseTo(chance(holding), 6);
		}
	});

	test('the chances after every context sum to one', () => {
		const list = listOf(readFileSync('dictionaries/en/small.txt', 'utf8'), languages.en);
		const learnt = learnLetters(list, languages.en);
		const chances = (state: number): Float64Array => {
			const [shorter = 0, rest = 0] = [learnt.shorter[state], learnt.rest[state]];
			const all = state === 0 ? new Float64Array(27).fill(1 / 27) : chances(shorter);
			const [from, to] = learnt.starts.subarray(state, state + 2);
			const own = new Map(Array.from(learnt.symbols.subarray(from, to), (symbol, at) => [symbol, at]));
			const shares = learnt.shares.subarray(from, to);
			return all.map((chance, symbol) => chance * rest + (shares[own.get(symbol) ?? -1] ?? 0));
		};
		for (let state = 0; state < learnt.shorter.length; state += 997) {
			expect(chances(state).reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 4);
			expect(Math.min(...chances(state))).toBeGreaterThan(0);
		}
	});
});

test('a number is found at its place without sorting', () => {
	const numbers = Float64Array.from({length: 200}, (_, at) => (at * 7919) % 101);
	const sorted = numbers.toSorted();
	for (const place of [0, 1, 57, 100, 198, 199]) expect(selectAt(numbers.slice(), place)).toBe(sorted[place]);
});
