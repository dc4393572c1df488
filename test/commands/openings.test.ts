import {describe, expect, test} from 'vitest';
import {readGiven} from '../../source/commands/command.js';
import {openingsTable, type OpeningsSettings} from '../../source/settings/ghost.js';
import {withDefaults} from '../../source/settings/setting.js';
import {findOpenings, type Openings} from '../../source/engine/index.js';
import {openingsParts, openingsTitle} from '../../source/text/ghost/openings.js';
import {printParts} from '../../source/line-mode/plain.js';
import {bookOf} from '../engine/helpers.js';
import {argumentsOf, readLine, refusal} from './refusal.js';

async function read(line: string): Promise<OpeningsSettings> {
	const {texts} = await readLine(['openings', ...argumentsOf(line)]);
	return withDefaults(openingsTable, readGiven(openingsTable, texts));
}

const usual: OpeningsSettings = {
	dictionary: 'common',
	language: 'en',
	minLength: 4,
	variant: 'ghost',
};

describe('wordfiend openings', () => {
	test.each<[string, Partial<OpeningsSettings>]>([
		['', {}],
		['--json', {}],
		['--language pl', {language: 'pl'}],
		[
			'-d huge --min-length 3 --variant superghost --json',
			{dictionary: 'huge', minLength: 3, variant: 'superghost'},
		],
		['--variant=ghost --dictionary ./my.txt', {dictionary: './my.txt'}],
	])('%s', async (line, order) => {
		expect(await read(line)).toEqual({...usual, ...order});
	});

	test.each<[string, string]>([
		[
			'--variant spectre',
			'The option --variant must be ghost, superghost, superduperghost, xghost or spook, not spectre.',
		],
		['--min-length 0', 'The option --min-length must be a whole number of 1 or more, not 0.'],
		['common', 'Openings takes options only; leave out common, or see wordfiend openings --help.'],
		['--json=no', 'The option --json takes no value; write only --json, or leave it out.'],
		[
			'--seed x',
			'The option --seed goes only with wordfiend hangman, wordfiend ghost, wordfiend tournament and wordfiend serve.',
		],
		[
			'-d example --min-length 5',
			'The dictionary example has no words of 5 letters or more; choose 4 or less.',
		],
	])('%s is refused', async (line, sentence) => {
		expect(await refusal(['openings', ...line.split(' ')])).toEqual({sentence, exitCode: 2});
	});
});

test('what is printed fits a narrow terminal', () => {
	const book = bookOf('and antler cow');
	const parts = openingsParts(findOpenings(book), book.dictionary);
	expect(printParts(parts, 60)).not.toMatch(/.{61}/);
});

test('openings say once that other replies may win, too', () => {
	const book = bookOf('and antler cow', 1, 'xghost');
	const said = printParts(openingsParts(findOpenings(book), book.dictionary));
	expect(said).toMatch(/loses to/);
	expect(said.match(/, too\b/g)).toHaveLength(1);
});

describe('the sheet', () => {
	const sheet = (book: ReturnType<typeof bookOf>, report = findOpenings(book)) =>
		`${openingsTitle(report, 'a list')}\n\n${printParts(openingsParts(report, book.dictionary))}`.split('\n');

	test('of AND, ANTLER and COW', () => {
		expect(sheet(bookOf('and antler cow'))).toEqual([
			'Ghost on a list, words of 1 letter or more',
			'3 words, 11 fragments',
			'',
			'who wins',
			'The first player can force a win, with A.',
			'The longest the loser can last is 6 letters: ANTLER.',
			'',
			'openings',
			'A  ✓ wins',
			'C  ✗ loses to O',
			'',
			'words to know: playing first',
			'This word always wins (6 letters; proved to be the fewest):',
			'antler',
			'',
			'words to know: playing second',
			'This word beats every opening that can be beaten (3 letters; proved to be the',
			'fewest):',
			'cow',
			'',
		]);
	});

	test('where the second player wins, and an opening is a word', () => {
		const lines = sheet(bookOf('a abc bcd'));
		expect(lines).toContain('The second player can force a win.');
		expect(lines).toContain('The longest the loser can last is 3 letters: BCD.');
		expect(lines.join('\n')).toContain('A  ✗ is a word\nB  ✗ loses to C\n');
	});

	test('of Superghost', () => {
		const lines = sheet(bookOf('ab', 2, 'superghost'));
		expect(lines.slice(0, 2)).toEqual([
			'Superghost on a list, words of 2 letters or more',
			'1 word, 4 fragments',
		]);
		expect(lines).toContain('The first player can force a win, with A or B.');
	});

	test('fills no line beyond its width', () => {
		const words = Array.from({length: 60}, (_, index) => `word${'x'.repeat(index % 9)}`);
		const book = bookOf('and antler cow');
		const report: Openings = {
			...findOpenings(book),
			crib: {first: {words, exact: true}, second: {words: [], exact: true}},
		};
		const lines = sheet(book, report);
		expect(lines.every(line => line.length <= 78)).toBe(true);
		expect(lines.join(' ')).toContain(words.join(', '));
	});
});
