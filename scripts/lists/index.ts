import {mkdirSync, writeFileSync} from 'node:fs';
import process from 'node:process';
import {findOffensive, readScowl} from './english.js';
import {madeLanguages, makeCommon} from './languages.js';
import {makeMeanings, packMeanings} from './meanings.js';

// Makes the word lists in dictionaries/ from the packages that fetch.sh has brought.

const folder = new URL('../../dictionaries/', import.meta.url);

function write(path: string, words: readonly string[], note: string) {
	const file = new URL(path, folder);
	mkdirSync(new URL('.', file), {recursive: true});
	writeFileSync(file, `${words.join('\n')}\n`);
	process.stdout.write(`${path}: ${words.length} words${note}\n`);
}

const {slurs, rude} = await findOffensive();

for (const [name, level, unwanted] of [
	['small', 35, rude],
	['common', 60, rude],
	['huge', 80, slurs],
] as const) {
	const all = readScowl(level);
	const words = all.filter(word => !unwanted.has(word));
	write(`en/${name}.txt`, words, `, ${all.length - words.length} left out`);
}

const meanings = makeMeanings(readScowl(80), rude);
writeFileSync(new URL('en/meanings.br', folder), packMeanings(meanings));
process.stdout.write(`en/meanings.br: what ${meanings.length} words mean\n`);

for (const language of madeLanguages) write(`${language}/common.txt`, makeCommon(language), '');
