import {letterIndex} from '../../alphabet.js';
import type {Pool, Words} from '../../words/words.js';
import {countLetters} from '../../words/counts.js';
import {createExact, smallPool} from './exact.js';
import {createLetterScores} from './letter-scores.js';
import {indexOf} from '../../words/letter-index.js';
import {createPlayout} from './playout.js';
import type {Position} from '../rules/position.js';
import {openLetters, type Guesser, type Rank, type Ranking} from './guesser.js';

/**
How many words a pool may have for a closer look. Short words are harder to guess and so take longer to play out.

Up to `wide` words five letters are played out, up to `narrow` words three, in larger pools none; up to `deep` words the letters that follow each of them as well.
*/
function reachFor(length: number) {
	const wide = 50 * Math.min(2 ** length, 20);
	return {wide, narrow: 3 * wide, deep: 0.4 * wide};
}

/** A letter by its number, and the misses that guessing it leads to, those of all words of the pool added up; `undefined` where nobody looked. */
type Outlook = {readonly letter: number; readonly misses: number | undefined};

/** What the expert thinks of a pool. */
export type Judge = {
	/** The letters that stand in some word, best first. */
	readonly order: (pool: Pool) => readonly Outlook[];
	/** The letter, by its number, that the expert asks to tell the words of a pool apart, of which there are two at least. */
	readonly choose: (pool: Pool) => number;
};

const leastFirst = (a: Outlook, b: Outlook): number => (a.misses ?? Infinity) - (b.misses ?? Infinity);

/** A judge for some words; it has much to lay out. */
export function createJudge(words: Words): Judge {
	const {wide, narrow, deep} = reachFor(words.length);
	const index = indexOf(words);
	const exact = createExact(index.marks());
	const scores = createLetterScores(index.marks(), words.count);
	const playout = createPlayout(index, Math.min(words.count, narrow));

	const measure = (pool: Pool, letters: readonly number[]): readonly Outlook[] => {
		if (pool.length > narrow) return letters.map(letter => ({letter, misses: undefined}));
		if (pool.length > smallPool) {
			const isDeep = pool.length <= deep;
			return letters.map(letter => ({letter, misses: playout.missesAfter(pool, letter, isDeep)}));
		}

		exact.take(pool, 0, pool.length);
		return letters.map(letter => ({letter, misses: exact.missesAfter(letter)}));
	};

	const order = (pool: Pool): readonly Outlook[] => {
		scores.look(pool, 0, pool.length);
		const all = scores.inOrder();
		const isSmall = pool.length <= smallPool;
		const tried = isSmall ? all : scores.candidates(pool.length > wide ? 3 : 5);
		const measured = measure(pool, tried).toSorted(leastFirst);
		const others = all.filter(letter => !tried.includes(letter));
		return [...measured, ...others.map(letter => ({letter, misses: undefined}))];
	};

	return {order, choose: pool => order(pool)[0]?.letter ?? -1};
}

function rankBy(judge: Judge, position: Position): Ranking {
	const {words} = position;
	const pool = position.fitting();
	const open = openLetters(countLetters(words, pool), position);
	const ranks = new Map(open.map(rank => [letterIndex(words.alphabet, rank.letter), rank]));
	const isExact = pool.length <= smallPool;
	const letters = judge.order(pool).flatMap(({letter, misses}): readonly Rank[] => {
		const rank = ranks.get(letter);
		if (rank === undefined) return [];
		if (misses === undefined) return [rank];
		return [{...rank, expectation: {misses: misses / pool.length, isExact}}];
	});
	const isCertain = (rank: Rank): boolean => rank.words === pool.length;
	return {
		words: pool.length,
		letters: [...letters.filter(isCertain), ...letters.filter(rank => !isCertain(rank))],
	};
}

/**
The fewest misses on average.

A letter in every possible word comes first, for it costs nothing. With few words left it asks the letter that is best for certain (`createExact`); with some hundreds it plays the most promising letters out to the end; with more it goes by their promise.
*/
export const expert: Guesser = {
	name: 'expert',
	begin(words) {
		const judge = createJudge(words);
		return position => rankBy(judge, position);
	},
};
