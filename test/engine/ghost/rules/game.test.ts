import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {
	missedWord,
	newGhost,
	type Ending,
	type GhostGame,
} from '../../../../source/engine/ghost/rules/game.js';
import {spell} from '../../english.js';
import {bookOf, naiveMinimal, playAll, someLetter, someWords, playLetter} from '../../helpers.js';

const ghost = (list: string, minLength = 1): GhostGame => newGhost(bookOf(list, minLength));

describe('a game', () => {
	test('opens without letters, the first player to move', () => {
		expect(ghost('ant')).toMatchObject({fragment: '', toMove: 0, ending: undefined});
	});

	test('is played in turns', () => {
		const seats = ['', 'a', 'an', 'ant', 'antl'].map(
			letters => playAll(ghost('and antler cow'), letters).toMove,
		);
		expect(seats).toEqual([0, 1, 0, 1, 0]);
	});

	test.each<[list: string, letters: string, ending: Ending | undefined]>([
		['niacin', 'niacin', {kind: 'completed', loser: 1}],
		['joggle', 'joggle', {kind: 'completed', loser: 1}],
		['khedive', 'khedd', {kind: 'dead', loser: 0}],
		['and antler cow', 'cow', {kind: 'completed', loser: 0}],
		['and antler cow', 'and', {kind: 'completed', loser: 0}],
		['and antler cow', 'antler', {kind: 'completed', loser: 1}],
		['and antler cow', 'antle', undefined],
		['and antler cow', 'b', {kind: 'dead', loser: 0}],
		['shore shoreline', 'shore', {kind: 'completed', loser: 0}],
		['a', 'a', {kind: 'completed', loser: 0}],
	])('on %s of %s ends as %o', (list, letters, ending) => {
		expect(playAll(ghost(list), letters)).toMatchObject({fragment: letters, ending});
	});

	test('goes on through a word that is too short to count', () => {
		expect(playAll(ghost('shore shoreline', 6), 'shorel').ending).toBeUndefined();
	});

	test('on words none of which counts is lost with the first letter', () => {
		expect(playAll(ghost('ant', 4), 'a').ending).toEqual({kind: 'dead', loser: 0});
	});

	test('refuses every letter once it is over', () => {
		for (const letters of ['and', 'x'])
			expect(playLetter(playAll(ghost('and antler'), letters), 'a')).toEqual({
				ok: false,
				reason: 'game-over',
			});
	});

	test('is a value: a letter leaves the game it is played in as it was', () => {
		const game = playAll(ghost('and antler'), 'an');
		const before = {...game, turns: [...game.turns]};
		playLetter(game, 't');
		expect(game).toEqual(before);
	});
});

test.each([
	['x', 'and'],
	['c', 'and'],
	['antx', 'antler'],
	['and', 'antler'],
	['cow', undefined],
	['', undefined],
])('before its last letter “%s” could have become %s instead', (letters, word) => {
	expect(missedWord(playAll(ghost('and antler cow'), letters))).toBe(word);
});

test('every game ends as the rules say', () => {
	fc.assert(
		fc.property(someWords, fc.array(someLetter, {minLength: 7, maxLength: 7}), (list, letters) => {
			const words = naiveMinimal(list, 1);
			const begins = (fragment: string) => words.some(word => word.startsWith(fragment));
			let game = ghost(list.join(' '));
			for (const [turn, letter] of letters.entries()) {
				const result = playLetter(game, letter);
				if (!result.ok) break;
				game = result.game;
				const {fragment} = game;
				const kind = words.includes(fragment) ? 'completed' : begins(fragment) ? undefined : 'dead';
				expect(game.ending).toEqual(kind && {kind, loser: turn % 2});
				const missed = missedWord(game);
				if (missed !== undefined) expect(words).toContain(missed);
				expect(missed?.startsWith(fragment.slice(0, -1)) ?? true).toBe(true);
				expect(missed).not.toBe(fragment);
			}

			expect(game.ending).toBeDefined();
		}),
	);
});

test('two people play the sample of the handout to its end', () => {
	let game = ghost('niacin nice nick', 4);
	const seats: number[] = [];
	for (const letter of spell('niacin')) {
		seats.push(game.toMove);
		const result = playLetter(game, letter);
		if (!result.ok) throw new Error(result.reason);
		game = result.game;
	}

	expect(seats).toEqual([0, 1, 0, 1, 0, 1]);
	expect(game.ending).toEqual({kind: 'completed', loser: 1});
});
