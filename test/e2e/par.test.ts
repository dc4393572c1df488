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
