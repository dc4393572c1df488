import {guess} from '../engine/guess.js';
import {readFile} from 'node:fs/promises';
import {describe, expect, test} from 'vitest';
import bots from '../../dictionaries/bots.json' with {type: 'json'};
import evil from '../../dictionaries/evil.json' with {type: 'json'};
import par from '../../dictionaries/par.json' with {type: 'json'};
import {readList} from '../../scripts/data/measured.js';
import {bundledIn} from '../../source/dictionaries/index.js';
import {
	addScores,
	choosers,
	playTournamentJob,
	createSolver,
	everyWord,
	newGame,
	noGames,
	planJobs,
	remainingGuesses,
	status,
	wordsOfLength,
	type Language,
} from '../../source/engine/index.js';
import {createEvilParSolver} from '../../source/lab/index.js';
import {provedOf} from '../../source/dictionaries/proved.js';
import {languageCodes} from '../../source/settings/setting.js';
import {someOf} from '../some-of.js';

const lists = new Map<string, ReturnType<typeof readList>>();

/** A bundled list, read once for all tests of it. */
function listOf(language: Language, name: string): ReturnType<typeof readList> {
	const list = lists.get(`${language} ${name}`) ?? readList(language, name);
	lists.set(`${language} ${name}`, list);
	return list;
}

const english = (dictionary: string) => ({dictionary, language: 'en'}) as const;

/** The books of a file, each with the list that it is about. */
const booksOf = <Found>(file: {
	readonly dictionaries: Readonly<Record<string, Found>>;
	readonly languages: Readonly<Record<string, Found>>;
}): readonly (readonly [language: Language, name: string, book: Found])[] => [
	...Object.entries(file.dictionaries).map(([name, book]) => ['en', name, book] as const),
	...languageCodes.flatMap(code => {
		const book = file.languages[code];
		return book === undefined ? [] : [[code, 'common', book] as const];
	}),
];

test('there are books of every list that comes with the game', () => {
	const bundled = languageCodes.flatMap(code => bundledIn(code).map(name => `${code} ${name}`));
	for (const file of [par, evil])
		expect(booksOf<unknown>(file).map(([language, name]) => `${language} ${name}`)).toEqual(
			bundled.filter(list => list !== 'en example'),
		);
});

describe.each(booksOf(par))('the proved values of %s %s', (language, name, {sha256, results}) => {
	test('are those of the dictionary as it is', async () => {
		expect((await listOf(language, name)).sha256).toBe(sha256);
	});

	test('are exact, for all lengths, and come out again for some quick ones', async () => {
		const {dictionary} = await listOf(language, name);
		expect(results.map(({length, words: count}) => ({length, count}))).toEqual(dictionary.lengths);
		const isExact = results.map(({atLeast, atMost}) => atLeast === atMost);
		expect(isExact).not.toContain(false);
		const quick = results.filter(({length}) => length >= 9);
		for (const {length, atLeast, atMost} of someOf(quick, 1)) {
			const words = wordsOfLength(dictionary, length);
			expect(createSolver(words).solve(everyWord(words))).toEqual({atLeast, atMost});
		}
	});
});

describe.each(booksOf(evil))('what beats evil on %s %s', (language, name, {sha256, results}) => {
	test('is about the dictionary as it is', async () => {
		expect((await listOf(language, name)).sha256).toBe(sha256);
	});

	test('wins with as many misses as it says, and comes out again for some quick lengths', async () => {
		const {dictionary} = await listOf(language, name);
		expect(results.map(({length, words: count}) => ({length, count}))).toEqual(dictionary.lengths);
		for (const {length, atMost, letters} of results) {
			const words = wordsOfLength(dictionary, length);
			const choose = choosers.evil.begin(words);
			let game = newGame({words, budget: 40});
			for (const letter of Array.from(letters)) {
				const result = guess(game, letter, choose);
				if (!result.ok) throw new Error(result.reason);
				({game} = result);
			}

			expect({length, status: status(game), misses: 40 - remainingGuesses(game)}).toEqual({
				length,
				status: 'won',
				misses: atMost,
			});
			expect(atMost).toBeLessThanOrEqual(
				provedOf({dictionary: name, language}, length, words.count).perfect?.atMost ?? 0,
			);
		}

		const quick = results.filter(({length, words}) => words < 15_000 && length >= 11);
		for (const {length, atLeast, atMost} of someOf(quick, 1)) {
			const words = wordsOfLength(dictionary, length);
			expect(createEvilParSolver(words).solve()).toMatchObject({atLeast, atMost});
		}
	});
});

