import process from 'node:process';
import {loadDictionary} from '../../source/dictionaries/index.js';
import {coach, makeBook, variantNames} from '../../source/engine/index.js';
import {median} from '../numbers.js';

const [file = '', name] = process.argv.slice(2);
const loaded = await loadDictionary(file);
const variant = variantNames.find(each => each === name);
if (!loaded.ok || variant === undefined) throw new Error(`No ${name} on ${file}`);
const book = makeBook(variant, loaded.dictionary, 4);
const times: number[] = [];
// Letter by letter to where the most words are still in reach.
for (let node = 0; !book.isWord(node);) {
	const start = performance.now();
	const {advice} = coach(book, node);
	times.push(performance.now() - start);
	const [next] = advice.toSorted((a, b) => b.count - a.count);
	if (next === undefined) break;
	({node} = next);
}

console.log(Math.max(...times), median(times));
