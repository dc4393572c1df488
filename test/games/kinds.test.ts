import {readMoves, readGhostMoves} from '../../source/engine/index.js';
import {played} from './moves.js';
import {describe, expect, test} from 'vitest';
import {decodeGame} from '../../source/codes/code.js';
import {digestOf} from '../../source/codes/digest.js';
import {makeBook} from '../../source/engine/index.js';
import {againGhost, beginGhost} from '../../source/games/ghost/ghost.js';
import {beginDaily, beginHangman, nextHangman} from '../../source/games/hangman/hangman.js';
import {
	codeOf,
	finishedRecord,
	recordOf,
	isLostByLeaving,
	kindOf,
	kinds,
	type GamePlay,
} from '../../source/games/kinds.js';
import type {Texts} from '../../source/settings/setting.js';
import {hideWord, readHistory, writeRecord, type FinishedGame} from '../../source/store/index.js';
import {dictionaryOf} from '../line-mode/transcript.js';
import {loaded} from '../screens/open-screen.js';
import {settleGhost, settleHangman} from '../settings/settle.js';

const example = dictionaryOf('ally', 'beta', 'cool', 'deal', 'else', 'flew', 'good', 'hope', 'ibex');
const small = await loaded({dictionary: 'small', language: 'en'});
const russian = await loaded({dictionary: 'common', language: 'ru'});
const source = {dictionary: 'example', language: 'en'};
const date = '2026-11-21T17:18:20+01:00';

/** A game of Hangman after some moves. */
function hangman(asked: Texts, moves: string, dictionary = example) {
	const settled = settleHangman({dictionary: 'example', ...asked}, dictionary, 'x');
	if (!settled.ok) throw new Error(settled.sentence);
	return played(beginHangman(dictionary, settled.settings, 'one'), ...readMoves(moves)).play;
}

/** The game of a day after some moves. */
const day = (moves: string) =>
	played(beginDaily(small, '2026-11-21', 'one', 'eye'), ...readMoves(moves)).play;

/** A round of Ghost after some moves. */
function ghost(asked: Texts, moves: string) {
	const settings = settleGhost({dictionary: 'example', ...asked}, 'x');
	const book = makeBook('ghost', example, settings.minLength);
	return kinds.ghost.resume(beginGhost(book, settings, 'one'), readGhostMoves(moves)).play;
}

/** What the code of a game says. */
function coded(play: GamePlay) {
	const read = decodeGame(codeOf(play) ?? '');
	if (!read.ok) throw new Error(read.reason);
	return read.game;
}

describe('a game that is coded comes back as it was', () => {
	test.each([
		[{length: '4', budget: '6', chooser: 'evil'}, 'eo?z'],
		[{length: '4', budget: '3', chooser: 'random', seed: 'my own seed'}, 'zqx'],
		[{length: '4', budget: '26', chooser: 'cunning', guesser: 'expert'}, ''],
		[{secret: 'deal', chooser: 'random', budget: '5'}, 'ed'],
	] as const)('Hangman %#', (asked, moves) => {
		const play = hangman(asked, moves);
		const {settings, ...game} = coded(play);
		expect(game).toMatchObject({game: 'hangman', moves, digest: digestOf(example).slice(0, 7)});
		expect(kinds.hangman.readSettings({...settings, ...source}, example)).toEqual(play.settings);
		expect(kinds.hangman.readMoves(moves, example.alphabet)).toBeDefined();
	});

	test.each([
		[{opponent: 'human'}, 'good'],
		[{opponent: 'human', rule: 'challenge'}, 'gz!=good.'],
		[{opponent: 'human', rule: 'challenge'}, 'go!=.'],
		[{opponent: 'careless', first: 'computer', minLength: '2'}, 'b'],
	] as const)('Ghost %#', (asked, moves) => {
		const play = ghost(asked, moves);
		const {settings, ...game} = coded(play);
		expect(game).toMatchObject({game: 'ghost', moves});
		expect(kinds.ghost.readSettings({...settings, ...source}, example)).toEqual(play.settings);
		expect(kinds.ghost.readMoves(moves, example.alphabet)).toBeDefined();
	});

	test('letters of another language', () => {
		const play = hangman({language: 'ru', length: '6', budget: '8', chooser: 'evil'}, 'оаж', russian);
		expect(coded(play)).toMatchObject({moves: 'оаж', settings: {language: 'ru'}});
	});

	test('a day', () => {
		expect(coded(day('a?i'))).toMatchObject({
			game: 'daily',
			moves: 'a?i',
			settings: {day: '2026-11-21'},
		});
	});
});

