import fc from 'fast-check';
import {expect, test} from 'vitest';
import type {Seat} from '../../../../source/engine/ghost/rules/game.js';
import {
	endRound,
	matchLoser,
	newMatch,
	penaltyOf,
	sideAt,
	type GhostMatch,
} from '../../../../source/engine/ghost/rules/match.js';

test('a match opens without letters', () => {
	const match = newMatch(1);
	expect([penaltyOf(match, 0), penaltyOf(match, 1), matchLoser(match)]).toEqual(['', '', undefined]);
	expect([sideAt(match, 0), sideAt(match, 1)]).toEqual([1, 0]);
});

test('who loses a round has a letter more and begins the next one', () => {
	const match = endRound(newMatch(0), 1);
	expect(match).toEqual({lost: [0, 1], beginner: 1});
	expect(penaltyOf(match, 1)).toBe('G');
	expect(endRound(match, 0)).toEqual({lost: [0, 2], beginner: 1});
	expect(endRound(match, 1)).toEqual({lost: [1, 1], beginner: 0});
});

test('the word is spelled letter by letter, and whole it is lost', () => {
	let match = newMatch(0);
	for (const spelled of ['G', 'GH', 'GHO', 'GHOS', 'GHOST']) {
		expect(matchLoser(match)).toBeUndefined();
		match = endRound(match, 0);
		expect(penaltyOf(match, 0)).toBe(spelled);
	}

	expect(matchLoser(match)).toBe(0);
	expect(() => endRound(match, 0)).toThrow(RangeError);
});

test('any match is over after five to nine rounds', () => {
	fc.assert(
		fc.property(fc.array(fc.constantFrom<Seat>(0, 1), {minLength: 9, maxLength: 9}), seats => {
			const states: GhostMatch[] = [newMatch(0)];
			for (const seat of seats) {
				const match = states.at(-1);
				if (match && matchLoser(match) === undefined) states.push(endRound(match, seat));
			}

			const last = states.at(-1) ?? newMatch(0);
			const loser = matchLoser(last);
			expect(loser).toBeDefined();
			expect(states.length - 1).toBeGreaterThanOrEqual(5);
			expect(last.lost[loser ?? 0]).toBe(5);
			expect(last.beginner).toBe(loser);
		}),
	);
});
