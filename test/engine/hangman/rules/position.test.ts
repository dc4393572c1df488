import fc from 'fast-check';
import {expect, test} from 'vitest';
import {nextPosition, positionOf, type Position} from '../../../../source/engine/hangman/rules/position.js';
import {someGame, statesOf, texts} from '../../helpers.js';

/** All that a position tells. */
const told = ({words, pattern, guessed, agreeing, fitting}: Position) => ({
	shown: {pattern, guessed},
	agreeing: texts(words, agreeing()),
	fitting: texts(words, fitting()),
});

test('a position goes on as the game does', () => {
	fc.assert(
		fc.property(someGame('random', 'evil'), ({game, chooser, order}) => {
			let position = positionOf(game);
			for (const [, after] of statesOf(game, order, chooser)) {
				const turn = after.turns.at(-1);
				if (turn) position = nextPosition(position, turn.guess, turn.kept);
				expect(told(position)).toEqual(told(positionOf(after)));
			}
		}),
	);
});
