import {spawnSync} from 'node:child_process';
import process from 'node:process';
import {expect, test} from 'vitest';
import {program} from '../program.js';

const define = (args: readonly string[], input = '') => {
	const {status, stdout, stderr} = spawnSync(process.execPath, [program, 'define', ...args], {
		input,
		encoding: 'utf8',
	});
	return {status, stdout, stderr};
};

test('a line for each word, its base named where it is a form of one', () => {
	expect(define(['mulct', 'Went'])).toEqual({
		status: 0,
		stdout:
			'mulct: money extracted as a penalty\nwent (go): change location; move, travel, or proceed, also metaphorically\n',
		stderr: '',
	});
});

test('JSON; words from standard input', () => {
	const {status, stdout} = define(['-', '--json'], 'mice\nwnet\n');
	expect(status).toBe(1);
	expect(JSON.parse(stdout)).toMatchObject({
		words: [
			{word: 'mice', base: 'mouse', meaning: expect.stringContaining('rodents') as string},
			{word: 'wnet', base: null, meaning: null, nearest: expect.arrayContaining(['went']) as string[]},
		],
	});
});

test('a word that is not known is answered with the nearest, and 1', () => {
	expect(define(['wnet'])).toEqual({
		status: 1,
		stdout: '',
		stderr: 'No meaning known for wnet; did you mean net, went or wet?\n',
	});
	expect(define(['\u001B[31m']).stderr).not.toContain('\u001B');
});

test.each(['um', 'twas', 'yuk'])('nothing offensive is suggested for %s', word => {
	expect(define([word]).stderr).not.toMatch(/ (?:cum|fuck|twat)/);
});

test('function words are said to have no meaning, and no other word is suggested', () => {
	expect(define(['the', 'because'])).toEqual({
		status: 1,
		stdout: '',
		stderr: ['the', 'because']
			.map(
				word =>
					`No meaning for ${word}: WordNet leaves out pronouns, conjunctions and other words that only link or exclaim.\n`,
			)
			.join(''),
	});
});

test('without a word it says what to do', () => {
	expect(define([])).toMatchObject({status: 2, stderr: 'Say which words, as in wordfiend define mulct.\n'});
});
