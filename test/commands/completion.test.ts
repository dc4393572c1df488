import {execFileSync} from 'node:child_process';
import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, test} from 'vitest';
import {completeLine} from '../../source/commands/completion.js';
import {commandRegistry} from '../../source/commands/registry.js';
import {chooserNames, guesserNames} from '../../source/engine/index.js';
import {languageCodes} from '../../source/settings/setting.js';
import {newFolder} from '../at-end.js';
import {runHere} from './run-here.js';

const textsFor = async (line: string, shell = 'bash') =>
	(await completeLine(`wordfiend ${line}`, shell, commandRegistry)).map(each => each.split('\t')[0]);

test.each([
	['hangman --chooser ', chooserNames],
	['hangman -c e', ['evil']],
	['par --chooser ', ['perfect', 'evil']],
	['hangman --guesser ', ['you', ...guesserNames]],
	['suggest --guesser ', guesserNames],
	['hangman --length 1', ['1', ...Array.from({length: 10}, (_, at) => String(at + 10))]],
	['hangman --seed ', []],
	['ghost --opponent perfect,hu', ['perfect,human']],
	['tournament --guessers ', guesserNames],
	['--language ', languageCodes],
	['-d hu', ['huge', ':']],
	['par --proof ', [':']],
	['completion ', ['bash', 'zsh', 'fish', '--color', '--no-color', '--help', '-h', '--version', '-V']],
	['help to', ['tournament']],
	['gho', ['ghost']],
	['daily --no-', ['--no-save', '--no-color']],
	['ghost w', [':']],
	['hangman --nonsense', []],
])('after wordfiend %s stands one of %j', async (line, texts) => {
	expect(await textsFor(line)).toEqual(texts);
});

describe('behind an equals sign', () => {
	test.each([
		['bash', 'evil'],
		['zsh', '--chooser=evil'],
		['fish', '--chooser=evil'],
	])('%s takes %s', async (shell, text) => {
		expect(await textsFor('hangman --chooser=ev', shell)).toEqual([text]);
	});
});

test.skipIf(process.platform === 'win32')('in bash a file with a blank in its name is one', async () => {
	const folder = newFolder();
	writeFileSync(join(folder, 'my list.txt'), '');
	const {stdout: script} = await runHere('completion', 'bash');
	const line = "wordfiend() { echo :; }; COMP_LINE='wordfiend -d my'; COMP_POINT=15; _wordfiend";
	const asked = `${script}${line}; printf '%s\\n' "\${COMPREPLY[@]}"`;
	expect(execFileSync('bash', ['-c', asked], {cwd: folder, encoding: 'utf8'})).toBe('my list.txt\n');
});

test('a text comes with what it means', async () => {
	expect(await completeLine('wordfiend st', 'zsh', commandRegistry)).toEqual([
		'stats\tyour games, streaks and bests',
	]);
});
