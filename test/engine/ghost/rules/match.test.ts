import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {
	matchWinner,
	nextOrder,
	penaltyOf,
	type GhostMatch,
} from '../../../../source/engine/ghost/rules/game.js';

const newMatch = (first: number, players = 2): GhostMatch => ({players, first, losers: []});

const after = (match: GhostMatch, ...losers: readonly number[]): GhostMatch => ({
	...match,
	losers: [...match.losers, ...losers],
});

test('a match opens without letters', () => {
	const match = newMatch(1);
	expect([penaltyOf(match, 0), penaltyOf(match, 1), matchWinner(match)]).toEqual(['', '', undefined]);
	expect(nextOrder(match)).toEqual([1, 0]);
});

test('of two, the loser of a round has a letter more and begins the next one', () => {
	const match = after(newMatch(0), 1);
	expect(penaltyOf(match, 1)).toBe('G');
	expect(nextOrder(match)).toEqual([1, 0]);
	expect(nextOrder(after(match, 0))).toEqual([0, 1]);
});

test('the word is spelled letter by letter, and whole it is lost', () => {
	let match = newMatch(0);
	for (const spelled of ['G', 'GH', 'GHO', 'GHOS', 'GHOST']) {
		expect(matchWinner(match)).toBeUndefined();
		match = after(match, 0);
		expect(penaltyOf(match, 0)).toBe(spelled);
	}

	expect(matchWinner(match)).toBe(1);
});

test('any match of two is over after five to nine rounds', () => {
	fc.assert(
		fc.property(fc.array(fc.constantFrom(0, 1), {minLength: 9, maxLength: 9}), losers => {
			let match = newMatch(0);
			for (const loser of losers) if (matchWinner(match) === undefined) match = after(match, loser);
			const winner = matchWinner(match);
			expect(winner).toBeDefined();
			expect(match.losers.length).toBeGreaterThanOrEqual(5);
			expect(penaltyOf(match, 1 - (winner ?? 0))).toBe('GHOST');
		}),
	);
});

describe('of three', () => {
	test('the player after the loser begins the next round', () => {
		expect(nextOrder(newMatch(2, 3))).toEqual([2, 0, 1]);
		expect(nextOrder(after(newMatch(2, 3), 0))).toEqual([1, 2, 0]);
		expect(nextOrder(after(newMatch(2, 3), 0, 2))).toEqual([0, 1, 2]);
	});

	test('one who is out plays no more, and the last one left wins', () => {
		const match = after(newMatch(0, 3), 1, 1, 1, 1, 1);
		expect(nextOrder(match)).toEqual([2, 0]);
		expect(matchWinner(match)).toBeUndefined();
		expect(nextOrder(after(match, 0))).toEqual([2, 0]);
		expect(nextOrder(after(match, 2))).toEqual([0, 2]);
		expect(matchWinner(after(match, 2, 2, 0, 2, 2, 2))).toBe(0);
	});
});
