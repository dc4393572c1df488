import {languages, type Letter} from '../source/engine/index.js';
import {median} from './numbers.js';

/** The milliseconds of the first guess, an `e`, and of a later one: the median of some rounds of the alphabet. */
export function timeGuesses(guess: (letter: Letter) => unknown, rounds: number): string {
	const time = (letter: Letter) => {
		const start = performance.now();
		guess(letter);
		return performance.now() - start;
	};

	const first = time('e');
	const later = Array.from({length: rounds}, () => languages.en.letters.map(time)).flat();
	return `${first} ${median(later)}`;
}
