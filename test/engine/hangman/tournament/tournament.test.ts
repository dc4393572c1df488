import {guess} from '../../guess.js';
import {readFileSync} from 'node:fs';
import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {someOf} from '../../../some-of.js';
import {spell} from '../../english.js';
import {dictionaryOf, playJobs} from '../../helpers.js';
import {countMisses, stringPlayers} from '../string-players.js';
import {everySo} from '../word-lists.js';
import {
	addScores,
	choosers,
	playTournamentJob,
	emptyScoreboard,
	enterScore,
	everyWord,
	guessers,
	newGame,
	noGames,
	packWords,
	planJobs,
	playMatch,
	positionOf,
	askedLetter,
	resultsOf,
	drawWords,
	scoreOf,
	scoreOfCell,
	seedRandom,
	summarize,
	wordAt,
	wordsOfLength,
	wrongGuesses,
	type AskProgram,
	type Guesser,
	type TournamentJob,
	type Tournament,
} from '../../../../source/engine/index.js';

const readList = (name: string): string[] =>
	readFileSync(new URL(`../../../../dictionaries/en/${name}.txt`, import.meta.url), 'utf8')
		.trim()
		.split('\n');

/** Some hundred words of `common`, of 4 to 7 letters. */
const someCommon = readList('common')
	.filter(word => word.length >= 4 && word.length <= 7)
	.filter((_, at) => at % 73 === 0);

const allPlay: Tournament = {
	guessers: ['naive', 'pattern', 'paga', 'expert'],
	choosers: ['random'],
	lengths: [4],
	games: 'all',
	seed: 'seed',
};

const play = (list: readonly string[], tournament: Tournament) =>
	playJobs(dictionaryOf(list.join('\n')), tournament);

describe.each([
	['example', readList('example'), [4]],
	['some of common', someCommon, [4, 5, 6, 7]],
] as const)('on %s', (name, list, lengths) => {
	test.each(someOf(['naive', 'pattern', 'paga'] as const, 1))(
		`%s misses what counting strings misses on ${name}`,
		async guesser => {
			const tournament = {...allPlay, guessers: [guesser], lengths};
			const board = await play(list, tournament);
			const results = resultsOf(board, tournament);
			for (const length of lengths) {
				const secrets = list.filter(word => word.length === length);
				const misses = secrets.map(secret => countMisses(stringPlayers[guesser], list, secret));
				const worst = Math.max(...misses);
				const won = (budget: number) => misses.filter(count => count < budget).length / secrets.length;
				expect(results).toContainEqual({
					...{guesser, chooser: 'random', length, games: secrets.length, forfeited: 0},
					misses: {
						mean: misses.reduce((sum, count) => sum + count, 0) / secrets.length,
						worst,
						worstWord: secrets[misses.indexOf(worst)],
					},
					won: {6: won(6), 8: won(8), 10: won(10)},
				});
				expect(scoreOfCell(board, {guesser, chooser: 'random', length})?.hardest[0]?.misses).toBe(worst);
			}
		},
	);
});

test('the better guesser misses less', async () => {
	const tournament = {...allPlay, lengths: [4, 5, 6, 7]};
	const results = resultsOf(await play(someCommon, tournament), tournament);
	const [none = 0, some = 0, most = 0, all = 0] = tournament.guessers.map(guesser =>
		results
			.filter(result => result.guesser === guesser)
			.reduce((sum, {games, misses}) => sum + games * (misses?.mean ?? NaN), 0),
	);
	expect([none, some, most, all]).toEqual([none, some, most, all].sort((a, b) => b - a));
	expect(all).toBeLessThan(none);
});

const words = packWords(someCommon.filter(word => word.length === 6));
const dictionary = dictionaryOf(someCommon.join('\n'));
const {paga, naive} = guessers;

test('the lengths with the most words are played first', () => {
	const lists = dictionaryOf('ally\nbroom\ncloud\nfiend\nbetter\nletter');
	const jobs = planJobs(lists, {...allPlay, guessers: ['paga', 'naive'], lengths: [4, 5, 6]});
	expect(jobs.map(({guesser, length}) => `${guesser} ${length}`)).toEqual([
		...['paga 5', 'naive 5', 'paga 6', 'naive 6', 'paga 4', 'naive 4'],
	]);
});

