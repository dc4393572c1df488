import {makeGuess} from './moves.js';
import {expect, test} from 'vitest';
import {makeBook, parseDictionary, readGhostMoves, type VariantName} from '../../source/engine/index.js';
import {kinds} from '../../source/games/kinds.js';
import {playMove} from './ghost-moves.js';
import {beginGhost, explainedInGhost} from '../../source/games/ghost/ghost.js';
import {beginHangman} from '../../source/games/hangman/hangman.js';
import type {Texts} from '../../source/settings/setting.js';
import {scrollbackTexts, shareGame} from '../../source/text/share.js';
import type {GamePlay} from '../../source/games/kinds.js';
import {settleGhost, settleHangman} from '../settings/settle.js';

const parsed = parseDictionary('deal');
if (!parsed.ok) throw new Error(parsed.reason);
const {dictionary} = parsed;

/** Returns the first line that a game leaves in the scrollback. */
const resultOf = (play: GamePlay): string => scrollbackTexts(play)[0] ?? '';

function hangman(asked: Texts, letters: string): string {
	const settled = settleHangman({length: '4', ...asked}, dictionary, '4f2a');
	if (!settled.ok) throw new Error(settled.sentence);
	let play = beginHangman(dictionary, settled.settings, 'one');
	for (const letter of ['d', 'e', 'a', 'l', 'x'] as const)
		if (letters.includes(letter)) ({play} = makeGuess(play, letter));
	return resultOf(play);
}

test('a finished game of Hangman leaves its result', () => {
	expect(hangman({}, 'deal')).toBe('You won! The word was deal.');
	expect(hangman({budget: '1', chooser: 'perfect'}, 'x')).toBe('You lost. The word was deal.');
	expect(hangman({}, 'd')).toBe('');
});

test('a finished game of Ghost does, too, and a match at its end', () => {
	const play = (asked: Texts) => {
		const begun = beginGhost(makeBook('ghost', dictionary, 1), settleGhost(asked, '4f2a'), 'one');
		const result = playMove(begun, {kind: 'letter', letter: 'z', place: ''});
		if (!result.ok) throw new Error(result.reason);
		return resultOf(result.play);
	};

	expect(play({opponent: 'human'})).toBe('No word begins with Z: player 1 loses.');
	expect(play({opponent: 'human', isMatch: 'yes'})).toBe('');
});

test.each([
	[
		'challenge',
		false,
		'd!=deal.',
		'Player 1 named DEAL: player 2’s challenge fails. Player 2 loses.',
		'player 2 loses',
	],
	[
		'instant',
		true,
		'zzzzz',
		'No word begins with Z: player 1 loses. Player 1 loses the match.',
		'player 1 loses the match',
	],
] as const)(
	'by the rule %s, match %s: what is left of %s says who lost',
	(rule, isMatch, moves, left, shared) => {
		const settings = {...settleGhost({opponent: 'human', rule}, '4f2a'), isMatch};
		const begun = beginGhost(makeBook('ghost', dictionary, 1), settings, 'one');
		const {play} = kinds.ghost.resume(begun, readGhostMoves(moves));
		expect(resultOf(play)).toBe(left);
		expect(shareGame(play, {code: undefined, isSpoken: false})).toContain(` · ${shared} · `);
	},
);

test('after a round of Ghost the words that it names are explained, each once', () => {
	const round = (moves: string, rule = 'instant', variant: VariantName = 'ghost') => {
		const settings = settleGhost({opponent: 'human', rule, variant}, 'x');
		return kinds.ghost.resume(
			beginGhost(makeBook(variant, dictionary, 4), settings, 'a'),
			readGhostMoves(moves),
		).play;
	};
	expect(explainedInGhost(round('deal'), undefined)).toEqual(['deal']);
	expect(explainedInGhost(round('lead', 'instant', 'spook'), undefined)).toEqual(['deal']);
	expect(explainedInGhost(round('dz'), 'deal')).toEqual(['deal']);
	expect(explainedInGhost(round('de!=deal.', 'challenge'), 'deal')).toEqual(['deal']);
	expect(explainedInGhost(round('dx!=dull.', 'challenge'), 'deal')).toEqual(['deal']);
	expect(explainedInGhost(round('de'), 'deal')).toEqual([]);
});
