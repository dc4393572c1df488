import {caughtUp, deaf, lookAtFamilies, makeGuess, movesOf, takeHint} from './moves.js';
import fc from 'fast-check';
import type {HangmanMove} from '../../source/engine/index.js';
import {describe, expect, test} from 'vitest';
import {dailyWords, loadDictionary} from '../../source/dictionaries/index.js';
import {
	decide,
	languages,
	makeBook,
	chanceAt,
	players,
	remainingGuesses,
	type Action,
	type Dictionary,
} from '../../source/engine/index.js';
import {beginGhost, type GhostPlay} from '../../source/games/ghost/ghost.js';
import {inNextRound, playMove} from './ghost-moves.js';
import {
	beginDaily,
	beginHangman,
	isOver,
	mayHaveHint,
	type HangmanPlay,
} from '../../source/games/hangman/hangman.js';
import {kinds, recordOf, type GamePlay} from '../../source/games/kinds.js';
import {leftDaily, openGame, reopen, type Opening} from '../../source/games/open.js';
import {readRecord, writeRecord, type GameRecord, type LeftGame} from '../../source/store/index.js';
import {chooserNames} from '../../source/engine/index.js';
import type {Texts} from '../../source/settings/setting.js';
import {dictionaryOf, exampleAndMore as example} from '../line-mode/transcript.js';
import {settleGhost, settleHangman} from '../settings/settle.js';
import {localWorkers} from '../workers/local-workers.js';

const date = '2026-11-21T17:18:20+01:00';

/** What is kept of a game, as it comes back from a file. */
function kept(play: GamePlay, change: Partial<GameRecord> = {}): LeftGame {
	const record = {...recordOf(play, date), ...change};
	const read = readRecord(JSON.parse(writeRecord(record)));
	if (typeof read === 'string') throw new Error(read);
	return {...read, changed: new Date(0)};
}

const read = (record: LeftGame, dictionary: Dictionary = example) =>
	reopen({as: 'resumed', record}, dictionary, {workers: localWorkers()});

async function openingOf(left: LeftGame, dictionary?: Dictionary): Promise<Opening> {
	const reopened = await read(left, dictionary);
	if (!reopened.ok) throw new Error('It can’t be gone on with');
	return reopened.opening;
}

const reopened = async (left: LeftGame, dictionary?: Dictionary) =>
	openGame(await openingOf(left, dictionary), deaf);

async function goOn(left: LeftGame, dictionary?: Dictionary): Promise<HangmanPlay> {
	const opened = await reopened(left, dictionary);
	if ('book' in opened.play) throw new Error('A game of Hangman is wanted');
	return caughtUp(opened as {play: HangmanPlay; pending: readonly HangmanMove[]});
}

function begin(asked: Texts): HangmanPlay {
	const settled = settleHangman({dictionary: 'example', length: '4', budget: '9', ...asked}, example, 'a');
	if (!settled.ok) throw new Error(settled.sentence);
	return beginHangman(example, settled.settings, 'the game');
}

/** All of a game that a player can see or that decides what comes. */
const seen = ({id, settings, game}: HangmanPlay) => ({
	id,
	settings,
	turns: game.turns,
	budget: game.budget,
	pool: game.pool,
	secret: game.secret,
	moves: game.moves,
});

