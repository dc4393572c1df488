import {spawnSync} from 'node:child_process';
import {expect, test} from 'vitest';
import {describeManual} from '../../scripts/man-page.js';
import {homeTable, tableOf} from '../../source/commands/command.js';
import {describeOptions} from '../../source/commands/help.js';
import {registry} from '../../source/commands/registry.js';

const page = await describeManual(new Date(0));
const hasGroff = spawnSync('groff', ['--version']).status === 0;

test('the manual has every command, and every option of each', async () => {
	for (const [name, {load}] of Object.entries(registry)) {
		expect(page).toContain(`\n.SS ${name}\n`);
		for (const table of [homeTable, tableOf((await load()).command)])
			for (const option of describeOptions(table)) expect(page).toContain(option.name.replaceAll('-', '\\-'));
	}
});

test('nothing in it is a request by chance, no line is long, none is empty', () => {
	const lines = page.trimEnd().split('\n');
	expect(lines.filter(line => /^['.]/.test(line) && !/^\.(?:TH|SH|SS|PP|TP)\b/.test(line))).toEqual([]);
	expect(lines.filter(line => line.trim() === '' || line !== line.trimEnd())).toEqual([]);
	expect(lines.slice(1).filter(line => line.replaceAll(/\\(?:f.|-|&)/g, '').length > 80)).toEqual([]);
});

test.skipIf(!hasGroff)('groff sets it without a complaint', () => {
	const {stdout, stderr} = spawnSync('groff', ['-k', '-man', '-ww', '-Tutf8'], {
		input: page,
		encoding: 'utf8',
	});
	expect(stderr).toBe('');
	expect(stdout).toContain('WORDFIEND(1)');
});