test('a fair cell is divided into jobs of at most 4,000 games, one against who cheats is one job', () => {
	const lengths = [
		{length: 3, count: 4000},
		{length: 4, count: 9000},
		{length: 5, count: 4001},
	];
	const jobsOf = (games: Tournament['games']) =>
		planJobs(
			{...dictionaryOf('ally'), lengths},
			{guessers: ['paga'], choosers: ['random', 'evil'], lengths: [3, 4, 5, 6], games, seed: ''},
		).map(({chooser, length, part, effort}) => [chooser, length, part.index, part.count, effort]);
	expect(jobsOf('all')).toEqual([
		['random', 4, 0, 3, 3000],
		['random', 4, 1, 3, 3000],
		['random', 4, 2, 3, 3000],
		['evil', 4, 0, 1, 2000],
		['random', 5, 0, 2, 2000.5],
		['random', 5, 1, 2, 2000.5],
		['evil', 5, 0, 1, 2000],
		['random', 3, 0, 1, 4000],
		['evil', 3, 0, 1, 2000],
		['evil', 6, 0, 1, 2000],
	]);
	expect(jobsOf(4500).filter(([chooser]) => chooser === 'random')).toEqual([
		['random', 4, 0, 2, 2250],
		['random', 4, 1, 2, 2250],
		['random', 5, 0, 2, 2000.5],
		['random', 5, 1, 2, 2000.5],
		['random', 3, 0, 1, 4000],
	]);
});

test('each guesser is asked the same words, others for another seed, and all of them where all are to be', async () => {
	const scoresOf = async (games: Tournament['games'], seed: string) => {
		const tournament: Tournament = {...allPlay, guessers: ['naive', 'paga'], lengths: [4, 6], games, seed};
		const board = await play(someCommon, tournament);
		return tournament.lengths.map(length =>
			tournament.guessers.map(guesser => scoreOfCell(board, {guesser, chooser: 'random', length}) ?? noGames),
		);
	};
	const secretsOf = async (games: number, seed: string) =>
		(await scoresOf(games, seed)).map(scores =>
			scores.map(({hardest}) => hardest.map(({word}) => word).sort()),
		);
	const secrets = await secretsOf(5, 'a');
	for (const [one, two] of secrets) {
		expect(one).toEqual(two);
		expect(one).toHaveLength(5);
		expect(someCommon).toEqual(expect.arrayContaining(one ?? []));
	}

	expect(await secretsOf(5, 'a')).toEqual(secrets);
	expect(await secretsOf(5, 'b')).not.toEqual(secrets);
	const all = (await scoresOf('all', 'a')).map(scores => scores.map(score => summarize(score)?.games));
	const counts = [4, 6].map(length => someCommon.filter(word => word.length === length).length);
	expect(all).toEqual(counts.map(count => [count, count]));
});

