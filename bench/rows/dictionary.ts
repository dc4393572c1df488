import {closeSync, openSync, rmSync, writeSync} from 'node:fs';
import wordList from 'word-list';
import {seedRandom} from '../../source/engine/index.js';
import {inTurn, median} from '../numbers.js';
import {bundle, measureFresh, timeToOutput, wordfiend} from '../program.js';
import {compare, type Row} from '../table.js';

const runs = 15;

export async function dictionaryRows(): Promise<Row[]> {
	const [open, split] = [await bundle('open-dictionary'), await bundle('split-file')];
	const times = await inTurn(
		runs,
		() => measureFresh(open, wordList),
		() => measureFresh(split, wordList),
	);
	const [ours, reference] = [
		median(times.ours.map(([time = NaN]) => time)),
		median(times.reference.map(([time = NaN]) => time)),
	];
	const loading = compare(
		'274,000 words, from file to first prompt',
		'60 ms',
		'ms',
		ours,
		reference,
		'read and split',
	);
	return [loading, ...(await manyRows(open, split)), await lineModeRow(split)];
}

const [pieces, piece] = [100, 100_000] as const;

/** Writes ten million words of ten letters, drawn one after the other. */
function writeMany(path: string): void {
	const chance = seedRandom('bench').clone();
	const bytes = Buffer.alloc(piece * 11, '\n');
	const file = openSync(path, 'w');
	for (let written = 0; written < pieces; written++) {
		for (let word = 0; word < bytes.length; word += 11)
			for (let half = word; half < word + 10; half += 5)
				for (let at = half, drawn = chance.next() >>> 0; at < half + 5; at++, drawn = Math.floor(drawn / 26))
					bytes[at] = 97 + (drawn % 26);
		writeSync(file, bytes);
	}

	closeSync(file);
}

async function manyRows(open: string, split: string): Promise<Row[]> {
	const path = '.cache/bench/many.txt';
	writeMany(path);
	const [[time = NaN, memory = NaN], reference] = [
		await measureFresh(open, path),
		await measureFresh(split, path),
	];
	rmSync(path);
	const of = 'read and split';
	return [
		compare('ten million words in no order', '3000 ms', 'ms', time, reference[0] ?? NaN, of),
		compare('its memory', '400 MB', 'MB', memory, reference[1] ?? NaN, of),
	];
}

async function lineModeRow(split: string): Promise<Row> {
	const what = 'the same with the start of the program, in line mode';
	const times = await inTurn(
		runs,
		() => timeToOutput('What word length', wordfiend, 'hangman', '--plain', '--dictionary', wordList),
		() => timeToOutput('\n', split, wordList),
	);
	return compare(what, '–', 'ms', median(times.ours), median(times.reference), 'start, read and split');
}
