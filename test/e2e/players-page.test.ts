import {execFile, spawnSync} from 'node:child_process';
import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import process from 'node:process';
import {promisify} from 'node:util';
import {expect, test} from 'vitest';
import {newFolder} from '../at-end.js';
import {program} from '../program.js';

const page = readFileSync('docs/players.md', 'utf8');

/** The example of the page in a language. */
const exampleIn = (language: string): string =>
	new RegExp(`\`\`\`${language}\n([^]*?)\n\`\`\``).exec(page)?.[1] ?? '';

const languages = [
	{language: 'python', file: 'guesser.py', command: 'python3'},
	{language: 'javascript', file: 'guesser.mjs', command: process.execPath},
	{language: 'java', file: 'Guesser.java', command: 'java'},
];

const isHere = ({command}: {readonly command: string}): boolean =>
	spawnSync(command, ['-version']).error === undefined;

test('the examples of the page play, and guess alike', async () => {
	const folder = newFolder();
	const here = languages.filter(isHere);
	for (const {language, file} of here) writeFileSync(join(folder, file), `${exampleIn(language)}\n`);
	const players = here.map(({command, file}) => `run:'${command}' ${file}`);
	const {stdout} = await promisify(execFile)(
		process.execPath,
		[
			...[program, 'tournament', '-d', 'example', '--choosers', 'random,evil', '--json'],
			...['--patience', '60', '--guessers', players.join(',')],
		],
		{cwd: folder, timeout: 120_000},
	);
	const {results} = JSON.parse(stdout) as {readonly results: readonly {readonly guesser: string}[]};
	expect([...new Set(results.map(({guesser}) => guesser))]).toEqual(here.map(({language}) => language));
	const scores = results.map(({guesser, ...score}) => ({guesser, score: JSON.stringify(score)}));
	for (const {language} of here)
		expect(scores.filter(({guesser}) => guesser === language).map(({score}) => score)).toEqual(
			scores.filter(({guesser}) => guesser === here[0]?.language).map(({score}) => score),
		);
	expect(stdout).not.toContain('forfeited');
});
