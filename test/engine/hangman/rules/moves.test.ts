import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {anyCharacter} from '../../../any-character.js';
import {
	guessesIn,
	hintsIn,
	looksIn,
	parseMoves,
	readMoves,
	writeMoves,
	type HangmanMove,
} from '../../../../source/engine/hangman/rules/moves.js';
import {languages} from '../../../../source/engine/alphabet.js';

const english = languages.en;

const someMove = fc.oneof(
	fc.constantFrom<HangmanMove>({kind: 'hint'}, {kind: 'look'}),
	fc
		.string({unit: fc.constantFrom(...Array.from('abcdefghéüж')), minLength: 1, maxLength: 6})
		.map((guess): HangmanMove => ({kind: 'guess', guess})),
);

describe('moves as text', () => {
	test('are read as they were written', () => {
		fc.assert(
			fc.property(fc.array(someMove), moves => {
				expect(readMoves(writeMoves(moves))).toEqual(moves);
			}),
		);
	});

	test.each([
		['e?*a=word.', true],
		['', true],
		['ee', false],
		['e?*?a', true],
		['e??a', false],
		['e*?*a', false],
		['e=e.', false],
		['=word.=word.', false],
		['eA', false],
		['e-', false],
		['=word', false],
		['e#', false],
	])('%j can be moves: %s', (text, expected) => {
		expect(parseMoves(text, english)).toEqual(expected ? readMoves(text) : undefined);
	});

	test('never break on any text', () => {
		fc.assert(
			fc.property(fc.string({unit: anyCharacter}), text => {
				expect(readMoves(text).length).toBeLessThanOrEqual(text.length);
				parseMoves(text, english);
			}),
		);
	});

	test.each([
		['e?a', 1, 0],
		['e*?a', 1, 1],
		['e*a*b', 0, 2],
		['e*', 0, 0],
	])('%s: %i hints, %i guesses with the families in view', (text, hints, looks) => {
		const moves = readMoves(text);
		expect([hintsIn(moves), looksIn(moves)]).toEqual([hints, looks]);
	});

	test('tell the guesses apart from the help', () => {
		expect(guessesIn(readMoves('e?*a=word.'))).toEqual(['e', 'a', 'word']);
	});
});
