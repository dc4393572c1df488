import wordList from 'word-list';
import {inTurn, median} from '../numbers.js';
import {bundle, measureFresh} from '../program.js';
import {compare, type Limit, type Row} from '../table.js';

export async function guessRows(): Promise<Row[]> {
	const [evil, strings] = [await bundle('evil-guess'), await bundle('string-guess')];
	const [times, rehearsed] = [
		await inTurn(
			15,
			() => measureFresh(evil, wordList, '9'),
			() => measureFresh(strings, wordList, '9'),
		),
		await inTurn(
			15,
			() => measureFresh(evil, wordList, '9', 'rehearsed'),
			() => measureFresh(strings, wordList, '9'),
		),
	];
	const medianOf = (runs: readonly (readonly number[])[], column: number) =>
		median(runs.map(numbers => numbers[column] ?? NaN));
	const row = (what: string, atMost: Limit, {ours, reference}: typeof times, column: number) =>
		compare(what, atMost, 'ms', medianOf(ours, column), medianOf(reference, column), 'a map of strings');
	return [
		row('one evil guess, 41,000 words', '0.8 ms', times, 1),
		row('the first one in a game that is open', '4 ms', rehearsed, 0),
		row('the first one in a fresh process', '4 ms', times, 0),
	];
}
