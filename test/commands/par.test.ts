import {describe, expect, test} from 'vitest';
import {readGiven} from '../../source/commands/command.js';
import {lengthsIn, parTable as table} from '../../source/commands/par.js';
import {withDefaults, type Values} from '../../source/settings/setting.js';
import {parPart, progressLine} from '../../source/text/hangman/odds.js';
import {printParts} from '../../source/line-mode/plain.js';
import type {ParResult} from '../../source/workers/tasks/prove.js';
import {dictionaryOf} from '../line-mode/transcript.js';
import {argumentsOf, readLine, refusal} from './refusal.js';

type ParSettings = Values<typeof table>;

const printed = (results: readonly ParResult[]) => printParts([parPart(results)]);

/** What the arguments after `wordfiend par` ask for. */
async function read(line: string): Promise<ParSettings> {
	const {texts} = await readLine(['par', ...argumentsOf(line)]);
	return withDefaults(table, readGiven(table, texts));
}

const usual: ParSettings = {
	dictionary: 'common',
	language: 'en',
	chooser: 'perfect',
	length: {from: 1, to: Infinity},
	limit: Infinity,
	proof: undefined,
};

const proved: ParResult = {
	...{length: 5, words: 5062, atLeast: 12, atMost: 12, exact: true, guessesToWin: 13},
	...{positions: 31_402, seconds: 0.106},
};

const open: ParResult = {
	...{length: 4, words: 2572, atLeast: 11, atMost: 15, exact: false, guessesToWin: 16},
	...{positions: 1_000_000, seconds: 12},
};

describe('wordfiend par', () => {
	test.each<[string, Partial<ParSettings>]>([
		['', {}],
		['--length all', {}],
		['--language ru', {language: 'ru'}],
		['--length 5', {length: {from: 5, to: 5}}],
		['-l 5-8 -d huge', {length: {from: 5, to: 8}, dictionary: 'huge'}],
		['-c evil', {chooser: 'evil'}],
		['--proof why.txt', {proof: 'why.txt'}],
		['--limit 60 --json', {limit: 60}],
	])('%s', async (line, request) => {
		expect(await read(line)).toEqual({...usual, ...request});
	});

	test.each([
		['--length many', 'The option --length must be a length, a range such as 5-8, or all, not many.'],
		['--length 8-5', 'The option --length must be a length, a range such as 5-8, or all, not 8-5.'],
		['--length 0', 'The option --length must be a length, a range such as 5-8, or all, not 0.'],
		['--chooser cunning', 'The option --chooser must be perfect or evil, not cunning.'],
		['-c evil --proof why.txt', 'The option --proof goes only with --chooser perfect.'],
		['--limit soon', 'The option --limit must be a whole number of 1 or more, not soon.'],
		['--verbose', 'The option --verbose goes only with wordfiend hangman and wordfiend ghost.'],
		['more', 'Par takes options only; leave out more, or see wordfiend par --help.'],
		['-d example -l 5', 'The dictionary example has no words of 5 letters; choose a length of 4.'],
		['-d example -l 5-9', 'The dictionary example has no words of 5 to 9 letters; its words have 4 to 4.'],
	])('%s is refused', async (line, sentence) => {
		expect(await refusal(['par', ...line.split(' ')])).toEqual({sentence, exitCode: 2});
	});

	test('takes the lengths that have words', () => {
		const dictionary = dictionaryOf('at', 'bats', 'cat', 'marmalade');
		expect(lengthsIn(dictionary, usual.length, 'some')).toEqual([2, 3, 4, 9]);
		expect(lengthsIn(dictionary, {from: 3, to: 8}, 'some')).toEqual([3, 4]);
		expect(lengthsIn(dictionary, {from: 9, to: 9}, 'some')).toEqual([9]);
	});

	test('shows a table of what is proved', () => {
		expect(printed([open, proved])).toBe(
			[
				'length  words  misses  guesses to win  positions  seconds',
				'     4  2,572   11–15           12–16  1,000,000    12.00',
				'     5  5,062      12              13     31,402     0.11',
				'',
			].join('\n'),
		);
	});

	test('shows the letters that beat evil', () => {
		expect(printed([{...proved, atLeast: 8, atMost: 8, letters: 'seaoyilr'}])).toBe(
			[
				'length  words  misses  guesses to win  positions  seconds  letters that win',
				'     5  5,062       8               9     31,402     0.11  seaoyilr',
				'',
			].join('\n'),
		);
	});

	test('shows how far it is', () => {
		expect(progressLine([open, proved], 22, 12.9)).toBe(
			'1 of 22 lengths proved · 4: 11–15 · 1,031,402 positions · 12 s',
		);
	});
});
