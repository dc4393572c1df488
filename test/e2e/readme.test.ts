import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import process from 'node:process';
import {describe, expect, test} from 'vitest';
import {openTerminal} from './terminal.js';

const readme = ['README.md', 'docs/engine.md'].map(path => readFileSync(path, 'utf8')).join('\n');

const blocks = (language: string) =>
	[...readme.matchAll(new RegExp(`\`\`\`${language}\n(.*?)\`\`\``, 'gs'))].map(([, code = '']) => code);

test('the examples with the engine run and print what they say', () => {
	const examples = blocks('js');
	expect(examples.length).toBeGreaterThan(0);
	for (const code of examples) {
		const said = [...code.matchAll(/\/\/ (.*)$/gm)].map(([, line]) => line).join('\n');
		const printed = execFileSync(process.execPath, ['--input-type=module', '--eval', code])
			.toString()
			.trimEnd();
		expect(printed).toBe(said);
	}
});

test('the example with a pipe is what the program prints', () => {
	const [block = ''] = blocks('console');
	const [command = '', ...lines] = block.trimEnd().split('\n');
	const script = command.replace('$ ', '').replace('wordfiend', `"${process.execPath}" dist/cli.js`);
	expect(execFileSync('sh', ['-c', script]).toString()).toContain(lines.join('\n'));
});

/** What each command of the README shows on a terminal, by the words behind `wordfiend`. */
const shown: Readonly<Record<string, string>> = {
	'': 'New here?',
	hangman: 'More…',
	'hangman --difficulty fair': '‹ fair ›',
	'hangman -l 7 -g 10 --verbose': 'families',
	'hangman -d animals': '‹ animals ›',
	'hangman -l 7 -g 8 --race expert': 'race',
	'hangman --secret marmalade': 'Your opponent chose the word.',
	ghost: 'More…',
	'ghost --opponent human,perfect': '‹ 3 ›',
	'ghost --variant xghost': '‹ xghost ›',
	daily: 'wordfiend › daily',
	stats: 'No games yet.',
	'suggest --pattern -e--a-': 'words fit',
	'define mulct': 'money extracted as a penalty',
	openings: 'these 47 words beat',
	tournament: '%',
	par: '22 lengths',
};

describe('the commands of the README', () => {
	const commands = blocks('sh')
		.flatMap(block => block.split('\n'))
		.flatMap(line => /^wordfiend\b([^#]*)#/.exec(line)?.[1] ?? [])
		.map(words => words.trim());

	test('are all tried', () => {
		const needsMore = /^play CODE$|--language/;
		expect(commands.filter(command => !needsMore.test(command) && !(command in shown))).toEqual([]);
	});

	test.each(Object.entries(shown))('wordfiend %s', async (command, text) => {
		expect(commands).toContain(command);
		const terminal = openTerminal('dist/cli.js', command.split(' ').filter(Boolean));
		await terminal.shows(text);
	});
});
