import fc from 'fast-check';
import {expect, test} from 'vitest';
import {countSet} from '../../../source/engine/alphabet.js';
import {Orders} from '../../../source/lab/evil-par/orders.js';
import {indexOf} from '../../../source/engine/words/letter-index.js';
import {packWords} from '../../../source/engine/words/words.js';
import {letterAt, letterSet, type Letter} from '../../engine/english.js';
import {naiveFamilies} from '../../engine/helpers.js';
import {realLists, tightLists, wordLists} from '../../engine/hangman/word-lists.js';

const without = (list: readonly string[], letter: Letter) => list.filter(word => !word.includes(letter));

/** Whether `evil` says that a letter doesn't appear. */
function misses(list: readonly string[], letter: Letter): boolean {
	const left = without(list, letter).length;
	return left > 0 && naiveFamilies(list, letter).every(([, family]) => family.length <= left);
}

/** Whether all letters of some miss one after the other, in some order. */
const canMiss = (list: readonly string[], letters: readonly Letter[]): boolean =>
	letters.length === 0 ||
	letters.some(
		letter =>
			misses(list, letter) &&
			canMiss(
				without(list, letter),
				letters.filter(other => other !== letter),
			),
	);

const choicesOf = (letters: readonly Letter[]): Letter[][] =>
	letters.reduce<Letter[][]>(
		(choices, letter) => [...choices, ...choices.map(choice => [...choice, letter])],
		[[]],
	);

/** A list, letters of its words, and others. */
const cases = fc.oneof(wordLists(30), tightLists, realLists(20)).chain(list => {
	const all = [...new Set(list.join(''))].sort();
	return fc
		.shuffledSubarray(all, {maxLength: Math.min(7, all.length)})
		.chain(letters =>
			fc.record({list: fc.constant(list), letters: fc.constant(letters), parted: fc.nat(4), most: fc.nat(4)}),
		)
		.map(({list, letters, parted, most}) => ({
			list,
			letters: letters.slice(0, parted),
			others: letters.slice(parted),
			most,
		}));
});

/** The orders of a list whose words lie behind others in the stack. */
function ordersOf(list: readonly string[]) {
	const words = packWords([...list, 'z'.repeat(list[0]?.length ?? 1)]);
	const stack = Uint32Array.from({length: words.count + 1}, (_, at) => (at === 0 ? words.count - 1 : at - 1));
	const orders = new Orders(indexOf(words), stack);
	return {run: orders.startRun(1, list.length), orders};
}

test('letters have an order in which each misses where trying all orders finds one', () => {
	fc.assert(
		fc.property(cases, ({list, letters}) => {
			const {run, orders} = ordersOf(list);
			expect(run.letters).toBe(letterSet(list.join('') as Iterable<Letter>));
			const order = orders.orderOf(run, letterSet(letters))?.map(letterAt);
			expect(order !== undefined).toBe(canMiss(list, letters));
			expect(order?.toSorted() ?? letters.toSorted()).toEqual(letters.toSorted());
			order?.reduce<readonly string[]>((left, letter) => {
				expect(misses(left, letter)).toBe(true);
				return without(left, letter);
			}, list);
		}),
		{numRuns: 40},
	);
});

test('no fewer letters help them to miss', () => {
	fc.assert(
		fc.property(cases, ({list, letters, others, most}) => {
			const {run, orders} = ordersOf(list);
			const helpers = orders.helpersFor(run, letterSet(letters), letterSet(others), most);
			const choices = choicesOf(others).filter(choice => canMiss(list, [...letters, ...choice]));
			const fewest = Math.min(...choices.map(choice => choice.length));
			expect(helpers === undefined ? Infinity : countSet(helpers)).toBe(fewest <= most ? fewest : Infinity);
			if (helpers !== undefined) expect(choices.map(letterSet)).toContain(helpers);
		}),
		{numRuns: 30},
	);
});

test('of tan, ten, tip, dog and cub t appears, and misses once n has', () => {
	const {run, orders} = ordersOf(['tan', 'ten', 'tip', 'dog', 'cub']);
	const [t, n, some] = [letterSet(['t']), letterSet(['n']), letterSet(['c', 'd', 'n'])];
	expect(orders.orderOf(run, t)).toBeUndefined();
	expect(orders.helpersFor(run, t, some, 0)).toBeUndefined();
	expect(orders.helpersFor(run, t, some & ~n, 3)).toBeUndefined();
	expect(orders.helpersFor(run, t, some, 3)).toBe(n);
	expect(orders.orderOf(run, t | n)?.map(letterAt)).toEqual(['n', 't']);
});
