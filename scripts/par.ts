import {createHash} from 'node:crypto';
import {readFile, writeFile} from 'node:fs/promises';
import process from 'node:process';
import {
	createSolver,
	everyWord,
	languages,
	parseDictionary,
	wordsOfLength,
	type Language,
} from '../source/engine/index.js';

// Proves the values of all lengths of the bundled dictionaries, and writes them to dictionaries/par.json.

const folder = new URL('../dictionaries/', import.meta.url);
const names = ['small', 'common', 'huge'] as const;

async function prove(language: Language, name: string) {
	const bytes = await readFile(new URL(`${language}/${name}.txt`, folder));
	const parsed = parseDictionary(bytes.toString(), languages[language]);
	if (!parsed.ok) throw new Error(`${language}/${name}: ${parsed.reason}`);
	const results = parsed.dictionary.lengths.map(({length, count}) => {
		const words = wordsOfLength(parsed.dictionary, length);
		return {length, words: count, ...createSolver(words).solve(everyWord(words))};
	});
	process.stdout.write(`${language}/${name}: ${results.length} lengths\n`);
	return {
		sha256: createHash('sha256').update(bytes).digest('hex'),
		results,
	};
}

const isOther = (language: string): language is Exclude<Language, 'en'> => language !== 'en';

/** The English dictionaries by their names, and the common words of the other languages by their codes. */
const dictionaries: Record<string, Awaited<ReturnType<typeof prove>>> = {};
for (const name of names) dictionaries[name] = await prove('en', name);
const others: typeof dictionaries = {};
for (const language of Object.keys(languages).filter(isOther))
	others[language] = await prove(language, 'common');
const text = JSON.stringify({command: 'npm run par', dictionaries, languages: others}, undefined, '\t');
// One line for each length.
const folded = text.replaceAll(
	/\{\s+("length"[^}]+?)\s+\}/g,
	(_, inner: string) => `{${inner.replaceAll(/\s+/g, ' ')}}`,
);
await writeFile(new URL('par.json', folder), `${folded}\n`);
