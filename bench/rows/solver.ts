import wordList from 'word-list';
import {
	createSolver,
	everyWord,
	isExact,
	wordsOfLength,
	type Dictionary,
	type SolverOptions,
} from '../../source/engine/index.js';
import {openList} from '../list.js';
import {timeToOutput, wordfiend} from '../program.js';
import {compare, type Limit, type Row} from '../table.js';

/** A rule that is off may take for ever; a proof that has taken this long is given up. */
const longest = 20_000;

type Proof = {readonly milliseconds: number; readonly positions: number; readonly isProved: boolean};

/** Proves the values of some lengths from nothing. */
function prove(dictionary: Dictionary, lengths: readonly number[], options: SolverOptions = {}): Proof {
	const start = performance.now();
	const elapsed = () => performance.now() - start;
	let positions = 0;
	let isProved = true;
	for (const length of lengths) {
		const words = wordsOfLength(dictionary, length);
		const solver = createSolver(words, options);
		isProved = isExact(solver.solve(everyWord(words), () => elapsed() > longest)) && isProved;
		positions += solver.positions();
	}

	return {milliseconds: elapsed(), positions, isProved};
}

/** How long the program takes to prove all lengths of the largest list, on all processors. */
async function allRow(): Promise<Row> {
	const [what, limit] = ['values of huge, start included', '3000 ms'] as const;
	const ours = await timeToOutput('"results"', wordfiend, 'par', '--dictionary', 'huge', '--json');
	const words = await timeToOutput(
		'"results"',
		wordfiend,
		'par',
		'--dictionary',
		'huge',
		'--length',
		'14',
		'--json',
	);
	return compare(what, limit, 'ms', ours, words, 'those of 14 letters, which take no search');
}

export async function solverRows(): Promise<Row[]> {
	const [common, list] = [await openList('common'), await openList(wordList)];
	const lengths = common.lengths.map(({length}) => length);
	const long = lengths.filter(length => length >= 8);
	const measured: readonly (readonly [string, Limit, Dictionary, readonly number[]])[] = [
		['common, 8 letters and more', '10 s', common, long],
		['word-list, 9 to 12 letters', '60 s', list, [9, 10, 11, 12]],
		...lengths
			.filter(length => length < 8)
			.map(length => [`common, ${length} letters`, '–', common, [length]] as const),
	];
	const rows = measured.flatMap(([what, atMost, dictionary, those]) => {
		const ours = prove(dictionary, those);
		const label = `values of ${what}: ${ours.positions.toLocaleString('en')} positions`;
		return (['chains', 'hitting', 'suspects'] as const).map(rule => {
			const off = prove(dictionary, those, {without: [rule]});
			const end = off.isProved ? '' : ', given up';
			const of = `without ${rule}: ${off.positions.toLocaleString('en')} positions${end}`;
			return compare(label, atMost, 'ms', ours.milliseconds, off.milliseconds, of);
		});
	});
	return [await allRow(), ...rows];
}
