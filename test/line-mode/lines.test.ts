import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {openChannel, readLines} from '../../source/line-mode/channel.js';
import {arriving} from './transcript.js';

async function linesOf(...chunks: readonly string[]): Promise<string[]> {
	const lines: string[] = [];
	for await (const line of readLines(arriving(...chunks))) lines.push(line);
	return lines;
}

describe('readLines', () => {
	test.each<[string, string[], string[]]>([
		['nothing', [], []],
		['a line', ['a\n'], ['a']],
		['a last line without an end', ['a\nb'], ['a', 'b']],
		['empty lines', ['\n\na\n'], ['', '', 'a']],
		['CRLF', ['a\r\nb\r\nc\r'], ['a', 'b', 'c']],
		['CRLF cut in two', ['a\r', '\nb'], ['a', 'b']],
		['a line in pieces', ['a', '', 'b', 'c\nd', 'e\n'], ['abc', 'de']],
		['blanks', [' a \n\t\n'], [' a ', '\t']],
	])('%s', async (_, chunks, lines) => {
		expect(await linesOf(...chunks)).toEqual(lines);
	});

	test('keeps the start of a huge line and finds the next', async () => {
		const huge = Array.from({length: 1000}, () => 'x'.repeat(10_000));
		expect(await linesOf(...huge, '\ny\n')).toEqual(['x'.repeat(1000), 'y']);
	});

	test('gives the same lines however the text is cut', async () => {
		await fc.assert(
			fc.asyncProperty(
				fc.array(fc.constantFrom('a', '\n', '\r\n', 'b c')),
				fc.array(fc.nat(40)),
				async (parts, cuts) => {
					const text = parts.join('');
					const places = [0, ...cuts.map(cut => Math.min(cut, text.length)), text.length].sort(
						(a, b) => a - b,
					);
					const chunks = places.slice(1).map((end, index) => text.slice(places[index], end));
					expect(await linesOf(...chunks)).toEqual(await linesOf(text));
				},
			),
		);
	});

	test('reads no further than it must', async () => {
		let read = 0;
		async function* chunks() {
			for (;;) {
				read++;
				yield await Promise.resolve('a\nb\n');
			}
		}

		const lines = readLines(chunks());
		expect(read).toBe(0);
		await lines.next();
		await lines.next();
		expect(read).toBe(1);
		await lines.return();
		expect(read).toBe(1);
	});
});

test('what is said is written with the next question, once what was done is kept', async () => {
	const log: string[] = [];
	const channel = openChannel({
		input: arriving('a\n'),
		write: text => Promise.resolve(void log.push(text)),
		isEchoed: true,
		kept: () => Promise.resolve(void log.push('kept')),
	});
	channel.say('One.', 'Two.');
	expect(await channel.ask('Word? ')).toBe('a');
	channel.say('Three.');
	expect(await channel.ask('Word? ')).toBeUndefined();
	await channel.close();
	expect(log).toEqual(['kept', 'One.\nTwo.\nWord? ', 'kept', 'a\nThree.\nWord? ', '\n']);
});

test('a line that is heard beforehand answers the next question', async () => {
	const channel = openChannel({input: arriving('a\n'), write: () => Promise.resolve(), isEchoed: false});
	expect(await channel.heard()).toBe('heard');
	expect(await channel.ask('Word? ')).toBe('a');
});
