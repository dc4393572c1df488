import {describe, expect, test} from 'vitest';
import {languages} from '../../source/engine/index.js';
import {ghostTable} from '../../source/settings/ghost.js';
import {hangmanTable} from '../../source/settings/hangman.js';
import {parTable} from '../../source/commands/par.js';
import {lookTable, preferences} from '../../source/settings/preferences.js';
import {seedOr} from '../../source/settings/readers.js';
import {programTable} from '../../source/settings/program.js';
import {
	isAnyGiven,
	readTexts,
	withDefaults,
	write,
	writeTexts,
	type Setting,
} from '../../source/settings/setting.js';
import {suggestTable} from '../../source/settings/suggest.js';
import {tournamentTable} from '../../source/settings/tournament.js';
import {refusalText, wantedText} from '../../source/text/refusals.js';

const tables = {
	...{...hangmanTable, ...programTable, ...lookTable, ...preferences},
	...{patterns: suggestTable.pattern, guessed: suggestTable.guessed},
	...{range: parTable.length, limit: parTable.limit},
	...{ranges: tournamentTable.lengths, games: tournamentTable.games, guessers: tournamentTable.guessers},
	...{opponent: ghostTable.opponent, names: ghostTable.names, here: ghostTable.here},
};

const read = (name: keyof typeof tables, text: string) => {
	const {read: reads}: Setting = tables[name];
	return reads(text, languages.en);
};

describe('what is typed means', () => {
	test.each<[keyof typeof tables, string, unknown]>([
		['difficulty', 'hard', 'hard'],
		['length', '7', 7],
		['secret', ' Flew ', 'flew'],
		['secret', 'a'.repeat(50), 'a'.repeat(50)],
		['from', ' Zoë ', 'Zoë'],
		['from', 'a'.repeat(20), 'a'.repeat(20)],
		['from', ' ', undefined],
		['verbose', 'yes', true],
		['verbose', 'no', false],
		['guesser', 'run:python3 mine.py', 'run:python3 mine.py'],
		['race', 'run: mine ', 'run:mine'],
		['knows', 'my words.txt', 'my words.txt'],
		['seed', 'Grüße', 'Grüße'],
		['motion', 'yes', 'off'],
		['motion', 'on', 'on'],
		['patience', '3', 3],
		['patterns', '-E_.a', '-e--a'],
		['guessed', 'e a,I\no,e', ['e', 'a', 'i', 'o']],
		['guessed', '', []],
		['range', 'all', {from: 1, to: Infinity}],
		['range', '5-8', {from: 5, to: 8}],
		['range', '12', {from: 12, to: 12}],
		['limit', '60', 60],
		[
			'ranges',
			'13, 5,7-19',
			[
				{from: 13, to: 13},
				{from: 5, to: 5},
				{from: 7, to: 19},
			],
		],
		['ranges', 'all', 'all'],
		['games', 'all', 'all'],
		['games', '250', 250],
		['guessers', 'paga,run:x,paga', ['paga', 'run:x']],
		['opponent', 'careless, human,careless', ['careless', 'human', 'careless']],
		['names', 'Ann, Zoë ', ['Ann', 'Zoë']],
		['names', '', []],
		['here', '5', 5],
	])('%s %j is %j', (name, text, value) => {
		expect(read(name, text)).toEqual({ok: true, value});
	});
});

