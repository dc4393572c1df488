import {playJobs, playLetter} from '../engine/helpers.js';
import {guess} from '../engine/guess.js';
import {createHash} from 'node:crypto';
import {readFile} from 'node:fs/promises';
import {describe, expect, test} from 'vitest';
import {
	askedLetter,
	choosers,
	drawSecret,
	coach,
	createSolver,
	chanceAt,
	decide,
	findOpenings,
	gameBefore,
	seedRandom,
	splitPool,
	guessers,
	isExact,
	languages,
	momentsOf,
	newGame,
	newGhost,
	observationOf,
	openBook,
	makeBook,
	packWords,
	parseDictionary,
	pickOne,
	players,
	readPosition,
	resultsOf,
	wordsOfLength,
	type ChooserName,
	type Dictionary,
	type GhostGame,
	type HangmanGame,
	type Tournament,
	type Words,
} from '../../source/engine/index.js';
import {createWorkers, type WorkersOptions} from '../../source/workers/client.js';
import {playTournament} from '../../source/workers/play-tournament.js';
import {proveLengths} from '../../source/workers/prove-lengths.js';
import {hold} from '../../source/workers/held.js';
import {tasks} from '../../source/workers/tasks/index.js';
import type {TaskContext} from '../../source/workers/task.js';
import {atEnd} from '../at-end.js';
import {bundle} from './bundle.js';

// The product's own tasks on real threads; what they answer is held against the same asked of the engine here.

const file = await bundle('source/workers/worker.ts');

function start(options: WorkersOptions = {}) {
	const workers = createWorkers({file, ...options});
	atEnd(workers.stop);
	return workers;
}

/** Starting a thread takes longer than most questions, so they share one unless they are about the thread; another one takes over games that it knows nothing of. */
const {run} = start();
const elsewhere = start();

/** Data with a digest in place of every array of bytes, which is compared much faster. */
const digested = (data: unknown): unknown =>
	JSON.parse(
		JSON.stringify(data, (_, value: unknown) =>
			ArrayBuffer.isView(value)
				? createHash('sha256')
						.update(Buffer.from(value.buffer, value.byteOffset, value.byteLength))
						.digest('hex')
				: value,
		),
	);

async function load(name: string): Promise<Dictionary> {
	const parsed = parseDictionary(await readFile(`dictionaries/en/${name}.txt`, 'utf8'));
	if (!parsed.ok) throw new Error(parsed.reason);
	return parsed.dictionary;
}

const dictionary = await load('small');

/** Words of no language, so unlike each other that what perfect play forces stays open for long. */
function wordsOfChance(): Words {
	const list = new Set<string>();
	const random = seedRandom('any');
	let word = '';
	while (list.size < 400) {
		word += pickOne(random, languages.en.letters);
		if (word.length < 4) continue;
		list.add(word);
		word = '';
	}

	return packWords([...list]);
}

test('a dictionary is loaded, in memory that all threads share', async () => {
	const loaded = await run('load-dictionary', {dictionary: 'dictionaries/en/small.txt', language: 'en'});
	expect(digested(loaded)).toEqual(digested({ok: true, dictionary}));
	if (loaded.ok) expect(loaded.dictionary.letters.buffer).toBeInstanceOf(SharedArrayBuffer);
	expect(await run('load-dictionary', {dictionary: 'dictionaries', language: 'en'})).toMatchObject({
		ok: false,
	});
});

/** A game against a chooser to its end, guessed by a bot. */
function playOut(chooser: ChooserName, length: number): HangmanGame {
	const words = wordsOfLength(dictionary, length);
	let game = newGame({words, budget: 26, secret: drawSecret(chooser, words, 'a')});
	const mind = choosers[chooser].begin(game.words);
	for (const letter of 'eaisrontlu') {
		const result = guess(game, letter, mind);
		if (result.ok) ({game} = result);
	}

	return game;
}

