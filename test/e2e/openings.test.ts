import {execFileSync} from 'node:child_process';
import process from 'node:process';
import {expect, test} from 'vitest';
import {program} from '../program.js';

const openings = (...args: readonly string[]) =>
	execFileSync(process.execPath, [program, 'openings', '-d', 'example', ...args], {encoding: 'utf8'});

test('wordfiend openings --json prints one document', () => {
	const output = openings('--json');
	expect(output.trimEnd().split('\n')).toHaveLength(1);
	expect(JSON.parse(output)).toEqual({
		dictionary: 'example',
		minLength: 4,
		variant: 'ghost',
		words: 9,
		fragments: 37,
		winner: 'first',
		openings: ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'],
		replies: {},
		longest: {word: 'ally', letters: 4},
		crib: {first: {words: ['ally'], exact: true}, second: {words: [], exact: true}},
	});
});

test('and with letters to the front as well', () => {
	expect(JSON.parse(openings('--json', '--variant', 'superghost'))).toMatchObject({
		variant: 'superghost',
		winner: 'first',
		crib: {first: {exact: true}, second: {exact: true}},
	});
});

test('without it prints a sheet', () => {
	expect(openings()).toMatch(/^Ghost on example, words of 4 letters or more\n9 words, 37 beginnings\n/);
});