describe('what is wanted instead of', () => {
	const bots = 'naive, pattern, paga, expert, perfect, stranger';
	const players = 'names of up to 12 letters, other than those of the players here';

	test.each<[keyof typeof tables, string, string, string?]>([
		['difficulty', 'hrad', 'easy, fair, hard or fiendish', 'did you mean hard?'],
		['difficulty', 'nonsense', 'easy, fair, hard or fiendish'],
		['length', '0', 'a whole number of 1 or more'],
		['length', '7.5', 'a whole number of 1 or more'],
		['length', '99999999999999999999', 'a smaller number'],
		['secret', '', 'a word of up to 50 letters from a to z'],
		['secret', 'a'.repeat(51), 'a word of up to 50 letters from a to z'],
		['secret', 'no way', 'a word of up to 50 letters from a to z'],
		['from', 'a'.repeat(21), 'a name of up to 20 letters'],
		['from', 'A\u0007nn', 'a name of up to 20 letters'],
		['seed', 'a\u001B[2J', 'a text without control characters'],
		['motion', 'off?', 'on or off', 'did you mean off?'],
		['guesser', 'pagga', `you, ${bots} or run:COMMAND`, 'did you mean paga?'],
		[
			'chooser',
			'run:mine',
			'random, evil, cunning or perfect',
			'a program can choose only in wordfiend tournament --choosers.',
		],
		['guesser', 'run:', 'run: and a command, such as run:python3 mine.py'],
		['guesser', 'run:a \u0007', 'a command without control characters'],
		['guesser', "run:a 'b", 'a command that closes its quotes: a single quote is left open'],
		['guesser', 'run:a "b', 'a command that closes its quotes: a double quote is left open'],
		['guesser', 'run:a \\', 'a command that closes its quotes: a backslash at its end is left open'],
		['patterns', '', 'letters from a to z, and -, _ or . for what is hidden'],
		['patterns', '-e?', 'letters from a to z, and -, _ or . for what is hidden'],
		['patterns', '-'.repeat(51), 'at most 50 places long'],
		['guessed', 'e1', 'letters from a to z'],
		['range', '8-5', 'a length, a range such as 5-8, or all'],
		['range', '0', 'a length, a range such as 5-8, or all'],
		['range', '5-', 'a length, a range such as 5-8, or all'],
		['range', 'x5', 'a length, a range such as 5-8, or all'],
		['ranges', '4,', 'lengths such as 4-8 or 3,5,7-9'],
		['ranges', '9-4', 'lengths such as 4-8 or 3,5,7-9'],
		['ranges', '0-4', 'lengths such as 4-8 or 3,5,7-9'],
		['ranges', '4-1000', 'lengths such as 4-8 or 3,5,7-9'],
		['games', 'none', 'a whole number of 1 or more'],
		['opponent', 'human,human,human,human,human,human', 'a list of at most 5'],
		['names', 'Ann,', players],
		['names', 'You', players],
		['names', 'Player 3', players],
		['names', 'Bartholomaeus', players],
		['names', 'An\u0007n', players],
		['names', 'Ann,ann', 'names that differ'],
		['here', '6', 'a player from 0 to 5'],
		['here', 'me', 'a player from 0 to 5'],
	])('%s %j', (name, text, wanted, hint) => {
		const reading = read(name, text);
		const refusal = reading.ok ? undefined : {...reading, name, alphabet: languages.en};
		expect(refusal && wantedText(refusal)).toBe(wanted);
		expect(refusal && refusalText('It', refusal).split('; ')[1]).toBe(hint);
	});

	test('a list is only the item that is wrong', () => {
		expect(read('guessers', 'paga,expret')).toMatchObject({refused: 'expret'});
		expect(read('names', 'Ann,You')).toMatchObject({refused: 'You'});
	});

	test.each(['|', '>', '$(date)', '`date`'])('a command with %s, which a shell would act on', part => {
		expect(read('guesser', `run:mine ${part} x`)).toMatchObject({
			wanted: expect.stringMatching(
				/^a command without .*, since no shell runs it; put it in single quotes/,
			) as string,
		});
	});
});

test('values are written as what is read as them', () => {
	const texts = {length: '7', verbose: 'yes', race: 'run:mine', secret: 'flew', from: 'Ann'};
	expect(writeTexts(readTexts(hangmanTable, texts).given)).toEqual(texts);
	const lists = {lengths: '3,5-9', games: 'all', guessers: 'paga,run:x'};
	expect(writeTexts(readTexts(tournamentTable, lists).given)).toEqual(lists);
	expect([write(undefined), write(false), write([])]).toEqual(['', 'no', '']);
	expect(write({from: 5, to: 8})).toBe('5-8');
	expect(writeTexts({seed: undefined, knows: 'small'})).toEqual({knows: 'small'});
});

test('texts are read in the letters of their language, or in English where there is no such language', () => {
	const secretIn = (language: string) => readTexts(hangmanTable, {language, secret: 'мир'}).given.secret;
	expect([secretIn('ru'), secretIn('en'), secretIn('xx'), secretIn('toString')]).toEqual([
		'мир',
		undefined,
		undefined,
		undefined,
	]);
	expect(readTexts(hangmanTable, {length: '7', secret: 'мир'})).toMatchObject({
		given: {length: 7},
		refused: [{name: 'secret', alphabet: languages.en}],
	});
});

test('what is not given, and what is of no table, has no say', () => {
	expect(isAnyGiven(lookTable, {theme: undefined, length: 7})).toBe(false);
	expect(isAnyGiven(lookTable, {theme: 'dark'})).toBe(true);
	expect(isAnyGiven(lookTable, {length: 7})).toBe(false);
	const given = {theme: undefined, motion: 'off', length: 7} as const;
	expect(withDefaults(lookTable, given)).toEqual({theme: 'auto', motion: 'off'});
});

test('every default is read from its text', () => {
	for (const {default: usual, read: reads} of Object.values<Setting>({...tables, ...ghostTable}))
		if (usual !== undefined && write(usual) !== '' && !write(usual).includes('Infinity'))
			expect(reads(write(usual), languages.en)).toEqual({ok: true, value: usual});
});

test('an empty seed is none', () => {
	expect([seedOr(undefined, 'x'), seedOr('  ', 'x'), seedOr(' a ', 'x')]).toEqual(['x', 'x', 'a']);
});