test.each(booksOf(par))('paga wins 75 of 100 fair games on %s %s', async (language, name, {results}) => {
	const {dictionary} = await listOf(language, name);
	for (const {length, words, fair} of results.filter(row => row.words <= 300)) {
		const tournament = {
			guessers: ['paga'],
			choosers: ['random'],
			lengths: [length],
			games: 'all',
			seed: '',
		} as const;
		const jobs = planJobs(dictionary, tournament);
		const scores = await Promise.all(jobs.map(job => playTournamentJob({dictionary, tournament}, job)));
		const {games} = scores.reduce(addScores, noGames);
		const wonWith = (budget: number) => games.slice(0, budget).reduce((sum, count) => sum + count, 0);
		expect({length, isEnough: wonWith(fair) >= 0.75 * words}).toEqual({length, isEnough: true});
		expect({length, isOneFewer: wonWith(fair - 1) >= 0.75 * words}).toEqual({length, isOneFewer: false});
	}
});

test('what wins fair games is what the bots were measured to win', () => {
	for (const [name, {results}] of Object.entries(bots.dictionaries)) {
		for (const {chooser, length, paga} of results) {
			if (chooser !== 'random') continue;
			const games = paga.split(' ').map(Number);
			const wonWith = (budget: number) => games.slice(0, budget).reduce((sum, count) => sum + count, 0);
			const guesses =
				new Map(Object.entries(par.dictionaries)).get(name)?.results.find(row => row.length === length)
					?.fair ?? 0;
			expect(wonWith(guesses)).toBeGreaterThanOrEqual(0.75 * wonWith(games.length));
			expect(wonWith(guesses - 1)).toBeLessThan(0.75 * wonWith(games.length));
		}
	}
});

test('what is proved beforehand is found by dictionary and length', () => {
	expect(provedOf(english('common'), 5, 5001).perfect).toEqual({atLeast: 12, atMost: 12});
	expect(provedOf(english('common'), 5, 5002).perfect).toBeUndefined();
	expect(provedOf(english('common'), 40, 0).perfect).toBeUndefined();
	expect(provedOf(english('words.txt'), 5, 5001).perfect).toBeUndefined();
	expect(provedOf({dictionary: 'common', language: 'de'}, 8, 918).perfect).toEqual({atLeast: 4, atMost: 4});
	expect(provedOf({dictionary: 'words.txt', language: 'de'}, 8, 918).perfect).toBeUndefined();
	expect(provedOf(english('toString'), 5, 5001).perfect).toBeUndefined();
	expect(provedOf(english('common'), 5, 5001).evil).toMatchObject({atLeast: 8, atMost: 8});
	expect(provedOf(english('common'), 5, 5002).evil).toBeUndefined();
});

test('the reference tells these values', async () => {
	const readme = await readFile(new URL('../../docs/reference.md', import.meta.url), 'utf8');
	const rowOf = (name: string) =>
		new RegExp(`^\\| *${name} *\\|(.*)\\|$`, 'm')
			.exec(readme)?.[1]
			?.split('|')
			.map(cell => cell.trim());
	const lengths = rowOf('letters');
	expect(lengths?.length).toBeGreaterThan(10);
	for (const [name, {results}] of Object.entries(par.dictionaries)) {
		const values = lengths?.map(length => {
			const value = results.find(result => String(result.length) === length)?.atMost;
			return value === undefined ? '' : String(value);
		});
		expect(rowOf(`\`${name}\``)).toEqual(values);
		const longest = Number(lengths?.at(-1));
		const longer = results.filter(({length}) => length > longest).map(({atMost}) => atMost);
		expect(Math.max(0, ...longer)).toBeLessThanOrEqual(1);
	}
});
