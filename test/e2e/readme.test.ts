import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import process from 'node:process';
import {expect, test} from 'vitest';

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
