import {existsSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {loadDictionary} from '../../source/dictionary-files.js';
import {letters, type Dictionary} from '../../source/engine/index.js';
import {talkGhost} from '../../source/line-mode/ghost.js';
import {makeBook, type GhostBook, type GhostSettings} from '../../source/setup/ghost.js';
import {dictionaryOf, transcribe} from './transcript.js';

const settings = (wanted: Partial<GhostSettings> = {}): GhostSettings => ({
	...{dictionary: 'some', opponent: 'perfect', first: 'you', minLength: 1, seed: 'fixed'},
	...wanted,
});

const bookOf = (...words: readonly string[]) => makeBook(dictionaryOf(...words), 1);

const talk = (book: GhostBook, wanted: Partial<GhostSettings>, answers: readonly string[]) =>
	transcribe(talkGhost(book, settings(wanted)), answers);

/** The letters that a person plays in a transcript. */
const answersIn = (transcript: readonly string[]) =>
	transcript.flatMap(line => /letter choice: (.*)$/.exec(line)?.slice(1) ?? []);

/** The first seed with which the game goes as in a transcript. */
async function findSeed(
	book: GhostBook,
	wanted: Partial<GhostSettings>,
	transcript: readonly string[],
): Promise<number | undefined> {
	const answers = answersIn(transcript);
	for (let seed = 0; seed < 20_000; seed++) {
		const shown = await talk(book, {...wanted, seed: String(seed)}, answers);
		if (shown.join('\n') === transcript.join('\n')) return seed;
	}

	return undefined;
}

describe('Ghost over lines', () => {
	test('the computer begins and wins where it can: AND, ANTLER, COW', async () => {
		const book = bookOf('and', 'antler', 'cow');
		expect(await talk(book, {first: 'computer'}, ['n', 'l', 'r'])).toEqual([
			'Computer goes first',
			"Computer's choice: A",
			'Current prefix: A',
			'Enter letter choice: n',
			"Computer's choice: T",
			'Current prefix: ANT',
			'Enter letter choice: l',
			"Computer's choice: E",
			'Current prefix: ANTLE',
			'Enter letter choice: r',
			'Completed word ANTLER, you lose.',
		]);
	});

	test('the computer completes a word when it must', async () => {
		expect(await talk(bookOf('deal'), {}, ['D', 'a'])).toEqual([
			'Player goes first',
			'Current prefix:',
			'Enter letter choice: D',
			"Computer's choice: E",
			'Current prefix: DE',
			'Enter letter choice: a',
			"Computer's choice: L",
			'Completed word DEAL, computer loses.',
		]);
	});

	test('asks again for what is no letter', async () => {
		const asked = ['', '1', ' d', 'ø'];
		expect(await talk(bookOf('deal'), {}, [...asked, 'zebra'])).toEqual([
			'Player goes first',
			'Current prefix:',
			...asked.flatMap(line => [`Enter letter choice: ${line}`, 'Please enter a letter from a to z.']),
			'Enter letter choice: zebra',
			'No word begins with the letters Z, you lose.',
		]);
	});

	test('the random computer plays any letter', async () => {
		const book = bookOf('deal');
		const firsts = new Set<string>();
		for (let seed = 0; seed < 400; seed++) {
			const shown = await talk(book, {opponent: 'random', seed: String(seed)}, ['d']);
			const [, , , choice = '', ending] = shown;
			const letter = choice.replace("Computer's choice: ", '');
			firsts.add(letter.toLowerCase());
			if (letter !== 'E') expect(ending).toBe(`No word begins with the letters D${letter}, computer loses.`);
		}

		expect([...firsts].sort()).toEqual([...letters]);
	});

	test.each<[string, string[], string[]]>([
		[
			'the second completes a word',
			['d', 'E', 'a', 'l'],
			[
				'Player 1 goes first',
				...['Current prefix:', 'Player 1, enter letter choice: d'],
				...['Current prefix: D', 'Player 2, enter letter choice: E'],
				...['Current prefix: DE', 'Player 1, enter letter choice: a'],
				...['Current prefix: DEA', 'Player 2, enter letter choice: l'],
				'Completed word DEAL, player 2 loses.',
			],
		],
		[
			'the first leaves nothing',
			['d', 'e', 'e'],
			[
				'Player 1 goes first',
				...['Current prefix:', 'Player 1, enter letter choice: d'],
				...['Current prefix: D', 'Player 2, enter letter choice: e'],
				...['Current prefix: DE', 'Player 1, enter letter choice: e'],
				'No word begins with the letters DEE, player 1 loses.',
			],
		],
	])('two people: %s', async (_, answers, lines) => {
		expect(await talk(bookOf('deal'), {opponent: 'human'}, answers)).toEqual(lines);
	});

	test('ends where the input ends', async () => {
		expect(await talk(bookOf('deal'), {}, [])).toEqual([
			'Player goes first',
			'Current prefix:',
			'Enter letter choice: ',
		]);
	});

	test('the same seed plays the same game', async () => {
		const book = bookOf('deal', 'door', 'dust', 'drab', 'dyed');
		const openings = await Promise.all(
			Array.from({length: 20}, (_, seed) => talk(book, {seed: String(seed)}, ['d'])),
		);
		const again = await Promise.all(
			Array.from({length: 20}, (_, seed) => talk(book, {seed: String(seed)}, ['d'])),
		);
		expect(again).toEqual(openings);
		expect(new Set(openings.map(lines => lines.join('\n'))).size).toBeGreaterThan(1);
	});
});

const path = '../shared/data/common_words.txt';

describe.skipIf(!existsSync(path))('the sample plays of the handout, on common_words.txt', async () => {
	const loaded = await loadDictionary(path);
	const dictionary: Dictionary = loaded.ok ? loaded.dictionary : dictionaryOf('placeholder');
	const book = makeBook(dictionary, 1);

	test.each<[string, Partial<GhostSettings>, string[]]>([
		[
			'NIACIN',
			{first: 'computer'},
			[
				'Computer goes first',
				...["Computer's choice: N", 'Current prefix: N', 'Enter letter choice: i'],
				...["Computer's choice: A", 'Current prefix: NIA', 'Enter letter choice: c'],
				...["Computer's choice: I", 'Current prefix: NIACI', 'Enter letter choice: n'],
				'Completed word NIACIN, you lose.',
			],
		],
		[
			'JOGGLE',
			{},
			[
				'Player goes first',
				...['Current prefix:', 'Enter letter choice: J', "Computer's choice: O"],
				...['Current prefix: JO', 'Enter letter choice: g', "Computer's choice: G"],
				...['Current prefix: JOGG', 'Enter letter choice: L', "Computer's choice: E"],
				'Completed word JOGGLE, computer loses.',
			],
		],
		[
			'KHEDD',
			{},
			[
				'Player goes first',
				...['Current prefix:', 'Enter letter choice: K', "Computer's choice: H"],
				...['Current prefix: KH', 'Enter letter choice: e', "Computer's choice: D"],
				...['Current prefix: KHED', 'Enter letter choice: d'],
				'No word begins with the letters KHEDD, you lose.',
			],
		],
	])('%s', async (_, wanted, transcript) => {
		expect(await findSeed(book, wanted, transcript)).toBeDefined();
	});
});