describe('a match', () => {
	const known = {words, list: dictionary};

	test('may be played in any parts', async () => {
		const whole = await playMatch({guesser: paga, chooser: choosers.random, words, known});
		for (const count of [1, 2, 5, 100]) {
			const parts = await Promise.all(
				Array.from({length: count}, (_, index) =>
					playMatch({guesser: paga, chooser: choosers.random, words, known, part: {index, count}}),
				),
			);
			expect(parts.reduce(addScores, noGames)).toEqual(whole);
			expect(parts.reduceRight(addScores, noGames)).toEqual(whole);
		}
	});

	test('is divided so that each part has half its share at least, and none more than twice that', async () => {
		const list = everySo(10, 6);
		const listed = packWords(list);
		const known = {words: listed, list: dictionary};
		const match = {guesser: paga, chooser: choosers.random, words: listed, known};
		for (const count of [2, 4, 8])
			for (let index = 0; index < count; index++) {
				const games = summarize(await playMatch({...match, part: {index, count}}))?.games ?? 0;
				expect(games).toBeGreaterThan(list.length / count / 2);
				expect(games).toBeLessThan((2 * list.length) / count);
			}
	});

	test('of some secrets comes to what they come to among all', async () => {
		const match = {guesser: paga, chooser: choosers.random, words, known};
		await fc.assert(
			fc.asyncProperty(fc.nat(words.count), fc.string(), async (count, seed) => {
				const secrets = drawWords(words, count, seedRandom(seed));
				const outcomes = Array.from(secrets, secret => ({
					word: wordAt(words, secret),
					misses: countMisses(stringPlayers.paga, someCommon, wordAt(words, secret)),
				}));
				expect(await playMatch({...match, secrets})).toEqual(scoreOf(outcomes));
			}),
			{numRuns: 10},
		);
	});

	test.each(['naive', 'pattern', 'paga', 'expert'] as const)(
		'%s against evil is the one game they play',
		async name => {
			let game = newGame({words, budget: 26});
			const [rank, choose] = [guessers[name]({words, list: dictionary}), choosers.evil.begin(words)];
			while (game.pool.length > 1) {
				const letter = askedLetter(rank(positionOf(game)));
				const result = guess(game, letter ?? 'a', choose);
				if (!result.ok) throw new Error(result.reason);
				game = result.game;
			}

			const score = await playMatch({guesser: guessers[name], chooser: choosers.evil, words, known});
			const misses = wrongGuesses(game).length;
			expect(score.hardest).toEqual([{word: wordAt(words, game.pool[0] ?? 0), misses}]);
		},
	);

	test('with one word needs no letter, with none there is no game', async () => {
		const match = {guesser: naive, chooser: choosers.random, known};
		const none = wordsOfLength(dictionaryOf(someCommon.join('\n')), 9);
		expect(summarize(await playMatch({...match, words: packWords(['tulip'])}))).toEqual({
			...{games: 1, forfeited: 0, misses: {mean: 0, worst: 0, worstWord: 'tulip'}},
			won: {6: 1, 8: 1, 10: 1},
		});
		expect(summarize(await playMatch({...match, words, secrets: new Uint32Array()}))).toBeUndefined();
		expect(summarize(await playMatch({...match, words: none}))).toBeUndefined();
		expect(summarize(await playMatch({...match, chooser: choosers.evil, words: none}))).toBeUndefined();
	});

	test('on another list than the guesser knows goes on until every letter is shown', async () => {
		const listed = packWords(someCommon.filter(word => word.length === 5));
		const secrets = packWords(['tulip', 'qzxjv']);
		for (const guesser of [guessers.paga, naive, guessers.stranger]) {
			const score = await playMatch({
				guesser,
				chooser: choosers.random,
				words: secrets,
				known: {words: listed, list: dictionary, isElsewhere: true},
			});
			const [hardest, other] = score.hardest;
			expect([hardest?.word, other?.word]).toEqual(['qzxjv', 'tulip']);
			// The letters of English words come first, whatever the list that the word is from.
			expect(hardest?.misses).toBeGreaterThan(8);
		}
	});

	test('a program that knows another list is asked until every letter is shown, too', async () => {
		const inputs = {
			dictionary: dictionaryOf('tulip\nqzxjv'),
			tournament: {games: 'all', seed: ''},
			list: dictionaryOf('tulip\nrumba'),
		} as const;
		const job = {
			guesser: 'run:own',
			chooser: 'random',
			length: 5,
			part: {index: 0, count: 1},
			effort: 1,
		} as const;
		const ask: AskProgram = (_, line) => {
			const open = Array.from('abcdefghijklmnopqrstuvwxyz').filter(
				letter => line.kind === 'guess' && !line.guessed.includes(letter),
			);
			return Promise.resolve({ok: true, answer: open[0] ?? ''});
		};
		const {hardest} = await playTournamentJob(inputs, job, {ask});
		// All letters up to its last that it lacks.
		expect(hardest).toEqual([
			{word: 'qzxjv', misses: 21},
			{word: 'tulip', misses: 16},
		]);
	});

	test('with a guesser that gives up or repeats itself is a fault', async () => {
		const mute: Guesser = () => () => ({words: 0, letters: []});
		const stubborn: Guesser = these => position => naive(these)({...position, guessed: 0});
		const match = {chooser: choosers.random, words, known};
		await expect(playMatch({...match, guesser: mute})).rejects.toThrow('asks nothing');
		await expect(playMatch({...match, guesser: stubborn})).rejects.toThrow('second time');
	});
});

