import {existsSync} from 'node:fs';
import {beforeAll, describe, expect, test} from 'vitest';
import {loadDictionary} from '../../source/dictionary-files.js';
import {choosers, findWord, seedRandom, wordsOfLength, type Dictionary} from '../../source/engine/index.js';
import {talkHangman, type SeededRequest} from '../../source/line-mode/hangman.js';
import {dictionaryOf, transcribe} from './transcript.js';

const path = '../shared/data/lowerwords.txt';

/** A round of the handout's clean game: the pattern, the wrong guesses, how many words are possible, the guess. */
const cleanRounds = [
	['-------', '', 7359, 'e'],
	['-------', 'e', 7359, 'i'],
	['-------', 'ei', 7359, 'x'],
	['-------', 'eix', 7359, 'a'],
	['-a---a-', 'eix', 81, 'n'],
	['-an--an', 'eix', 3, 'g'],
	['-ang-an', 'eix', 1, 'h'],
	['hang-an', 'eix', 1, 'm'],
] as const;

/** A round of its dirty game: the secret shown too, and the families of the guess. */
const dirtyRounds = [
	[
		...(['abba', '----', '', 2235, 'a'] as const),
		'---- 1422, ---a 62, --a- 196, -a-- 422, -a-a 15, -aa- 2, a--- 91, a--a 14, a-a- 11',
	],
	[
		...(['beck', '----', 'a', 1422, 'e'] as const),
		'---- 839, ---e 190, --e- 118, --ee 6, -e-- 170, -e-e 9, -ee- 47, e--- 25, e--e 5, e-e- 12, ee-- 1',
	],
	[
		...(['bibs', '----', 'ae', 839, 'i'] as const),
		'---- 550, ---i 9, --i- 80, -i-- 174, -i-i 4, i--- 17, i--i 1, i-i- 4',
	],
	[
		...(['blob', '----', 'aei', 550, 'o'] as const),
		'---- 216, ---o 9, --o- 57, -o-- 189, -o-o 9, -oo- 50, o--- 16, o--o 3, o-o- 1',
	],
	[...(['blum', '----', 'aeio', 216, 'u'] as const), '---- 10, --u- 37, -u-- 164, -u-u 2, u--- 2, u--u 1'],
	[...(['buck', '-u--', 'aeio', 164, 'b'] as const), '-u-- 127, -u-b 3, -ub- 8, bu-- 25, bu-b 1'],
	[...(['cuff', '-u--', 'aeiob', 127, 'f'] as const), '-u-- 113, -u-f 3, -uf- 1, -uff 3, fu-- 7'],
	[...(['cull', '-u--', 'aeiobf', 113, 'c'] as const), '-u-- 94, -uc- 10, cu-- 9'],
	[...(['dull', '-u--', 'aeiobfc', 94, 'l'] as const), '-u-- 74, -u-l 1, -ul- 5, -ull 6, lu-- 7, lull 1'],
	[...(['dump', '-u--', 'aeiobfcl', 74, 'd'] as const), '-u-- 60, -u-d 2, -ud- 3, -udd 2, du-- 7'],
	[...(['gums', '-u--', 'aeiobfcld', 60, 's'] as const), '-u-- 25, -u-s 18, -us- 11, -uss 2, su-- 2, su-s 2'],
] as const;

type Round = {
	readonly secret: string;
	readonly pattern: string;
	readonly wrong: string;
	readonly possible: number;
	readonly guess: string;
	readonly families?: string;
};

const clean: readonly Round[] = cleanRounds.map(([pattern, wrong, possible, guess]) => ({
	...{secret: 'hangman', pattern, wrong, possible, guess},
}));

const dirty: readonly Round[] = dirtyRounds.map(([secret, pattern, wrong, possible, guess, families]) => ({
	...{secret, pattern, wrong, possible, guess, families},
}));

const budget = 10;

function showRound(round: Round, isVerbose: boolean): string[] {
	const {secret, pattern, wrong, possible, guess, families} = round;
	return [
		'',
		...(isVerbose ? [`The secret word is:       ${secret}`] : []),
		`Your progress:            ${pattern}`,
		`Wrong guesses:            ${wrong}`.trimEnd(),
		`Guesses remaining:        ${budget - wrong.length}`,
		...(isVerbose ? [`Number of words possible: ${possible}`] : []),
		`Guess a letter: ${guess}`,
		...(isVerbose && families !== undefined ? ['Possible word families:', ...families.split(', ')] : []),
	];
}

const banner = '**** H A N G M A N ****';
const budgetQuestion = `How many guesses would you like? [1..26] ${budget}`;
const won = 'You won! The secret word was hangman.';
const lost = "Sorry, but you didn't guess the secret word: hugh.";
const goodbye = 'Play again? [y/n] n';

const lengthQuestion = (length: number) => `What word length do you want to play with? ${length}`;

const guesses = (rounds: readonly Round[]) => rounds.map(({guess}) => guess);

describe.skipIf(!existsSync(path))('the transcripts of efficient-hustling, on lowerwords.txt', () => {
	let dictionary: Dictionary = dictionaryOf('placeholder');

	beforeAll(async () => {
		const loaded = await loadDictionary(path);
		if (loaded.ok) dictionary = loaded.dictionary;
	});

	const request = (wanted: Partial<SeededRequest>): SeededRequest => ({
		...{dictionary: path, guesser: 'you', chooser: 'evil', secret: undefined, verbose: false, seed: 'fixed'},
		...wanted,
	});

	/** A seed with which the random chooser draws the transcripts' word. */
	function findSeed(): string {
		const words = wordsOfLength(dictionary, 7);
		const secret = findWord(words, 'hangman');
		let seed = 1;
		while (choosers.random.settle(words, seedRandom(String(seed))) !== secret) seed++;
		return String(seed);
	}

	test.each([
		['silent', false],
		['verbose', true],
	])('clean and %s, the word drawn', async (_, verbose) => {
		const drawn = request({chooser: 'random', seed: findSeed(), verbose});
		expect(await transcribe(talkHangman(dictionary, drawn), ['7', '10', ...guesses(clean), 'n'])).toEqual([
			banner,
			...(verbose ? ['(playing clean)'] : []),
			lengthQuestion(7),
			budgetQuestion,
			...clean.flatMap(round => showRound(round, verbose)),
			won,
			goodbye,
		]);
	});

	test.each([
		['silent', false],
		['verbose', true],
	])('clean and %s, the word given, which answers the first question', async (_, verbose) => {
		const given = request({chooser: 'random', secret: 'hangman', length: 7, verbose});
		expect(await transcribe(talkHangman(dictionary, given), ['10', ...guesses(clean), 'n'])).toEqual([
			banner,
			...(verbose ? ['(playing clean)'] : []),
			budgetQuestion,
			...clean.flatMap(round => showRound(round, verbose)),
			won,
			goodbye,
		]);
	});

	test.each([
		['silent', false],
		['verbose', true],
	])('dirty and %s', async (_, verbose) => {
		const answers = ['4', '10', ...guesses(dirty), 'n'];
		expect(await transcribe(talkHangman(dictionary, request({verbose})), answers)).toEqual([
			banner,
			...(verbose ? ['(playing dirty)'] : []),
			lengthQuestion(4),
			budgetQuestion,
			...dirty.flatMap(round => showRound(round, verbose)),
			lost,
			goodbye,
		]);
	});
});
