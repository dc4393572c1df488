import {median} from '../numbers.js';
import {bundle, measureFresh} from '../program.js';
import {compare, type Limit, type Row} from '../table.js';

/** What `stranger` takes for words on no list, of a processor. */
export async function strangerRows(): Promise<Row[]> {
	const file = await bundle('stranger');
	const runs = [await measureFresh(file), await measureFresh(file), await measureFresh(file)];
	const row = (what: string, limit: Limit, unit: 'ms' | 'MB', column: number, most: number) =>
		compare(what, limit, unit, median(runs.map(numbers => numbers[column] ?? NaN)), most, 'what is allowed');
	return [
		row('stranger learns huge', '3 s', 'ms', 0, 3000),
		row('a guess of it, of words of 8 letters', '10 ms', 'ms', 1, 10),
		row('memory that its learning takes', '150 MB', 'MB', 2, 150),
	];
}