test.each([
	['a letter twice', 'hangman', 'eae'],
	['no letter', 'hangman', 'e!'],
	['a letter of another language', 'daily', 'ж'],
	['a mark without a letter', 'ghost', 'g<'],
	['a word that does not end', 'ghost', '=good'],
] as const)('%s is no move', (_, game, moves) => {
	expect(kinds[game].readMoves(moves, example.alphabet)).toBeUndefined();
});

describe('the record of a finished game', () => {
	/** A record once it is written and read. */
	function kept(play: GamePlay): FinishedGame | undefined {
		const finished = finishedRecord(recordOf(play, date));
		return finished && readHistory(writeRecord(finished)).games[0];
	}

	test('Hangman: what was played, and what came of it', () => {
		const play = hangman({length: '4', budget: '6', chooser: 'evil'}, 'eo?dcl');
		expect(kept(play)).toMatchObject({
			id: 'one',
			game: 'hangman',
			date,
			digest: digestOf(example).slice(0, 7),
			settings: {...source, length: 4, budget: 6, chooser: 'evil', seed: 'x'},
			moves: 'eo?dcl',
			end: {result: 'won', misses: 2},
		});
	});

	test('Hangman that a bot played is watched; a word of one’s own has no value and is not to be read', () => {
		const watched = hangman({length: '4', budget: '1', chooser: 'evil', guesser: 'expert'}, 'z');
		expect(kept(watched)?.end.result).toBe('watched');
		const own = kept(hangman({secret: 'deal', chooser: 'random', budget: '1'}, 'z'));
		expect(own?.end).toEqual({result: 'lost', misses: 1});
		expect(own?.settings.secret).toBe(hideWord('deal', example.alphabet));
	});

	test('a proved value is kept', () => {
		const play = hangman({dictionary: 'small', length: '2', budget: '1', chooser: 'evil'}, 'q', small);
		expect(kept(play)?.end.value).toBeGreaterThan(0);
	});

	test('where a list of one’s own lies is not told', () => {
		const asked = {dictionary: '/home/me/words.txt', length: '4', budget: '1'};
		const play = hangman({...asked, chooser: 'evil'}, 'z');
		expect(play.settings.dictionary).toBe('/home/me/words.txt');
		expect(JSON.stringify(kept(play))).not.toContain('/home');
	});

	test('a day: its date and its value', () => {
		expect(kept(day('qzxjvkwybfpgm'))).toMatchObject({
			game: 'daily',
			settings: {day: '2026-11-21'},
			moves: 'qzxjvkwybf',
			end: {result: 'lost', misses: 10, value: 7},
		});
	});

	test.each([
		[{opponent: 'random'}, 'lost'],
		[{opponent: 'random', first: 'computer'}, 'won'],
		[{opponent: 'human', player: 'careless'}, 'won'],
		[{opponent: 'human'}, 'watched'],
		[{opponent: 'random', player: 'perfect'}, 'watched'],
	] as const)('Ghost %#: the result is that of the one person who played', (asked, result) => {
		expect(kept(ghost(asked, 'z'))).toMatchObject({game: 'ghost', moves: 'z', end: {result}});
	});
});