describe('choose', () => {
	/** A game's questions, as they are sent, and the places that its chooser answers. */
	const tableOf = (chooser: ChooserName, length: number) => {
		const {words, budget, secret, turns} = playOut(chooser, length);
		const questions = turns.map(({guess, families}, at) => {
			const misses = turns.slice(0, at).filter(({kept}) => kept.places === 0).length;
			return {guess, families, remaining: budget - misses, secret};
		});
		const game = `${chooser} ${length}`;
		const input = (turn: number) => ({
			...{game, chooser, words: hold(words)},
			questions: questions.slice(0, turn + 1),
		});
		return {input, answers: turns.map(({kept}) => kept.places)};
	};

	test.each(['random', 'evil', 'cunning', 'perfect'] as const)(
		'%s answers as it does elsewhere',
		async name => {
			const {input, answers} = tableOf(name, 8);
			for (const [turn, places] of answers.entries())
				expect(await run('choose', input(turn), {isUrgent: true})).toMatchObject({places});
		},
	);

	test.each([1, 2])('plays along where a thread takes over at turn %i', async turn => {
		const {input, answers} = tableOf('cunning', 7);
		const taken = {...input(turn), game: `from ${turn}`};
		expect(await elsewhere.run('choose', taken)).toMatchObject({places: answers[turn]});
	});

	test('never takes one game for another', async () => {
		const games = [tableOf('evil', 5), tableOf('evil', 9), tableOf('cunning', 12), tableOf('evil', 4)];
		const asked = Array.from({length: 10}, (_, turn) => turn).flatMap(turn =>
			games.map(async ({input, answers}) => {
				const cancel = new AbortController();
				const answer = run('choose', input(turn), {signal: cancel.signal});
				if (turn % 3 === 2) {
					cancel.abort();
					await expect(answer).rejects.toThrow();
				} else {
					expect(await answer).toMatchObject({places: answers[turn]});
				}
			}),
		);
		await Promise.all(asked);
	});

	test('a question is needed', async () => {
		const {input} = tableOf('evil', 5);
		await expect(run('choose', {...input(0), questions: []})).rejects.toThrow('no question');
	});
});

test.each(['naive', 'paga', 'expert', 'perfect'] as const)(
	'%s ranks as it does elsewhere, and again on another thread',
	async guesser => {
		const played = playOut('evil', 8);
		const {words} = played;
		const known = {words: hold(words), list: hold(dictionary), isElsewhere: false};
		const observations = [0, 1, 2, 3].map(turn => observationOf(gameBefore(played, turn)));
		const memory = guessers[guesser]({words, list: dictionary});
		const expected = observations.map(seen => memory(readPosition({...seen, words})));
		expect(expected.every(ranking => askedLetter(ranking) !== undefined)).toBe(true);
		for (const [at, ranking] of expected.entries())
			expect(await run('rank', {...known, guesser, observations: observations.slice(0, at + 1)})).toEqual(
				ranking,
			);
		expect(await elsewhere.run('rank', {...known, guesser, observations})).toEqual(expected.at(-1));
	},
);

describe('background work', () => {
	const game = playOut('evil', 9);
	const words = hold(game.words);

	test('assess finds the value, and knows more with every step', async () => {
		const families = game.turns[1]?.families ?? [];
		const pool = game.turns[1]?.kept.pool ?? game.pool;
		const steps: number[] = [];
		const assessment = await run(
			'assess',
			{words, situation: {pool, families, remaining: 4}},
			{onProgress: ({value}) => steps.push(value.atMost - value.atLeast)},
		);
		expect(isExact(assessment.value)).toBe(true);
		expect(assessment.value).toEqual(createSolver(game.words).solve(pool));
		expect(assessment.families.every(isExact)).toBe(true);
		expect(steps).toEqual(steps.toSorted((a, b) => b - a));
	});

	test.each([true, false])('review looks at every moment (fair: %s)', async isFair => {
		const moments = momentsOf(game).slice(2);
		const told = new Set<number>();
		const reviews = await run(
			'review',
			{words, moments, isFair, proved: undefined},
			{onProgress: ({moment, isFinal}) => isFinal && told.add(moment)},
		);
		expect(told.size).toBe(moments.length);
		if (!isFair)
			expect(reviews.map(each => each?.value)).toEqual(
				moments.map(({pool}) => createSolver(game.words).solve(pool)),
			);
	});

	test('an urgent question is answered long before it is done', async () => {
		const words = wordsOfChance();
		const cancel = new AbortController();
		let isDone = false;
		const {pool} = newGame({words, budget: 8});
		const begun = new Promise<void>(resolve => {
			run(
				'assess',
				{words: hold(words), situation: {pool, families: [], remaining: 8}},
				{signal: cancel.signal, onProgress: () => resolve()},
			).then(
				() => (isDone = true),
				() => undefined,
			);
		});
		await begun;
		const families = splitPool(words, pool, 'e');
		const question = {guess: 'e', families, remaining: 8, secret: undefined};
		const input = {game: 'one', chooser: 'evil', words: hold(words), questions: [question]} as const;
		expect(await run('choose', input, {isUrgent: true})).toMatchObject({isProved: true});
		expect(isDone).toBe(false);
		cancel.abort();
	});
});

