import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {LetterScores} from '../../../../source/engine/hangman/search/letter-scores.js';
import {indexOf} from '../../../../source/engine/words/letter-index.js';
import {everyWord, packWords} from '../../../../source/engine/words/words.js';
import {letterAt, letterIndex, type Letter} from '../../english.js';
import {texts, wordsOfOneLength} from '../../helpers.js';
import {everySo, realLists} from '../word-lists.js';
import {divides, guessesIn, mostPromising, naiveScore} from './naive-scores.js';

const lists = fc.oneof(wordsOfOneLength, realLists(40));

/** The scores of some words after a look at part of them, and that part as texts. */
function look(list: readonly string[], from = 0, to = list.length) {
	const words = packWords(list);
	const scores = new LetterScores(indexOf(words).marks(), words.count);
	const cells = everyWord(words);
	scores.look(cells, 0, words.count);
	scores.look(cells, from, to);
	return {scores, part: texts(words, cells.subarray(from, to))};
}

/** A list, and where the part of it begins and ends that is looked at. */
const looks = fc.tuple(lists, fc.nat(), fc.nat()).map(([list, first, size]): Parameters<typeof look> => {
	const from = first % list.length;
	return [list, from, from + 1 + (size % (list.length - from))];
});

const countOf = (list: readonly string[], letter: Letter): number => list.join('').split(letter).length - 1;

describe('the letters of some words', () => {
	test('come in the order of their scores, those that tell nothing apart at the end', () => {
		fc.assert(
			fc.property(looks, input => {
				const {scores, part} = look(...input);
				const order = scores.inOrder().map(letterAt);
				const promising = order.filter(letter => divides(part, letter));
				expect(order.toSorted()).toEqual(guessesIn(part));
				expect(order.slice(0, promising.length)).toEqual(promising);
				for (const [at, letter] of promising.slice(1).entries())
					expect(naiveScore(part, letter)).toBeGreaterThan(naiveScore(part, promising[at] ?? letter) - 1e-9);
			}),
			{examples: [[[everySo(40, 5)]], [[['ab', 'ba', 'bb']]]]},
		);
	});

	test('that promise most are the first few of them, or one alone that all words hold', () => {
		fc.assert(
			fc.property(looks, fc.integer({min: 1, max: 8}), (input, count) => {
				const {scores, part} = look(...input);
				const promising = scores.inOrder().filter(letter => divides(part, letterAt(letter)));
				const [first] = promising;
				const isCertain = first !== undefined && part.every(word => word.includes(letterAt(first)));
				expect(scores.candidates(count)).toEqual(promising.slice(0, isCertain ? 1 : count));
				expect(scores.best()).toBe(first ?? -1);
			}),
		);
	});

	test('that occur most often are counted with all their places', () => {
		fc.assert(
			fc.property(looks, input => {
				const {scores, part} = look(...input);
				const [best] = guessesIn(part)
					.filter(letter => divides(part, letter))
					.sort((a, b) => countOf(part, b) - countOf(part, a));
				expect(scores.mostFrequent()).toBe(best === undefined ? -1 : letterIndex(best));
			}),
			{examples: [[[['aab', 'cbc', 'dcb']]]]},
		);
	});

	test.each([
		[['ab', 'ba'], 'a'],
		[['ac', 'bc'], 'a'],
		[['bca', 'bac'], 'a'],
		[['dab', 'dba', 'cab'], 'a'],
	])('of equal score in %j are taken in their order', (list, best) => {
		const {scores} = look(list);
		expect(letterAt(scores.best())).toBe(best);
		expect(letterAt(scores.mostFrequent())).toBe(best);
		expect(scores.inOrder().slice(0, 2).map(letterAt)).toEqual(mostPromising(list).slice(0, 2));
	});
});
