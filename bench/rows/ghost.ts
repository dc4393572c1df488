import wordList from 'word-list';
import {inTurn, median} from '../numbers.js';
import {bundle, measureFresh} from '../program.js';
import {compare, type Row} from '../table.js';

export async function ghostRows(): Promise<Row[]> {
	const [ghost, objects] = [await bundle('ghost-trie'), await bundle('object-trie')];
	const times = await inTurn(
		9,
		() => measureFresh(ghost, wordList),
		() => measureFresh(objects, wordList),
	);
	const [ours, reference] = [median(times.ours.flat()), median(times.reference.flat())];
	const what = 'Ghost: trie built and solved, 274,000 words';
	return [compare(what, '250 ms', 'ms', ours, reference, 'a trie of objects')];
}
