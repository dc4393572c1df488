import {execFile, spawnSync} from 'node:child_process';
import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {promisify} from 'node:util';
import {expect, test} from 'vitest';
import {newFolder} from '../at-end.js';
import {program} from '../program.js';

const page = readFileSync('docs/players.md', 'utf8');

/** The examples of the page in a language. */
const examplesIn = (language: string): readonly string[] =>
	Array.from(page.matchAll(new RegExp(`\`\`\`${language}\n([^]*?\n)\`\`\``, 'g')), ([, text = '']) => text);

/** The file of Python itself: `python3` may be a script that looks for it at each start. */
const asked = spawnSync('python3', ['-c', 'import sys; print(sys.executable)'], {encoding: 'utf8'});
const python = asked.status === 0 ? asked.stdout.trim() : '';

const isHere = (command: string): boolean => spawnSync('sh', ['-c', `command -v ${command}`]).status === 0;

const languages = [
	...(python === '' ? [] : [{language: 'python', file: 'guesser.py', command: python}]),
	{language: 'javascript', file: 'guesser.mjs', command: process.execPath},
	...(isHere('java') ? [{language: 'java', file: 'Guesser.java', command: 'java'}] : []),
];

test.skipIf(python === '')('the chooser of the page answers as evil does', async () => {
	const folder = newFolder();
	writeFileSync(join(folder, 'chooser.py'), examplesIn('python')[1] ?? '');
	const {stdout} = await promisify(execFile)(
		process.execPath,
		[
			...[program, 'tournament', '-d', 'animals', '--lengths', '5', '--json', '--patience', '60'],
			...['--guessers', 'paga,expert', '--choosers', `evil,run:'${python}' chooser.py`],
		],
		{cwd: folder, timeout: 120_000},
	);
	const {results} = JSON.parse(stdout) as {readonly results: readonly {readonly chooser: string}[]};
	const scoresOf = (wanted: string) =>
		results.filter(({chooser}) => chooser === wanted).map(({chooser, ...score}) => ({...score, chooser: ''}));
	expect(scoresOf('greedy')).toEqual(scoresOf('evil'));
	expect(scoresOf('greedy')).toHaveLength(2);
});

test('the examples of the page play, and guess alike', async () => {
	const folder = newFolder();
	for (const {language, file} of languages) writeFileSync(join(folder, file), examplesIn(language)[0] ?? '');
	const players = languages.map(({command, file}) => `run:'${command}' ${file}`);
	const {stdout} = await promisify(execFile)(
		process.execPath,
		[
			...[program, 'tournament', '-d', 'example', '--choosers', 'random', '--json'],
			...['--patience', '60', '--guessers', players.join(',')],
		],
		// Java compiles more only for programs that run for long.
		{cwd: folder, timeout: 120_000, env: {...process.env, JDK_JAVA_OPTIONS: '-XX:TieredStopAtLevel=1'}},
	);
	const {results} = JSON.parse(stdout) as {readonly results: readonly {readonly guesser: string}[]};
	expect([...new Set(results.map(({guesser}) => guesser))]).toEqual(languages.map(({language}) => language));
	const scores = results.map(({guesser, ...score}) => ({guesser, score: JSON.stringify(score)}));
	for (const {language} of languages)
		expect(scores.filter(({guesser}) => guesser === language).map(({score}) => score)).toEqual(
			scores.filter(({guesser}) => guesser === languages[0]?.language).map(({score}) => score),
		);
	expect(stdout).not.toContain('forfeited');
});
