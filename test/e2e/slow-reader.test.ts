import {spawn} from 'node:child_process';
import {once} from 'node:events';
import process from 'node:process';
import {expect, test} from 'vitest';
import {program} from '../program.js';

/** Asks for one meaning many times, and for a word that isn't English. */
function define(...options: readonly string[]) {
	const child = spawn(process.execPath, [program, 'define', '-', ...options]);
	child.stdin.end(`${'went '.repeat(10_000)} xqzjv`);
	return child;
}

const textOf = async (stream: NodeJS.ReadableStream): Promise<string> => {
	let text = '';
	for await (const chunk of stream.setEncoding('utf8')) text += String(chunk);
	return text;
};

test('a reader that begins when the program has failed gets all of it', async () => {
	const child = define('--json');
	const exit = once(child, 'exit');
	await once(child.stderr, 'readable');
	const [stdout, stderr] = await Promise.all([textOf(child.stdout), textOf(child.stderr)]);
	expect(stdout.length).toBeGreaterThan(500_000);
	expect(stdout).toMatch(/\n\}\n$/);
	expect(stderr).toMatch(/^No meaning known for .*xqzjv/s);
	expect(await exit).toEqual([1, null]);
});

test('a reader of standard error that begins late gets all of it', async () => {
	const child = spawn(process.execPath, [program, 'define', 'mulct', '-']);
	const unknown = 'x'.repeat(1_000_000);
	child.stdin.end(unknown);
	const exit = once(child, 'exit');
	await once(child.stdout, 'readable');
	const [stdout, stderr] = await Promise.all([textOf(child.stdout), textOf(child.stderr)]);
	expect(stdout).toMatch(/^mulct: .*\n$/);
	expect(stderr).toContain(unknown);
	expect(await exit).toEqual([1, null]);
});

test('a reader that goes away ends it', async () => {
	const child = define();
	const exit = once(child, 'exit');
	await once(child.stdout, 'readable');
	child.stdout.destroy();
	child.stderr.resume();
	expect(await exit).toEqual([expect.any(Number), null]);
});
