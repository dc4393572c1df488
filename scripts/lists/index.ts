import {mkdirSync, writeFileSync} from 'node:fs';
import {makeCategories} from './categories.js';
import {findOffensive, readScowl} from './english.js';
import {madeLanguages, makeCommon} from './languages.js';
import {makeMeanings, packMeanings} from './meanings.js';
import {readSenses} from './wordnet.js';

// Makes the word lists in dictionaries/ from the packages that fetch.sh has brought.

const folder = new URL('../../dictionaries/', import.meta.url);

function write(path: string, words: readonly string[], note: string) {
	const file = new URL(path, folder);
	mkdirSync(new URL('.', file), {recursive: true});
	writeFileSync(file, `${words.join('\n')}\n`);
	process.stdout.write(`${path}: ${words.length} words${note}\n`);
}

const senses = readSenses();
const isOffensive = await findOffensive(readScowl(80));

function makeEnglish(name: string, level: number): readonly string[] {
	const all = readScowl(level);
	const words = all.filter(word => !isOffensive(word));
	write(`en/${name}.txt`, words, `, ${all.length - words.length} left out`);
	return words;
}

makeEnglish('small', 35);
const common = makeEnglish('common', 60);
const huge = makeEnglish('huge', 80);

const meanings = makeMeanings(huge, senses, isOffensive);
writeFileSync(new URL('en/meanings.br', folder), packMeanings(meanings));
process.stdout.write(`en/meanings.br: what ${meanings.length} words mean\n`);

for (const [name, words] of makeCategories(common, senses)) write(`en/${name}.txt`, words, '');

for (const language of madeLanguages) write(`${language}/common.txt`, makeCommon(language), '');
