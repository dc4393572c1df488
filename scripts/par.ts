import {createHash} from 'node:crypto';
import {readFile, writeFile} from 'node:fs/promises';
import process from 'node:process';
import {createSolver, everyWord, parseDictionary, wordsOfLength} from '../source/engine/index.js';

// Proves the values of all lengths of the bundled dictionaries, and writes them to dictionaries/par.json.

const folder = new URL('../dictionaries/', import.meta.url);
const names = ['small', 'common', 'huge'] as const;

async function prove(name: string) {
	const bytes = await readFile(new URL(`en/${name}.txt`, folder));
	const parsed = parseDictionary(bytes.toString());
	if (!parsed.ok) throw new Error(`${name}: ${parsed.reason}`);
	const results = parsed.dictionary.lengths.map(({length, count}) => {
		const words = wordsOfLength(parsed.dictionary, length);
		return {length, words: count, ...createSolver(words).solve(everyWord(words))};
	});
	process.stdout.write(`${name}: ${results.length} lengths\n`);
	return {
		sha256: createHash('sha256').update(bytes).digest('hex'),
		results,
	};
}

const dictionaries: Record<string, Awaited<ReturnType<typeof prove>>> = {};
for (const name of names) dictionaries[name] = await prove(name);
const text = JSON.stringify({command: 'npm run par', dictionaries}, undefined, '\t');
// One line for each length.
const folded = text.replaceAll(
	/\{\s+("length"[^}]+?)\s+\}/g,
	(_, inner: string) => `{${inner.replaceAll(/\s+/g, ' ')}}`,
);
await writeFile(new URL('par.json', folder), `${folded}\n`);
