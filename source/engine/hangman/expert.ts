import {letterIndex} from '../letters.js';
import type {Pool, Words} from '../words.js';
import {countLetters} from './counts.js';
import {createExact, smallPool} from './exact.js';
import {createLetterScores} from './letter-scores.js';
import {markWords} from './marks.js';
import {createPlayout} from './playout.js';
import {openLetters, type Guesser, type Rank} from './ranking.js';

/**
How many words a pool may have for a closer look. Short words are harder to guess and so take longer to play out.

Up to `wide` words five letters are played out, up to `narrow` words three, in larger pools none; up to `deep` words the letters that follow each of them as well.
*/
function reachFor(length: number) {
	const wide = 50 * Math.min(2 ** length, 20);
	return {wide, narrow: 3 * wide, deep: 0.4 * wide};
}

/** Puts the open letters of a pool in order, best first. */
type Judge = (pool: Pool, open: readonly Rank[]) => readonly Rank[];

const expect = (rank: Rank, misses: number, isExact: boolean): Rank => ({
	...rank,
	expectation: {misses, isExact},
});

const missesOf = ({expectation}: Rank): number => expectation?.misses ?? Infinity;

function createJudge(words: Words): Judge {
	const {wide, narrow, deep} = reachFor(words.length);
	const marks = markWords(words);
	const exact = createExact(marks);
	const scores = createLetterScores(marks, words.count);
	const playout = createPlayout(marks, Math.min(words.count, narrow));

	const judgeSmall: Judge = (pool, open) => {
		exact.take(pool, 0, pool.length);
		return open
			.map(rank => expect(rank, exact.missesAfter(letterIndex(rank.letter)) / pool.length, true))
			.sort((a, b) => missesOf(a) - missesOf(b) || b.words - a.words);
	};

	const judgeLarge: Judge = (pool, open) => {
		scores.look(pool, 0, pool.length);
		const ranks = new Map(open.map(rank => [letterIndex(rank.letter), rank]));
		const ordered = scores.inOrder().flatMap(letter => ranks.get(letter) ?? []);
		if (pool.length > narrow || ordered[0]?.words === pool.length) return ordered;
		const count = pool.length > wide ? 3 : 5;
		const tried = ordered.slice(0, count).map(rank => {
			const misses = playout.missesAfter(pool, letterIndex(rank.letter), pool.length <= deep);
			return expect(rank, misses / pool.length, false);
		});
		return [...tried.sort((a, b) => missesOf(a) - missesOf(b)), ...ordered.slice(count)];
	};

	return (pool, open) => (pool.length <= smallPool ? judgeSmall : judgeLarge)(pool, open);
}

const judges = new WeakMap<Words, Judge>();

function judgeOf(words: Words): Judge {
	const known = judges.get(words);
	if (known !== undefined) return known;
	const judge = createJudge(words);
	judges.set(words, judge);
	return judge;
}

/**
The fewest misses on average.

A letter in every possible word comes first, for it costs nothing. With few words left it asks the letter that is best for certain (`createExact`); with some hundreds it plays the most promising letters out to the end; with more it goes by their promise.
*/
export const expert: Guesser = {
	name: 'expert',
	title: 'asks the letter that leads to the fewest misses on average',
	rank(position) {
		const {words} = position;
		const pool = position.fitting();
		const open = openLetters(countLetters(words, pool), position);
		return {words: pool.length, letters: judgeOf(words)(pool, open)};
	},
};
