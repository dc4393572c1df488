import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {newFolder} from '../at-end.js';
import {openTerminal} from './terminal.js';

test('what a program has written is read to its end, however late', async () => {
	const file = join(newFolder(), 'program.mjs');
	writeFileSync(
		file,
		"process.stdin.once('data', () => process.stdout.write('é'.repeat(1000) + '\\n', () => process.exit(3)));process.stdout.write('ready');",
	);
	const terminal = openTerminal(file);
	await terminal.shows('ready');
	terminal.pause();
	terminal.press('\r');
	expect(await terminal.exit).toMatchObject({exitCode: 3});
	expect(terminal.raw).toMatch(/éé\r\n$/);
});
