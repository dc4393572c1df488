import {readFileSync} from 'node:fs';
import process from 'node:process';

/** All substrings of the words, by length, those of one letter first. */
function substringsOf(words: readonly string[]): Set<string>[] {
	const levels: Set<string>[] = [];
	for (const word of words)
		for (let start = 0; start < word.length; start++)
			for (let end = start + 1; end <= word.length; end++)
				(levels[end - start - 1] ??= new Set()).add(word.slice(start, end));
	return levels;
}

/** The fragments from which whoever is to move wins, from the longest to the shortest. */
function solve(words: readonly string[]): Set<string> {
	const won = new Set(words);
	for (const level of substringsOf(words).reverse()) {
		for (const fragment of level) {
			if (won.has(fragment)) continue;
			won.add(fragment.slice(1));
			won.add(fragment.slice(0, -1));
		}
	}

	return won;
}

const lines = readFileSync(process.argv[2] ?? '', 'utf8').split('\n');
const start = performance.now();
solve(lines.filter(line => line.length >= 4));
console.log(performance.now() - start, process.resourceUsage().maxRSS / 1024);