describe('Ghost', () => {
	const book = makeBook('superghost', dictionary, 4);
	const held = hold(book.data);

	test.each(['ghost', 'superghost'] as const)('a book of %s', async variant => {
		const shares: number[] = [];
		const opened = await run(
			'open-book',
			{dictionary: hold(dictionary), minLength: 4, variant},
			{onProgress: share => shares.push(share)},
		);
		const here = variant === 'superghost' ? book : makeBook(variant, dictionary, 4);
		expect(digested(opened)).toEqual(digested(here.data));
		expect(shares.every(share => share >= 0 && share <= 1)).toBe(true);
		if (variant === 'superghost') expect(shares.length).toBeGreaterThan(2);
	});

	test('a book is given up in the middle, and the thread stays', async () => {
		const patient = start({grace: 2 ** 30});
		const cancel = new AbortController();
		const opened = patient.run(
			'open-book',
			{dictionary: hold(dictionary), minLength: 4, variant: 'superghost'},
			{signal: cancel.signal, onProgress: () => cancel.abort()},
		);
		await expect(opened).rejects.toMatchObject({name: 'AbortError'});
		const other = makeBook('ghost', dictionary, 6);
		const report = await patient.run('find-openings', {book: hold(other.data)});
		expect(report).toEqual(findOpenings(other));
	});

	const sent = ({book: _, ...game}: GhostGame) => game;

	test('a player decides as it does elsewhere', async () => {
		let game = newGhost(book, {rule: 'challenge'});
		while (!game.ending) {
			const moves = game.turns.length;
			const input = {book: held, game: sent(game), player: 'stubborn', seed: 'a'} as const;
			const action = await run('decide', input);
			expect(action).toEqual(decide(players.stubborn, game, chanceAt('a', moves)));
			const result = action.kind === 'letter' ? playLetter(game, action.letter, action.place) : undefined;
			if (!result?.ok) break;
			({game} = result);
		}

		expect(game.turns.length).toBeGreaterThan(1);
	});

	test('a search makes room for what is urgent and begins again, or ends where it is cancelled', async () => {
		const data = makeBook('xghost', dictionary, 11).data;
		let turns = 0;
		let asked = 0;
		const context: TaskContext = {
			signal: new AbortController().signal,
			progress: () => undefined,
			isWanted: () => turns === 0 && ++asked > 3,
			turn: () => Promise.resolve(void turns++),
			ask: () => Promise.reject(new Error('No program plays')),
		};
		const input = {book: hold(data), fragment: 'e', players: 2};
		const coaching = await tasks.coach(input, context);
		expect(turns).toBe(1);
		const whole = openBook(data);
		expect(coaching).toEqual(coach(whole, 'e'));
		const cancelled = {...context, isWanted: () => true, turn: () => Promise.reject(new Error('cancelled'))};
		await expect(tasks.coach(input, cancelled)).rejects.toThrow('cancelled');
	});

	test('coach, tree and a look back are about the book that is held', async () => {
		const game = newGhost(book);
		const coaching = await run('coach', {book: held, fragment: game.fragment, players: 2});
		expect(coaching.advice.length).toBeGreaterThan(20);
		expect(
			(await run('grow-tree', {book: held, fragment: game.fragment, rows: 10, players: 2})).branches.length,
		).toBeLessThan(11);
		const played = playLetter(game, 'q');
		if (!played.ok) throw new Error(played.reason);
		expect((await run('look-back', {book: held, game: sent(played.game)})).missedWord).toEqual(
			expect.any(String),
		);
	});
});

describe('on all threads', () => {
	const tournament: Tournament = {
		guessers: ['naive', 'paga'],
		choosers: ['random', 'evil'],
		lengths: [4, 8, 12],
		games: 20,
		seed: '4f2a',
	};

	test('the same seed gives the same tournament as on this one', async () => {
		const board = await playJobs(dictionary, tournament);
		const played = await playTournament({
			dictionary,
			tournament,
			workers: start({threads: 3}),
			signal: new AbortController().signal,
			onProgress: () => undefined,
		});
		expect(resultsOf(played, tournament)).toEqual(resultsOf(board, tournament));
	});

	test('a proof that is stopped gives what is known', async () => {
		const cancel = new AbortController();
		const results = await proveLengths(dictionary, [3, 12, 13], {
			workers: start({threads: 2}),
			signal: cancel.signal,
			report: found => found.some(({length, exact}) => length === 12 && exact) && cancel.abort(),
		});
		expect(results.map(({length}) => length)).toEqual([3, 12, 13]);
		expect(results[1]).toMatchObject({exact: true});
	});
});
