import {languages, type Letter} from '../source/engine/index.js';
import {median} from './numbers.js';

/** The milliseconds of the first guess, an `e`, and of a later one: the median of ten rounds of the alphabet. */
export function timeGuesses(guess: (letter: Letter) => unknown): string {
	const time = (letter: Letter) => {
		const start = performance.now();
		guess(letter);
		return performance.now() - start;
	};

	const first = time('e');
	const later = Array.from({length: 10}, () => languages.en.letters.map(time)).flat();
	return `${first} ${median(later)}`;
}
