import {mkdirSync, writeFileSync} from 'node:fs';
import process from 'node:process';
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

const {isSlur, isRude} = await findOffensive();

function makeEnglish(name: string, level: number, isUnwanted: (word: string) => boolean): readonly string[] {
	const all = readScowl(level);
	const words = all.filter(word => !isUnwanted(word));
	write(`en/${name}.txt`, words, `, ${all.length - words.length} left out`);
	return words;
}

makeEnglish('small', 35, isRude);
const common = makeEnglish('common', 60, isRude);
const huge = makeEnglish('huge', 80, isSlur);

const senses = readSenses();
const meanings = makeMeanings(huge, senses, word => isRude(word) || isSlur(word));
writeFileSync(new URL('en/meanings.br', folder), packMeanings(meanings));
process.stdout.write(`en/meanings.br: what ${meanings.length} words mean\n`);

for (const [name, words] of makeCategories(common, senses)) write(`en/${name}.txt`, words, '');

for (const language of madeLanguages) write(`${language}/common.txt`, makeCommon(language), '');
