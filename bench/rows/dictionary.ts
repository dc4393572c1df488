import wordList from 'word-list';
import {inTurn, median} from '../numbers.js';
import {bundle, isBuilt, measureFresh, notBuilt, timeToOutput, wordfiend} from '../program.js';
import {compare, skipped, type Row} from '../table.js';

const runs = 15;

export async function dictionaryRows(): Promise<Row[]> {
	const [open, split] = [await bundle('open-dictionary'), await bundle('split-file')];
	const times = await inTurn(
		runs,
		() => measureFresh(open, wordList),
		() => measureFresh(split, wordList),
	);
	const [ours, reference] = [median(times.ours.flat()), median(times.reference.flat())];
	const loading = compare(
		'274,000 words, from file to first prompt',
		'60 ms',
		'ms',
		ours,
		reference,
		'read and split',
	);
	return [loading, await lineModeRow(split)];
}

async function lineModeRow(split: string): Promise<Row> {
	const what = 'the same with the start of the program, in line mode';
	if (!isBuilt) return skipped(what, '–', notBuilt);
	const times = await inTurn(
		runs,
		() => timeToOutput('What word length', wordfiend, 'hangman', '--plain', '--dictionary', wordList),
		() => timeToOutput('\n', split, wordList),
	);
	return compare(what, '–', 'ms', median(times.ours), median(times.reference), 'start, read and split');
}
