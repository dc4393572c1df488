import {spawnSync} from 'node:child_process';
import process from 'node:process';
import {expect, test} from 'vitest';
import {program} from '../program.js';
import {openTerminal} from './terminal.js';

test('par shows how far it is, and Ctrl+C ends it with the bounds so far', async () => {
	const terminal = openTerminal(program, ['par', '-d', 'huge', '-l', '3']);
	await terminal.shows('0 of 1 lengths proved · 3: ');
	terminal.press('\u0003');
	expect(await terminal.ends()).toMatchObject({exitCode: 130});
	expect(terminal.screen).toMatch(
		/^length +words +misses +guesses to win +positions +seconds\n +3 +1,124 +\d+–\d+ /,
	);
	expect(terminal.screen).not.toContain('lengths proved');
});

test('par gives one JSON document', () => {
	const {stdout, stderr, status} = spawnSync(process.execPath, [program, 'par', '-l', '10-11', '--json'], {
		encoding: 'utf8',
	});
	expect({stderr, status}).toEqual({stderr: '', status: 0});
	expect(JSON.parse(stdout)).toMatchObject({
		dictionary: 'common',
		results: [
			{length: 10, words: 9267, atLeast: 4, atMost: 4, exact: true, guessesToWin: 5},
			{length: 11, words: 6673, atLeast: 3, atMost: 3, exact: true, guessesToWin: 4},
		],
	});
});
