import wordList from 'word-list';
import {variantNames} from '../../source/engine/index.js';
import {median} from '../numbers.js';
import {measure, timeToEnd, wordfiend} from '../program.js';
import {row, type Row} from '../table.js';

export async function ghostRows(): Promise<Row[]> {
	const trie = await measure('ghost-trie', 9, wordList);
	const rows = [row('Ghost: trie built and solved, 274,000 words', '30 ms', 'ms', trie(0))];
	for (const variant of variantNames) {
		const openings = [wordfiend, 'openings', '--json', '-d', 'huge', '--variant', variant];
		const times = Array.from({length: 3}, () => timeToEnd(...openings));
		rows.push(row(`openings of huge, the whole process: ${variant}`, '2 s', 'ms', median(times)));
		for (const players of ['2', '3']) {
			const coach = await measure('ghost-coach', 1, 'dictionaries/en/huge.txt', variant, players);
			const what = `slowest answer of coach and bot on huge, ${players} players, nothing known but openings: ${variant}`;
			rows.push(row(what, '100 ms', 'ms', coach(0)));
		}
	}

	return rows;
}
