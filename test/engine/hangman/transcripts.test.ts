import {describe, expect, test} from 'vitest';
import {wordsOfLength} from '../../../source/engine/dictionary.js';
import {choosers} from '../../../source/engine/hangman/choosers.js';
import {currentSecret, guess, newGame, status, wrongLetters} from '../../../source/engine/hangman/game.js';
import {matchPattern, reveal} from '../../../source/engine/hangman/patterns.js';
import type {Letter} from '../../../source/engine/letters.js';
import {seedRandom} from '../../../source/engine/random.js';
import {dictionaryOf, guessAll, listBeside} from '../helpers.js';

/** The handout's dirty game: a guess, the word the fiend names before it, the words possible, the families. */
const dirtyGame: readonly [letter: Letter, secret: string, possible: number, families: string][] = [
	['a', 'abba', 2235, '---- 1422 ---a 62 --a- 196 -a-- 422 -a-a 15 -aa- 2 a--- 91 a--a 14 a-a- 11'],
	[
		'e',
		'beck',
		1422,
		'---- 839 ---e 190 --e- 118 --ee 6 -e-- 170 -e-e 9 -ee- 47 e--- 25 e--e 5 e-e- 12 ee-- 1',
	],
	['i', 'bibs', 839, '---- 550 ---i 9 --i- 80 -i-- 174 -i-i 4 i--- 17 i--i 1 i-i- 4'],
	['o', 'blob', 550, '---- 216 ---o 9 --o- 57 -o-- 189 -o-o 9 -oo- 50 o--- 16 o--o 3 o-o- 1'],
	['u', 'blum', 216, '---- 10 --u- 37 -u-- 164 -u-u 2 u--- 2 u--u 1'],
	['b', 'buck', 164, '-u-- 127 -u-b 3 -ub- 8 bu-- 25 bu-b 1'],
	['f', 'cuff', 127, '-u-- 113 -u-f 3 -uf- 1 -uff 3 fu-- 7'],
	['c', 'cull', 113, '-u-- 94 -uc- 10 cu-- 9'],
	['l', 'dull', 94, '-u-- 74 -u-l 1 -ul- 5 -ull 6 lu-- 7 lull 1'],
	['d', 'dump', 74, '-u-- 60 -u-d 2 -ud- 3 -udd 2 du-- 7'],
	['s', 'gums', 60, '-u-- 25 -u-s 18 -us- 11 -uss 2 su-- 2 su-s 2'],
];

const list = listBeside('lowerwords.txt');

describe.skipIf(list === undefined)('with the handout’s list', () => {
	const words = (length: number) => wordsOfLength(dictionaryOf(list ?? ''), length);
	const evilGame = (length: number, budget: number) =>
		newGame({words: words(length), chooser: choosers.evil, budget, random: seedRandom('')});

	test('the dirty game comes out', () => {
		let game = evilGame(4, 10);
		for (const [letter, secret, possible, families] of dirtyGame) {
			expect([currentSecret(game), game.pool.length]).toEqual([secret, possible]);
			const result = guess(game, letter);
			if (!result.ok) throw new Error(result.reason);
			const shown = result.turn.families.map(
				({places, pool}) => `${reveal(game.pattern, letter, places)} ${pool.length}`,
			);
			expect(shown.join(' ')).toBe(families);
			game = result.game;
		}

		expect([status(game), wrongLetters(game).join(''), currentSecret(game)]).toEqual([
			'lost',
			'aeiobfclds',
			'hugh',
		]);
	});

	test('the round of “curly” comes out', () => {
		const game = guessAll(evilGame(5, 25), 'aiseobu');
		expect([game.pattern, game.pool.length, currentSecret(game)]).toEqual(['-u---', 33, 'curly']);
		const families = guessAll(game, 'c').turns.at(-1)?.families ?? [];
		expect(families.map(({places, pool}) => [reveal('-u---', 'c', places), pool.length])).toEqual([
			['-u---', 21],
			['-u-c-', 8],
			['-uc--', 2],
			['cu---', 2],
		]);
	});

	test('the words possible in the clean game come out', () => {
		const patterns = ['-------', '-a---a-', '-an--an', '-ang-an', 'hang-an'];
		const seven = words(7);
		expect(patterns.map(pattern => matchPattern(seven, pattern).length)).toEqual([7359, 81, 3, 1, 1]);
	});
});
