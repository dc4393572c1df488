import wordList from 'word-list';
import {variantNames} from '../../source/engine/index.js';
import {inTurn, median} from '../numbers.js';
import {bundle, measureFresh, timeToOutput, wordfiend} from '../program.js';
import {compare, type Row} from '../table.js';

/** Files of words and how many of them count. */
const lists = [
	['dictionaries/en/common.txt', '76,000 words'],
	['dictionaries/en/huge.txt', '242,000 words'],
	[wordList, '274,000 words'],
] as const;

async function trieRows(): Promise<Row[]> {
	const [ghost, objects] = [await bundle('ghost-trie'), await bundle('object-trie')];
	const rows: Row[] = [];
	for (const [file, size] of lists) {
		const times = await inTurn(
			9,
			() => measureFresh(ghost, file),
			() => measureFresh(objects, file),
		);
		const [ours, reference] = [median(times.ours.flat()), median(times.reference.flat())];
		const what = `Ghost: trie built and solved, ${size}`;
		rows.push(compare(what, '30 ms', 'ms', ours, reference, 'a trie of objects'));
	}

	return rows;
}

const huge = 'dictionaries/en/huge.txt';

async function openingsRows(): Promise<Row[]> {
	const split = await bundle('split-file');
	const rows: Row[] = [];
	for (const variant of variantNames) {
		const what = `openings of huge, start and cribs included: ${variant}`;
		const times = await inTurn(
			3,
			() => timeToOutput('"crib"', wordfiend, 'openings', '--json', '-d', 'huge', '--variant', variant),
			() => timeToOutput('\n', split, huge),
		);
		const [ours, reference] = [median(times.ours), median(times.reference)];
		rows.push(compare(what, '2000 ms', 'ms', ours, reference, 'start, read and split'));
	}

	return rows;
}

async function coachRows(): Promise<Row[]> {
	const coach = await bundle('ghost-coach');
	const rows: Row[] = [];
	for (const variant of variantNames) {
		const [slowest = NaN, usual = NaN] = await measureFresh(coach, huge, variant);
		const what = `the coach's slowest answer on huge, nothing known but openings: ${variant}`;
		rows.push(compare(what, '100 ms', 'ms', slowest, usual, 'its median answer'));
	}

	return rows;
}

export const ghostRows = async (): Promise<Row[]> => [
	...(await trieRows()),
	...(await openingsRows()),
	...(await coachRows()),
];
