import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {expect, test} from 'vitest';
import {program} from '../program.js';

/** Asks for the meanings of words on standard input. */
function define(words: string, ...options: readonly string[]) {
	const child = spawn(process.execPath, [program, 'define', '-', ...options]);
	child.stdin.end(words);
	return child;
}

const textOf = async (stream: NodeJS.ReadableStream): Promise<string> => {
	let text = '';
	for await (const chunk of stream.setEncoding('utf8')) text += String(chunk);
	return text;
};

test('a reader that begins when the program has failed gets all of it', async () => {
	const unknown = 'x'.repeat(1_000_000);
	const child = define(`went ${unknown}`, '--json');
	const exit = once(child, 'exit');
	await once(child.stderr, 'readable');
	const [stdout, stderr] = await Promise.all([textOf(child.stdout), textOf(child.stderr)]);
	expect(JSON.parse(stdout)).toMatchObject({words: [{word: 'went'}, {word: unknown}]});
	expect(stderr).toBe(`No meaning known for ${unknown}; check the spelling.\n`);
	expect(await exit).toEqual([1, null]);
});

test('a reader that has had enough is no fault', async () => {
	const child = define('went '.repeat(10_000));
	const exit = once(child, 'exit');
	await once(child.stdout, 'readable');
	child.stdout.destroy();
	child.stderr.resume();
	expect(await exit).toEqual([0, null]);
});
