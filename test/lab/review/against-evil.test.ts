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

/** 94 words of four letters; `x` and `z` are in none that is left. */
const game = guessAll(firstGame(everySo(20, 4).join(' '), 'evil', 10), 'zxesaoi');
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
		expect(lookBack(judge, 20)).toEqual([
			'z: 0-6, then 1-7, best unknown, by , perfect 2-6',
			'x: 0-6, then 1-7, best unknown, by esaoiukhjn, perfect 2-6',
			'e: 0-6, then 1-6, best unknown, by esaoiukhjn, perfect 2-6',
			's: 0-5, then 1-5, best unknown, by saoiukhjn, perfect 1-5',
			'a: 0-4, then 1-4, best unknown, by aoiukhjn, perfect 1-4',
			'o: 0-3, then 3-3, best unknown, by oiukhjn, perfect 1-3',
			'i: 2-2, then 2-2, best i, by iukhjn, perfect 2-2',
			'end: 1-1, then 1-1, best unknown, by ukhjn, perfect 1-1',
		]);
		lookBack(judge, 1000);
		expect(lookBack(judge, 1000)).toEqual([
			'z: 5-5, then 6-6, best u, by usiaeolfw, perfect 6-6',
			'x: 5-5, then 6-6, best u, by uaioerhmp, perfect 5-5',
			'e: 5-5, then 5-5, best e, by uaioerhmp, perfect 5-5',
			's: 4-4, then 4-4, best s, by usiaolfw, perfect 5-5',
			'a: 3-3, then 3-3, best a, by uiaolfw, perfect 4-4',
			'o: 2-2, then 3-3, best u, by uiolfw, perfect 3-3',
			'i: 2-2, then 2-2, best i, by iukhjn, perfect 2-2',
			'end: 1-1, then 1-1, best unknown, by ukhjn, perfect 1-1',
		]);
	});

	test('costs no fewer misses than all words, less those made since', () => {
		const evil = createEvilParSolver(words).solve();
		const judge = begin({evil});
		judge(0, atOnce);
		expect(indices.map(index => tell(index, judge(index, atOnce)))).toEqual([
			'z: 5-5, then 5-7, best u, by uiasoyeth, perfect 5-6',
			'x: 4-6, then 5-7, best unknown, by , perfect 4-6',
			'e: 4-6, then 4-6, best unknown, by , perfect 4-6',
			's: 3-5, then 3-5, best unknown, by , perfect 3-5',
			'a: 2-4, then 2-4, best unknown, by , perfect 2-4',
			'o: 1-3, then 1-3, best unknown, by , perfect 1-3',
			'i: 0-2, then 1-2, best unknown, by , perfect 1-2',
			'end: 0-1, then 0-1, best unknown, by , perfect 1-1',
		]);
	});

	test('is looked into again and again, each time from where the last look ended', () => {
		const judge = begin();
		let looks = 1;
		while (!isExact(judge(0, workBudget(5)).value)) looks++;
		expect(looks).toBe(14);
	});

	test('that is known gives its time to the others, the first ones first', () => {
		const judge = begin();
		const known = Array.from({length: 9}, () => judge(0, never)).map(({againstEvil}) => againstEvil?.perfect);
		expect(known.map(perfect => perfect && text(perfect))).toEqual([
			...Array.from({length: 7}, () => '5-6'),
			'6-6',
			'6-6',
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
		const judge = begin({perfect: {atLeast: 6, atMost: 6}});
		expect(indices.map(index => judge(index, atOnce).againstEvil?.perfect.atLeast)).toEqual([
			6, 2, 2, 1, 1, 1, 1, 1,
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
			{numRuns: 60},
		);
	});

	test('is none behind the end', () => {
		expect(() => begin()(moments.length, never)).toThrow(new RangeError('No moment 8'));
	});
});
