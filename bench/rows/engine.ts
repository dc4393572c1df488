import wordList from 'word-list';
import {measure} from '../program.js';
import {row, type Row} from '../table.js';

/** Guesses as a player meets them: an open game has split its words by each letter before the first key. */
export async function guessRows(): Promise<Row[]> {
	const time = await measure('evil-guess', 15, wordList, '9');
	return [
		row('one evil guess, 41,000 words', '0.8 ms', 'ms', time(1)),
		row('the first one in an open game', '4 ms', 'ms', time(0)),
	];
}

/** Learning and guessing words on no list, in processor time. */
export async function strangerRows(): Promise<Row[]> {
	const number = await measure('stranger', 3);
	return [
		row('stranger learns huge', '3 s', 'ms', number(0)),
		row('a guess of it, of words of 8 letters', '10 ms', 'ms', number(1)),
		row('memory that its learning takes', '300 MB', 'MB', number(2)),
	];
}
