import {execFileSync} from 'node:child_process';
import fc from 'fast-check';
import {expect, test} from 'vitest';
import {shellWords, splitList} from '../../source/settings/program.js';

test.each([
	['python3 mine.py', ['python3', 'mine.py']],
	['  java   Mine\t-x ', ['java', 'Mine', '-x']],
	[`java -cp "my classes" 'Mine'`, ['java', '-cp', 'my classes', 'Mine']],
	[String.raw`a\ b "c\"d" 'e\f' "g\h"`, ['a b', 'c"d', String.raw`e\f`, String.raw`g\h`]],
	[`--name='x y'z ''`, ['--name=x yz', '']],
	['', []],
])('%s is split as a shell splits it', (command, words) => {
	expect(shellWords(command)).toEqual({ok: true, value: words});
});

const without = (part: string) =>
	`without ${part}, since no shell runs it; put it in single quotes, or in a script of its own`;

test.each([
	[`python3 "mine`, 'that closes its quotes: a double quote is left open'],
	[`it's`, 'that closes its quotes: a single quote is left open'],
	['mine\\', 'that closes its quotes: a backslash at its end is left open'],
	['a | b', without('|')],
	['a; rm b', without(';')],
	['a && b', without('&')],
	['a > b', without('>')],
	['$HOME/mine', without('$')],
	['"$HOME/mine"', without('$')],
	['`a`', without('`')],
])('%s is refused: no shell is there to act on it', (command, wanted) => {
	expect(shellWords(command)).toEqual({ok: false, wanted: `a command ${wanted}`, refused: command});
});

test('what is not refused is what sh makes of it', () => {
	const part = fc.constantFrom('a', 'B', ' ', '  ', "'", '"', '\\', '-', '=', '.', ',', '|', '$', ';', '/');
	const commands = fc.sample(
		fc.array(part, {maxLength: 14}).map(parts => parts.join('')),
		{numRuns: 400, seed: 1},
	);
	const split = commands.flatMap(command => {
		const result = shellWords(command);
		return result.ok ? [{command, words: result.value}] : [];
	});
	expect(split.length).toBeGreaterThan(50);
	const script = split
		.map(({command}) => `set -- ${command}\nfor w do printf '<%s>' "$w"; done; echo`)
		.join('\n');
	const lines = execFileSync('/bin/sh', ['-f', '-c', script], {encoding: 'utf8'}).split('\n');
	expect(lines.slice(0, split.length)).toEqual(
		split.map(({words}) => words.map(word => `<${word}>`).join('')),
	);
});

test('a list is split at commas that no quotes hold', () => {
	expect(splitList(`paga, run:python3 "a,b.py",run:c\\,d ,expert`)).toEqual([
		'paga',
		'run:python3 "a,b.py"',
		String.raw`run:c\,d`,
		'expert',
	]);
});
