import {readFileSync, writeFileSync} from 'node:fs';
import wordList from 'word-list';
import {seedRandom} from '../../source/engine/index.js';
import {folder, measure} from '../program.js';
import {row, type Row} from '../table.js';

/** Writes the words in no order, every third with a capital and every third in capitals. */
function writeShuffled(path: string): string {
	const words = readFileSync(wordList, 'utf8').trim().split('\n');
	const chance = seedRandom('bench').clone();
	const shuffled = words
		.map(word => ({word, at: chance.next()}))
		.sort((a, b) => a.at - b.at)
		.map(({word}, at) =>
			at % 3 === 0 ? word : at % 3 === 1 ? word.toUpperCase() : word.charAt(0).toUpperCase() + word.slice(1),
		);
	writeFileSync(path, shuffled.join('\n'));
	return path;
}

export async function dictionaryRows(): Promise<Row[]> {
	const inOrder = await measure('open-dictionary', 15, wordList);
	const shuffled = await measure('open-dictionary', 15, writeShuffled(`${folder}/shuffled.txt`));
	return [
		row('274,000 words, from file to first prompt', '60 ms', 'ms', inOrder(0)),
		row('the same, shuffled and with capitals', '1000 ms', 'ms', shuffled(0)),
	];
}
