import wordList from 'word-list';
import {inTurn, median} from '../numbers.js';
import {bundle, measureFresh} from '../program.js';
import {compare, type Row} from '../table.js';

export async function guessRows(): Promise<Row[]> {
	const [evil, strings] = [await bundle('evil-guess'), await bundle('string-guess')];
	const times = await inTurn(
		15,
		() => measureFresh(evil, wordList, '9'),
		() => measureFresh(strings, wordList, '9'),
	);
	const medianOf = (runs: readonly (readonly number[])[], column: number) =>
		median(runs.map(numbers => numbers[column] ?? NaN));
	const row = (what: string, atMost: string, column: number) =>
		compare(
			what,
			atMost,
			'ms',
			medianOf(times.ours, column),
			medianOf(times.reference, column),
			'a map of strings',
		);
	return [row('one evil guess, 41,000 words', '1 ms', 1), row('the first one in a fresh process', '5 ms', 0)];
}