describe('a game that was played to its end', () => {
	test.each([
		['hangman', {length: '4', budget: '3', chooser: 'evil'}, 'eeaiou', 'eai'],
		['hangman', {length: '4', budget: '3', chooser: 'perfect'}, 'zzqx', 'zqx'],
		['hangman', {length: '4', budget: '2', chooser: 'perfect', guesser: 'expert'}, 'zq', 'zq'],
		['ghost', {opponent: 'human'}, 'goo=d', 'good'],
		['ghost', {opponent: 'human', isMatch: 'yes'}, 'zzzzz', 'zzzzz'],
		['ghost', {opponent: 'perfect', player: 'stubborn'}, 'z', 'z'],
	] as const)('comes again from its moves, what was refused left out: %s %#', (game, asked, typed, moves) => {
		const play = game === 'hangman' ? hangman(asked, typed) : ghost(asked, typed);
		const kind = kindOf(play);
		expect(kind.writeMoves(play.game.moves)).toBe(moves);
		expect(kind.outcome(play).end).toBeDefined();
		const again =
			'book' in play
				? kinds.ghost.resume(beginGhost(play.book, play.settings, 'one'), readGhostMoves(moves)).play
				: hangman(asked, moves);
		expect(again).toEqual(expect.objectContaining({game: play.game}));
		expect(kind.writeMoves(again.game.moves)).toBe(kind.writeMoves(play.game.moves));
	});

	test('the next game has the same settings and a seed of its own; someone’s word is typed anew', () => {
		const play = hangman({length: '4', budget: '3', chooser: 'evil'}, '');
		expect(nextHangman(play)).toEqual({...play.settings, seed: 'x-2'});
		expect(againGhost(ghost({}, ''), () => 'two').settings).toMatchObject({seed: 'x-2'});
		expect(nextHangman(hangman({secret: 'deal', chooser: 'random', budget: '3'}, ''))).toBe(undefined);
	});
});

test('leaving loses a game that is under way and can’t be kept, and one that is watched or over never', () => {
	const asked = {length: '4', budget: '3', chooser: 'evil'};
	const isLost = (play: GamePlay, keeps: boolean) => isLostByLeaving(play, {keeps: () => keeps});
	expect([isLost(hangman(asked, 'e'), true), isLost(hangman(asked, 'e'), false)]).toEqual([false, true]);
	expect(isLost(hangman({...asked, dictionary: '-'}, 'e'), true)).toBe(true);
	for (const play of [
		hangman(asked, ''),
		hangman(asked, 'zqx'),
		hangman({...asked, guesser: 'expert'}, 'e'),
		ghost({opponent: 'random'}, 'z'),
	])
		expect(isLost(play, false)).toBe(false);
	expect(isLost(ghost({opponent: 'human'}, 'g'), false)).toBe(true);
});

test('in a challenge against two bots’ code you play the first of them; what is replayed stays as it was', () => {
	const playerOf = (opponent: string, as: 'against' | 'replayed') => {
		const {settings, book} = ghost({opponent, player: 'stubborn'}, '');
		return kinds.ghost.shared(settings, {as, list: book, moves: []}).player;
	};
	expect(playerOf('perfect', 'against')).toBe('you');
	expect(playerOf('perfect', 'replayed')).toBe('stubborn');
	expect(playerOf('human', 'against')).toBe('stubborn');
});

test('a game that is gone on with tells what happened in it last, and an untouched one nothing', () => {
	const resumed = (moves: string) => {
		const begun = ghost({opponent: 'human'}, '');
		return kinds.ghost.resume(begun, readGhostMoves(moves)).isNew;
	};
	expect([resumed(''), resumed('go'), resumed('gz')]).toEqual([false, true, true]);
	expect(kinds.ghost.readMoves('gö', example.alphabet)).toBeUndefined();
	expect(kinds.ghost.readMoves('g?o', example.alphabet)).toBeDefined();
});
