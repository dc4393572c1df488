import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {createEvilParSolver} from '../../../source/lab/evil-par/evil-par.js';
import {createEvilReview, type Beforehand} from '../../../source/lab/review/against-evil.js';
import type {MomentReview} from '../../../source/engine/hangman/review/moments.js';
import {momentsOf} from '../../../source/engine/hangman/review/review.js';
import {createSolver, isExact, type Bounds} from '../../../source/engine/hangman/solver/solver.js';
import {workBudget} from '../../../source/engine/hangman/solver/turns.js';
import {languages} from '../../../source/engine/languages.js';
import {firstGame, guessAll, statesOf, texts} from '../../engine/helpers.js';
import {everySo, realLists, tightLists, wordLists} from '../../engine/hangman/word-lists.js';
import {fewestAgainstEvil} from '../fewest-against-evil.js';
import {spell} from '../../engine/english.js';

/** 467 words of four letters; `x` and `z` are in none that is left. */
const game = guessAll(firstGame(everySo(4, 4).join(' '), 'evil', 10), 'zxesaoi');
const {words} = game;
const moments = momentsOf(game);
const begin = (beforehand?: Beforehand) =>
	createEvilReview({words, moments, solver: createSolver(words)}, beforehand);
const atOnce = workBudget(0);

const never = () => false;
const indices = moments.map((_, index) => index);
const text = ({atLeast, atMost}: Bounds) => `${atLeast}-${atMost}`;

/** What is known of a moment: the letter asked, the fewest misses with the best letters and with this one, the best one, letters with which the fewest come about, and what perfect play forces. */
const tell = (index: number, {value, cost, best, againstEvil}: MomentReview): string =>
	[
		`${moments[index]?.guess ?? 'end'}: ${text(value)}, then ${text(cost)}`,
		`best ${best ?? 'unknown'}`,
		againstEvil && `by ${againstEvil.letters.join('')}, perfect ${text(againstEvil.perfect)}`,
	].join(', ');

/** Looks at the last moment, then at the one before, and so on, so closely each. */
const lookBack = (judge: ReturnType<typeof begin>, work: number): readonly string[] =>
	indices
		.toReversed()
		.map(index => tell(index, judge(index, workBudget(work))))
		.toReversed();

