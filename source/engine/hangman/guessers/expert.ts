import {countLetters} from '../../words/words.js';
import {letterIndex} from '../../alphabet.js';
import type {Position} from '../rules/position.js';
import {createBestLetters, type BestLetters} from '../search/best-letters.js';
import {smallPool} from '../search/exact.js';
import {openLetters, type Guesser, type Rank, type Ranking} from './guesser.js';

function rankBy(best: BestLetters, position: Position): Ranking {
	const {words} = position;
	const pool = position.fitting();
	const open = openLetters(countLetters(words, pool), position);
	const ranks = new Map(open.map(rank => [letterIndex(words.alphabet, rank.letter), rank]));
	const isExact = pool.length <= smallPool;
	const letters = best(pool).flatMap(({letter, misses}): readonly Rank[] => {
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

/** Guesses the letter with the fewest misses on average (`createBestLetters`). A letter in every possible word comes first: it costs nothing. */
export const expert: Guesser = ({words}) => {
	const best = createBestLetters(words);
	return position => rankBy(best, position);
};
