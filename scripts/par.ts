import {createHash} from 'node:crypto';
import {readFile, writeFile} from 'node:fs/promises';
import process from 'node:process';
import {parseDictionary} from '../source/engine/index.js';
import {createProver} from '../source/workers/prover.js';
import {proveLengths} from '../source/workers/prove-lengths.js';

// Proves the values of all lengths of the bundled dictionaries, and writes them to dictionaries/par.json.

const folder = new URL('../dictionaries/', import.meta.url);
const names = ['small', 'common', 'huge'] as const;

async function prove(name: string) {
	const bytes = await readFile(new URL(`en/${name}.txt`, folder));
	const parsed = parseDictionary(bytes.toString());
	if (!parsed.ok) throw new Error(`${name}: ${parsed.reason}`);
	const {openProof, continueProof} = createProver();
	const results = await proveLengths(
		parsed.dictionary,
		parsed.dictionary.lengths.map(({length}) => length),
		{
			provers: [
				{
					openProof: words => Promise.resolve(openProof(words)),
					continueProof: milliseconds => Promise.resolve(continueProof(milliseconds)),
				},
			],
			shouldStop: () => false,
			report: () => undefined,
		},
	);
	process.stdout.write(`${name}: ${results.length} lengths\n`);
	return {
		sha256: createHash('sha256').update(bytes).digest('hex'),
		results: results.map(({length, words, atLeast, atMost}) => ({length, words, atLeast, atMost})),
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