describe('Hangman', () => {
	test('goes on where it was, whatever was done, and with the help that was had', async () => {
		const done = fc.oneof(
			fc.constantFrom(...languages.en.letters),
			fc.constantFrom('hint', 'look', 'cool', 'good', 'ally', 'oboe'),
		);
		await fc.assert(
			fc.asyncProperty(
				fc.constantFrom(...chooserNames),
				fc.array(done, {maxLength: 12}),
				async (chooser, moves) => {
					let play = begin({chooser});
					for (const move of moves) {
						if (isOver(play)) break;
						if (move === 'hint') play = takeHint(play).play;
						else if (move === 'look') play = lookAtFamilies(play).play;
						else play = makeGuess(play, move).play;
					}

					const again = await goOn(kept(play));
					expect(seen(again)).toEqual(seen(play));
					for (const letter of 'eaiobt')
						expect(seen(makeGuess(again, letter).play)).toEqual(seen(makeGuess(play, letter).play));
				},
			),
			{numRuns: 40},
		);
	});

	test('letters that wait for their answers are played again in order, and no look is counted twice', async () => {
		let play = begin({chooser: 'perfect'});
		play = makeGuess(play, 'e').play;
		play = takeHint(lookAtFamilies(play).play).play;
		play = makeGuess(play, 'o').play;
		play = lookAtFamilies(play).play;
		expect(movesOf(play)).toBe('e*?o*');
		const again = await goOn(kept(play));
		expect(movesOf(again)).toBe('e*?o*');
		// On the screen the families are in view from the start.
		expect(movesOf(lookAtFamilies(again).play)).toBe('e*?o*');
		expect(movesOf(lookAtFamilies(makeGuess(again, 'b').play).play)).toBe('e*?o*b*');
	});

	test('a word that somebody typed is not to be read in the file, and still the secret', async () => {
		const play = makeGuess(begin({chooser: 'random', secret: 'deal'}), 'e').play;
		const left = kept(play);
		expect(JSON.stringify(left)).not.toContain('deal');
		expect(seen(await goOn(left))).toEqual(seen(play));
	});

	test('the day’s game, a hint paid for', async () => {
		const loaded = await loadDictionary(dailyWords.dictionary);
		if (!loaded.ok) throw new Error(loaded.fault.kind);
		const {dictionary} = loaded;
		const begun = beginDaily(dictionary, '2026-11-21', 'the game', 'none');
		const play = takeHint(begun).play;
		const left = kept(play);
		expect(left).toMatchObject({
			game: 'daily',
			moves: '?',
			standing: {left: remainingGuesses(begun.game) - 1, budget: begun.game.budget},
		});
		expect(kinds[left.game].source(left.settings)).toBe(dailyWords);
		expect(seen(await goOn(left, dictionary))).toEqual(seen(play));
		expect(leftDaily([left], '2026-11-21')?.moves).toBe('?');
		expect(leftDaily([left], '2026-11-22')).toBeUndefined();
		expect(mayHaveHint(play)).toBe(true);
	});

	test.each([
		['another list', {digest: '0123456'}, 'changed'],
		['a rival’s moves that are none', {against: 'e!'}, 'broken'],
		['moves that are none', {moves: 'e!'}, 'broken'],
		['a letter that was guessed before', {moves: 'ee'}, 'broken'],
		['letters after the end of the game', {moves: 'xzqjvkwyhp'}, 'broken'],
		[
			'a move after the end of a round',
			{game: 'ghost', settings: {opponent: 'human', seed: 'a'}, moves: 'goodx'},
			'broken',
		],
		['a length without words', {settings: {length: 9, seed: 'a'}}, 'broken'],
		['settings that are none', {settings: {length: 4, budget: 'many', seed: 'a'}}, 'broken'],
		['a day that has none', {game: 'daily', settings: {day: 'today'}}, 'broken'],
		['a player that is none', {game: 'ghost', settings: {opponent: 'x'}}, 'broken'],
	] as const)('%s: it can’t be gone on with', async (_, change, kind) => {
		expect(await read(kept(begin({}), change))).toMatchObject({ok: false, fault: {kind}});
	});
});

describe('Ghost', () => {
	const words = dictionaryOf('niacin', 'joggle', 'jail', 'jailer', 'nation', 'ion', 'knight', 'king', 'kin');

	function start(asked: Texts): GhostPlay {
		const settings = settleGhost({dictionary: 'example', minLength: '3', ...asked}, 'a');
		return beginGhost(makeBook(settings.variant, words, settings.minLength), settings, 'the game');
	}

	function act(play: GhostPlay, action: Action): GhostPlay {
		const result = playMove(play, action);
		if (!result.ok) throw new Error(result.reason);
		return result.play;
	}

	const letter = (text: string, place = ''): Action => ({kind: 'letter', letter: text, place});

	/** The game as it is opened again, with the same book. */
	async function again(play: GhostPlay) {
		const opening = await openingOf(kept(play), words);
		if (opening.game !== 'ghost') throw new Error('A game of Ghost is wanted');
		return openGame({...opening, list: play.book}, deaf).play;
	}

	test('a round against a bot', async () => {
		const play = start({opponent: 'random', first: 'computer'});
		const moved = act(play, decide(players.random, play.game, chanceAt('a', 0)));
		expect(await again(moved)).toEqual(moved);
	});

	test.each([
		['two people', {opponent: 'human'}, [letter('n'), letter('i')]],
		[
			'letters at both ends',
			{variant: 'superghost', opponent: 'human'},
			[letter('i'), letter('a'), letter('j', '<')],
		],
		['a challenge', {rule: 'challenge', opponent: 'human'}, [letter('k'), letter('i'), {kind: 'challenge'}]],
	] as const)('%s', async (_, asked, actions: readonly Action[]) => {
		const play = actions.reduce((before, action) => act(before, action), start(asked));
		expect(await again(play)).toEqual(play);
	});

	test('a match between two of its rounds', async () => {
		const over = ['i', 'o', 'n'].reduce(
			(play, text) => act(play, letter(text)),
			start({opponent: 'human', isMatch: 'yes'}),
		);
		expect(over.game.ending).toBeDefined();
		const next = inNextRound(over);
		expect(next).toMatchObject({id: 'the game', game: {match: {losers: [0]}, fragment: ''}});
		expect(await again(over)).toEqual(next);
		const later = act(over, letter('k'));
		expect(later.game.match.losers).toEqual([0]);
		expect(await again(later)).toEqual(later);
	});
});