describe('a moment of a game against evil', () => {
	test('tells of those before and after it, as long as they are not known', () => {
		const judge = begin();
		expect(lookBack(judge, 0)).toEqual([
			'z: 5-9, then 6-9, best unknown, by seaoiulnckdmh, perfect 5-9',
			'x: 5-8, then 6-8, best unknown, by xesauiorlfgw, perfect 5-9',
			'e: 5-7, then 5-7, best unknown, by esauiorlfgw, perfect 5-9',
			's: 4-6, then 6-6, best unknown, by sauiorlfgw, perfect 4-8',
			'a: 5-5, then 5-5, best a, by auiorlfgw, perfect 5-7',
			'o: 4-4, then 5-5, best u, by uiorlfgw, perfect 4-6',
			'i: 4-4, then 4-4, best i, by iunclftr, perfect 4-5',
			'end: 3-3, then 3-3, best unknown, by unclftr, perfect 3-4',
		]);
		lookBack(judge, 1000);
		expect(lookBack(judge, 1000)).toEqual([
			'z: 7-7, then 8-8, best u, by usiaeorlfgw, perfect 9-9',
			'x: 7-7, then 8-8, best u, by usieaorlfgw, perfect 8-8',
			'e: 7-7, then 7-7, best e, by esauiorlfgw, perfect 8-8',
			's: 6-6, then 6-6, best s, by sauiorlfgw, perfect 7-7',
			'a: 5-5, then 5-5, best a, by auiorlfgw, perfect 6-6',
			'o: 4-4, then 5-5, best u, by uiorlfgw, perfect 5-5',
			'i: 4-4, then 4-4, best i, by iunclftr, perfect 5-5',
			'end: 3-3, then 3-3, best unknown, by unclftr, perfect 4-4',
		]);
	});

	test('costs no fewer misses than all words, less those made since', () => {
		const evil = createEvilParSolver(words).solve();
		const judge = begin({evil});
		judge(0, atOnce);
		expect(indices.map(index => tell(index, judge(index, atOnce)))).toEqual([
			'z: 7-7, then 7-10, best u, by usiaeorlfgw, perfect 7-9',
			'x: 6-9, then 6-10, best unknown, by seaoiulnckdmh, perfect 6-9',
			'e: 5-9, then 5-9, best unknown, by seaoiulnckdmh, perfect 5-9',
			's: 5-8, then 5-8, best unknown, by saoiulnckdmh, perfect 5-8',
			'a: 5-5, then 5-7, best u, by uiaorlfgw, perfect 5-7',
			'o: 4-4, then 4-6, best u, by uiorlfgw, perfect 4-6',
			'i: 4-4, then 4-5, best i, by iunclftr, perfect 4-5',
			'end: 3-3, then 3-3, best unknown, by unclftr, perfect 3-4',
		]);
	});

	test('is looked into again and again, each time from where the last look ended', () => {
		const judge = begin();
		let looks = 1;
		while (!isExact(judge(0, workBudget(1)).value)) looks++;
		expect(looks).toBe(7);
	});

	test('that is known gives its time to the others, the first ones first', () => {
		const judge = begin();
		const known = Array.from({length: 9}, () => judge(0, never)).map(({againstEvil}) => againstEvil?.perfect);
		expect(known.map(perfect => perfect && text(perfect))).toEqual([
			...Array.from({length: 8}, () => '7-9'),
			'9-9',
		]);
		for (const index of indices.slice(1)) expect(isExact(judge(index, atOnce).value)).toBe(true);
	});

	test('that is known with all that there is to know takes no time', () => {
		const judge = begin();
		for (let look = 0; look < 12; look++) judge(0, never);
		const found = judge(0, () => {
			throw new Error('It is known');
		});
		expect([found.value, found.againstEvil?.perfect].map(bounds => bounds && isExact(bounds))).toEqual([
			true,
			true,
		]);
	});

	test('later than the first is not what was proved of all words', () => {
		const judge = begin({perfect: {atLeast: 9, atMost: 9}});
		expect(indices.map(index => judge(index, atOnce).againstEvil?.perfect.atLeast)).toEqual([
			9, 5, 5, 5, 5, 4, 4, 3,
		]);
	});

	test('is worth what trying every letter finds, whatever its neighbors say of it', () => {
		const lists = fc.oneof(wordLists(30), tightLists, realLists(20));
		const letters = fc.shuffledSubarray([...languages.en.letters], {minLength: 12});
		fc.assert(
			fc.property(lists, letters, (list, order) => {
				const start = firstGame(list.toSorted().join(' '), 'evil', 26);
				const over = statesOf(start, spell(order.join(''))).at(-1)?.[1] ?? start;
				const judged = momentsOf(over);
				const judge = createEvilReview({
					words: over.words,
					moments: judged,
					solver: createSolver(over.words),
				});
				const work = () => judged.map((_, index) => judge(index, workBudget(20))).toReversed();
				for (let turn = 0; turn < 50 && !work().every(({value}) => isExact(value)); turn++);
				for (const [index, {pool}] of judged.entries()) {
					const {value, againstEvil} = judge(index, never);
					const fewest = fewestAgainstEvil(texts(over.words, pool));
					expect(value).toEqual({atLeast: fewest, atMost: fewest});
					expect(againstEvil?.perfect.atLeast).toBeGreaterThanOrEqual(fewest);
				}
			}),
			{numRuns: 30},
		);
	});

	test('is none behind the end', () => {
		expect(() => begin()(moments.length, never)).toThrow(new RangeError('No moment 8'));
	});
});
