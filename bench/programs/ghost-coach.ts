import process from 'node:process';
import {digestOf} from '../../source/codes/digest.js';
import {knownLosses} from '../../source/dictionaries/known-losses.js';
import {loadDictionary} from '../../source/dictionaries/index.js';
import {coach, makeBookData, nodeOf, openBook, variantNames} from '../../source/engine/index.js';
import {median} from '../numbers.js';

const [file = '', name] = process.argv.slice(2);
const loaded = await loadDictionary(file);
const variant = variantNames.find(each => each === name);
if (!loaded.ok || variant === undefined) throw new Error(`No ${name} on ${file}`);
const losses = knownLosses(digestOf(loaded.dictionary), 4, variant);
const data = makeBookData(variant, loaded.dictionary, 4, {losses});
const times: number[] = [];
/** What the coach says of a fragment where nothing is known yet but the openings. */
function timeAt(fragment: string) {
	// Whatever is worked out is kept with its data.
	const book = openBook({...data});
	const start = performance.now();
	const {advice} = coach(book, nodeOf(book, fragment));
	times.push(performance.now() - start);
	return {book, advice};
}

const {book: first, advice: firsts} = timeAt('');
for (const {node} of firsts) if (!first.isWord(node)) timeAt(first.fragmentAt(node));
// Letter by letter to where the most words are still in reach.
for (let fragment = ''; ;) {
	const {book, advice} = timeAt(fragment);
	const [next] = advice.toSorted((a, b) => b.count - a.count);
	if (next === undefined || book.isWord(next.node)) break;
	fragment = book.fragmentAt(next.node);
}

console.log(Math.max(...times), median(times));
