import process from 'node:process';
import {expect, test, vi} from 'vitest';
import {CommandError} from '../../source/commands/command.js';
import {registry} from '../../source/commands/registry.js';
import {readLine} from './refusal.js';

/** What `wordfiend define` writes, and how it ends. */
async function define(...argv: readonly string[]) {
	let stdout = '';
	const output = vi.spyOn(process.stdout, 'write').mockImplementation(text => {
		stdout += String(text);
		return true;
	});
	try {
		const {command, words, texts} = await readLine(['define', ...argv]);
		return {exitCode: await command.run({words, texts}, registry), stdout, sentence: ''};
	} catch (error) {
		if (!(error instanceof CommandError)) throw error;
		return {exitCode: error.exitCode, stdout, sentence: error.message};
	} finally {
		output.mockRestore();
	}
}

test('a line for each word, its base named where it is a form of one', async () => {
	expect(await define('mulct', 'Went')).toEqual({
		exitCode: 0,
		stdout:
			'mulct: money extracted as a penalty\nwent (go): change location; move, travel, or proceed, also metaphorically\n',
		sentence: '',
	});
});

test('a word that is not known is answered with the nearest, and 1', async () => {
	expect(await define('wnet')).toEqual({
		exitCode: 1,
		stdout: '',
		sentence: 'No meaning known for wnet; did you mean net, went or wet?',
	});
	expect((await define('\u001B[31m')).sentence).not.toContain('\u001B');
});

test.each(['um', 'twas', 'yuk'])('nothing offensive is suggested for %s', async word => {
	expect((await define(word)).sentence).not.toMatch(/ (?:cum|fuck|twat)/);
});

test('function words are said to have no meaning, and no other word is suggested', async () => {
	expect(await define('the', 'because')).toEqual({
		exitCode: 1,
		stdout: '',
		sentence: ['the', 'because']
			.map(
				word =>
					`No meaning for ${word}: WordNet leaves out pronouns, conjunctions and other words that only link or exclaim.`,
			)
			.join('\n'),
	});
});

test('without a word it says what to do', async () => {
	expect(await define()).toEqual({
		exitCode: 2,
		stdout: '',
		sentence: 'Say which words, as in wordfiend define mulct.',
	});
});
