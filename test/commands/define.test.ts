import {expect, test} from 'vitest';
import {runHere} from './run-here.js';

const define = (...words: readonly string[]) => runHere('define', ...words);

test('a line for each word, its base named where it is a form of one', async () => {
	expect(await define('mulct', 'Went')).toEqual({
		exitCode: 0,
		stdout:
			'mulct: money extracted as a penalty\nwent (go): change location; move, travel, or proceed, also metaphorically\n',
		stderr: '',
	});
});

test('a word that is not known is answered with the nearest, and 1', async () => {
	expect(await define('wnet', '\u001B[31m')).toEqual({
		exitCode: 1,
		stdout: '',
		stderr:
			'No meaning known for wnet; did you mean net, went or wet?\nNo meaning known for ; check the spelling.\n',
	});
});

test('the JSON document has every word, known or not', async () => {
	const {exitCode, stdout} = await define('mice', 'wnet', '--json');
	expect(exitCode).toBe(1);
	expect(JSON.parse(stdout)).toMatchObject({
		words: [
			{word: 'mice', base: 'mouse', meaning: expect.stringContaining('rodents') as string},
			{word: 'wnet', base: null, meaning: null, nearest: expect.arrayContaining(['went']) as string[]},
		],
	});
});

test('nothing offensive is suggested', async () => {
	expect((await define('um', 'twas', 'yuk')).stderr).not.toMatch(/ (?:cum|fuck|twat)/);
});

test('function words are said to have no meaning, and no other word is suggested', async () => {
	expect(await define('the', 'because')).toEqual({
		exitCode: 1,
		stdout: '',
		stderr: ['the', 'because']
			.map(
				word =>
					`No meaning for ${word}: WordNet leaves out pronouns, conjunctions and other words that only link or exclaim.\n`,
			)
			.join(''),
	});
});

test('without a word it says what to do', async () => {
	expect(await define()).toEqual({
		exitCode: 2,
		stdout: '',
		stderr: 'Say which words, as in wordfiend define mulct.\n',
	});
});
