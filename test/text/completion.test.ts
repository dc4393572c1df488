import {execFileSync} from 'node:child_process';
import {expect, test} from 'vitest';
import {commandNamed, homeTable, tableOf} from '../../source/commands/command.js';
import {describeOptions} from '../../source/commands/help.js';
import {registry} from '../../source/commands/registry.js';
import {chooserNames, guesserNames} from '../../source/settings/hangman.js';
import {languageCodes} from '../../source/settings/setting.js';
import {completionScript, type Completable} from '../../source/text/completion.js';

const completable: Completable = {
	options: describeOptions(homeTable),
	commands: await Promise.all(
		Object.entries(registry).map(async ([name, {summary}]) => ({
			name,
			summary,
			options: describeOptions(tableOf((await commandNamed(name, registry).load()).command)),
		})),
	),
};

/** What bash offers for the last word of a line. */
function completed(line: string): readonly string[] {
	const words = ['wordfiend', ...line.split(' ')];
	const asking = `${completionScript('bash', completable)}
COMP_WORDS=(${words.map(word => `'${word}'`).join(' ')})
COMP_CWORD=${words.length - 1}
_wordfiend
printf '%s\\n' "\${COMPREPLY[@]}"`;
	return execFileSync('bash', ['-c', asking], {encoding: 'utf8'}).split('\n').filter(Boolean);
}

test.each([
	['hangman --chooser ', chooserNames],
	['hangman -c ', chooserNames],
	['hangman -c e', ['evil']],
	['par --chooser ', ['perfect', 'evil', 'random']],
	['hangman --guesser ', ['you', ...guesserNames]],
	['suggest --guesser ', guesserNames],
	['hangman --race ', ['nobody', ...guesserNames, 'best']],
	['hangman --length ', []],
	['ghost --opponent perf', ['perfect']],
	['--language ', languageCodes],
	['-d hu', ['huge']],
	['completion ', expect.arrayContaining(['bash', 'zsh', 'fish'])],
	['help to', ['tournament']],
	['gho', ['ghost']],
	['daily --no-', ['--no-save', '--no-color']],
] as const)('bash completes wordfiend %s', (line, words) => {
	expect(completed(line)).toEqual(words);
});

test('zsh and fish complete the choices of each command', () => {
	const zsh = completionScript('zsh', completable);
	expect(zsh).toContain(`:NAME:(${chooserNames.join(' ')})'`);
	expect(zsh).toMatch(/hangman\) .*'-c\[[^\]]*\]:NAME:\(random evil cunning perfect\)'/);
	expect(zsh).toContain("'--dictionary[");
	const fish = completionScript('fish', completable);
	const option = '-l chooser -s c -x -a';
	expect(fish).toContain(`-n '__fish_seen_subcommand_from hangman' ${option} '${chooserNames.join(' ')}'`);
	expect(fish).toContain(`-n '__fish_seen_subcommand_from par' ${option} 'perfect evil random'`);
});
