import {readFileSync} from 'node:fs';
import process from 'node:process';
import {timeGuesses} from '../guesses.js';

const length = Number(process.argv[3]);
const lines = readFileSync(process.argv[2] ?? '', 'utf8').split('\n');
const words = lines.filter(line => line.length === length);

/** The largest family as one writes it at first: a map from pattern to words, both as strings. */
function keepLargest(letter: string): readonly string[] {
	const families = new Map<string, string[]>();
	for (const word of words) {
		const pattern = Array.from(word, shown => (shown === letter ? letter : '-')).join('');
		const family = families.get(pattern);
		if (family) family.push(word);
		else families.set(pattern, [word]);
	}

	return [...families.values()].reduce((best, family) => (family.length > best.length ? family : best));
}

// A round takes most of a second, and ten came to the same.
console.log(timeGuesses(keepLargest, 1));
