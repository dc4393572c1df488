import {guess} from '../../guess.js';
import {describe, expect, test} from 'vitest';
import {wordsOfLength, type Words} from '../../../../source/engine/words/words.js';
import {choosers} from '../../../../source/engine/hangman/choosers/choosers.js';
import {reveal} from '../../../../source/engine/hangman/rules/families.js';
import {currentSecret, newGame, status, wrongGuesses} from '../../../../source/engine/hangman/rules/game.js';
import {matchPattern} from '../../../../source/engine/hangman/rules/position.js';
import {handoutWords, dirtyGame, lastSecret, makeWords} from '../../../handout-games.js';
import {dictionaryOf, guessAll} from '../../helpers.js';

const curlyFamilies = [
	['-u---', 21],
	['-u-c-', 8],
	['-uc--', 2],
	['cu---', 2],
] as const;

describe('the games of the handouts', () => {
	const wordsOf = (list: readonly string[], length: number) =>
		wordsOfLength(dictionaryOf(list.join('\n')), length);
	const evilGame = (words: Words, budget: number) => newGame({words, budget});

	test('the dirty game comes out', () => {
		let game = evilGame(wordsOf(handoutWords, 4), 10);
		const choose = choosers.evil.begin(game.words);
		for (const {guess: letter, secret, possible, families} of dirtyGame) {
			expect([currentSecret(game), game.pool.length]).toEqual([secret, possible]);
			const result = guess(game, letter, choose);
			if (!result.ok) throw new Error(result.reason);
			const shown = result.turn.families.map(({places, pool}) => [
				reveal(game.pattern, letter, places),
				pool.length,
			]);
			expect(shown).toEqual(families);
			game = result.game;
		}

		expect([status(game), wrongGuesses(game).join(''), currentSecret(game)]).toEqual([
			'lost',
			'aeiobfclds',
			lastSecret,
		]);
	});

	test('the round of “curly” comes out', () => {
		const kept = makeWords(curlyFamilies, 'aiseobuc', ['curly']);
		const game = guessAll(evilGame(wordsOf(kept, 5), 25), 'aiseobu');
		expect([game.pattern, game.pool.length, currentSecret(game)]).toEqual(['-u---', 33, 'curly']);
		const families = guessAll(game, 'c').turns.at(-1)?.families ?? [];
		expect(families.map(({places, pool}) => [reveal('-u---', 'c', places), pool.length])).toEqual(
			curlyFamilies,
		);
	});

	test('the words possible in the clean game come out', () => {
		const patterns = ['-------', '-a---a-', '-an--an', '-ang-an', 'hang-an'];
		const seven = wordsOf(handoutWords, 7);
		expect(patterns.map(pattern => matchPattern(seven, pattern).length)).toEqual([7359, 81, 3, 1, 1]);
	});
});