test('a game is won with as many wrong guesses allowed as it has misses and one more', () => {
	const outcomes = [5, 6, 7, 8, 9, 10].map(misses => ({word: `w${misses}`, misses}));
	expect(summarize(scoreOf(outcomes))).toEqual({
		...{games: 6, forfeited: 0, misses: {mean: 7.5, worst: 10, worstWord: 'w10'}},
		won: {6: 1 / 6, 8: 3 / 6, 10: 5 / 6},
	});
});

test('a score keeps the fifty hardest words, those with the most misses first, then by word', () => {
	const words = spell('abcdefghijklmnopqrst').flatMap(letter => ['x', 'y', 'z'].map(end => letter + end));
	const hardest = [8, 7, 6].flatMap((misses, at) =>
		words.filter((_, index) => index % 3 === at).map(word => ({word, misses})),
	);
	const mixed = hardest.toSorted((a, b) => (a.word < b.word ? 1 : -1));
	expect(scoreOf(mixed).hardest).toEqual(hardest.slice(0, 50));
	const [even, odd] = [0, 1].map(part => scoreOf(mixed.filter((_, at) => at % 2 === part)));
	expect(addScores(even ?? noGames, odd ?? noGames)).toEqual(scoreOf(hardest));
});

test('the words of a sample are some of the words, each once, and the same for the same seed', () => {
	fc.assert(
		fc.property(fc.nat(2 * words.count), fc.string(), (count, seed) => {
			const sample = drawWords(words, count, seedRandom(seed));
			expect(sample.length).toBe(Math.min(count, words.count));
			expect([...new Set(sample)].sort((a, b) => a - b)).toEqual([...sample]);
			expect(sample.every(word => word < words.count)).toBe(true);
			expect(drawWords(words, count, seedRandom(seed))).toEqual(sample);
		}),
	);
	expect(drawWords(words, words.count, seedRandom('x'))).toEqual(everyWord(words));
});

describe('a tournament', () => {
	const common = readList('common');
	const large = [3, 9].flatMap(length => common.filter(word => word.length === length).slice(0, 5000));
	const tournament: Tournament = {
		guessers: ['naive', 'paga'],
		choosers: ['random', 'evil'],
		lengths: [3, 9],
		games: 4001,
		seed: '4f2a',
	};
	const played = dictionaryOf(large.join('\n'));
	const jobs = planJobs(played, tournament);
	const inOrder = async (order: readonly TournamentJob[]) =>
		resultsOf(await playJobs(played, tournament, order), tournament);
	const results = inOrder(jobs);

	test('comes to the same whoever does which job when', async () => {
		expect(await results).toHaveLength(8);
		expect(await inOrder(jobs.toReversed())).toEqual(await results);
	});

	test('divides large cells, and counts a cell only once all its parts are done', async () => {
		const cell = {guesser: 'paga', chooser: 'random', length: 9} as const;
		const parts = jobs.filter(job => job.guesser === 'paga' && job.chooser === 'random' && job.length === 9);
		expect(parts.map(({part}) => part)).toEqual([
			{index: 0, count: 2},
			{index: 1, count: 2},
		]);
		const inputs = {dictionary: played, tournament};
		const [first, second] = parts;
		if (first === undefined || second === undefined) throw new Error('Two parts');
		const half = enterScore(emptyScoreboard, first, await playTournamentJob(inputs, first));
		expect(scoreOfCell(half, cell)).toBeUndefined();
		expect(resultsOf(half, tournament)).toEqual([]);
		const whole = enterScore(half, second, await playTournamentJob(inputs, second));
		expect(resultsOf(whole, tournament)).toMatchObject([{...cell, games: 4001}]);
	});

	test('draws the same words for every guesser', async () => {
		const fair = (await results).filter(({chooser}) => chooser === 'random');
		expect(fair.map(({length, games}) => [length, games])).toEqual([
			[3, 647],
			[9, 4001],
			[3, 647],
			[9, 4001],
		]);
		const other = planJobs(played, {...tournament, seed: 'other'});
		expect(other).toEqual(jobs);
	});

	test('one game against who cheats', async () => {
		const games = (await results).filter(({chooser}) => chooser === 'evil');
		expect(games.every(result => result.games === 1 && result.misses?.mean === result.misses?.worst)).toBe(
			true,
		);
	});
});
