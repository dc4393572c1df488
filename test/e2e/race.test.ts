import {execFile} from 'node:child_process';
import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import process from 'node:process';
import {promisify} from 'node:util';
import {beforeEach, expect, test} from 'vitest';
import {program} from '../program.js';
import {newFolder} from '../at-end.js';

const options = ['hangman', '-d', 'example', '-l', '4', '-g', '6', '-c', 'evil'] as const;

let home = '';

beforeEach(() => {
	home = newFolder();
});

/** Plays these letters over lines; gives what was written. */
async function play(letters: string, ...more: readonly string[]): Promise<string> {
	const running = promisify(execFile)(process.execPath, [program, ...options, '--plain', ...more], {
		env: {...process.env, WORDFIEND_HOME: home},
	});
	running.child.stdin?.end(`${Array.from(letters).join('\n')}\n`);
	return (await running).stdout;
}

test('your best of the games that you finished plays beside you', async () => {
	// Lost, won with three misses, and won with two; `y` asks for another game each time.
	await play(['zqjxvk', 'eozcdg', 'eodcln'].join('y'));
	expect(await readFile(join(home, 'history.jsonl'), 'utf8')).toMatch(/^(?:.+\n){3}$/);

	const said = await play('eocadgn', '--race', 'best');
	expect(said).toContain('Your best has 1 miss so far.');
	expect(said).toContain('Your best beats you: 2 misses to 3.');
	expect(said).toMatch(/Your best: +won, 2 misses +e✗ o✓ d✗ c✓ l✓/);
});
