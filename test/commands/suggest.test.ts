import {describe, expect, onTestFinished, test} from 'vitest';
import {readGiven} from '../../source/commands/command.js';
import {guesserNames, languages, spell, type GuesserName} from '../../source/engine/index.js';
import {suggest, type Suggestion} from '../../source/games/hangman/suggest.js';
import {withDefaults} from '../../source/settings/setting.js';
import {suggestTable, type SuggestSettings} from '../../source/settings/suggest.js';
import {suggestionJson} from '../../source/commands/suggest.js';
import {printParts} from '../../source/line-mode/plain.js';
import {suggestionParts} from '../../source/text/hangman/suggestion.js';
import {naiveFamilies} from '../engine/helpers.js';
import {minimax} from '../engine/hangman/solver/minimax.js';
import {dictionaryOf} from '../line-mode/transcript.js';
import {readLine, refusal} from './refusal.js';
import {runHere} from './run-here.js';

const describeSuggestion = (suggestion: Suggestion) => printParts(suggestionParts(suggestion));

/** What the arguments after `wordfiend suggest` ask for. */
async function read(...argv: readonly string[]): Promise<SuggestSettings> {
	const {texts} = await readLine(['suggest', ...argv]);
	return withDefaults(suggestTable, readGiven(suggestTable, texts));
}

const plain: SuggestSettings = {
	dictionary: 'common',
	language: 'en',
	guesser: 'expert',
	pattern: '-e--a-',
	guessed: [],
	knows: undefined,
};

describe('wordfiend suggest', () => {
	test.each<[string, SuggestSettings]>([
		['--pattern -e--a-', plain],
		['--pattern=-e--a-', plain],
		['--pattern _e..A-', plain],
		['--pattern -e--a- --guessed eaio', {...plain, guessed: spell(languages.en, 'eaio')}],
		['--guessed eaio --pattern -e--a-', {...plain, guessed: spell(languages.en, 'eaio')}],
		['--pattern -e--a- --guessed I,o,i', {...plain, guessed: spell(languages.en, 'io')}],
		['--pattern ---- --guesser paga', {...plain, guesser: 'paga', pattern: '----', guessed: []}],
		['--pattern -- -d huge', {...plain, dictionary: 'huge', pattern: '--', guessed: []}],
		['--pattern --d --json', {...plain, pattern: '--d', guessed: []}],
		['--guesser naive', {...plain, guesser: 'naive', pattern: undefined, guessed: []}],
		[
			'--guesser naive --guessed el',
			{...plain, guesser: 'naive', pattern: undefined, guessed: spell(languages.en, 'el')},
		],
	])('%s', async (line, request) => {
		expect(await read(...line.split(' '))).toEqual(request);
	});

	test('guessed letters may have blanks between them', async () => {
		expect((await read('--pattern', '----', '--guessed', 'e a')).guessed).toEqual(spell(languages.en, 'ea'));
	});

	test.each([
		['', 'Say what is shown, as with --pattern -e--a-; only --guesser naive does without.'],
		['--guesser paga', 'Say what is shown, as with --pattern -e--a-; only --guesser naive does without.'],
		[
			'--pattern a1-',
			'The option --pattern must be letters from a to z, and -, _ or . for what is hidden, not a1-.',
		],
		['--pattern --guessed e', 'The option --pattern needs a value.'],
		[`--pattern ${'-'.repeat(51)}`, 'The option --pattern must be at most 50 places long'],
		['--pattern ---- --guessed e4', 'The option --guessed must be letters from a to z, not e4.'],
		[
			'--pattern ---- --guesser you',
			'The option --guesser must be naive, pattern, paga, expert, perfect or stranger, not you.',
		],
		['--pattern ---- --seed 4', 'The option --seed goes only with'],
		['more --pattern ----', 'Suggest takes options only; leave out more'],
	])('%s: refused', async (line, sentence) => {
		const argv = ['suggest', ...line.split(' ').filter(word => word !== '')];
		const refused = await refusal(argv);
		expect(refused.sentence).toContain(sentence);
		expect(refused.exitCode).toBe(2);
	});

	test.each([
		[
			'--pattern zzzz',
			'No word of the dictionary example fits zzzz; check what is shown, or try another dictionary.',
		],
		[
			'--pattern zzzz --guessed e',
			'No word of the dictionary example fits zzzz and is without e; check what is shown, or try another dictionary.',
		],
		[
			'--pattern zzzz --guessed e --guesser pattern',
			'No word of the dictionary example fits zzzz; check what is shown, or try another dictionary.',
		],
	])('%s: no word', async (line, sentence) => {
		const refused = await refusal(['suggest', '-d', 'example', ...line.split(' ')]);
		expect(refused).toEqual({sentence, exitCode: 1});
	});
});

test('where no listed word fits it goes by words like those, each with its share', () => {
	const list = dictionaryOf(...['walk', 'talk', 'jump', 'kick'].flatMap(stem => [stem, `${stem}ed`]), 'lift');
	const {letter, ranking, ...suggestion} = suggest(list, {
		...plain,
		guesser: 'paga',
		pattern: '-ifted',
		guessed: spell(languages.en, 'ifted'),
	});
	expect(letter).toBe('l');
	expect(ranking.words).toBe(0);
	expect(ranking.alike?.map(({word}) => word)).toEqual(['lifted']);
	const told = describeSuggestion({letter, ranking, ...suggestion});
	expect(told).toContain('-ifted  no listed word fits  guessed');
	expect(told).toMatch(/^Guess l: in \d+% of words like it\.$/m);
	expect(told).toMatch(/^Words like this, on no list: lifted \d+\.\d%$/m);
});

