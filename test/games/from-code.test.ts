import {writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {describe, expect, test} from 'vitest';
import {digestOf} from '../../source/codes/digest.js';
import {bundledIn, loadDictionary} from '../../source/dictionaries/index.js';
import {makeBook, type Dictionary, type Language} from '../../source/engine/index.js';
import {codeOfGhost, codeOfHangman} from '../../source/games/coded.js';
import {beginDaily} from '../../source/games/daily.js';
import {
	actionsIn,
	findList,
	ghostOf,
	ghostToPlay,
	hangmanOf,
	movesIn,
	readCode,
} from '../../source/games/from-code.js';
import {beginGhost, playActions} from '../../source/games/ghost.js';
import {beginHangman, playAgain} from '../../source/games/hangman.js';
import {finishedGhost, finishedHangman, readActions} from '../../source/games/records.js';
import {settleGhost} from '../../source/settings/ghost.js';
import {settleHangman} from '../../source/settings/hangman.js';
import type {Asked} from '../../source/settings/setting.js';
import {writeLine, readHistory} from '../../source/store/history.js';
import type {FinishedGame} from '../../source/store/index.js';
import {newFolder} from '../at-end.js';
import {answered} from './answered.js';
import {dictionaryOf} from '../line-mode/transcript.js';

const example = dictionaryOf('ally', 'beta', 'cool', 'deal', 'else', 'flew', 'good', 'hope', 'ibex');
const russian = async () => load('common', 'ru');
const date = '2026-11-21T17:18:20+01:00';

async function load(name: string, language: Language): Promise<Dictionary> {
	const loaded = await loadDictionary(name, {language});
	if (!loaded.ok) throw new Error(loaded.sentence);
	return loaded.dictionary;
}

/** A game of Hangman after some moves. */
function hangman(asked: Asked, moves: string, dictionary = example) {
	const settled = settleHangman({dictionary: 'example', ...asked}, dictionary, 'x');
	if (!settled.ok) throw new Error(settled.sentence);
	return playAgain(beginHangman(dictionary, settled.settings, 'one').play, moves).play;
}

/** The game of a day after some moves. */
async function day(moves: string) {
	const small = await load('small', 'en');
	return answered(playAgain(beginDaily(small, '2026-11-21', 'one', 'eye').play, moves));
}

/** A round of Ghost after some moves. */
function ghost(asked: Asked, moves: string, dictionary = example) {
	const settings = settleGhost({dictionary: 'example', ...asked}, 'x');
	const book = makeBook(dictionary, settings.minLength);
	return playActions(beginGhost(book, settings, 'one').play, readActions(moves));
}

function read(code: string | undefined) {
	const found = readCode(code ?? '');
	if (!found.ok) throw new Error(found.reason);
	return found.game;
}

describe('a game that is coded comes back as it was', () => {
	const source = {dictionary: 'example', language: 'en'} as const;

	test.each([
		[{length: '4', budget: '6', chooser: 'evil'}, 'eo?z'],
		[{length: '4', budget: '3', chooser: 'random', seed: 'my own seed'}, 'zqx'],
		[{length: '4', budget: '26', chooser: 'cunning', guesser: 'expert'}, ''],
		[{secret: 'deal', chooser: 'random', budget: '5'}, 'ed'],
	] as const)('Hangman %#', (asked, moves) => {
		const play = hangman(asked, moves);
		const game = read(codeOfHangman(play, digestOf(example)));
		if (game.game !== 'hangman') throw new Error('Hangman is wanted');
		const {length, budget, chooser, secret, seed} = play.settings;
		// Whoever guessed it, you play it.
		expect(hangmanOf(game, source)).toMatchObject({
			...source,
			length,
			budget,
			chooser,
			secret,
			seed,
			guesser: 'you',
		});
		expect(movesIn(game)).toBe(moves);
	});

	test.each([
		[{opponent: 'human'}, 'good'],
		[{opponent: 'human', rule: 'challenge'}, 'gz!=good.'],
		[{opponent: 'human', rule: 'challenge'}, 'go!=.'],
		[{opponent: 'careless', first: 'computer', minLength: '2'}, 'b'],
	] as const)('Ghost %#', (asked, moves) => {
		const play = ghost(asked, moves);
		const game = read(codeOfGhost(play, digestOf(example)));
		if (game.game !== 'ghost') throw new Error('Ghost is wanted');
		const {variant, rule, player, opponent, first, minLength, seed} = play.settings;
		const wanted = {...source, variant, rule, player, opponent, first, minLength, seed, isMatch: false};
		expect(ghostOf(game, source)).toMatchObject(wanted);
		expect(ghostToPlay(game, source)).toMatchObject(wanted);
		expect(actionsIn(game)).toEqual(readActions(moves));
	});

	test('of two bots you play the first; where a bot played on your side, you sit on the other', () => {
		const bots = read(codeOfGhost(ghost({player: 'perfect', opponent: 'stubborn'}, ''), digestOf(example)));
		const other = read(codeOfGhost(ghost({player: 'perfect', opponent: 'human'}, ''), digestOf(example)));
		if (bots.game !== 'ghost' || other.game !== 'ghost') throw new Error('Ghost is wanted');
		expect(ghostToPlay(bots, source)).toMatchObject({player: 'you', opponent: 'stubborn'});
		expect(ghostOf(bots, source).player).toBe('perfect');
		expect(ghostToPlay(other, source)).toMatchObject({player: 'perfect', opponent: 'human'});
	});

	test('letters of another language', async () => {
		const words = await russian();
		const play = hangman({language: 'ru', length: '6', budget: '8', chooser: 'evil'}, 'оаж', words);
		const game = read(codeOfHangman(play, digestOf(words)));
		if (game.game !== 'hangman') throw new Error('Hangman is wanted');
		expect([game.language, movesIn(game)]).toEqual(['ru', 'оаж']);
	});

	test('a day, by its number', async () => {
		const play = await day('a?i');
		const game = read(codeOfHangman(play, ''));
		expect(game).toMatchObject({game: 'daily', day: 325});
		if (game.game === 'daily') expect(movesIn(game)).toBe('a?i');
	});
});

describe('the list of a code', () => {
	test.each([
		['small', 'en'],
		['example', 'en'],
		['common', 'ru'],
	] as const)('%s of %s is found among those that come with the game', async (name, language) => {
		const digest = digestOf(await load(name, language)).slice(0, 7);
		expect(bundledIn(language)).toContain(name);
		expect(await findList({language, digest}, undefined, {})).toMatchObject({
			ok: true,
			source: {dictionary: name, language},
		});
	});

	test('one of your own: among those you played with, or the one that is given, if it is that', async () => {
		const folder = newFolder();
		const path = join(folder, 'mine.txt');
		await writeFile(path, 'ally\nbeta\n');
		const list = {language: 'en', digest: digestOf(dictionaryOf('ally', 'beta'))} as const;
		const found = {ok: true, source: {dictionary: path, language: 'en'}};
		expect(await findList(list, undefined, {[list.digest]: path})).toMatchObject(found);
		expect(await findList(list, path, {})).toMatchObject(found);
		expect(await findList(list, undefined, {})).toEqual({ok: false, reason: 'unknown-list'});
		expect(await findList(list, 'example', {})).toEqual({ok: false, reason: 'other-list'});
		// It has other words by now.
		await writeFile(path, 'ally\n');
		expect(await findList(list, undefined, {[list.digest]: path})).toEqual({
			ok: false,
			reason: 'unknown-list',
		});
	});
});

test.each([
	['', 'bad'],
	['hello!', 'bad'],
	['116000QSY16GG3217JM31023MMWBAX0GR2QGX', 'truncated'],
	['11', 'truncated'],
	['116000QSY16GG3217JM31023MMWBAX0GR2QGXM', 'mistyped'],
	['116000QSY16GG3217JM31023MMWBAX0GR2QGXNN', 'mistyped'],
	['116000QSY16GG3217JM31023MMWBAXOGR2QGXN', undefined],
	['116000qsy16gg3217jm3-1023mmwbax0gr2qgxn', undefined],
] as const)('the code %j is %s', (code, reason) => {
	const found = readCode(code);
	expect(found.ok ? undefined : found.reason).toBe(reason);
});

describe('the line of a finished game', () => {
	const origin = {date, digest: digestOf(example)};

	/** What a line says once it is written and read. */
	const kept = (game: FinishedGame) => readHistory(`${writeLine(game)}\n`).games[0];

	test('Hangman: what was played, and what came of it', () => {
		const play = hangman({length: '4', budget: '6', chooser: 'evil'}, 'eo?dcl');
		expect(kept(finishedHangman(play, origin))).toEqual({
			v: 1,
			game: 'hangman',
			date,
			code: codeOfHangman(play, origin.digest),
			digest: origin.digest.slice(0, 12),
			settings: {length: 4, budget: 6, chooser: 'evil'},
			seed: 'x',
			moves: 'eo?dcl',
			result: 'won',
			misses: 2,
		});
	});

	test('Hangman that a bot played is watched; a word of one’s own has no value', () => {
		const watched = hangman({length: '4', budget: '1', chooser: 'evil', guesser: 'expert'}, 'z');
		expect(kept(finishedHangman(watched, origin))).toMatchObject({
			result: 'watched',
			settings: {guesser: 'expert'},
		});
		const own = finishedHangman(hangman({secret: 'deal', chooser: 'random', budget: '1'}, 'z'), origin);
		expect(own).toMatchObject({result: 'lost', misses: 1, settings: {secret: 'deal'}});
		expect(own).toHaveProperty('value', undefined);
	});

	test('a proved value is kept', async () => {
		const small = await load('small', 'en');
		const play = hangman({dictionary: 'small', length: '2', budget: '1', chooser: 'evil'}, 'q', small);
		const {value} = finishedHangman(play, {date, digest: digestOf(small)}) as {value?: number};
		expect(value).toBeGreaterThan(0);
	});

	test('another language is named', async () => {
		const words = await russian();
		const play = hangman(
			{language: 'ru', dictionary: 'common', length: '6', budget: '1', chooser: 'evil'},
			'щ',
			words,
		);
		expect(kept(finishedHangman(play, {date, digest: digestOf(words)}))).toMatchObject({
			language: 'ru',
			moves: 'щ',
		});
	});

	test('a day: its date, its value, and no settings', async () => {
		const play = await day('qzxjvkwybfpgm');
		const line = finishedHangman(play, {date, digest: ''});
		expect(kept(line)).toEqual({
			v: 1,
			game: 'daily',
			date,
			code: codeOfHangman(play, ''),
			day: '2026-11-21',
			moves: 'qzxjvkwybf',
			result: 'lost',
			misses: 10,
			value: 7,
		});
	});

	test('Ghost: the result is that of the one person who played', () => {
		const lost = finishedGhost(ghost({opponent: 'random'}, 'z'), origin);
		expect(kept(lost)).toEqual({
			v: 1,
			game: 'ghost',
			date,
			code: codeOfGhost(ghost({opponent: 'random'}, 'z'), origin.digest),
			digest: origin.digest.slice(0, 12),
			settings: {opponent: 'random', first: 'you', minLength: 4},
			seed: 'x',
			moves: 'z',
			result: 'lost',
		});
		expect(finishedGhost(ghost({opponent: 'random', first: 'computer'}, 'z'), origin)).toMatchObject({
			result: 'won',
		});
		expect(finishedGhost(ghost({opponent: 'human', player: 'careless'}, 'z'), origin)).toMatchObject({
			result: 'won',
		});
		expect(finishedGhost(ghost({opponent: 'human'}, 'z'), origin)).toMatchObject({result: 'watched'});
		expect(finishedGhost(ghost({opponent: 'random', player: 'perfect'}, 'z'), origin)).toMatchObject({
			result: 'watched',
		});
	});
});
