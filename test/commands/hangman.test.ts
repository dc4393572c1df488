import {describe, expect, test} from 'vitest';
import {readGiven} from '../../source/commands/command.js';
import {hangmanTable, lengthClash, type GivenHangman} from '../../source/settings/hangman.js';
import {clashText} from '../../source/text/refusals.js';
import {dictionaryOf} from '../line-mode/transcript.js';
import {argumentsOf, readLine, refusal} from './refusal.js';

/** What the arguments after `wordfiend hangman` give. */
async function read(line: string): Promise<GivenHangman> {
	const {texts} = await readLine(['hangman', ...argumentsOf(line)]);
	return readGiven(hangmanTable, texts);
}

describe('wordfiend hangman', () => {
	test.each<[string, GivenHangman]>([
		['', {}],
		['--length 7', {length: 7}],
		['--length=7 --guesses=10', {length: 7, budget: 10}],
		['-l 7 -g 10 -v', {length: 7, budget: 10, verbose: true}],
		['-l7 -vg10', {length: 7, budget: 10, verbose: true}],
		['--guesses 1000', {budget: 1000}],
		['--chooser random', {chooser: 'random'}],
		['-c evil --dictionary huge', {chooser: 'evil', dictionary: 'huge'}],
		['-d ./my/words.txt', {dictionary: './my/words.txt'}],
		['--secret hangman', {secret: 'hangman'}],
		['--secret Hangman -c random -l 7', {chooser: 'random', secret: 'hangman', length: 7}],
		['--plain --no-color --verbose', {verbose: true}],
	])('%s', async (line, request) => {
		expect(await read(line)).toEqual(request);
	});

	test('a seed is any text', async () => {
		expect([(await read('--seed 007')).seed, (await read('--seed=-5')).seed]).toEqual(['007', '-5']);
	});

	const wholeNumber = (option: string, value: string) =>
		`The option ${option} must be a whole number of 1 or more, not ${value}.`;

	const noValue = (option: string) =>
		`The option ${option} takes no value; write only ${option}, or leave it out.`;

	const noWord = (value: string) =>
		`The option --secret must be a word of up to 50 letters from a to z, not ${value}.`;

	test.each<[string, string]>([
		['--guesses 0', wholeNumber('--guesses', '0')],
		['--guesses -5', wholeNumber('--guesses', '-5')],
		['-g=-5', wholeNumber('--guesses', '-5')],
		['--guesses 2.5', wholeNumber('--guesses', '2.5')],
		['--guesses 1e3', wholeNumber('--guesses', '1e3')],
		['--length five', wholeNumber('--length', 'five')],
		['--length 0', wholeNumber('--length', '0')],
		['--guesses 99999999999999999', 'The option --guesses must be a smaller number, not 99999999999999999.'],
		['--length', 'The option --length needs a value.'],
		['--length= --verbose', 'The option --length needs a value.'],
		['--no-length', 'The option --length needs a value.'],
		['--length.x 3', 'The option --length needs a value.'],
		['--seed', 'The option --seed needs a value.'],
		['--seed a\u0007b', 'The option --seed must be a text without control characters, not a\uFFFDb.'],
		['-l 4 -l 5', 'The option --length can be given only once.'],
		['--length 4 -l 4', 'The option --length can be given only once.'],
		['--verbose=no', noValue('--verbose')],
		['--no-plain', noValue('--plain')],
		['--for-a-friend=no', noValue('--for-a-friend')],
		['--color=always', noValue('--color')],
		['--no-color=1', noValue('--no-color')],
		['--save=yes', noValue('--save')],
		['--chooser mean', 'The option --chooser must be random, evil, cunning or perfect, not mean.'],
		['--chooser toString', 'The option --chooser must be random, evil, cunning or perfect, not toString.'],
		[
			'--chooser run:mine',
			'The option --chooser must be random, evil, cunning or perfect, not run:mine; a program can choose only in wordfiend tournament --choosers.',
		],
		['--secret r2d2', noWord('r2d2')],
		['--secret caf\u00E9', noWord('caf\u00E9')],
		[`--secret ${'a'.repeat(51)}`, noWord('a'.repeat(51))],
		['--secret deal -l 5', 'The secret has 4 letters, but --length says 5; leave --length out.'],
		['--secret deal -c evil', 'A secret goes only with --chooser random, not with evil.'],
		['--min-length 4', 'The option --min-length goes only with wordfiend ghost and wordfiend openings.'],
		['--first you', 'The option --first goes only with wordfiend ghost.'],
		['--secrte deal', 'There is no option --secrte; did you mean --secret?'],
		['-x', 'There is no option -x; see wordfiend --help.'],
		['--constructor 1', 'There is no option --constructor; see wordfiend --help.'],
		['words.txt', 'Hangman takes options only; leave out words.txt, or see wordfiend hangman --help.'],
		['-5', 'Hangman takes options only; leave out -5, or see wordfiend hangman --help.'],
		['-d example -l 5', 'The dictionary example has no words of 5 letters; choose a length of 4.'],
	])('%s: refused', async (line, sentence) => {
		expect(await refusal(['hangman', ...line.split(' ')])).toEqual({sentence, exitCode: 2});
	});

	test('no control character of an argument reaches the terminal', async () => {
		const evil = '\u001B[31mred\u0008\u202E';
		for (const argv of [[evil], ['--length', evil], ['--chooser', evil], [`--${evil}`], ['-d', evil]]) {
			const {sentence} = await refusal(['hangman', ...argv]);
			expect(sentence).toMatch(/red\uFFFD\uFFFD/i);
			expect(sentence).not.toMatch(/[\p{Cc}\p{Cf}]/u);
		}
	});

	test.each([
		['test/nowhere.txt', ''],
		['comon', ' Did you mean common?'],
	])('a dictionary that cannot be loaded: %s', async (name, hint) => {
		expect(await refusal(['hangman', '-d', name])).toEqual({
			sentence: `The dictionary ${name} does not exist; check the path or take one of small, common, huge, animals, body, feelings, food, music, nature, people, plants, things, vehicles, example.${hint}`,
			exitCode: 1,
		});
	});

	test('the lengths that a dictionary has are told with their gaps', () => {
		const dictionary = dictionaryOf('a', 'be', 'cow', 'plain', 'marbles', 'elephant');
		const clash = lengthClash(dictionary, {length: 6, dictionary: 'common'});
		expect(clash && clashText(clash)).toBe(
			'The dictionary common has no words of 6 letters; choose a length of 1–3, 5, 7–8.',
		);
		expect(lengthClash(dictionary, {length: 7})).toBeUndefined();
	});
});
