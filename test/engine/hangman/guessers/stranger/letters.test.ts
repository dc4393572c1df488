import {describe, expect, test} from 'vitest';
import {parseDictionary, type Dictionary} from '../../../../../source/engine/index.js';
import {learnLetters, readPattern} from '../../../../../source/engine/hangman/guessers/stranger/letters.js';
import {createAlphabet} from '../../../../../source/engine/alphabet.js';

const three = createAlphabet('en', 'abc');

function listOf(text: string): Dictionary {
	const parsed = parseDictionary(text, three);
	if (!parsed.ok) throw new Error(parsed.reason);
	return parsed.dictionary;
}

const list = listOf('ab\nabc\nabca\nbab\nbaba\nbabab\ncab\ncabba\ncacab\nabcabca\naab\nbb\nbbca\nabacabab');
const model = learnLetters(list);

/** All words of a length, letters by their numbers. */
const everySpelling = (length: number): readonly number[][] =>
	length === 0 ? [[]] : everySpelling(length - 1).flatMap(word => [0, 1, 2].map(letter => [...word, letter]));

/** The chance of a word: that of the pattern that shows it. */
const chanceOfWord = (word: readonly number[]) => readPattern(model, word, 7).total;

describe('letters by the letters before them', () => {
	test('the words of all lengths take the whole chance', () => {
		let sum = 0;
		for (let length = 0; length <= 7; length++)
			sum += everySpelling(length).reduce((part, word) => part + chanceOfWord(word), 0);
		// Few words are longer than any on the list.
		expect(sum).toBeGreaterThan(0.9);
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
		const reading = readPattern(model, pattern, guessed);
		expect(reading.total).toBeCloseTo(chance(fitting), 6);
		for (const letter of [0, 1, 2]) {
			const holding = fitting.filter(word =>
				word.some((each, place) => each === letter && pattern[place] === -1),
			);
			expect(reading.holding[letter]).toBeCloseTo(chance(holding), 6);
		}
	});
});