const nineWords = ['ally', 'beta', 'cool', 'deal', 'else', 'flew', 'good', 'hope', 'ibex'];
const nine = dictionaryOf(...nineWords);

const ask = (guesser: GuesserName, pattern: string | undefined, guessed: string) =>
	suggest(nine, {
		dictionary: 'example',
		language: 'en',
		guesser,
		pattern,
		guessed: spell(languages.en, guessed),
		knows: undefined,
	});

test('what is said fits the terminal, and bars go before numbers', async () => {
	const {stdout} = process;
	const {columns} = stdout;
	onTestFinished(() => {
		stdout.columns = columns;
	});
	stdout.columns = 60;
	const {stdout: narrow} = await runHere('suggest', '--pattern', '-e--a-');
	expect(narrow).not.toMatch(/.{61}/);
	expect(narrow).not.toContain('█');
	stdout.columns = 80;
	const {stdout: wide} = await runHere('suggest', '--pattern', '-e--a-');
	const titles = (text: string) => /^letter .*$/m.exec(text)?.[0];
	expect(titles(wide)).toBeTypeOf('string');
	expect(titles(narrow)).toBe(titles(wide));
	expect(wide).toContain('█');
});

test('the JSON document says what each letter leads to, as the table does', () => {
	const [average] = suggestionJson(ask('expert', '----', '')).letters;
	expect(average?.expectation).toEqual({misses: expect.any(Number) as number, isExact: true});
	const [worst] = suggestionJson(ask('perfect', '----', '')).letters;
	expect(worst?.worst).toEqual({atLeast: 2, atMost: 2});
});

test('the JSON document', () => {
	expect(suggestionJson(ask('paga', '----', 'e'))).toEqual({
		...{guesser: 'paga', pattern: '----', guessed: ['e'], letter: 'o', words: 3},
		letters: [
			{letter: 'o', words: 2, occurrences: 4, chance: 2 / 3},
			{letter: 'l', words: 2, occurrences: 3, chance: 2 / 3},
			{letter: 'a', words: 1, occurrences: 1, chance: 1 / 3},
			{letter: 'c', words: 1, occurrences: 1, chance: 1 / 3},
			{letter: 'd', words: 1, occurrences: 1, chance: 1 / 3},
			{letter: 'g', words: 1, occurrences: 1, chance: 1 / 3},
			{letter: 'y', words: 1, occurrences: 1, chance: 1 / 3},
		],
		alike: null,
	});
	expect(suggestionJson(ask('expert', 'hope', 'hope'))).toEqual({
		...{
			guesser: 'expert',
			pattern: 'hope',
			guessed: ['h', 'o', 'p', 'e'],
			letter: null,
			words: 1,
			letters: [],
			alike: null,
		},
	});
	expect(suggestionJson(ask('naive', undefined, 'e'))).toMatchObject({pattern: null, letter: 'l', words: 9});
	expect(describeSuggestion(ask('naive', undefined, 'e'))).not.toContain('leads to');
	expect(suggestionJson(ask('paga', 'zz--', 'z'))).toMatchObject({words: 0, alike: []});
});

test.each([
	['----', ''],
	['----', 'e'],
	['-e--', 'e'],
	['-oo-', 'oe'],
])('perfect says to %s what each letter costs at worst', (pattern, guessed) => {
	const {ranking, letter, ...rest} = ask('perfect', pattern, guessed);
	const words = nineWords.filter(word =>
		Array.from(word).every((each, at) =>
			guessed.includes(each) ? pattern[at] === each : pattern[at] === '-',
		),
	);
	for (const each of ranking.letters.slice(0, 10)) {
		const cost = Math.max(
			...naiveFamilies(words, each.letter).map(
				([shown, family]) => minimax(family) + (shown.includes(each.letter) ? 0 : 1),
			),
		);
		expect(each.worst).toEqual({atLeast: cost, atMost: cost});
		expect(cost).toBeGreaterThanOrEqual(minimax(words));
	}

	expect(ranking.letters[0]?.worst?.atMost).toBe(minimax(words));
	expect(describeSuggestion({ranking, letter, ...rest})).toContain('at worst');
});

test.each(guesserNames)('where no listed word fits, %s still names a letter', guesser => {
	expect(ask(guesser, 'qx-z', 'qxz')).toMatchObject({letter: expect.any(String) as string});
});

test.each<[GuesserName, string | undefined, string]>([
	['naive', undefined, 'el'],
	['pattern', '-e--', 'e'],
	['paga', '----', 'e'],
	['expert', '----', ''],
	['expert', '-oo-', 'oe'],
	['expert', 'hope', 'hope'],
	['paga', 'zz--', 'z'],
])('what %s says to %s', (guesser, pattern, guessed) => {
	expect(describeSuggestion(ask(guesser, pattern, guessed))).toMatchSnapshot();
});
