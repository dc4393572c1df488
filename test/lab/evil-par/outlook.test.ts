import fc from 'fast-check';
import {expect, test} from 'vitest';
import {countPool, createCount} from '../../../source/lab/evil-par/count.js';
import {createOutlook, mostWords} from '../../../source/lab/evil-par/outlook.js';
import {indexOf} from '../../../source/engine/words/letter-index.js';
import {everyWord, packWords} from '../../../source/engine/words/words.js';
import {letterIndex, type Letter} from '../../engine/english.js';
import {naiveFamilies} from '../../engine/helpers.js';
import {realLists, tightLists, wordLists} from '../../engine/hangman/word-lists.js';

type Case = {
	readonly list: readonly string[];
	readonly misses: number;
	readonly hidden: number;
	/** By the misses and the places left, how many words may be. */
	readonly room: readonly Float64Array[];
	/** The letters that may be taken away, those in most words first. */
	readonly order: readonly Letter[];
};

const without = (list: readonly string[], letter: Letter) => list.filter(word => !word.includes(letter));

const lettersOf = (list: readonly string[]) => [...new Set(list.join(''))].sort();

/** The letters that tell words apart, and what shows their places in them. */
const familiesOf = (list: readonly string[]) =>
	lettersOf(list)
		.map(letter => ({
			letter,
			families: naiveFamilies(list, letter).filter(([shown]) => shown.includes(letter)),
		}))
		.filter(({families}) => families.every(([, family]) => family.length < list.length));

/** In how many places each of these letters may stand. */
const filledIn = (list: readonly string[]) =>
	familiesOf(list).flatMap(({letter, families}) => families.map(([shown]) => shown.split(letter).length - 1));

const cases = fc
	.record({
		list: fc.oneof(wordLists(12), wordLists(30), tightLists, realLists(12)),
		budget: fc.integer({min: 1, max: 4}),
		shown: fc.nat(2),
		most: fc.array(fc.integer({min: 1, max: 6}), {minLength: 60, maxLength: 60}),
		settled: fc.array(fc.constantFrom(...lettersOf(['aeinst'])), {maxLength: 3}),
	})
	.map(({list, budget, shown, most, settled}): Case => {
		const misses = Math.min(budget, lettersOf(list).length);
		const hidden = Math.max(1, (list[0]?.length ?? 1) - shown, ...filledIn(list));
		const room = Array.from({length: misses + 1}, (_, row) =>
			Float64Array.from({length: hidden + 1}, (_, at) => most[row * 6 + at] ?? 1),
		);
		const left = (letter: Letter) => without(list, letter).length;
		const order = familiesOf(list)
			.map(({letter}) => letter)
			.filter(letter => left(letter) > 1 && !settled.includes(letter))
			.sort((a, b) => left(a) - left(b));
		return {list, misses, hidden, room, order};
	});

/** What the search is told at each letter of the order. */
function outlooks({list, misses, hidden, room, order}: Case): boolean[] {
	const words = packWords(list);
	const index = indexOf(words);
	const count = createCount(index);
	countPool(count, index, everyWord(words));
	const outlook = createOutlook(index, room);
	const letters = Uint8Array.from(order, letterIndex);
	return order.map((_, index) => outlook({count, size: list.length, misses, hidden, letters}, index));
}

/** The words of a list that the first of some letters take away at most. */
const gone = (list: readonly string[], letters: readonly Letter[], taken: number): number =>
	letters.slice(0, taken).reduce((sum, letter) => sum + list.length - without(list, letter).length, 0);

/** The bounds as they are told, with words for numbers. */
function mayLead({list, misses, hidden, room, order}: Case, index: number): boolean {
	const open = order.slice(index);
	return familiesOf(list).some(({letter, families}) => {
		if (letter === open[0]) return false;
		const lacking = without(list, letter).length;
		return families.some(([shown, family]) => {
			const left = hidden - shown.split(letter).length + 1;
			return Array.from({length: misses}, (_, at) => at + 1).some(taken => {
				const away = gone(list, open, taken);
				return lacking - away < family.length && family.length - away <= (room[misses - taken]?.[left] ?? -1);
			});
		});
	});
}

/** Whether misses of the first of some letters and any later ones leave one word, or let a letter appear. */
function leads(
	{list, hidden, room}: Pick<Case, 'list' | 'hidden' | 'room'>,
	[first, ...later]: readonly Letter[],
	misses: number,
): boolean {
	if (first === undefined || misses === 0) return false;
	const left = without(list, first);
	if (left.length < 2) return true;
	const appears = familiesOf(list).some(({letter}) =>
		naiveFamilies(left, letter).some(
			([shown, family]) =>
				shown.includes(letter) &&
				family.length > without(left, letter).length &&
				family.length <= (room[misses - 1]?.[hidden - shown.split(letter).length + 1] ?? -1),
		),
	);
	return appears || later.some((_, at) => leads({list: left, hidden, room}, later.slice(at), misses - 1));
}

test('misses are given up where the bounds say so, and only where they lead nowhere', () => {
	fc.assert(
		fc.property(cases, each => {
			const found = outlooks(each);
			expect(found).toEqual(each.order.map((_, index) => mayLead(each, index)));
			for (const [index, isOpen] of found.entries())
				if (!isOpen) expect(leads(each, each.order.slice(index), each.misses)).toBe(false);
		}),
		{numRuns: 60},
	);
});

test.each([
	[
		3,
		2,
		[
			[1, 1, 3],
			[1, 2, 8],
			[1, 3, 13],
			[1, 4, 18],
		],
	],
	[
		4,
		3,
		[
			[1, 1, 3, 21],
			[1, 2, 10, 58],
		],
	],
])('of %i letters and %i places so many words can be told apart', (letterCount, length, rows) => {
	const room = mostWords(letterCount, length);
	expect(room).toHaveLength(letterCount + 1);
	for (const [misses, row] of rows.entries()) expect(Array.from(room[misses] ?? [])).toEqual(row);
});

test('where that is more than words there are, it says nothing', () => {
	expect(mostWords(26, 15)[20]?.[15]).toBe(2 ** 40);
});
