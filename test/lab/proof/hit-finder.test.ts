import fc from 'fast-check';
import {expect, test} from 'vitest';
import {findUnhit, type Unhit} from '../../../source/lab/proof/hit-finder.js';
import {everyWord, packWords, wordAt} from '../../../source/engine/words/words.js';
import {letterSet, letterBit, spell} from '../../engine/english.js';
import {everySo, realLists, tightLists, wordLists} from '../../engine/hangman/word-lists.js';

/** The fewest letters of which every text has one, by trying all; the uncounted aside. */
function fewestLetters(list: readonly string[], uncounted: string): number {
	if (list.length === 0) return 0;
	const shortest = list.reduce((a, b) => (new Set(b).size < new Set(a).size ? b : a));
	const counted = [...new Set(shortest)].filter(letter => !uncounted.includes(letter));
	const rests = counted.map(letter =>
		fewestLetters(
			list.filter(text => !text.includes(letter)),
			uncounted,
		),
	);
	return 1 + Math.min(...rests);
}

const wordsOf = (unhit: Unhit): readonly number[] =>
	'apart' in unhit ? unhit.apart : [unhit.word, ...unhit.branches.flatMap(({rest}) => wordsOf(rest))];

/** Whether the steps show that no so many letters hit every text; by the number of each text. */
function holds(
	unhit: Unhit,
	list: readonly string[],
	alive: readonly string[],
	allowed: number,
	uncounted: string,
): boolean {
	const counted = (text: string) => [...new Set(spell(text))].filter(letter => !uncounted.includes(letter));
	const textOf = (word: number) => list[word] ?? '';
	if (!wordsOf(unhit).every(word => list[word] !== undefined)) return false;
	if ('apart' in unhit) {
		const shown = unhit.apart.map(textOf);
		const letters = shown.flatMap(counted);
		const isBare = shown.some(text => counted(text).length === 0);
		return (
			shown.every(text => alive.includes(text)) &&
			new Set(letters).size === letters.length &&
			(isBare || shown.length > allowed)
		);
	}

	const open = counted(textOf(unhit.word));
	const asked = unhit.branches.map(({letter}) => open.find(each => letterBit(each) === letter) ?? '');
	return (
		alive.includes(textOf(unhit.word)) &&
		asked.toSorted().join() === open.toSorted().join() &&
		unhit.branches.every(({rest}, at) =>
			holds(
				rest,
				list,
				alive.filter(text => !text.includes(asked[at] ?? '')),
				allowed - 1,
				uncounted + asked.slice(0, at).join(''),
			),
		)
	);
}

test('why no few letters hit all words is found wherever they don’t, and holds', () => {
	fc.assert(
		fc.property(
			fc.oneof(wordLists(12), tightLists, realLists(20)),
			fc.constantFrom('', 'a', 'ae'),
			(unsorted, uncounted) => {
				const list = unsorted.toSorted();
				const words = packWords(list);
				const fewest = fewestLetters(list, uncounted);
				for (let count = 0; count < Math.min(fewest, 12) + 1; count++) {
					const unhit = findUnhit(words, everyWord(words), count, letterSet(spell(uncounted)));
					expect(unhit !== undefined).toBe(count < fewest);
					if (unhit) expect(holds(unhit, list, list, count, uncounted)).toBe(true);
				}
			},
		),
		{numRuns: 40},
	);
});

test.each([
	[20, 3, 5, 6],
	[10, 4, 5, 11],
	[20, 5, 4, 5],
	[3, 8, 4, 28],
])(
	'on every %i-th word of %i letters it is found for %i letters, with %i words',
	(step, length, most, named) => {
		const words = packWords(everySo(step, length));
		const find = (count: number) => findUnhit(words, everyWord(words), count, 0);
		let count = 0;
		while (find(count + 1) !== undefined) count++;
		const unhit = find(count);
		expect([count, unhit && wordsOf(unhit).length]).toEqual([most, named]);
	},
);

test.each([
	['a word without a letter that counts needs no other', 'ab ba cd ef', 'ab', 3, 'ab'],
	['where no letter is asked, any word will do: one of the fewest letters', 'abc add bcd', '', 0, 'add'],
	['words without a common letter are one more than the letters', 'ab bc cd de ef', '', 2, 'ab ef cd'],
])('%s', (_, list, uncounted, count, apart) => {
	const texts = list.split(' ');
	const words = packWords(texts);
	const unhit = findUnhit(words, everyWord(words), count, letterSet(spell(uncounted)));
	expect(unhit && 'apart' in unhit && unhit.apart.map(word => wordAt(words, word)).join(' ')).toBe(apart);
});
