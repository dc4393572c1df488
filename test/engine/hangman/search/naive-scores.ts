import {smallPool} from '../../../../source/engine/hangman/search/exact.js';
import {letters, type Letter} from '../../english.js';
import {naiveFamilies} from '../../helpers.js';
import {fewestMisses} from './fewest-misses.js';

export const guessesIn = (list: readonly string[]): Letter[] =>
	letters.filter(letter => list.some(word => word.includes(letter)));

/** Whether a letter tells some words of a list apart. */
export const divides = (list: readonly string[], letter: Letter): boolean =>
	naiveFamilies(list, letter).length > 1;

/** The misses that a letter is expected to cost for each bit that it tells. */
export function naiveScore(list: readonly string[], letter: Letter): number {
	const chances = naiveFamilies(list, letter).map(([, family]) => family.length / list.length);
	const bits = chances.reduce((sum, chance) => sum - chance * Math.log2(chance), 0);
	return list.filter(word => !word.includes(letter)).length / list.length / bits;
}

/** The letters that divide a list, those of least score first; scores as good as equal count as equal. */
export const mostPromising = (list: readonly string[]): Letter[] =>
	guessesIn(list)
		.filter(letter => divides(list, letter))
		.map(letter => ({letter, score: Math.round(naiveScore(list, letter) * 1e9)}))
		.sort((a, b) => a.score - b.score)
		.map(({letter}) => letter);

/** The letters that are worth a closer look: the few most promising, or one alone that all words hold. */
export function naiveCandidates(list: readonly string[], count: number): Letter[] {
	const [first, ...others] = mostPromising(list);
	if (first === undefined) return [];
	return list.every(word => word.includes(first)) ? [first] : [first, ...others.slice(0, count - 1)];
}

/** The misses after letters that are followed by the most promising ones, and by the best where few words are left; with `isDeep`, the second letter is the best of five. */
export function naivePlayouts(): (list: readonly string[], letter: Letter, isDeep: boolean) => number {
	const known = new Map<string, number>();
	const follow = (pool: readonly string[], asked: Letter, misses: (family: readonly string[]) => number) =>
		naiveFamilies(pool, asked)
			.map(([pattern, family]) => (pattern.includes(asked) ? 0 : family.length) + misses(family))
			.reduce((sum, each) => sum + each, 0);
	const bestOf =
		(count: number) =>
		(pool: readonly string[]): number =>
			pool.length <= smallPool
				? fewestMisses(pool, known)
				: Math.min(...naiveCandidates(pool, count).map(each => follow(pool, each, bestOf(1))));
	return (list, letter, isDeep) => follow(list, letter, bestOf(isDeep ? 5 : 1));
}
