import {describe, expect, test} from 'vitest';
import {choosers} from '../../../../source/engine/hangman/choosers/choosers.js';
import {remainingGuesses, status, type HangmanGame} from '../../../../source/engine/hangman/rules/game.js';
import {
	chooserAgent,
	guesserAgent,
	hangmanRules,
	type HangmanAgent,
} from '../../../../source/engine/hangman/rules/rules.js';
import {fromRecord, playNow} from '../../../../source/engine/play.js';
import {firstGame, guessAll, poolOf} from '../../helpers.js';

const nine = 'ally beta cool deal else flew good hope ibex';

const evilFor = (game: HangmanGame): HangmanAgent => chooserAgent(choosers.evil.begin(game.words));

const inOrder = (letters: string): HangmanAgent => guesserAgent(({turns}) => letters[turns.length]);

describe('the rules of Hangman', () => {
	test('ask the guesser, then the chooser, until the game is over', () => {
		const begun = firstGame(nine, 'evil', 1);
		expect(hangmanRules.asks(begun)).toEqual({player: 0, ask: begun});
		const asked = hangmanRules.answer(begun, {kind: 'guess', guess: 'e'});
		if (!asked.ok) throw new Error(asked.reason);
		expect(hangmanRules.asks(asked.state)).toMatchObject({player: 1, ask: asked.state});
		const lost = hangmanRules.answer(asked.state, {kind: 'keep', places: 0, isProved: true});
		if (!lost.ok) throw new Error(lost.reason);
		expect(status(lost.state)).toBe('lost');
		expect(hangmanRules.asks(lost.state)).toBeUndefined();
		expect(hangmanRules.answer(lost.state, {kind: 'guess', guess: 'o'})).toEqual({
			ok: false,
			reason: 'game-over',
		});
	});

	test('refuse an answer of a player who is not asked, and a family that is not in the question', () => {
		const begun = firstGame(nine, 'evil');
		expect(hangmanRules.answer(begun, {kind: 'keep', places: 0, isProved: true})).toEqual({
			ok: false,
			reason: 'not-asked',
		});
		const asked = hangmanRules.answer(begun, {kind: 'guess', guess: 'e'});
		if (!asked.ok) throw new Error(asked.reason);
		expect(hangmanRules.answer(asked.state, {kind: 'guess', guess: 'o'})).toEqual({
			ok: false,
			reason: 'not-asked',
		});
		expect(hangmanRules.answer(asked.state, {kind: 'hint'})).toEqual({ok: false, reason: 'not-asked'});
		expect(hangmanRules.answer(asked.state, {kind: 'keep', places: 15, isProved: true})).toEqual({
			ok: false,
			reason: 'no-such-family',
		});
	});

	test('count hints, and one look at the families for each guess', () => {
		const begun = firstGame(nine, 'evil');
		expect(hangmanRules.answer(begun, {kind: 'look'})).toEqual({ok: false, reason: 'nothing-to-look-at'});
		const helped = playNow(hangmanRules, guessAll(begun, 'e'), [
			fromRecord([
				{kind: 'look'},
				{kind: 'hint'},
				{kind: 'look'},
				{kind: 'guess', guess: 'o'},
				{kind: 'look'},
			]),
			evilFor(begun),
		]);
		expect(helped.moves.map(({kind}) => kind)).toEqual(['guess', 'look', 'hint', 'guess', 'look']);
		expect(remainingGuesses(helped)).toBe(remainingGuesses(begun) - 1);
	});

	test('take the price of a hint from the budget, but never the last wrong guess', () => {
		const game = {...firstGame(nine, 'evil', 2), hintPrice: 1};
		const hinted = hangmanRules.answer(game, {kind: 'hint'});
		if (!hinted.ok) throw new Error(hinted.reason);
		expect(remainingGuesses(hinted.state)).toBe(1);
		expect(hangmanRules.answer(hinted.state, {kind: 'hint'})).toEqual({ok: false, reason: 'already-hinted'});
		const last = {...game, budget: 1};
		expect(hangmanRules.answer(last, {kind: 'hint'})).toEqual({ok: false, reason: 'no-hint'});
	});

	test('end a game at a forfeit, won by the other side', () => {
		for (const [by, expected] of [
			['guesser', 'lost'],
			['chooser', 'won'],
		] as const) {
			const ended = hangmanRules.answer(firstGame(nine, 'evil'), {
				kind: 'forfeit',
				by,
				reason: {kind: 'guessed', letter: 'e'},
			});
			expect(ended.ok && status(ended.state)).toBe(expected);
			expect(ended.ok && hangmanRules.asks(ended.state)).toBeUndefined();
		}
	});

	test('play a bot’s game to its end, and a record to where it stops', () => {
		const begun = firstGame(nine, 'evil', 9);
		const whole = playNow(hangmanRules, begun, [inOrder('eotdcl'), evilFor(begun)]);
		expect([status(whole), poolOf(whole)]).toEqual(['won', ['cool']]);
		for (let known = 0; known < whole.moves.length; known++) {
			const part = playNow(hangmanRules, begun, [fromRecord(whole.moves.slice(0, known)), evilFor(begun)]);
			expect(part.moves).toEqual(whole.moves.slice(0, known));
			expect(playNow(hangmanRules, part, [inOrder('eotdcl'), evilFor(begun)])).toEqual(whole);
		}
	});

	test('a bot whose guess is refused is a fault', () => {
		const begun = firstGame(nine, 'evil');
		const stubborn = guesserAgent(() => 'e');
		expect(() => playNow(hangmanRules, begun, [stubborn, evilFor(begun)])).toThrow('already-guessed');
	});
});
