import {execFileSync} from 'node:child_process';
import {chmodSync, existsSync, symlinkSync, writeFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {describe, test} from 'vitest';
import {newFolder} from '../at-end.js';
import {openTerminal, type TestTerminal} from './terminal.js';

/** A folder in which `wordfiend` is the built program, and a shell's start. */
function openHome(shell: string): string {
	const home = newFolder();
	const program = resolve('dist/cli.js');
	chmodSync(program, 0o755);
	symlinkSync(program, join(home, 'wordfiend'));
	writeFileSync(join(home, shell), execFileSync(process.execPath, [program, 'completion', shell]));
	writeFileSync(join(home, '.bashrc'), `PS1='ready> '\n. ${home}/bash\n`);
	writeFileSync(join(home, '.zshrc'), `PS1='ready> '\nautoload -U compinit; compinit -u\n. ${home}/zsh\n`);
	return home;
}

const shells = {
	bash: (home: string) => ['--noprofile', '--rcfile', join(home, '.bashrc'), '-i'],
	zsh: () => ['-i'],
	fish: (home: string) => [
		'--no-config',
		'-i',
		'-C',
		`function fish_prompt; echo 'ready> '; end; set -g fish_greeting; set -g fish_autosuggestion_enabled 0; source ${home}/fish`,
	],
};

const found = (shell: string): string | undefined =>
	['/usr/bin', '/bin', '/usr/local/bin'].map(folder => join(folder, shell)).find(path => existsSync(path));

async function press(terminal: TestTerminal, typed: string, wanted: string): Promise<void> {
	terminal.press(`${typed}\t`);
	await terminal.shows(wanted);
	terminal.press('\u0015');
	await terminal.rests(100);
}

describe.each(Object.entries(shells))('in %s', (shell, argumentsFor) => {
	test.skipIf(found(shell) === undefined)('Tab completes values', async () => {
		const home = openHome(shell);
		const [first = '', ...rest] = argumentsFor(home);
		const terminal = openTerminal(first, rest, undefined, {
			command: found(shell) ?? shell,
			env: {HOME: home, ZDOTDIR: home, PATH: `${home}:${process.env.PATH ?? ''}`, WORDFIEND_HOME: home},
		});
		await terminal.shows('ready>');
		await press(terminal, 'wordfiend tourn', 'wordfiend tournament');
		await press(terminal, 'wordfiend hangman --chooser=ev', '--chooser=evil');
		await press(terminal, 'wordfiend ghost --opponent perfect,hu', 'perfect,human');
		writeFileSync(join(home, 'mywords.txt'), 'word\n');
		await press(terminal, `wordfiend check ${home}/myw`, 'mywords.txt');
		terminal.press('wordfiend hangman --length \t\t');
		await terminal.shows('12');
	});
});
