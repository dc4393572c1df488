import {makeGuess, takeHint} from './moves.js';
import {describe, expect, test} from 'vitest';
import {
	hintsIn,
	askedLetter,
	type GuesserName,
	chooserNames,
	guesserNames,
	observationOf,
	readMoves,
} from '../../source/engine/index.js';
import {
	beginDaily,
	ownMisses,
	beginHangman,
	isOver,
	type HangmanPlay,
} from '../../source/games/hangman/hangman.js';
import {askGuesser, ownWords} from '../../source/games/hangman/calls.js';
import {
	beginRival,
	rivalInput,
	raceOf,
	racedBy,
	type Rival,
	type RivalBy,
} from '../../source/games/hangman/rival.js';
import {raceVerdict, spokenRace} from '../../source/text/hangman/race.js';
import {raceGame} from '../../source/engine/index.js';
import {playAlongTask, rankTask} from '../../source/workers/tasks/hangman.js';
import {dictionaryOf, hangmanSettings} from '../line-mode/transcript.js';
import {loaded} from '../screens/open-screen.js';
import {someOf} from '../some-of.js';
import {localWorkers} from '../workers/local-workers.js';

const small = await loaded({dictionary: 'small', language: 'en'});
const people = await loaded({dictionary: 'people', language: 'en'});
const example = await loaded({dictionary: 'example', language: 'en'});

/** The game beside one that has just begun, to its end. */
async function playBeside(begun: HangmanPlay, by: RivalBy): Promise<Rival> {
	const rival = beginRival(begun, by);
	const game = await playAlongTask(rivalInput(rival), {
		ask: () => Promise.reject(new Error('No program plays')),
		signal: new AbortController().signal,
		progress: () => undefined,
	});
	return {...rival, game, isDone: true};
}

/** A game with one more letter, answered. */
const guess = (play: HangmanPlay, letter: string): HangmanPlay => makeGuess(play, letter).play;

/** The game of a bot that is watched. */
async function watch(begun: HangmanPlay, guesser: GuesserName): Promise<HangmanPlay> {
	let play = begun;
	while (!isOver(play)) {
		const letter = askedLetter(await askGuesser(play, guesser, localWorkers()));
		if (letter === undefined) throw new Error('The bot gives up');
		play = guess(play, letter);
	}

	return play;
}

const begin = (wanted: Parameters<typeof hangmanSettings>[0] = {}) =>
	beginHangman(
		wanted.dictionary === 'example' ? example : people,
		{...hangmanSettings({dictionary: 'people', ...wanted}), length: wanted.length ?? 8, budget: 6, seed: 'b'},
		'a game',
	);

describe.each(chooserNames)('against %s', chooser => {
	test.each(someOf(guesserNames, 2))('%s plays beside you as it does when it is watched', async guesser => {
		const begun = begin({chooser});
		const {game} = await playBeside(begun, {kind: 'bot', guesser});
		expect(game).toEqual(raceGame((await watch(begun, guesser)).game));
	});
});

test('a bot plays a word that is on no list to its end, as it does when it is watched', async () => {
	const begun = begin({dictionary: 'example', length: 4, chooser: 'random', secret: 'cold', budget: 26});
	const {game} = await playBeside(begun, {kind: 'bot', guesser: 'paga'});
	expect(game.status).not.toBe('playing');
	expect(game.guesses.length).toBeGreaterThan(4);
	expect(game).toEqual(raceGame((await watch(begun, 'paga')).game));
});

test('a bot learns words for a race, whatever became of a ranking before it', async () => {
	const ranked = begin();
	const progress = () => {
		throw new Error('The ranking was cancelled');
	};
	rankTask({...ownWords(ranked), guesser: 'paga', observations: [observationOf(ranked.game)]}, {progress});
	const settings = hangmanSettings({chooser: 'random', length: 4, secret: 'cook'});
	const begun = beginHangman(dictionaryOf('ally', 'beta', 'cool'), settings, 'another game');
	expect((await playBeside(begun, {kind: 'bot', guesser: 'stranger'})).game.status).not.toBe('playing');
});

test('someone’s moves are played as they were, the hints of a day’s game among them', async () => {
	const begun = beginDaily(small, '2026-03-05', 'a day', 'none');
	let theirs = begun;
	for (const letter of 'qjxz') theirs = takeHint(guess(theirs, letter)).play;
	theirs = guess(theirs, 'z'.repeat(theirs.game.words.length));
	const letters = Array.from('etaoinsrhldcumfpgwybvk').filter(
		letter => !begun.game.turns.some(({guess}) => guess === letter),
	);
	for (const letter of letters) if (!isOver(theirs)) theirs = guess(theirs, letter);
	expect(isOver(theirs)).toBe(true);
	const {game} = await playBeside(begun, {kind: 'them', moves: theirs.game.moves});
	expect(game).toEqual(raceGame(theirs.game));
	expect(game.misses).toBe(ownMisses(theirs) + hintsIn(theirs.game.moves));
});

test('hints that came last count', async () => {
	const begun = beginDaily(small, '2026-03-05', 'a day', 'none');
	const {game} = await playBeside(begun, {kind: 'them', moves: readMoves('?q?')});
	expect([game.guesses.map(({guess}) => guess), game.misses]).toEqual([['q'], 3]);
});

test('while a day is raced, hints count as misses, too', async () => {
	const begun = beginDaily(small, '2026-03-05', 'a day', 'none');
	const rival = await playBeside(begun, {kind: 'them', moves: readMoves('?q?jx')});
	const told = (play: HangmanPlay) => spokenRace(raceOf(play, rival));
	const first = guess(begun, 'q');
	expect(told(first)).toBe('Your friend has 2 misses so far.');
	expect(told(guess(first, 'j'))).toBe('Your friend has 4 misses so far.');
});

test.each([
	['nobody', undefined, undefined],
	['best', undefined, {kind: 'best', moves: undefined}],
	['paga', undefined, {kind: 'bot', guesser: 'paga'}],
	['paga', readMoves('abc'), {kind: 'them', moves: readMoves('abc')}],
] as const)('a game with race %s against %s is raced with %j', (race, against, by) => {
	expect(racedBy({race}, against)).toEqual(by);
});

test.each([
	['won with fewer misses', 'ealybet', 'eosaly', 'You beat your best: 1 miss to 3.'],
	['won with more', 'eosaly', 'ealybet', 'Your best beats you: 1 miss to 3.'],
	['won with as many', 'eosaly', 'eosylab', 'A draw with your best: 3 misses each.'],
	['won against lost', 'eosaly', 'qjxzvw', 'You beat your best: you won.'],
	['lost against won', 'qjxzvw', 'eosaly', 'Your best wins.'],
	['both lost', 'qjxzvw', 'jqxzvw', 'Neither you nor your best won.'],
	['not finished', 'eosaly', 'q', 'Your best did not finish.'],
] as const)('%s: %s beside %s', async (_, own, moves, verdict) => {
	const begun = begin({dictionary: 'example', length: 4, chooser: 'random', secret: 'ally'});
	let yours = begun;
	for (const letter of own) if (!isOver(yours)) yours = guess(yours, letter);
	const rival = await playBeside(begun, {kind: 'best', moves: readMoves(moves)});
	expect(raceVerdict(raceOf(yours, rival))).toBe(verdict);
});
